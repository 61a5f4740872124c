import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type Listing, rejectAdvert } from '@/server/modules/adverts/advert-store.ts'
import { placeAdvert } from '@/server/modules/adverts/advertise.ts'
import { giveBackOwnUse } from '@/server/modules/packages/balance.ts'
import { givePackage } from './seed-granted-packages.ts'
import type { SeedSetting } from './seed-listings.ts'

const REASON =
  'The first picture shows a plan. Please choose one of the house, and feature it again.'

type Owned = { id: number; owner_id: number | null }

/**
 * Features listings with packages of their owners, as members do. The demo agent also has one in
 * the slider, one that waits and one that was rejected.
 */
export async function seedAdverts(
  db: Kysely<DB>,
  { agents: [demoAgent], now: at }: Pick<SeedSetting, 'agents' | 'now'>,
  wanted: { properties: number[]; projects: number[] },
): Promise<void> {
  const properties = await ownersOf(db, 'property', wanted.properties)
  const projects = await ownersOf(db, 'project', wanted.projects)
  const owners = new Set([...properties, ...projects].flatMap(({ owner_id }) => owner_id ?? []))
  for (const accountId of owners)
    if (accountId !== demoAgent) await givePackage(db, { accountId, at })
  const place = (ownerId: number, listing: Listing, isApproved = true) =>
    placeAdvert(db, {
      ...{ listing, ownerId, isApproved, origin: '', at },
      placement: 'list',
    })
  for (const { id, owner_id } of properties) if (owner_id) await place(owner_id, { propertyId: id })
  for (const { id, owner_id } of projects) if (owner_id) await place(owner_id, { projectId: id })
  if (demoAgent !== undefined) await seedOwn(db, { ownerId: demoAgent, at })
}

async function seedOwn(
  db: Kysely<DB>,
  { ownerId, at }: { ownerId: number; at: Date },
): Promise<void> {
  const free = await db
    .selectFrom('property as p')
    .select('p.id')
    .where('p.owner_id', '=', ownerId)
    .where('p.is_active', '=', true)
    .where('p.request_status', '=', 'approved')
    .where('p.property_type', 'in', [0, 1])
    .where('p.is_premium', '=', false)
    .where((it) => it.or([it('p.expires_at', 'is', null), it('p.expires_at', '>', at)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('advertisement as a').select('a.id').whereRef('a.property_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(3)
    .execute()
  const [shown, waiting, refused] = free
  const advert = { ownerId, origin: '', at } as const
  if (shown) {
    const listing = { propertyId: shown.id }
    await placeAdvert(db, { ...advert, listing, placement: 'slider', isApproved: true })
  }
  if (waiting) {
    const listing = { propertyId: waiting.id }
    await placeAdvert(db, { ...advert, listing, placement: 'list', isApproved: false })
  }
  if (refused) {
    const listing = { propertyId: refused.id }
    const id = await placeAdvert(db, { ...advert, listing, placement: 'list', isApproved: false })
    const { quota_entry_id: useId } = await db
      .selectFrom('advertisement')
      .select('quota_entry_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (useId !== null) await giveBackOwnUse(db, { useId, accountId: ownerId, at })
    await rejectAdvert(db, { id, adminId: null, reason: REASON, at })
  }
}

function ownersOf(db: Kysely<DB>, table: 'property' | 'project', ids: number[]): Promise<Owned[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom(table)
    .select(['id', 'owner_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}
