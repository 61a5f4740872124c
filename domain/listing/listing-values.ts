import type { Position } from '../place/distance.ts'
import { isBlank } from '../text/blank-text.ts'
import { canBeSent, type PostedFile, type PostedPicture } from './posted-file.ts'

/** Upload owner, separate from the gallery. */
export function metaOwner(draft: string): string {
  return `${draft}-meta`
}

/** Upload owner for files in parameters. */
export function answersOwner(draft: string): string {
  return `${draft}-answers`
}

export function uploadOwners(draft: string): string[] {
  return [draft, metaOwner(draft), answersOwner(draft)]
}

/** Names follow the wire. */
export type ListingValues = {
  title: string
  description: string
  category_id: number | null
  /** The first is the title image. */
  pictures: readonly PostedPicture[]
  documents: readonly PostedFile[]
  video_link: string
  address: string
  city: string
  state: string
  country: string
  position: Position | null
  meta_title: string
  meta_keywords: string
  meta_description: string
  /** Custom slug; '' derives it from the title. */
  slug_id: string
  meta_picture: PostedPicture | null
}

export const noListing: ListingValues = {
  title: '',
  description: '',
  category_id: null,
  pictures: [],
  documents: [],
  video_link: '',
  address: '',
  city: '',
  state: '',
  country: '',
  position: null,
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  slug_id: '',
  meta_picture: null,
}

/** Max characters. */
export const listingMaxLengths = {
  title: 255,
  description: 20_000,
  address: 500,
  city: 150,
  state: 150,
  country: 150,
  client_address: 500,
  video_link: 500,
  meta_title: 255,
  meta_keywords: 1000,
  meta_description: 1000,
  slug_id: 100,
} as const

export type ListingFault =
  | 'titleRequired'
  | 'descriptionRequired'
  | 'priceRequired'
  | 'categoryRequired'
  | 'addressRequired'
  | 'cityRequired'
  | 'stateRequired'
  | 'countryRequired'
  | 'titleImageRequired'
  | 'valueRequired'
  | 'notANumber'
  | 'distanceRequired'
  | 'videoInvalid'
  | 'uploadsRunning'
  | 'planIncomplete'

export type ListingFaults = Readonly<Record<string, ListingFault>>

export function listingFaults(
  values: ListingValues,
  isVideo: (address: string) => boolean,
): Record<string, ListingFault> {
  const faults: Record<string, ListingFault> = {}
  const need = (field: keyof ListingValues, fault: ListingFault) => {
    const value = values[field]
    if (typeof value === 'string' ? isBlank(value) : value === null) faults[field] = fault
  }
  need('title', 'titleRequired')
  need('category_id', 'categoryRequired')
  need('description', 'descriptionRequired')
  need('address', 'addressRequired')
  need('city', 'cityRequired')
  need('state', 'stateRequired')
  need('country', 'countryRequired')
  if (values.pictures.length === 0) faults.pictures = 'titleImageRequired'
  else if (!values.pictures.every(canBeSent)) faults.pictures = 'uploadsRunning'
  if (!values.documents.every(canBeSent)) faults.documents = 'uploadsRunning'
  if (values.meta_picture && !canBeSent(values.meta_picture)) faults.meta_picture = 'uploadsRunning'
  const video = values.video_link.trim()
  if (video !== '' && !isVideo(video)) faults.video_link = 'videoInvalid'
  return faults
}

/** Also true if only the town changed: the provider would otherwise move the pin to its center. */
export function isPinSent(before: ListingValues, now: ListingValues): boolean {
  const isOther = (field: 'city' | 'state' | 'country') => {
    const text = now[field].trim()
    return text !== '' && text !== before[field].trim()
  }
  const isElsewhere = isOther('city') || isOther('state') || isOther('country')
  return isElsewhere || !isSame(before.position, now.position)
}

export type Difference = { field: string; mine: unknown; theirs: unknown }

/** Groups such as `parameters` count as one field. */
export function listDifferences(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): Difference[] {
  const fields = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return [...fields].flatMap((field) =>
    isSame(mine[field], theirs[field]) ? [] : [{ field, mine: mine[field], theirs: theirs[field] }],
  )
}

/** Deep; missing equals undefined. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** The title image (0) can only be replaced. */
export function goneFiles(
  before: Pick<ListingValues, 'pictures' | 'documents'>,
  now: Pick<ListingValues, 'pictures' | 'documents'>,
): { pictures: number[]; documents: number[] } {
  const gone = (had: readonly { id?: number }[], has: readonly { id?: number }[]) => {
    const kept = new Set(has.map(({ id }) => id))
    return had.flatMap(({ id }) => (id && !kept.has(id) ? [id] : []))
  }
  return {
    pictures: gone(before.pictures, now.pictures),
    documents: gone(before.documents, now.documents),
  }
}
