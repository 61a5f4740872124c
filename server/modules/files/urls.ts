import { DOCUMENT_ENDINGS, endingOf } from '@/domain/file-rules.ts'

/** Address of a stored picture, in the size and format a page asks for; '' when there is none. */
export function imageUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/images/${encodeURIComponent(key)}` : ''
}

/** Address of a stored file as it is; '' when there is none. */
export function fileUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/${encodeURIComponent(key)}` : ''
}

/** Address of what may be a picture or a document; the ending of its key tells which. '' when there is none. */
export function pictureOrFileUrl(origin: string, key: string | null): string {
  const ending = endingOf(key ?? '')
  const isDocument = DOCUMENT_ENDINGS.some((known) => known === ending)
  return isDocument ? fileUrl(origin, key) : imageUrl(origin, key)
}
