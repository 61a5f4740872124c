import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { rejectAdvert } from '@/server/modules/adverts/advert-store.ts'
import type { Listing } from '@/server/modules/adverts/advert-words.ts'
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
  const properties = await openProperties(db, wanted.properties, at)
  const projects = await openProjects(db, wanted.projects)
  const owners = new Set([...properties, ...projects].flatMap(({ owner_id }) => owner_id ?? []))
  for (const accountId of owners)
    if (accountId !== demoAgent) await givePackage(db, { accountId, at })
  const place = (ownerId: number, listing: Listing, isApproved = true) =>
    placeAdvert(db, {
      listing,
      ownerId,
      isApproved,
      origin: '',
      at,
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
  const { rows: free } = await sql<{ id: number }>`
    select p.id from property p where p.owner_id = ${ownerId} and ${isOpen(at)} and not p.is_premium
      and not exists (select 1 from advertisement a where a.property_id = p.id)
    order by p.id limit 3`.execute(db)
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

/** Those that are public; others cannot be featured. */
async function openProperties(db: Kysely<DB>, ids: number[], at: Date): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select p.id, p.owner_id from property p where p.id = any(${ids}::int[]) and ${isOpen(at)} order by p.id`.execute(
    db,
  )
  return rows
}

async function openProjects(db: Kysely<DB>, ids: number[]): Promise<Owned[]> {
  const { rows } = await sql<Owned>`
    select id, owner_id from public_project where id = any(${ids}::int[]) order by id`.execute(db)
  return rows
}

const isOpen = (at: Date) => sql`is_public(p, ${at}) and p.property_type in (0, 1)`
