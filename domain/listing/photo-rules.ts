/** Each side, in pixels (specification). */
export const PHOTO_MIN_SIDE = 120
export const PHOTO_MAX_BYTES = 20 * 1024 * 1024
/** Limit against decompression bombs. */
export const PHOTO_MAX_PIXELS = 50_000_000
/** HEIC and AVIF decoders need four times the memory or time. */
export const UNPACKED_MAX_PIXELS = 25_000_000
/** WebP, GIF, transparent or interlaced PNG: 50 million pixels took up to 10 s of CPU. */
export const SLOW_MAX_PIXELS = 16_000_000

/** Decoding must take at most 5 s. */
export function maxPixelsFor(format: string, isSlow = false): number {
  if (format === 'heic' || format === 'heif' || format === 'avif') return UNPACKED_MAX_PIXELS
  const isSlowKind = format === 'webp' || format === 'gif' || (format === 'png' && isSlow)
  return isSlowKind ? SLOW_MAX_PIXELS : PHOTO_MAX_PIXELS
}

/**
 * Pictures that are accepted everywhere: JPEG and PNG by the specification, the others are converted
 * on arrival. The bytes decide.
 */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const

export const PHOTO_ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'heic', 'heif'] as const

/** `PHOTO_FORMATS` as texts name them. */
export const PHOTO_NAMES = ['JPEG', 'PNG', 'WebP', 'AVIF', 'HEIC'] as const

const PHOTO_TYPES = [...PHOTO_FORMATS, 'heif'].map((format) => `image/${format}`)

/** For the file picker; some systems recognize HEIC by its extension only. */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, '.heic', '.heif'].join(',')

/** For providers without conversion. */
export const PLAIN_PHOTO_ACCEPT = 'image/jpeg,image/png'

/** The specification also allows GIF. */
export const PANORAMA_FORMATS = [...PHOTO_FORMATS, 'gif'] as const
