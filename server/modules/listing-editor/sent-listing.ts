import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { videoAddress, youtubeId } from '@/domain/listing/video.ts'
import { isNullIsland } from '@/domain/place/null-island.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/contract/failure.ts'
import { findKnownCity } from './known-city-store.ts'

type SentListing = {
  category_id?: number
  latitude?: number
  longitude?: number
  video_link?: string
  gallery_images?: unknown
  remove_gallery_images?: unknown
  pictures?: unknown
  documents?: unknown
  remove_documents?: unknown
  document_files?: unknown
  meta_image?: unknown
  meta_upload?: string
}

/**
 * Validates what needs no database, before files are stored; `main` is the main picture by its
 * field name. Raises invalid.
 */
export function refuseImpossibleListing(
  sent: SentListing,
  { categories, main }: { categories: ReadonlyMap<number, unknown>; main: Record<string, unknown> },
): void {
  if ((sent.latitude === undefined) !== (sent.longitude === undefined)) {
    const missing = sent.latitude === undefined ? 'latitude' : 'longitude'
    throw invalid({ [missing]: 'is needed with the other half of the position' })
  }
  if (isNullIsland(sent.latitude ?? Number.NaN, sent.longitude ?? Number.NaN)) {
    throw invalid({ latitude: faultWords.positionUnknown })
  }
  const video = sent.video_link?.trim()
  if (video && !youtubeId(video)) {
    throw invalid({ video_link: 'must be the address of a YouTube video' })
  }
  const { gallery_images, remove_gallery_images, documents, remove_documents } = sent
  refuseTwoWays('pictures', sent.pictures, { ...main, gallery_images, remove_gallery_images })
  refuseTwoWays('document_files', sent.document_files, { documents, remove_documents })
  refuseTwoWays('meta_upload', sent.meta_upload, { meta_image: sent.meta_image })
  if (sent.category_id !== undefined && !categories.has(sent.category_id)) {
    throw invalid({ category_id: 'is not a category' })
  }
}

/** Raises invalid on `field` if both are sent. */
export function refuseTwoWays(
  field: string,
  value: unknown,
  others: Readonly<Record<string, unknown>>,
): void {
  const named = Object.keys(others).find((name) => others[name])
  if (value && named) throw invalid({ [field]: `cannot be sent with ${named}` })
}

const NEEDED = {
  title: faultWords.titleRequired,
  description: faultWords.descriptionRequired,
  address: faultWords.addressRequired,
  location: faultWords.addressRequired,
  city: faultWords.cityRequired,
  state: faultWords.stateRequired,
  country: faultWords.countryRequired,
} as const

type Needed = { readonly [Field in keyof typeof NEEDED]?: string | undefined }

/** The submitted text, else the stored one. Raises invalid without either. */
export function neededText(field: keyof Needed, sent: Needed, held: Needed | undefined): string {
  const text = sent[field] === undefined ? held?.[field] : sent[field].trim()
  if (!text) throw invalid({ [field]: NEEDED[field] })
  return text
}

/** The submitted category, else the stored one. Raises invalid without either. */
export function neededCategory(
  { category_id }: Pick<SentListing, 'category_id'>,
  held: { category_id: number } | undefined,
): number {
  const id = category_id ?? held?.category_id
  if (id === undefined) throw invalid({ category_id: faultWords.categoryRequired })
  return id
}

/** Raises invalid for a retired category, unless the listing has it already. */
export function refuseRetiredCategory(
  { category_id }: Pick<SentListing, 'category_id'>,
  categories: ReadonlyMap<number, { is_active: boolean }>,
  held: { category_id: number } | undefined,
): void {
  if (category_id === undefined || category_id === held?.category_id) return
  if (categories.get(category_id)?.is_active === false) {
    throw invalid({ category_id: 'is not offered any more' })
  }
}

/** The submitted video, with its scheme, else the stored one. */
export function toVideo(
  { video_link }: Pick<SentListing, 'video_link'>,
  held: { video_link: string } | undefined,
): string {
  return video_link === undefined ? (held?.video_link ?? '') : videoAddress(video_link)
}

type Town = { city: string; state: string; country: string }
type Place = { place_id: number | null; latitude: number | null; longitude: number | null }

/**
 * Without a submitted position, uses the stored one in the same city, else the center of the new
 * city.
 */
export async function findPlace(
  db: Kysely<DB>,
  town: Town,
  { latitude, longitude }: Pick<SentListing, 'latitude' | 'longitude'>,
  held: (Town & Place) | undefined,
): Promise<Place> {
  const sent = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
  const { city, state, country } = held ?? {}
  if (held && isDeepStrictEqual({ city, state, country }, town)) {
    return { place_id: held.place_id, ...(sent ?? positionIn(held)) }
  }
  const known = await findKnownCity(db, town)
  return { place_id: known?.id ?? null, ...(sent ?? positionIn(known)) }
}

function positionIn(place: Omit<Place, 'place_id'> | undefined): Omit<Place, 'place_id'> {
  return { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null }
}

export function pickChanges<Columns extends object>(
  columns: Columns,
  held: Columns,
): Partial<Columns> {
  const before = new Map<string, unknown>(Object.entries(held))
  const changed: Partial<Columns> = { ...columns }
  for (const [name, value] of Object.entries(columns)) {
    if (isDeepStrictEqual(value, before.get(name))) Reflect.deleteProperty(changed, name)
  }
  return changed
}
