import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import {
  listMissedSearches,
  viewFigures,
  viewFunnel,
  viewIncome,
  viewWeek,
} from '@/server/modules/admin/figures/figures.ts'
import { onEmptyMarketplace, print, timeService } from './services.ts'

/**
 * Times the reads of the figures, and writes of counts, on a marketplace of 100,000 listings with a year of counters:
 * `node scripts/with-runtime.mjs node --import ./scripts/alias.mjs bench/figures.ts [listings]`. `DATABASE_URL` of an
 * empty database measures PostgreSQL.
 */
const listings = Number(process.argv[2] ?? 100_000)
const ROUNDS = 20

await onEmptyMarketplace(async (context) => {
  const { db } = context.deps
  await fillListings(db)
  print('listings are there')
  await fillYear(db)
  print('a year is there')
  await measure(context)
})

/** Listings with what figures read of them, in 40 cities and 8 categories, the first of which have most. */
async function fillListings(db: Kysely<DB>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`insert into category (name, slug) select 'Category ' || n, 'category-' || n from generate_series(1, 8) n`.execute(
    db,
  )
  await sql`
    insert into property (slug, category_id, property_type, request_status, title, description, address, city, state, country,
      latitude, longitude, public_latitude, public_longitude, price_minor)
    select 'home-' || n, 1 + floor(power((n * 7 % 1000) / 1000.0, 2) * 8)::int, n % 4, 'approved', 'Home ' || n, repeat('Words. ', 60),
      n || ' Mill Lane', 'City ' || floor(power((n * 13 % 997) / 997.0, 3) * 40)::int, 'Oregon', 'United States', 45, -122, 45, -122, 100000
    from generate_series(1, ${listings}::int) n`.execute(db)
  await sql`
    insert into property_stats (property_id, view_count, favourite_count) select id, id % 50, id % 7 from property`.execute(
    db,
  )
  await sql`
    insert into search_count select norm(city), 'oregon', 'united states', property_type, category_id, count(*), 0, 0, 1, 1, city,
      'Oregon', 'United States' from property where property_type < 2 group by city, property_type, category_id`.execute(
    db,
  )
}

/** Histories of every listing over a year, and counts of every day, city and category. */
async function fillYear(db: Kysely<DB>): Promise<void> {
  await sql`
    insert into property_event (property_id, kind, price_minor, currency, happened_at)
    select p.id, k.kind, 1, 'USD', now() - (p.id % 365) * interval '1 day' + k.n * interval '10 days'
    from property p cross join (values ('listed', 0), ('price', 1), ('withdrawn', 2), ('back', 3), ('sold', 4)) k (kind, n)
    where k.n < 2 or p.id % (k.n + 2) = 0`.execute(db)
  await sql`
    insert into figure_day (city_key, category_id, name, day, count)
    select c.key, k.id, n.name, current_date - d, 10 from (select '' as key union select city_key from search_count) c
    cross join (select 0 as id union select category_id from search_count) k
    cross join unnest(array['view', 'search', 'missed', 'favourite', 'inquiry', 'chat', 'viewing']) n (name)
    cross join generate_series(0, 730) d`.execute(db)
  await sql`
    insert into property_day (property_id, day, view_count)
    select id, current_date - d, 3 from property cross join generate_series(0, 10) d where id % 3 = 0`.execute(
    db,
  )
  await sql`
    insert into missed_search (day, category_id, bedrooms, max_price, count)
    select current_date - d, k, b, m, 1 from generate_series(0, 364) d, generate_series(1, 8) k, generate_series(0, 4) b,
      unnest(array[100000, 200000, 300000]) m`.execute(db)
  await sql`
    insert into inquiry (about, property_id, title, name, email, language_code, origin, consented_at, created_at, last_at, answered_at)
    select 'property', id, 'Home', 'Ada', 'ada@example.org', 'en', 'http://localhost', t, t, t, case when id % 3 > 0 then t + interval '1 hour' end
    from (select id, now() - (id % 365) * interval '1 day' as t from property where id % 5 = 0) p`.execute(
    db,
  )
  await sql`vacuum (analyze)`.execute(db)
}

async function measure(context: ServiceContext): Promise<void> {
  const { deps } = context
  const { rows } = await sql<{ city_key: string }>`
    select city_key from search_count group by 1 order by sum(listings) desc limit 1`.execute(
    deps.db,
  )
  const city = rows[0]?.city_key
  for (const period of ['30d', '12m'] as const) {
    await time(`series ${period}`, () => viewFigures(context, { period }))
    await time(`series ${period} of a city`, () => viewFigures(context, { period, city }))
    await time(`series ${period} of a category`, () =>
      viewFigures(context, { period, category_id: 1 }),
    )
    await time(`funnel ${period}`, () => viewFunnel(context, { period }))
    await time(`funnel ${period} of a city`, () => viewFunnel(context, { period, city }))
    await time(`missed ${period}`, () => listMissedSearches(context, { period }))
    await time(`income ${period}`, () => viewIncome(context, { period }))
  }
  await time('week', () => viewWeek(context))
  let id = 0
  await time('record 1,000 views', () => {
    for (let n = 0; n < 1000; n++) {
      id = (id % listings) + 1
      deps.figures.record({ name: 'view', listing: { kind: 'property', id }, viewerId: null })
    }
  })
  await time('record and write 1,000 views', async () => {
    for (let n = 0; n < 1000; n++) {
      id = (id % listings) + 1
      deps.figures.record({ name: 'view', listing: { kind: 'property', id }, viewerId: null })
    }
    await deps.figures.flush()
  })
}

function time(name: string, work: () => unknown): Promise<void> {
  return timeService(name, ROUNDS, work)
}
