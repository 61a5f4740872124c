import { type Kysely, sql } from 'kysely'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import type { DB } from '@/generated/database.ts'
import { writePreference } from '@/server/modules/feed/store.ts'
import { addFavourites } from '@/server/modules/members/favourites-store.ts'
import { addInterest } from '@/server/modules/members/interest-store.ts'
import { insertInterestNotice } from '@/server/modules/notifications/store.ts'
import type { CatalogIds } from './seed-catalog.ts'

const HOUR_MS = 3_600_000
const CITY = 'Portland'
const CHEAPER = 4
const LIKED = 3

/**
 * History of the demo member: favorites, price-drop notifications, feed preferences, and interest
 * in the demo agent's home.
 */
export async function seedDemoDays(
  db: Kysely<DB>,
  { ids, now }: { ids: CatalogIds; now: Date },
): Promise<void> {
  const member = await getAccountId(db, DEMO_ACCOUNTS.member)
  const agent = await getAccountId(db, DEMO_ACCOUNTS.agent)
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const cheaper = await keptUntilCheaper(db, member)
  const liked = await mostSeen(db, { but: cheaper, limit: LIKED })
  const kept = [...cheaper, ...liked]
  await addFavourites(db, { accountId: member, ids: kept, at: hoursAgo(30 * 24) })
  const categoryIds = ['house', 'townhouse'].flatMap((code) => ids.categories.get(code) ?? [])
  await writePreference(db, {
    accountId: member,
    category_ids: categoryIds,
    facility_ids: [],
    property_types: [0],
    min_price_minor: null,
    max_price_minor: 90_000_000,
    city: CITY,
    at: now,
  })
  const [wanted] = await ownHomes(db, agent)
  if (wanted === undefined) return
  const at = hoursAgo(20)
  await addInterest(db, { accountId: member, propertyId: wanted, at })
  const notice = { ownerId: agent, propertyId: wanted, actorId: member, at }
  await insertInterestNotice(db, notice)
}

async function getAccountId(db: Kysely<DB>, email: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Adds notifications for the latest price drops, as if the homes had been favorites before; returns
 * their ids.
 */
async function keptUntilCheaper(db: Kysely<DB>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ property_id: number }>`
    with fallen as (
      select distinct on (e.property_id) e.* from property_event e join property p on p.id = e.property_id
      where e.kind = 'price' and e.price_minor < e.former_price_minor and p.property_type = 0 and not p.is_premium
        and p.price_minor = e.price_minor and p.city = ${CITY}
      order by e.property_id, e.id desc),
    newest as (select * from fallen order by happened_at desc, id desc limit ${CHEAPER})
    insert into notification (account_id, kind, property_id, price_minor, former_price_minor, currency, created_at, read_at)
    select ${accountId}, 'price', property_id, price_minor, former_price_minor, currency, happened_at,
      case when row_number() over (order by happened_at desc, id desc) > 2 then happened_at + interval '3 hours' end
    from newest order by happened_at, id
    returning property_id`.execute(db)
  return rows.map(({ property_id }) => property_id).reverse()
}

async function mostSeen(
  db: Kysely<DB>,
  { but, limit }: { but: readonly number[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from property p join property_stats s on s.property_id = p.id
    where p.property_type = 0 and not p.is_premium and p.id <> all(${but}::int[])
    order by s.view_count desc, p.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function ownHomes(db: Kysely<DB>, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from property where owner_id = ${accountId} and property_type < 2 and not is_premium
      and is_active and request_status = 'approved' and expires_at is null
    order by id desc limit 1`.execute(db)
  return rows.map(({ id }) => id)
}
