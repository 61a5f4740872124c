import { faultWords } from '@/domain/text/fault-words.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { HeldFile, ListedFile } from './listed-files-store.ts'

export type Album = {
  main: { key: string | null; alt: string }
  gallery: readonly ListedFile[]
}

/** `key` is set for a new upload. */
export type Entry = { id?: number; key?: string; alt?: string }

/** Either the complete new order, or additions and removals. */
export type RequestedAlbum =
  | { pictures: readonly Entry[] }
  | { main: string | undefined; added: readonly string[]; removed: readonly number[] }

/** Limits per listing, without the main picture. */
const MAX_PICTURES = 50
const MAX_DOCUMENTS = 20

type HeldAlbum = { main: Album['main']; gallery: readonly HeldFile[] }

/**
 * Applies changes. The first of `pictures` becomes the main one; id 0 is the current main one.
 * Raises invalid for unknown, duplicate or too many pictures.
 */
export function arrangeAlbum(held: HeldAlbum, wish: RequestedAlbum): Album {
  const album = 'pictures' in wish ? wholeAlbum(held, wish.pictures) : changedAlbum(held, wish)
  if (album.gallery.length <= MAX_PICTURES) return album
  const field = 'pictures' in wish ? 'pictures' : 'gallery_images'
  throw invalid({ [field]: `may be at most ${MAX_PICTURES} besides the main picture` })
}

function changedAlbum(
  held: HeldAlbum,
  { main, added, removed }: Exclude<RequestedAlbum, { pictures: unknown }>,
): Album {
  const gallery = without(held.gallery, removed, 'remove_gallery_images')
  return {
    main: main === undefined ? held.main : { key: main, alt: '' },
    gallery: [...gallery, ...added.map((key) => ({ key }))],
  }
}

function wholeAlbum(held: HeldAlbum, pictures: readonly Entry[]): Album {
  const entries = pictures.map((entry, at): ListedFile => {
    const field = `pictures[${at}]`
    if (entry.id !== 0 || entry.key !== undefined) return resolved(held.gallery, entry, field)
    if (held.main.key === null) throw invalid({ [field]: NOT_THERE })
    return { id: 0, key: held.main.key, alt: entry.alt ?? held.main.alt }
  })
  refuseTwice(entries, 'pictures')
  const [first, ...rest] = entries
  if (!first) throw invalid({ pictures: faultWords.titleImageRequired })
  return {
    main: { key: first.key, alt: first.alt ?? '' },
    gallery: rest.map(({ id, ...file }) => (id ? { id, ...file } : file)),
  }
}

/** Applies changes. Raises invalid for unknown, duplicate or too many documents. */
export function arrangeDocuments(
  held: readonly HeldFile[],
  wish: { all: readonly Entry[] } | { added: readonly string[]; removed: readonly number[] },
): ListedFile[] {
  const field = 'all' in wish ? 'document_files' : 'documents'
  const files =
    'all' in wish
      ? wish.all.map((entry, at) => resolved(held, entry, `document_files[${at}]`))
      : [...without(held, wish.removed, 'remove_documents'), ...wish.added.map((key) => ({ key }))]
  refuseTwice(files, field)
  if (files.length > MAX_DOCUMENTS) throw invalid({ [field]: `may be at most ${MAX_DOCUMENTS}` })
  return files
}

/** Removes files. Raises invalid on the field for unknown ids. */
export function without<File extends { id: number }>(
  held: readonly File[],
  removed: readonly number[],
  field: string,
): File[] {
  const known = new Set(held.map(({ id }) => id))
  if (removed.some((id) => !known.has(id))) throw invalid({ [field]: NOT_THERE })
  return held.filter(({ id }) => !removed.includes(id))
}

export function parseNumbers(joined: string | undefined): number[] {
  return joined ? joined.split(',').map(Number) : []
}

function resolved(held: readonly HeldFile[], entry: Entry, field: string): ListedFile {
  if ((entry.id === undefined) === (entry.key === undefined)) {
    throw invalid({ [field]: 'needs an upload or an id' })
  }
  if (entry.key !== undefined) return { key: entry.key, alt: entry.alt ?? '' }
  const file = held.find(({ id }) => id === entry.id)
  if (!file) throw invalid({ [field]: NOT_THERE })
  return { id: file.id, key: file.key, alt: entry.alt ?? file.alt }
}

function refuseTwice(files: readonly ListedFile[], field: string): void {
  const ids = files.flatMap(({ id }) => (id === undefined ? [] : [id]))
  if (new Set(ids).size < ids.length) throw invalid({ [field]: 'names one twice' })
}

const NOT_THERE = 'names something that is not there'
