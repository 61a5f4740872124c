import { Kysely, PostgresDialect, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { MixRequest } from './mix.ts'
import { percentile, timeRequests } from './one-client.ts'
import type { BenchProvider } from './provider.ts'
import { amount, type Figure } from './report.ts'

const ADVERTS = 200
const ROUNDS = 3
/** The share by which running adverts may slow the search down. */
const MAX_RATIO = 1.1

/** p95 of the search with and without running adverts, in alternating rounds of one run. */
export async function advertFigures(
  provider: BenchProvider,
  mix: readonly MixRequest[],
): Promise<Figure[]> {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: provider.pool }) })
  const ids = await insertAdverts(db)
  const paths = mix.map(({ path }) => path)
  const times = { without: [] as number[], running: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      await enable(db, ids, false)
      times.without.push(...(await timeRequests(provider.url, paths)))
      await enable(db, ids, true)
      times.running.push(...(await timeRequests(provider.url, paths)))
    }
  } finally {
    await sql`delete from advertisement where property_id = any(${ids}::int[])`.execute(db)
    await sql`select refresh_search(${ids}::int[], now())`.execute(db)
  }
  const without = percentile(times.without, 0.95)
  const ratio = percentile(times.running, 0.95) / without
  return [
    {
      name: `mix with ${ADVERTS} adverts running: p95 beside none`,
      value: `${ratio.toFixed(2)}x of ${amount(without, 'ms')}`,
      budget: `≤ ${MAX_RATIO}x`,
      ok: ratio <= MAX_RATIO,
    },
  ]
}

async function insertAdverts(db: Kysely<DB>): Promise<number[]> {
  const { rows } = await sql<{ property_id: number }>`
    insert into advertisement (property_id, status, is_enabled, starts_at, ends_at)
    select property_id, 0, false, now() - interval '1 day', now() + interval '30 days'
    from property_search s where not exists (
      select 1 from advertisement a where a.property_id = s.property_id and a.status in (0, 1))
    order by md5(property_id::text) limit ${ADVERTS} returning property_id`.execute(db)
  return rows.map(({ property_id }) => property_id)
}

async function enable(db: Kysely<DB>, ids: number[], isOn: boolean): Promise<void> {
  await sql`update advertisement set is_enabled = ${isOn} where property_id = any(${ids}::int[])`.execute(
    db,
  )
  await sql`select refresh_search(${ids}::int[], now())`.execute(db)
}
