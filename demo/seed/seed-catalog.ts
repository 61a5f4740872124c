import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Album } from './album.ts'
import { DEMO_CATEGORIES, DEMO_PARAMETERS } from './catalog-data.ts'
import { DEMO_NEARBY_PLACES, DEMO_REPORT_REASONS } from './nearby-data.ts'
import { DEMO_PACKAGES, DEMO_SECTIONS } from './packages-data.ts'
import { COUNTRY, DEMO_CITIES } from './region.ts'

/** Ids by code. */
export type CatalogIds = {
  categories: Map<string, number>
  parameters: Map<string, number>
  nearbyPlaces: number[]
  /** By `name, state`. */
  places: Map<string, number>
}

export async function seedCatalog(db: Kysely<DB>, album: Album): Promise<CatalogIds> {
  return { ...(await seedStructure(db, album)), places: await seedPlaces(db, album) }
}

/** All of the catalog but the places. */
export async function seedStructure(
  db: Kysely<DB>,
  album: Album,
): Promise<Omit<CatalogIds, 'places'>> {
  const parameters = await seedParameters(db, album)
  const categories = await seedCategories(db, album, parameters)
  const nearbyPlaces = await seedNearbyPlaces(db, album)
  await seedReasons(db)
  await seedSections(db)
  await seedPackages(db)
  return { categories, parameters, nearbyPlaces }
}

async function seedParameters(db: Kysely<DB>, album: Album): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, it] of DEMO_PARAMETERS.entries()) {
    const { id } = await db
      .insertInto('parameter')
      .values({
        name: it.name,
        kind: it.kind,
        role: it.role ?? null,
        is_required: it.isRequired ?? false,
        image_key: album.of(`icon-${it.code}`)[0] ?? null,
        position,
        translations: JSON.stringify(it.translations),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(it.code, id)
    const options = (it.options ?? []).map(({ value, translations }, at) => ({
      parameter_id: id,
      value,
      position: at,
      translations: JSON.stringify(translations),
    }))
    if (options.length > 0) await db.insertInto('parameter_option').values(options).execute()
  }
  return ids
}

async function seedCategories(
  db: Kysely<DB>,
  album: Album,
  parameters: Map<string, number>,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, it] of DEMO_CATEGORIES.entries()) {
    const { id } = await db
      .insertInto('category')
      .values({
        name: it.name,
        slug: it.slug,
        position,
        image_key: album.of(`icon-${it.code}`)[0] ?? null,
        translations: JSON.stringify(it.translations),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(it.code, id)
    const rows = it.parameters.flatMap((code, at) => {
      const parameter = parameters.get(code)
      return parameter ? [{ category_id: id, parameter_id: parameter, position: at }] : []
    })
    await db.insertInto('category_parameter').values(rows).execute()
  }
  return ids
}

async function seedNearbyPlaces(db: Kysely<DB>, album: Album): Promise<number[]> {
  const rows = DEMO_NEARBY_PLACES.map(({ name, translations }, at) => ({
    name,
    image_key: album.of('icon-facility')[at] ?? null,
    translations: JSON.stringify(translations),
  }))
  const stored = await db.insertInto('facility').values(rows).returning('id').execute()
  return stored.map((row) => row.id)
}

async function seedReasons(db: Kysely<DB>): Promise<void> {
  const rows = DEMO_REPORT_REASONS.map(({ reason, translations }) => ({
    reason,
    translations: JSON.stringify(translations),
  }))
  await db.insertInto('report_reason').values(rows).execute()
}

async function seedSections(db: Kysely<DB>): Promise<void> {
  const rows = DEMO_SECTIONS.map(({ type, title, translations }, position) => ({
    type,
    title,
    position,
    translations: JSON.stringify(translations),
  }))
  await db.insertInto('home_section').values(rows).execute()
}

async function seedPackages(db: Kysely<DB>): Promise<void> {
  for (const [position, it] of DEMO_PACKAGES.entries()) {
    const { id } = await db
      .insertInto('package')
      .values({
        name: it.name,
        type: it.priceMinor === null ? 'free' : 'paid',
        price_minor: it.priceMinor,
        duration_hours: it.durationHours,
        position,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const features = it.features.map((feature) => ({
      package_id: id,
      feature_id: feature.id,
      limit_count: feature.limit,
    }))
    await db.insertInto('package_feature').values(features).execute()
  }
}

async function seedPlaces(db: Kysely<DB>, album: Album): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  const country = await insertPlace(db, { kind: 'country', name: COUNTRY, country: COUNTRY })
  for (const it of DEMO_CITIES) {
    const { name, state, latitude, longitude, population } = it
    const stateId =
      ids.get(state) ??
      (await insertPlace(db, {
        kind: 'state',
        name: state,
        parent: country,
        state,
        country: COUNTRY,
      }))
    ids.set(state, stateId)
    const id = await insertPlace(db, {
      kind: 'city',
      name,
      parent: stateId,
      city: name,
      state,
      country: COUNTRY,
      latitude,
      longitude,
      weight: population,
      image: album.next('city'),
    })
    ids.set(`${name}, ${state}`, id)
    for (const district of it.districts) {
      await insertPlace(db, {
        kind: 'district',
        name: district,
        parent: id,
        city: name,
        state,
        country: COUNTRY,
        latitude,
        longitude,
      })
    }
  }
  return ids
}

type NewPlace = {
  kind: string
  name: string
  parent?: number
  city?: string
  state?: string
  country: string
  latitude?: number
  longitude?: number
  weight?: number
  image?: string | null
}

async function insertPlace(db: Kysely<DB>, place: NewPlace): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into place (kind, name, parent_id, city, state, country, latitude, longitude, weight, image_key)
    values (${place.kind}, ${place.name}, ${place.parent ?? null}, ${place.city ?? ''}, ${place.state ?? ''}, ${place.country},
      ${place.latitude ?? null}, ${place.longitude ?? null}, ${place.weight ?? 0}, ${place.image ?? null})
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a place was not stored')
  return row.id
}
