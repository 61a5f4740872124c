import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { makeFileKey } from '@/server/gateways/files/file-key.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { createGate } from '../gate.ts'
import { WorkerEnded } from '../process-worker.ts'
import { ImageRefused, type ImageService } from './image-service.ts'
import { createVariants, readImage, VARIANTS_FOLDER } from './image-variants.ts'
import { runPictureTask } from './picture-worker.ts'

/** One core stays free for requests. */
const GATE_WIDTH = Math.max(1, availableParallelism() - 1)

export function createSharpImages(files: FileStore, log: Pick<Logger, 'warn'>): ImageService {
  const gate = createGate(GATE_WIDTH)
  return {
    inspect: (source) => runPictureTask('inspect', source).catch(refuseFatal),
    async ingest(source, { name, visibility, ownerId, minSide, formats, announce }) {
      const { content, ...facts } = await gate(() =>
        runPictureTask('prepare', source, { minSide, formats }).catch(refuseFatal),
      )
      const { mime, sha256 } = facts
      const key = makeFileKey({ name, mime, content: ownerId === null ? { sha256 } : 'unique' })
      const image = { key, visibility, name, ...facts }
      await announce?.(image)
      await files.put(key, content, image)
      return image
    },
    variant: createVariants(files, gate, log),
    async shareCard(card) {
      const photo = card.photoKey === null ? null : await readImage(files, card.photoKey)
      return await gate(() => runPictureTask('shareCard', card, photo))
    },
    drawing: (svg) => gate(() => runPictureTask('drawing', svg)),
    async remove(key, visibility = 'public') {
      // The original goes first: a variant in progress is discarded once its original is gone.
      await files.remove(key, visibility)
      for (const made of await files.list(`${VARIANTS_FOLDER}/${key}`, visibility)) {
        await files.remove(made, visibility)
      }
    },
  }
}

/** A picture that ends the process is refused. */
function refuseFatal(error: unknown): never {
  throw error instanceof WorkerEnded ? new ImageRefused('unreadable', { cause: error }) : error
}
