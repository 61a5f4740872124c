import { open } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { ImageRefused } from './image-service.ts'

/** Above this a picture is taken for a decompression bomb. */
const MAX_PIXELS = 50_000_000

const HEAD_BYTES = 32
const DECODE_SECONDS = 30

/**
 * Opens a picture of a stranger: only formats known by their first bytes reach a decoder (an SVG
 * never does, it is a program), the size is checked before a pixel is decoded, and of an
 * animation the first frame is taken. Raises ImageRefused.
 */
export async function openPicture(
  source: Buffer | string,
): Promise<{ picture: Sharp; facts: Metadata }> {
  if (formatOf(await headOf(source)) === null) throw new ImageRefused('unsupportedFormat')
  const picture = sharp(source, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).timeout({ seconds: DECODE_SECONDS })
  try {
    const facts = await picture.metadata()
    if (facts.width * facts.height > MAX_PIXELS) throw new ImageRefused('tooManyPixels')
    return { picture, facts }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** Decoders say many things about a broken picture; callers need one. */
export function asRefusal(error: unknown): ImageRefused {
  if (error instanceof ImageRefused) return error
  const tooLarge = error instanceof Error && error.message.includes('exceeds pixel limit')
  return new ImageRefused(tooLarge ? 'tooManyPixels' : 'unreadable', { cause: error })
}

async function headOf(source: Buffer | string): Promise<Buffer> {
  if (typeof source !== 'string') return source.subarray(0, HEAD_BYTES)
  const file = await open(source, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function formatOf(head: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | null {
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && /avif|avis/.test(text.slice(8))) return 'avif'
  return null
}
