/** 10 MB. */
const MAX_BYTES = 10 * 1024 * 1024

/** As in `<input accept>`. */
export const RECEIPT_TYPES = 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'

const ENDINGS = /\.(jpe?g|png|pdf)$/i
const TYPES = /^(image\/(jpeg|png)|application\/pdf)$/

export type ReceiptFault = 'empty' | 'tooLarge' | 'wrongKind'

/** Fault of a receipt before it is sent; the provider also looks into it. */
export function receiptFault(file: Pick<File, 'name' | 'type' | 'size'>): ReceiptFault | null {
  const isKnown = TYPES.test(file.type) || (file.type === '' && ENDINGS.test(file.name))
  if (!isKnown) return 'wrongKind'
  if (file.size === 0) return 'empty'
  return file.size > MAX_BYTES ? 'tooLarge' : null
}
