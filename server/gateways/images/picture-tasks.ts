import sharp, { type Sharp } from 'sharp'
import { sha256Of } from '@/server/gateways/files/file-key.ts'
import {
  type ImageFormat,
  ImageRefused,
  type ImageWidth,
  type PictureFormat,
  type StoredImage,
} from './image-service.ts'
import { createFingerprint } from './picture-fingerprint.ts'
import { asRefusal, isJpeg, isMereWarning, openPicture } from './picture-source.ts'
import { drawShareCard } from './share-card.ts'

const STORED_SIDE = 2560
const STORED_QUALITY = 88

export type PreparedPicture = Omit<StoredImage, 'key' | 'visibility' | 'name'> & { content: Buffer }
export type PictureLimits = {
  formats: readonly PictureFormat[] | undefined
  minSide: number | undefined
}

/** All work on pixels; every task may throw ImageRefused. */
export const pictureTasks = {
  async inspect(source: Buffer | string) {
    const { facts } = await openPicture(source)
    return { width: facts.width, height: facts.height, format: facts.format }
  },
  prepare,
  async variant(original: Buffer, width: ImageWidth, format: ImageFormat): Promise<Buffer> {
    const resized = sharp(original).resize({ width, withoutEnlargement: true })
    return await encodedAs(format, resized, width).toBuffer()
  },
  shareCard: drawShareCard,
  drawing: (svg: string): Promise<Buffer> =>
    sharp(Buffer.from(svg)).webp({ quality: 75, effort: 3 }).toBuffer(),
}

/** Strictly first: most pictures pass, and a JPEG with a hole does not. */
async function prepare(source: Buffer | string, limits: PictureLimits): Promise<PreparedPicture> {
  return await encode(source, limits, false).catch(async (error: unknown) => {
    const isUnreadable = error instanceof ImageRefused && error.reason === 'unreadable'
    if (!isUnreadable || !isMereWarning(error.cause) || !(await isJpeg(source))) throw error
    return encode(source, limits, true)
  })
}

async function encode(
  source: Buffer | string,
  { minSide = 0, formats }: PictureLimits,
  isLenient: boolean,
): Promise<PreparedPicture> {
  const { picture, facts } = await openPicture(source, {
    ...(formats ? { formats } : {}),
    isLenient,
  })
  if (Math.min(facts.width, facts.height) < minSide) throw new ImageRefused('tooSmall')
  // The encoders strip metadata by default and convert to sRGB.
  const upright = picture
    .autoOrient()
    .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
  try {
    const transparent = facts.hasAlpha && !(await picture.stats()).isOpaque
    const encoded = transparent
      ? upright.webp({ quality: STORED_QUALITY })
      : upright.jpeg({ quality: STORED_QUALITY })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      content: data,
      mime: transparent ? 'image/webp' : 'image/jpeg',
      bytes: data.length,
      width: info.width,
      height: info.height,
      sha256: sha256Of(data),
      ...(await createFingerprint(data)),
    }
  } catch (error) {
    throw asRefusal(error)
  }
}

/**
 * Measured: AVIF effort above 0 takes two to five times as long and saves nothing. 640 and 768 are
 * used on phones with two or more pixels per CSS pixel, where a quarter fewer bytes goes unnoticed.
 */
function encodedAs(format: ImageFormat, picture: Sharp, width: ImageWidth): Sharp {
  if (format === 'avif') {
    return picture.avif({ quality: width > 480 && width < 960 ? 42 : 50, effort: 0 })
  }
  if (format === 'webp') return picture.webp({ quality: 75, effort: 2 })
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true })
}
