/** The specification's rule for pictures, on each side, in pixels. */
export const PHOTO_LEAST_SIDE = 120
/** Of one picture as it is sent. */
export const PHOTO_MOST_BYTES = 20 * 1024 * 1024
/** More would be taken for a decompression bomb. */
export const PHOTO_MOST_PIXELS = 50_000_000
/** HEIC is unpacked by a decoder that needs four times the memory. */
export const HEIC_MOST_PIXELS = 25_000_000

/** What a picker of pictures offers; the bytes decide. */
export const PHOTO_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/heic',
  'image/heif',
] as const

/** How formats are called once the first bytes were read. */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const

/** The specification's panorama may be a GIF, too. */
export const PANORAMA_FORMATS = [...PHOTO_FORMATS, 'gif'] as const
