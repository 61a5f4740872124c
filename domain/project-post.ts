import {
  canBeSent,
  isPinTold,
  isSame,
  type ListingFault,
  type ListingFaults,
  type ListingValues,
  listingFaults,
  noListing,
  type PostedFile,
  type PostedPicture,
} from './listing-values.ts'
import type { ProjectType } from './project-type.ts'
import { youtubeId } from './video.ts'

/** The drawing of a floor, a picture or a PDF. */
export type PlanFile = PostedFile & { isPicture: boolean; url: string }

/** A floor: what it is called, and its drawing. */
export type PostedPlan = {
  key: string
  /** A floor that the project has. */
  id?: number
  title: string
  file: PlanFile | null
}

/** Everything that a project is written with, as the form holds it. */
export type ProjectValues = ListingValues & {
  type: ProjectType
  plans: readonly PostedPlan[]
}

export const noProject: ProjectValues = { ...noListing, type: 'upcoming', plans: [] }

/** As many floors as a project may have. */
export const MOST_PLANS = 50
export const PLAN_TITLE_LONGEST = 255

/** Whether a floor has all it needs: another is added only when those before do. */
export function isPlanFilled({ title, file }: PostedPlan): boolean {
  return title.trim() !== '' && file !== null
}

/** The name of a floor among the fields of the form. */
export function planField(key: string): string {
  return `plans.${key}`
}

/** What has to be mended before publishing, by field. */
export function projectFaults(values: ProjectValues): ListingFaults {
  const isVideo = (address: string) => youtubeId(address) !== null
  const faults: Record<string, ListingFault> = listingFaults(values, isVideo)
  for (const plan of values.plans) {
    if (!isPlanFilled(plan)) faults[planField(plan.key)] = 'planIncomplete'
    else if (plan.file && !canBeSent(plan.file)) faults[planField(plan.key)] = 'uploadsRunning'
  }
  return faults
}

type SentPlan = { id?: number; title: string; upload?: string }

/** What the contract takes of both, a new project and a change. */
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
  plans?: SentPlan[]
  remove_plans?: string
}

/** A new project as the wire takes it. */
export function projectBody(values: ProjectValues): ProjectBody {
  const texts = Object.entries(textsOf(values)).filter(([, text]) => text !== '')
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

/** Only what differs from what the provider has, beside the title; null when nothing does. */
export function projectChanges(before: ProjectValues, now: ProjectValues): ProjectBody | null {
  if (isSame(before, now)) return null
  const was: Record<string, string> = textsOf(before)
  const texts = Object.entries(textsOf(now)).filter(
    ([field, text]) => text !== was[field] && (text !== '' || clearable.has(field)),
  )
  return {
    ...Object.fromEntries(texts),
    title: now.title.trim(),
    ...(now.category_id !== null && now.category_id !== before.category_id
      ? { category_id: now.category_id }
      : {}),
    ...(now.type === before.type ? {} : { type: now.type }),
    ...(isPinTold(before, now) ? now.position : {}),
    ...changedFiles(before, now),
    ...changedPlans(before.plans, now.plans),
  }
}

/** What an empty text takes away; other texts stay when theirs is empty. */
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

/** A form cannot carry an empty list: when none is left, those that were there are named. */
function changedDocuments(
  before: readonly PostedFile[],
  now: readonly PostedFile[],
): Partial<ProjectBody> {
  const documents = now.map(sentDocument)
  if (isSame(before.map(sentDocument), documents)) return {}
  if (documents.length > 0) return { document_files: documents }
  return { remove_documents: before.flatMap(({ id }) => id ?? []).join(',') }
}

/** Every floor that stays is named, so that their order is told, too. */
function changedPlans(
  before: readonly PostedPlan[],
  now: readonly PostedPlan[],
): Partial<ProjectBody> {
  const plans = now.map(sentPlan)
  if (isSame(before.map(sentPlan), plans)) return {}
  const kept = new Set(now.flatMap(({ id }) => id ?? []))
  const gone = before.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : [id]))
  return { plans, ...(gone.length > 0 ? { remove_plans: gone.join(',') } : {}) }
}

function sentPlan({ id, title, file }: PostedPlan): SentPlan {
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

/** Named as the wire names them. */
function textsOf(values: ProjectValues) {
  const { title, description, address, city, state, country, video_link } = values
  const { meta_title, meta_description, meta_keywords, slug_id } = values
  return {
    title: title.trim(),
    description: description.trim(),
    location: address.trim(),
    city: city.trim(),
    state: state.trim(),
    country: country.trim(),
    video_link: video_link.trim(),
    meta_title: meta_title.trim(),
    meta_description: meta_description.trim(),
    meta_keywords: meta_keywords.trim(),
    slug_id: slug_id.trim(),
  }
}
