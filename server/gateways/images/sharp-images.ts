import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import sharp from 'sharp'
import { makeFileKey, sha256Of } from '@/server/gateways/files/file-key.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { createGate } from '../gate.ts'
import {
  type ImageIngest,
  ImageRefused,
  type ImageService,
  type StoredImage,
} from './image-service.ts'
import { createVariants, readImage, VARIANTS_FOLDER } from './image-variants.ts'
import { createFingerprint } from './picture-fingerprint.ts'
import { asRefusal, isJpeg, isMereWarning, openPicture } from './picture-source.ts'
import { drawShareCard } from './share-card.ts'

const STORED_SIDE = 2560
const STORED_QUALITY = 88

/** Encoding runs on background threads; one core stays free for requests. */
const GATE_WIDTH = Math.max(1, availableParallelism() - 1)

sharp.concurrency(1)
sharp.cache({ memory: 32, files: 0, items: 32 })

export function createSharpImages(files: FileStore, log: Pick<Logger, 'warn'>): ImageService {
  const gate = createGate(GATE_WIDTH)
  return {
    async inspect(source) {
      const { facts } = await openPicture(source)
      return { width: facts.width, height: facts.height, format: facts.format }
    },
    async ingest(source, options) {
      const { content, ...image } = await gate(() => prepare(source, options))
      await options.announce?.(image)
      await files.put(image.key, content, image)
      return image
    },
    variant: createVariants(files, gate, log),
    async shareCard(card) {
      const photo = card.photoKey === null ? null : await readImage(files, card.photoKey)
      return await gate(() => drawShareCard(card, photo))
    },
    async drawing(svg) {
      return await gate(() => sharp(Buffer.from(svg)).webp({ quality: 75, effort: 3 }).toBuffer())
    },
    async remove(key, visibility = 'public') {
      // The original goes first: a variant in progress is discarded once its original is gone.
      await files.remove(key, visibility)
      for (const made of await files.list(`${VARIANTS_FOLDER}/${key}`, visibility)) {
        await files.remove(made, visibility)
      }
    },
  }
}

type Prepared = StoredImage & { content: Buffer }

/** Strictly first: most pictures pass, and a JPEG with a hole does not. */
async function prepare(source: Buffer | string, options: ImageIngest): Promise<Prepared> {
  return await encode(source, options, false).catch(async (error: unknown) => {
    const isUnreadable = error instanceof ImageRefused && error.reason === 'unreadable'
    if (!isUnreadable || !isMereWarning(error.cause) || !(await isJpeg(source))) throw error
    return encode(source, options, true)
  })
}

async function encode(
  source: Buffer | string,
  options: ImageIngest,
  isLenient: boolean,
): Promise<Prepared> {
  const { name, visibility, ownerId, minSide = 0, formats } = options
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
    const mime = transparent ? 'image/webp' : 'image/jpeg'
    const sha256 = sha256Of(data)
    return {
      content: data,
      key: makeFileKey({ name, mime, content: ownerId === null ? { sha256 } : 'unique' }),
      visibility,
      name,
      mime,
      bytes: data.length,
      width: info.width,
      height: info.height,
      sha256,
      ...(await createFingerprint(data)),
    }
  } catch (error) {
    throw asRefusal(error)
  }
}
