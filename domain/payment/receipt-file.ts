import { fileExtension } from '../listing/file-rules.ts'
import { PHOTO_ACCEPT, PHOTO_ENDINGS } from '../listing/photo-rules.ts'

/** 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024

/** As in `<input accept>`. */
export const RECEIPT_TYPES = `${PHOTO_ACCEPT},application/pdf,.jpg,.jpeg,.png,.pdf`

const ENDINGS = new Set<string>([...PHOTO_ENDINGS, 'pdf'])
const TYPES = new Set(RECEIPT_TYPES.split(','))

export type ReceiptFault = 'empty' | 'tooLarge' | 'wrongKind'

/** Fault of a receipt before it is sent; the provider also looks into it. */
export function receiptFault(file: Pick<File, 'name' | 'type' | 'size'>): ReceiptFault | null {
  const isKnown = file.type === '' ? ENDINGS.has(fileExtension(file.name)) : TYPES.has(file.type)
  if (!isKnown) return 'wrongKind'
  if (file.size === 0) return 'empty'
  return file.size > MAX_BYTES ? 'tooLarge' : null
}
