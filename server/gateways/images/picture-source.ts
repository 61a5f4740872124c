import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { maxPixelsFor, PHOTO_MAX_PIXELS } from '@/domain/listing/photo-rules.ts'
import { unpackHeic } from './heic.ts'
import { ImageRefused, type PictureFormat } from './image-service.ts'

/** After orientation. */
export type PictureFacts = {
  width: number
  height: number
  format: PictureFormat
  hasAlpha: boolean
}

type PictureOptions = {
  /** Default: all readable formats. */
  formats?: readonly PictureFormat[]
  /** Draws what a strict decoder warns of, but never a picture that ends too early. */
  isLenient?: boolean
}

const HEAD_BYTES = 32
/** Generous: decoding has the lowest priority. */
const DECODE_SECONDS = 60

/**
 * Opens an untrusted picture: only formats known by their first bytes reach a decoder (never SVG,
 * which can contain scripts), the size is checked before decoding, and only the first frame is
 * used. Throws ImageRefused.
 */
export async function openPicture(
  source: Buffer | string,
  { formats, isLenient = false }: PictureOptions = {},
): Promise<{ picture: Sharp; facts: PictureFacts }> {
  const format = detectFormat(await loadHead(source))
  if (format === null) throw new ImageRefused('unsupportedFormat')
  if (formats && !formats.includes(format)) throw new ImageRefused('otherFormat')
  try {
    return format === 'heic' ? await openHeic(source) : await openCommon(source, format, isLenient)
  } catch (error) {
    throw asRefusal(error)
  }
}

async function openCommon(source: Buffer | string, format: PictureFormat, isLenient: boolean) {
  const picture = sharp(source, {
    limitInputPixels: PHOTO_MAX_PIXELS,
    // Only warnings tell a JPEG with a hole from a whole one; other kinds fail with errors.
    failOn: format === 'jpeg' && !isLenient ? 'warning' : 'error',
    sequentialRead: true,
  }).timeout({ seconds: DECODE_SECONDS })
  const { width, height, autoOrient, hasAlpha, isProgressive } = await picture.metadata()
  if (width * height > maxPixelsFor(format, hasAlpha || isProgressive))
    throw new ImageRefused('tooManyPixels')
  return { picture, facts: { format, hasAlpha, ...autoOrient } }
}

/** The decoder applies the orientation, and its output has no metadata. */
async function openHeic(source: Buffer | string) {
  const { data, width, height } = await unpackHeic(source, {
    maxPixels: maxPixelsFor('heic'),
    seconds: DECODE_SECONDS,
  })
  const picture = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  return { picture, facts: { format: 'heic' as const, hasAlpha: false, width, height } }
}

export async function isJpeg(source: Buffer | string): Promise<boolean> {
  return detectFormat(await loadHead(source)) === 'jpeg'
}

/** Cameras leave up to a few bytes before the end mark, a mere warning. */
export function isMereWarning(error: unknown): boolean {
  const text = error instanceof Error ? error.message : ''
  if (/premature end/i.test(text)) return false
  const [, bytes = ''] =
    /Corrupt JPEG data: (\d+) extraneous bytes before marker 0xd9/.exec(text) ?? []
  if (bytes !== '') return Number(bytes) <= STRAY_BYTES
  return !/Corrupt JPEG data/.test(text)
}

const STRAY_BYTES = 16

export function asRefusal(error: unknown): ImageRefused {
  if (error instanceof ImageRefused) return error
  const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return new ImageRefused(tooLarge ? 'tooManyPixels' : 'unreadable', { cause: error })
}

async function loadHead(source: Buffer | string): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, HEAD_BYTES)
  const file = await open(source, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function detectFormat(head: Buffer): PictureFormat | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return text.slice(4, 8) === 'ftyp' ? formatOfBrands(text.slice(8)) : null
}

/** AVIF and HEIC share a container; its brands tell them apart. */
function formatOfBrands(brands: string): 'avif' | 'heic' | null {
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : null
}
