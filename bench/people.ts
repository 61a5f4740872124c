import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { changeActivities } from '@/server/modules/admin/people/people-bulk.ts'
import { formatPeopleCursor } from '@/server/modules/admin/people/people-cursor.ts'
import type { AskedFilters } from '@/server/modules/admin/people/people-filters.ts'
import { listMatchingIds, listPeople } from '@/server/modules/admin/people/people-list.ts'
import { onEmptyMarketplace, print, timeService } from './services.ts'

/**
 * Times the list of people on a marketplace of 100,000 accounts and as many listings:
 * `node scripts/with-runtime.mjs node --import ./scripts/alias.mjs bench/people.ts [people] [only]`. `DATABASE_URL` of an
 * empty database measures PostgreSQL.
 */
const people = Number(process.argv[2] ?? 100_000)
/** Part of the names of measurements. */
const only = process.argv[3] ?? ''
const ROUNDS = 12
const ROWS = 31
const SORTS = ['newest', 'name', 'seen'] as const

const FILTERS: Record<string, AskedFilters> = {
  none: {},
  staff: { kind: 'staff' },
  agents: { kind: 'agent' },
  owners: { kind: 'owner' },
  members: { kind: 'member' },
  active: { state: 'active' },
  deactivated: { state: 'deactivated' },
  verified: { verification: 'success' },
  'pending verification': { verification: 'pending' },
  package: { package_id: 1 },
  German: { language: 'de' },
  'unused language': { language: 'fr' },
  'big city': { city: 'city 0' },
  'small city': { city: 'city 39' },
  'joined in a month': { joined_from: '2026-06-01', joined_to: '2026-06-30' },
  'seen in a month': { seen_from: '2026-06-01', seen_to: '2026-06-30' },
  'common word': { search: 'ada' },
  'rare word': { search: 'person-77777@' },
  'no such word': { search: 'quetzalcoatl' },
  number: { search: '+49 15 0007 7777' },
  'owners in German of a city': { kind: 'owner', language: 'de', city: 'city 1', state: 'active' },
}

await onEmptyMarketplace(async (context) => {
  await fill(context.deps.db)
  print('people are there')
  await measure(context)
})

/** A third have listings, some many; a tenth was never seen, and every 50th is deactivated. */
async function fill(db: Kysely<DB>): Promise<void> {
  await sql`set statement_timeout = 0`.execute(db)
  await sql`
    insert into account (slug, name, email, mobile, login_type, is_active, role, verification_status, about_me, language_code,
      created_at, last_seen_at)
    select 'person-' || n, case when n % 20 = 0 then '' else
        (array['Ada','Jonas','Mira','Zoë','Ömer','Lucía','Ahmed','Björn'])[1 + n % 8] || ' ' || md5(n::text) end,
      'person-' || n || '@example.org', '+4915' || lpad(n::text, 8, '0'), 3, n % 50 <> 0,
      case when n <= 20 then 'moderator' end, case when n % 40 = 0 then 'success' when n % 333 = 0 then 'pending' else 'initial' end,
      repeat('Words of a profile. ', 10), (array['en','en','en','de','es','ar'])[1 + n % 6],
      now() - n * interval '9 minutes', case when n % 10 > 0 then now() - (n * 7919 % 500000) * interval '1 minute' end
    from generate_series(1, ${people}::int) n`.execute(db)
  await sql`insert into category (name, slug) values ('Home', 'home')`.execute(db)
  await sql`
    insert into property (slug, owner_id, category_id, property_type, request_status, title, description, address, city, state, country,
      latitude, longitude, public_latitude, public_longitude, price_minor)
    select 'home-' || n, 1 + floor(power((n * 7919 % 100003) / 100003.0, 2) * ${people}::int * 0.6)::int, 1, n % 4, 'approved',
      'Home ' || n, repeat('Words. ', 60), n || ' Mill Lane', 'City ' || floor(power((n * 13 % 997) / 997.0, 3) * 40)::int, 'Oregon',
      'United States', 45, -122, 45, -122, 100000
    from generate_series(1, ${people}::int) n`.execute(db)
  await sql`insert into package (name, type, duration_hours) values ('Agency', 'free', 720)`.execute(
    db,
  )
  await sql`
    insert into payment_transaction (account_id, package_id, amount_minor, currency, type, state, reference, package_name, duration_hours,
      features, buyer, created_at, updated_at, paid_at)
    select a.id, k.id, 0, 'USD', 'free', 'paid', 'reference-' || a.id, 'Agency', 720, '[]', '{}', now(), now(), now()
    from account a cross join package k where a.id % 4 = 0`.execute(db)
  await sql`
    insert into user_package (account_id, package_id, payment_transaction_id, starts_at, ends_at)
    select account_id, package_id, id, now() - interval '1 day', now() + interval '20 days' from payment_transaction`.execute(
    db,
  )
  await sql`vacuum (analyze)`.execute(db)
}

async function measure(context: ServiceContext): Promise<void> {
  for (const [name, filters] of Object.entries(FILTERS)) {
    for (const sort of SORTS) {
      await time(`${name}, ${sort}`, () => listPeople(context, { ...filters, sort, limit: ROWS }))
    }
  }
  for (const sort of SORTS) {
    const after = await deepPlace(context, sort)
    await time(`deep page, ${sort}`, () => listPeople(context, { sort, after, limit: ROWS }))
    await time(`500 numbers, ${sort}`, () => listMatchingIds(context, { sort }))
  }
  await measureBulk(context)
}

/** The largest selection, there and back. */
async function measureBulk(context: ServiceContext): Promise<void> {
  await sql`
    insert into access_token (account_id, token_hash, created_at, proven_at, expires_at)
    values (1, 'bench', now(), now(), now() + interval '1 day')`.execute(context.deps.db)
  const ids = await listMatchingIds(context, { kind: 'owner', state: 'active', sort: 'newest' })
  for (const isActive of [false, true]) {
    const started = performance.now()
    const { done } = await changeActivities(context, { ids, isActive, reason: 'Benchmark.' })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`${isActive ? 'reactivate' : 'deactivate'} ${done} owners: ${seconds} s`)
  }
}

/** Place of a row in the middle of the list. */
async function deepPlace(context: ServiceContext, sort: (typeof SORTS)[number]): Promise<string> {
  const { rows } = await listPeople(context, { sort, search: 'f7', limit: 100 })
  const row = rows.at(-1)
  if (!row) throw new Error('Nobody was found')
  return formatPeopleCursor(row, sort)
}

async function time(name: string, work: () => unknown): Promise<void> {
  if (name.includes(only)) await timeService(name, ROUNDS, work)
}
