import type { Transaction } from 'kysely'
import { youtubeId } from '@/domain/video.ts'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/http/failure.ts'
import type { Input, RequestContext } from '@/server/http/handler.ts'
import { findKnownCity } from '@/server/modules/listing-posts/known-city.ts'
import type { ProjectColumns } from './posting-store.ts'

/** A project as its owner sent it. */
export type SentProject = Input<'postProject'>['body']

/** Refuses what can be told without the project itself, before a file is stored. */
export async function refuseImpossible({ deps }: RequestContext, sent: SentProject): Promise<void> {
  if ((sent.latitude === undefined) !== (sent.longitude === undefined)) {
    const missing = sent.latitude === undefined ? 'latitude' : 'longitude'
    throw invalid({ [missing]: 'is needed with the other half of the position' })
  }
  const video = sent.video_link?.trim()
  if (video && !youtubeId(video)) {
    throw invalid({ video_link: 'must be the address of a YouTube video' })
  }
  if (sent.pictures && (sent.image || sent.gallery_images || sent.remove_gallery_images)) {
    throw invalid({ pictures: 'cannot be sent with image, gallery_images or their removal' })
  }
  if (sent.document_files && (sent.documents || sent.remove_documents)) {
    throw invalid({ document_files: 'cannot be sent with documents or their removal' })
  }
  if (sent.meta_upload && sent.meta_image) {
    throw invalid({ meta_upload: 'cannot be sent with meta_image' })
  }
  const { categories } = await deps.catalog.read()
  if (sent.category_id !== undefined && !categories.has(sent.category_id)) {
    throw invalid({ category_id: 'is not a category' })
  }
}

/**
 * The columns of what was sent, upon those that the project has. Raises invalid for what every project needs and
 * neither has.
 */
export async function columnsOf(
  tx: Transaction<DB>,
  sent: SentProject,
  held?: ProjectColumns,
): Promise<ProjectColumns> {
  const address = {
    location: needed('location', 'Address is required', sent, held),
    city: needed('city', 'City is required', sent, held),
    state: needed('state', 'State is required', sent, held),
    country: needed('country', 'Country is required', sent, held),
  }
  const categoryId = sent.category_id ?? held?.category_id
  if (categoryId === undefined) throw invalid({ category_id: 'A category is required' })
  return {
    title: needed('title', 'Title is required', sent, held),
    description: needed('description', 'Description field is required', sent, held),
    category_id: categoryId,
    type: sent.type ?? held?.type ?? 'upcoming',
    ...address,
    ...(await placeOf(tx, address, sent, held)),
    video_link: sent.video_link?.trim() ?? held?.video_link ?? '',
    meta_title: meta('meta_title', sent, held),
    meta_description: meta('meta_description', sent, held),
    meta_keywords: meta('meta_keywords', sent, held),
  }
}

/** Those of the columns that differ. */
export function changesOf(columns: ProjectColumns, held: ProjectColumns): Partial<ProjectColumns> {
  const before: Record<string, unknown> = held
  const entries = Object.entries(columns).filter(([name, value]) => before[name] !== value)
  return Object.fromEntries(entries)
}

function needed(
  field: 'title' | 'description' | 'location' | 'city' | 'state' | 'country',
  fault: string,
  sent: SentProject,
  held: ProjectColumns | undefined,
): string {
  const text = sent[field]?.trim() || held?.[field]
  if (!text) throw invalid({ [field]: fault })
  return text
}

function meta(
  field: 'meta_title' | 'meta_description' | 'meta_keywords',
  sent: SentProject,
  held: ProjectColumns | undefined,
): string | null {
  const text = sent[field]
  return text === undefined ? (held?.[field] ?? null) : text.trim() || null
}

/** A position that is not sent is the middle of the town, as far as the house knows it. */
async function placeOf(
  tx: Transaction<DB>,
  address: Pick<ProjectColumns, 'city' | 'state' | 'country'>,
  { latitude, longitude }: SentProject,
  held: ProjectColumns | undefined,
): Promise<Pick<ProjectColumns, 'place_id' | 'latitude' | 'longitude'>> {
  const sent = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null
  const isSame =
    held?.city === address.city && held.state === address.state && held.country === address.country
  if (isSame) {
    const { place_id, latitude, longitude } = held
    return { place_id, ...(sent ?? { latitude, longitude }) }
  }
  const town = await findKnownCity(tx, address)
  const { latitude: middle = null, longitude: across = null } = town ?? {}
  return { place_id: town?.id ?? null, ...(sent ?? { latitude: middle, longitude: across }) }
}
