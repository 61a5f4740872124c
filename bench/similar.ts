import { percentile, timeRequests } from './one-client.ts'
import type { BenchProvider } from './provider.ts'
import { atMost, type Figure } from './report.ts'

const HOMES = 200
const BUDGET_MS = 50

/** The similar homes of listings drawn evenly from all, one request at a time. */
export async function similarFigures({ pool, url }: BenchProvider): Promise<Figure[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select property_id as id from
      (select property_id, row_number() over (order by property_id) n, count(*) over () total from property_search) s
     where n % greatest(1, total / $1) = 0 limit $1`,
    [HOMES],
  )
  const paths = rows.map(({ id }) => `/api/get-all-similar-properties?property_id=${id}&limit=10`)
  const times = await timeRequests(url, paths)
  return [atMost('similar homes: p95', percentile(times, 0.95), BUDGET_MS, 'ms')]
}
