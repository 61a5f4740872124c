import { fileExtension } from '../listing/file-rules.ts'
import { PHOTO_ENDINGS } from '../listing/photo-rules.ts'

export const MESSAGE_MAX_LENGTH = 5_000

export const ATTACHMENT_ENDINGS = [...PHOTO_ENDINGS, 'pdf', 'doc', 'docx'] as const

export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024

export type AttachmentFault = 'empty' | 'tooLarge' | 'wrongKind'

/** Why a file cannot go with a message; null if it can. The provider also looks into it. */
export function attachmentFault(file: { name: string; size: number }): AttachmentFault | null {
  if (!ATTACHMENT_ENDINGS.some((ending) => ending === fileExtension(file.name))) return 'wrongKind'
  if (file.size === 0) return 'empty'
  return file.size > ATTACHMENT_MAX_BYTES ? 'tooLarge' : null
}

/** Whether every browser draws it; the provider converts the others. */
export function isPictureName(name: string): boolean {
  return /^(png|jpe?g|webp|avif)$/.test(fileExtension(name))
}
