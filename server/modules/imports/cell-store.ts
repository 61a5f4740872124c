import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type ImportCell = {
  id: number
  row_number: number
  field: string
  column_name: string
  value: string
  reason: string | null
  mended: string | null
}

export type NewFault = {
  row: number
  field: string
  column: string
  value: string
  reason: string
}

/** More are counted only. */
export const MAX_CELLS = 100_000

/** Forgets the faults of an earlier check; mended cells stay. */
export async function clearFaults(db: Kysely<DB>, runId: number): Promise<void> {
  await sql`delete from import_cell where run_id = ${runId} and mended is null`.execute(db)
  await sql`update import_cell set reason = null where run_id = ${runId}`.execute(db)
}

/** A fault of a mended cell keeps the value of the file. */
export async function addFaults(
  db: Kysely<DB>,
  runId: number,
  faults: readonly NewFault[],
): Promise<void> {
  if (faults.length === 0) return
  await sql`
    insert into import_cell (run_id, row_number, field, column_name, value, reason, mended)
    select distinct on (f.row, f.column, f.field) ${runId}::int, f.row, f.field, f.column, f.value, f.reason,
      (select m.mended from import_cell m where m.run_id = ${runId} and m.row_number = f.row and m.column_name = f.column
        and m.mended is not null limit 1)
    from jsonb_to_recordset(${JSON.stringify(faults)}::jsonb) as f(row int, field text, "column" text, value text, reason text)
    order by f.row, f.column, f.field
    on conflict (run_id, row_number, column_name, field) do update set reason = excluded.reason`.execute(
    db,
  )
}

export type CellFilter = 'faulty' | 'mended'

export async function listCells(
  db: Kysely<DB>,
  asked: {
    runId: number
    show: CellFilter
    after: { row: number; id: number } | undefined
    limit: number
  },
): Promise<ImportCell[]> {
  const { runId, show, after, limit } = asked
  const isShown = show === 'faulty' ? sql`reason is not null` : sql`mended is not null`
  const { rows } = await sql<ImportCell>`
    select id::float8 as id, row_number, field, column_name, value, reason, mended from import_cell
    where run_id = ${runId} and ${isShown} and (row_number, id) > (${after?.row ?? 0}::int, ${after?.id ?? 0}::bigint)
    order by row_number, id limit ${limit}`.execute(db)
  return rows
}

export async function countCells(
  db: Kysely<DB>,
  runId: number,
): Promise<{ faulty: number; mended: number }> {
  const { rows } = await sql<{ faulty: number; mended: number }>`
    select count(*) filter (where reason is not null)::int as faulty, count(*) filter (where mended is not null)::int as mended
    from import_cell where run_id = ${runId}`.execute(db)
  return rows[0] ?? { faulty: 0, mended: 0 }
}

export type Mend = { row: number; column: string; value: string | null }

/** Gives cells a new value; null takes it away. Returns how many cells were found. */
export async function mendCells(
  tx: Kysely<DB>,
  runId: number,
  mends: readonly Mend[],
): Promise<number> {
  const { rows } = await sql<{ row: number; column: string }>`
    with mended as (
      update import_cell c set mended = m.value
      from jsonb_to_recordset(${JSON.stringify(mends)}::jsonb) as m(row int, "column" text, value text)
      where c.run_id = ${runId} and c.row_number = m.row and c.column_name = m.column and c.column_name <> ''
      returning c.row_number, c.column_name)
    select distinct row_number as row, column_name as column from mended`.execute(tx)
  return rows.length
}

export async function listMends(db: Kysely<DB>, runId: number): Promise<Mend[]> {
  const { rows } = await sql<Mend>`
    select distinct row_number as row, column_name as column, mended as value from import_cell
    where run_id = ${runId} and mended is not null`.execute(db)
  return rows
}
