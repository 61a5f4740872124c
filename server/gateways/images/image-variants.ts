import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { isFileName } from '@/server/gateways/files/file-key.ts'
import type { FileContent, FileStore } from '@/server/gateways/files/file-store.ts'
import type { Gate } from '../gate.ts'
import type { ImageFormat, ImageService, ImageVariant, ImageWidth } from './image-service.ts'
import { runPictureTask } from './picture-worker.ts'

export const VARIANTS_FOLDER = 'variants'

const MIMES: Record<ImageFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** Creates each variant once; concurrent requests share the work. */
export function createVariants(
  files: FileStore,
  gate: Gate,
  log: Pick<Logger, 'warn'>,
): ImageService['variant'] {
  const making = new Map<string, Promise<ImageVariant | null>>()

  async function make(
    key: string,
    variantKey: string,
    width: ImageWidth,
    format: ImageFormat,
  ): Promise<ImageVariant | null> {
    const mime = MIMES[format]
    // Read inside the gate, so that waiting requests take no memory.
    const content = await gate(async () => {
      const original = await readImage(files, key)
      return original && (await runPictureTask('variant', original, width, format))
    })
    if (!content) return null
    try {
      await files.put(variantKey, content, { mime, visibility: 'public' })
      // The picture may have been removed meanwhile; nothing else would remove the new variant.
      if (!(await files.exists(key))) await files.remove(variantKey)
    } catch (error) {
      // A full disk must not hide the picture; the next request retries.
      log.warn({ err: error, key: variantKey }, 'image variant not kept')
    }
    return { content, mime }
  }

  return async (key, width, format) => {
    if (!isFileName(key)) return null
    const variantKey = `${VARIANTS_FOLDER}/${key}/${width}.${format}`
    const inHand =
      making.get(variantKey) ??
      readKept(files, variantKey, MIMES[format])
        .then((kept) => kept ?? make(key, variantKey, width, format))
        .finally(() => making.delete(variantKey))
    making.set(variantKey, inHand)
    return await inHand
  }
}

async function readKept(
  files: FileStore,
  variantKey: string,
  mime: string,
): Promise<ImageVariant | null> {
  const kept = await files.read(variantKey)
  return kept && { content: await buffer(kept.stream), mime }
}

export async function readImage(files: FileStore, key: string): Promise<Buffer | null> {
  const original: FileContent | null = await files.read(key)
  if (!original) return null
  if (original.mime.startsWith('image/')) return await buffer(original.stream)
  original.stream.destroy()
  return null
}
