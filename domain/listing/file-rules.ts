import { trimEdges } from '../text/trim-edges.ts'
import { PHOTO_MAX_BYTES } from './photo-rules.ts'

/** `verification` accepts pictures and documents. */
export const UPLOAD_PURPOSES = ['photo', 'panorama', 'document', 'verification'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Codes shared by the wire and the dictionaries. */
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

const DOCUMENT_MAX_BYTES = 20 * 1024 * 1024

const PROOF_MAX_BYTES = 10 * 1024 * 1024

/** Accepted extensions; the bytes have to match. */
export const DOCUMENT_ENDINGS = ['pdf', 'doc', 'docx', 'txt'] as const
export type DocumentEnding = (typeof DOCUMENT_ENDINGS)[number]

/** Per person. */
export const OPEN_UPLOADS = 60
/** Per person, not yet attached to a listing. */
export const WAITING_BYTES = 2 * 1024 * 1024 * 1024

/** All people together. */
export const OPEN_UPLOADS_OVERALL = 2000
export const OPEN_BYTES_OVERALL = 20 * 1024 * 1024 * 1024

const MAX_NAME_LENGTH = 200

export function maxBytesFor(purpose: UploadPurpose): number {
  if (purpose === 'verification') return PROOF_MAX_BYTES
  return purpose === 'document' ? DOCUMENT_MAX_BYTES : PHOTO_MAX_BYTES
}

/**
 * Strips folders, control and bidi characters; truncates, but keeps the extension. May return ''.
 */
export function cleanFileName(name: string): string {
  const bare = name
    .toWellFormed()
    .replace(/^.*[/\\]/su, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
  const trimmed = trimEdges(bare, /[. ]/)
  const characters = [...trimmed]
  if (characters.length <= MAX_NAME_LENGTH) return trimmed
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(trimmed)?.[0] ?? ''
  return characters.slice(0, MAX_NAME_LENGTH - ending.length).join('') + ending
}

/** Lower case without the dot, or ''. */
export function fileExtension(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Original name, without the key's random prefix. */
export function storedName(url: string): string {
  const last = url.split('/').at(-1) ?? ''
  return decodeURIComponent(last).replace(/^[\da-f]{24}-/, '')
}
