import { type Insertable, type Kysely, sql } from 'kysely'
import { slugify, uniqueSlug } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { approximateLocation } from '@/server/modules/properties/approximate-location-rule.ts'
import type { Album } from './album.ts'
import type { PlannedListing } from './plans/listing-plan.ts'
import type { PicturedListing, SeedPlans } from './plans/seed-plans.ts'
import type { CatalogIds } from './seed-catalog.ts'
import { insertCounters, insertHistory } from './seed-listing-days.ts'

export type SeedSetting = {
  album: Album
  ids: CatalogIds
  agents: number[]
  /** Storage keys of demo PDFs. */
  documents: string[]
  secret: string
  now: Date
  plans: SeedPlans
}

/** With its moderation status if not approved. */
export type Illustrated = PicturedListing & { moderation?: ModerationStatus }

export type ModerationStatus = {
  request_status?: 'pending' | 'rejected'
  submitted_at?: Date
  approved_at?: null
  is_active?: boolean
  expires_at?: Date
} & Pick<Insertable<DB['property']>, 'end_told_for'>

const BATCH = 200
const DAY_MS = 86_400_000
/** A short film under a free license. */
export const DEMO_VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const TOURED = new Set(['house', 'flat', 'villa', 'loft', 'townhouse'])
const ROOMS = ['living', 'kitchen', 'bedroom', 'bath'] as const

/** Returns the used slugs and the listings to feature. */
export async function seedListings(
  db: Kysely<DB>,
  setting: SeedSetting,
  onProgress: (done: number, of: number) => void,
): Promise<{ taken: Set<string>; promoted: number[] }> {
  const { listings } = setting.plans
  const taken = new Set<string>()
  const promoted: number[] = []
  for (let at = 0; at < listings.length; at += BATCH) {
    const batch = listings.slice(at, at + BATCH)
    const ids = await writeListings(db, { batch, taken }, setting)
    promoted.push(...ids.filter((_, number) => batch[number]?.isFeatured))
    onProgress(at + batch.length, listings.length)
  }
  return { taken, promoted }
}

/** Inserts listings with all details; adds to the used slugs in `taken`. Returns ids. */
export async function writeListings(
  db: Kysely<DB>,
  { batch, taken }: { batch: Illustrated[]; taken: Set<string> },
  setting: SeedSetting,
): Promise<number[]> {
  const slugs = batch.map(({ title }) => {
    const slug = uniqueSlug(slugify(title), (it) => taken.has(it))
    taken.add(slug)
    return slug
  })
  const ids = await insertListings(db, batch, slugs, setting)
  await insertDetails(db, batch, ids, setting)
  await insertHistory(db, batch, ids, setting)
  await sql`select refresh_search(${ids}::int[], ${setting.now})`.execute(db)
  await insertCounters(db, batch, ids, setting)
  return ids
}

async function insertListings(
  db: Kysely<DB>,
  plans: Illustrated[],
  slugs: string[],
  { album, ids, agents, secret, now }: SeedSetting,
): Promise<number[]> {
  const rows = plans.map((plan, at) => {
    const slug = slugs[at] ?? ''
    const { latitude, longitude } = plan
    const shown = plan.hidesExactPlace ? approximateLocation(plan, slug, secret) : plan
    return {
      slug,
      owner_id: plan.agent === null ? null : (agents[plan.agent] ?? null),
      category_id: getId(ids.categories, plan.category),
      property_type: plan.propertyType,
      request_status: 'approved',
      title: plan.title,
      description: plan.description,
      address: plan.address,
      place_id: ids.places.get(`${plan.city.name}, ${plan.city.state}`) ?? null,
      city: plan.city.name,
      state: plan.city.state,
      country: plan.city.country,
      latitude,
      longitude,
      hides_exact_place: plan.hidesExactPlace,
      public_latitude: shown.latitude,
      public_longitude: shown.longitude,
      price_minor: plan.price * 100,
      rent_duration: plan.rentPeriod,
      is_premium: plan.isPremium,
      parameters: JSON.stringify(toParameters(plan, ids, album)),
      title_image_key: plan.title_image_key,
      panorama_key: pickPanorama(plan, album),
      video_link: plan.hasVideo ? DEMO_VIDEO : '',
      posted_at: postedAt(plan, now),
      approved_at: postedAt(plan, now),
      ...plan.moderation,
    }
  })
  const stored = await db.insertInto('property').values(rows).returning('id').execute()
  return stored.map((row) => row.id)
}

async function insertDetails(
  db: Kysely<DB>,
  plans: Illustrated[],
  ids: number[],
  { album, ids: catalog, documents }: SeedSetting,
): Promise<void> {
  const of = (at: number) => ids[at] ?? 0
  const files = plans.flatMap((plan, at) => [
    ...pickGallery(plan, album).map((file_key, position) => ({
      property_id: of(at),
      kind: 'gallery',
      file_key,
      position,
    })),
    ...documents
      .slice(0, plan.documents)
      .map((file_key, position) => ({ property_id: of(at), kind: 'document', file_key, position })),
  ])
  if (files.length > 0) await db.insertInto('property_file').values(files).execute()
  const nearbyPlaces = plans.flatMap((plan, at) =>
    plan.nearbyPlaces.map(({ nearbyPlace, distance }) => ({
      property_id: of(at),
      facility_id: catalog.nearbyPlaces[nearbyPlace] ?? 0,
      distance,
    })),
  )
  await db.insertInto('property_facility').values(nearbyPlaces).execute()
}

function postedAt({ ageDays }: PlannedListing, now: Date): Date {
  return new Date(now.getTime() - ageDays * DAY_MS)
}

function toParameters(plan: PlannedListing, ids: CatalogIds, album: Album) {
  const plan_key = plan.parameters.bedrooms === undefined ? null : album.next('plan')
  const values = { ...plan.parameters, ...(plan_key ? { plan: plan_key } : {}) }
  return Object.fromEntries(
    Object.entries(values).map(([code, value]) => [getId(ids.parameters, code), value]),
  )
}

/** Rooms of one style; exteriors are in the title picture. */
function pickGallery({ category, parameters, style }: Illustrated, album: Album): string[] {
  const subjects =
    category === 'land'
      ? ['land', 'land']
      : category === 'office'
        ? ['office', 'office', 'office']
        : [
            ...ROOMS,
            ...(parameters.bedrooms === 1 ? [] : ['bedroom']),
            ...(Number(parameters.plot) > 0 ? ['garden'] : []),
          ]
  const keys = subjects.map((subject) =>
    subject === 'land' || subject === 'garden' ? album.next(subject) : album.nextOf(subject, style),
  )
  return [...new Set(keys.filter((key) => key !== null))]
}

/** Some homes get a panorama. */
function pickPanorama({ category, style }: Illustrated, album: Album): string | null {
  return TOURED.has(category) && style % 7 === 3 ? album.next('panorama') : null
}

function getId(ids: Map<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`the demo catalog has no ${code}`)
  return id
}
