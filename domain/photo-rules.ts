/** The specification's rule for pictures, on each side, in pixels. */
export const PHOTO_LEAST_SIDE = 120
/** Of one picture as it is sent. */
export const PHOTO_MOST_BYTES = 20 * 1024 * 1024
/** More would be taken for a decompression bomb. */
export const PHOTO_MOST_PIXELS = 50_000_000
/** HEIC and AVIF: their decoders need four times the memory or time. */
export const UNPACKED_MOST_PIXELS = 25_000_000
/** WebP, GIF, and transparent or interlaced PNG: measured, 50 million pixels took up to 10 s of a processor. */
export const SLOW_MOST_PIXELS = 16_000_000

/** How many pixels a picture may have, so that none is decoded for longer than 5 s. */
export function mostPixelsOf(format: string, isSlow = false): number {
  if (format === 'heic' || format === 'heif' || format === 'avif') return UNPACKED_MOST_PIXELS
  const isSlowKind = format === 'webp' || format === 'gif' || (format === 'png' && isSlow)
  return isSlowKind ? SLOW_MOST_PIXELS : PHOTO_MOST_PIXELS
}

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
