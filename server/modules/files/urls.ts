import { DOCUMENT_ENDINGS, fileExtension } from '@/domain/listing/file-rules.ts'

/** URL of an image, resizable by query; '' without a key. */
export function imageUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/images/${encodeURIComponent(key)}` : ''
}

/** URL of a file; '' without a key. */
export function fileUrl(origin: string, key: string | null): string {
  return key ? `${origin}/api/ext/files/${encodeURIComponent(key)}` : ''
}

/** URL of an image or document, by extension; '' without a key. */
export function pictureOrFileUrl(origin: string, key: string | null): string {
  const ending = fileExtension(key ?? '')
  const isDocument = DOCUMENT_ENDINGS.some((known) => known === ending)
  return isDocument ? fileUrl(origin, key) : imageUrl(origin, key)
}
