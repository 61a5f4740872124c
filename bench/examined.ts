import type { BenchProvider, Statement } from './provider.ts'

export type Examined = {
  /** Table rows scanned by the worst statement. */
  rows: number
  /** Index entries read into bitmaps by the worst statement, without table rows. */
  entries: number
  statement: string
}

/**
 * Runs each statement under EXPLAIN ANALYZE and counts scanned rows, returned and removed. EXPLAIN
 * does not see inside functions, so the row counters of the statistics cover those.
 */
export async function examine({ pool }: BenchProvider, statements: Statement[]): Promise<Examined> {
  const client = await pool.connect()
  let worst: Examined = { rows: 0, entries: 0, statement: '' }
  try {
    for (const { text, values } of statements) {
      await client.query('begin')
      const before = await countedRows(client)
      const { rows } = await client.query<{ 'QUERY PLAN': Explained[] }>(
        `explain (analyze, timing off, format json) ${text}`,
        values,
      )
      const counted = (await countedRows(client)) - before
      await client.query('rollback')
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      const seen = plan ? looked(plan) : { rows: 0, entries: 0 }
      const most = Math.max(seen.rows, counted)
      if (most > worst.rows) worst = { ...worst, rows: most, statement: text }
      worst.entries = Math.max(worst.entries, seen.entries)
    }
  } finally {
    client.release()
  }
  return worst
}

type Explained = { Plan: PlanNode }

type PlanNode = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: PlanNode[]
}

const SCANS = ['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan', 'Tid Scan']

function looked(node: PlanNode): { rows: number; entries: number } {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = (node['Actual Rows'] + removed) * node['Actual Loops']
  const sum = {
    rows: SCANS.includes(node['Node Type']) ? own : 0,
    entries: node['Node Type'] === 'Bitmap Index Scan' ? own : 0,
  }
  for (const child of node.Plans ?? []) {
    const below = looked(child)
    sum.rows += below.rows
    sum.entries += below.entries
  }
  return sum
}

async function countedRows(client: {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>
}): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as count from pg_stat_xact_user_tables`,
  )
  return rows[0]?.count ?? 0
}
