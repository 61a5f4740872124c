import { PHOTO_MOST_BYTES } from './photo-rules.ts'

/** What a file is sent for. Photos and panoramas are pictures, `verification` takes pictures and documents. */
export const UPLOAD_PURPOSES = ['photo', 'panorama', 'document', 'verification'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Why a file is not taken; the same words on the wire and in the dictionaries. */
export const FILE_REFUSALS = [
  'notAPicture',
  'wrongKind',
  'tooSmall',
  'tooManyPixels',
  'tooLarge',
  'empty',
  'unreadable',
] as const
export type FileRefusal = (typeof FILE_REFUSALS)[number]

/** Of one document as it is sent. */
const DOCUMENT_MOST_BYTES = 20 * 1024 * 1024

/** Of one file that proves something, as it is sent. */
const PROOF_MOST_BYTES = 10 * 1024 * 1024

/** Endings of the documents that are taken; the bytes have to agree. */
export const DOCUMENT_ENDINGS = ['pdf', 'doc', 'docx', 'txt'] as const
export type DocumentEnding = (typeof DOCUMENT_ENDINGS)[number]

/** How many files of one person may be on their way at once. */
export const OPEN_UPLOADS = 60
/** How many bytes of one person may wait for a listing that refers to them. */
export const WAITING_BYTES = 2 * 1024 * 1024 * 1024

/** How many files of all people together may be on their way at once, and their bytes. */
export const OPEN_UPLOADS_OVERALL = 2000
export const OPEN_BYTES_OVERALL = 20 * 1024 * 1024 * 1024

const NAME_LONGEST = 200

/** The largest file of a purpose, in bytes. */
export function mostBytesOf(purpose: UploadPurpose): number {
  if (purpose === 'verification') return PROOF_MOST_BYTES
  return purpose === 'document' ? DOCUMENT_MOST_BYTES : PHOTO_MOST_BYTES
}

/**
 * A file's name without folders, control and direction characters, at most 200 characters long with
 * its ending kept; '' when nothing is left.
 */
export function cleanFileName(name: string): string {
  const bare = name
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[. ]+|[. ]+$/gu, '')
  const characters = [...bare]
  if (characters.length <= NAME_LONGEST) return bare
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(bare)?.[0] ?? ''
  return characters.slice(0, NAME_LONGEST - ending.length).join('') + ending
}

/** The ending of a file's name in lower case, without its dot; '' when there is none. */
export function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** What a stored file was called, by its address: without what makes its key one of its kind. */
export function storedName(url: string): string {
  const last = url.split('/').at(-1) ?? ''
  return decodeURIComponent(last).replace(/^[\da-f]{24}-/, '')
}
