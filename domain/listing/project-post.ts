import { isBlank } from '../text/blank-text.ts'
import {
  isPinSent,
  isSame,
  type ListingFault,
  type ListingFaults,
  type ListingValues,
  listingFaults,
  noListing,
} from './listing-values.ts'
import { canBeSent, type PostedFile, type PostedPicture } from './posted-file.ts'
import type { ProjectType } from './project-type.ts'
import { videoAddress, youtubeId } from './video.ts'

/** Picture or PDF. */
export type FloorPlanFile = PostedFile & { isPicture: boolean; url: string }

export type PostedFloorPlan = {
  key: string
  /** Set for saved plans. */
  id?: number
  title: string
  file: FloorPlanFile | null
}

export type ProjectValues = ListingValues & {
  type: ProjectType
  plans: readonly PostedFloorPlan[]
}

export const noProject: ProjectValues = { ...noListing, type: 'upcoming', plans: [] }

export const MAX_PLANS = 50
export const MAX_PLAN_TITLE_LENGTH = 255

/** Another plan can be added only if all are complete. */
export function isFloorPlanFilled({ title, file }: PostedFloorPlan): boolean {
  return !isBlank(title) && file !== null
}

export function planField(key: string): string {
  return `plans.${key}`
}

export function projectFaults(values: ProjectValues): ListingFaults {
  const isVideo = (address: string) => youtubeId(address) !== null
  const faults: Record<string, ListingFault> = listingFaults(values, isVideo)
  for (const plan of values.plans) {
    if (!isFloorPlanFilled(plan)) faults[planField(plan.key)] = 'planIncomplete'
    else if (plan.file && !canBeSent(plan.file)) faults[planField(plan.key)] = 'uploadsRunning'
  }
  return faults
}

type SentFloorPlan = { id?: number; title: string; upload?: string }

export type ProjectBody = {
  title: string
  description?: string
  category_id?: number
  type?: ProjectType
  location?: string
  city?: string
  state?: string
  country?: string
  latitude?: number
  longitude?: number
  video_link?: string
  meta_title?: string
  meta_description?: string
  meta_keywords?: string
  meta_upload?: string
  meta_image?: ''
  slug_id?: string
  pictures?: { upload?: string; id?: number; alt?: string }[]
  document_files?: { upload?: string; id?: number }[]
  remove_documents?: string
  plans?: SentFloorPlan[]
  remove_plans?: string
}

export function projectBody(values: ProjectValues): ProjectBody {
  const texts = Object.entries(toTexts(values)).filter(([, text]) => text !== '')
  const { type, category_id, pictures, documents, plans, meta_picture } = values
  return {
    ...Object.fromEntries(texts),
    title: values.title.trim(),
    ...(category_id === null ? {} : { category_id }),
    type,
    ...values.position,
    pictures: pictures.map(sentPicture),
    document_files: documents.map(sentDocument),
    plans: plans.map(sentPlan),
    ...(meta_picture?.upload ? { meta_upload: meta_picture.upload } : {}),
  }
}

/** Always includes the title; null without changes. */
export function projectChanges(before: ProjectValues, now: ProjectValues): ProjectBody | null {
  if (isSame(before, now)) return null
  const was: Record<string, string> = toTexts(before)
  const texts = Object.entries(toTexts(now)).filter(
    ([field, text]) => text !== was[field] && (text !== '' || clearable.has(field)),
  )
  return {
    ...Object.fromEntries(texts),
    title: now.title.trim(),
    ...(now.category_id !== null && now.category_id !== before.category_id
      ? { category_id: now.category_id }
      : {}),
    ...(now.type === before.type ? {} : { type: now.type }),
    ...(isPinSent(before, now) ? now.position : {}),
    ...changedFiles(before, now),
    ...changedPlans(before.plans, now.plans),
  }
}

/** Fields cleared by empty text; the others ignore it. */
const clearable = new Set(['video_link', 'meta_title', 'meta_description', 'meta_keywords'])

function changedFiles(before: ProjectValues, now: ProjectValues): Partial<ProjectBody> {
  const pictures = now.pictures.map(sentPicture)
  const isCleared = before.meta_picture !== null && now.meta_picture === null
  return {
    ...(isSame(before.pictures.map(sentPicture), pictures) ? {} : { pictures }),
    ...changedDocuments(before.documents, now.documents),
    ...(now.meta_picture?.upload ? { meta_upload: now.meta_picture.upload } : {}),
    ...(isCleared ? { meta_image: '' } : {}),
  }
}

/** Forms cannot send an empty list, so removals are listed. */
function changedDocuments(
  before: readonly PostedFile[],
  now: readonly PostedFile[],
): Partial<ProjectBody> {
  const documents = now.map(sentDocument)
  if (isSame(before.map(sentDocument), documents)) return {}
  if (documents.length > 0) return { document_files: documents }
  return { remove_documents: before.flatMap(({ id }) => id ?? []).join(',') }
}

/** Unchanged plans are listed too, for their order. */
function changedPlans(
  before: readonly PostedFloorPlan[],
  now: readonly PostedFloorPlan[],
): Partial<ProjectBody> {
  const plans = now.map(sentPlan)
  if (isSame(before.map(sentPlan), plans)) return {}
  const kept = new Set(now.flatMap(({ id }) => id ?? []))
  const gone = before.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
  return { plans, ...(gone.length > 0 ? { remove_plans: gone.join(',') } : {}) }
}

function sentPlan({ id, title, file }: PostedFloorPlan): SentFloorPlan {
  return {
    title: title.trim(),
    ...(id === undefined ? {} : { id }),
    ...(file?.upload ? { upload: file.upload } : {}),
  }
}

function sentPicture({ upload, id, alt }: PostedPicture) {
  return { ...(upload ? { upload } : { id: id ?? 0 }), alt: alt.trim() }
}

function sentDocument({ upload, id }: PostedFile) {
  return upload ? { upload } : { id: id ?? 0 }
}

function toTexts(values: ProjectValues) {
  const { title, description, address, city, state, country, video_link } = values
  const { meta_title, meta_description, meta_keywords, slug_id } = values
  return {
    title: title.trim(),
    description: description.trim(),
    location: address.trim(),
    city: city.trim(),
    state: state.trim(),
    country: country.trim(),
    video_link: videoAddress(video_link),
    meta_title: meta_title.trim(),
    meta_description: meta_description.trim(),
    meta_keywords: meta_keywords.trim(),
    slug_id: slug_id.trim(),
  }
}
