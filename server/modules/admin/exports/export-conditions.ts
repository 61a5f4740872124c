import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

/** Undefined filters take everything. */
export type ExportFilter = {
  from: Date | undefined
  until: Date | undefined
  /** Key of a city. */
  city: string | undefined
  categoryId: number | undefined
  state: string | undefined
  source: string | undefined
  at: Date
}

/** Number of rows, and the last one: later ones are not part of the export. */
export type ExportSize = { count: number; last: number }

export type ExportRange = ExportFilter & { after: number; last: number; limit: number }

export function isWithin(
  column: RawBuilder<unknown>,
  { from, until }: Pick<ExportFilter, 'from' | 'until'>,
): RawBuilder<unknown> {
  return allOf([from && sql`${column} >= ${from}`, until && sql`${column} < ${until}`])
}

export function allOf(conditions: readonly (RawBuilder<unknown> | undefined)[]) {
  const given = conditions.filter((it) => it !== undefined)
  return given.length > 0 ? sql`(${sql.join(given, sql` and `)})` : sql`true`
}

/** `rows`: a query of ids. */
export async function measure(
  db: Kysely<DB>,
  rows: RawBuilder<{ id: number }>,
): Promise<ExportSize> {
  const { rows: found } = await sql<ExportSize>`
    select count(*)::int as count, coalesce(max(e.id), 0)::int as last from (${rows}) e`.execute(db)
  return found[0] ?? { count: 0, last: 0 }
}
