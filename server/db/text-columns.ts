import { type RawBuilder, sql } from 'kysely'
import { propertyTexts } from '@/domain/listing/property-texts.ts'

/** Columns of the optional texts of properties; `table` is a name or an alias. */
export function textColumns(table: string): RawBuilder<unknown> {
  return sql.join(propertyTexts.map(({ name }) => sql.ref(`${table}.${name}`)))
}
