import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import type { components } from '@/generated/api-types.ts'
import type { DB } from '@/generated/database.ts'
import type { StructureItem } from './structure-store.ts'

export type StructureUse = components['schemas']['StructureUse']
type Place = StructureUse['by']

/** Tables that refer to an item, with a condition. */
const REFERENCES: Record<StructureKind, (id: number) => [Place, RawBuilder<unknown>][]> = {
  category: (id) => [
    ['properties', sql`property where category_id = ${id}`],
    ['projects', sql`project where category_id = ${id}`],
    ['slides', sql`slider where category_id = ${id}`],
    [
      'slideDrafts',
      sql`edition where kind = 'slide' and state in ('draft', 'scheduled')
        and (body #>> '{facts,categoryId}')::int = ${id}`,
    ],
    ['savedSearches', sql`saved_search where category_id = ${id}`],
    ['feedPreferences', sql`feed_preference where ${id} = any(category_ids)`],
  ],
  parameter: (id) => [
    ['categories', sql`category_parameter where parameter_id = ${id}`],
    ['properties', sql`property where parameters ? ${String(id)}`],
    [
      'savedSearches',
      sql`saved_search where query ~ ${`(^|&)parameter_id=(\\d+(,|%2C))*${id}(,|%2C|&|$)`}`,
    ],
  ],
  'nearby-place': (id) => [
    ['properties', sql`property_facility where facility_id = ${id}`],
    ['feedPreferences', sql`feed_preference where ${id} = any(facility_ids)`],
  ],
  'report-reason': (id) => [['reports', sql`report where reason_id = ${id}`]],
  'verification-field': (id) => [['answers', sql`verification_answer where field_id = ${id}`]],
}

/** Places that have the item, with their number; none if it is unused. */
export async function countUses(
  db: Kysely<DB>,
  { kind, id }: StructureItem,
): Promise<StructureUse[]> {
  const counts = REFERENCES[kind](id).map(
    ([by, rows]) => sql`select ${by}::text as by, count(*)::int as count from ${rows}`,
  )
  const { rows } = await sql<StructureUse>`${sql.join(counts, sql` union all `)}`.execute(db)
  return rows.filter(({ count }) => count > 0)
}
