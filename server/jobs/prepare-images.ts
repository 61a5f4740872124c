import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import {
  IMAGE_WIDTHS,
  type ImageService,
  type ImageWidth,
} from '@/server/gateways/images/image-service.ts'
import type { Queue } from './queue.ts'

const CARD_WIDTHS: readonly ImageWidth[] = [320, 480, 640, 768, 960]
const OTHER_WIDTHS = IMAGE_WIDTHS.filter((width) => !CARD_WIDTHS.includes(width))

type Prepared = { queue: Queue; db: Kysely<DB>; images: ImageService }

/**
 * Prepares variants before the first request, card sizes first; only AVIF, which nearly every
 * browser requests.
 */
export function prepareQueuedImages({ queue, db, images }: Prepared): void {
  const make = async (key: string, widths: readonly ImageWidth[], signal: AbortSignal) => {
    for (const width of widths) {
      if (signal.aborted) throw new Error('Stopped before all sizes were made')
      await images.variant(key, width, 'avif')
    }
  }
  queue.work('images.prepare', async ({ key }, signal) => {
    await make(key, CARD_WIDTHS, signal)
    await queue.enqueue(db, 'images.complete', { key })
  })
  queue.work('images.complete', ({ key }, signal) => make(key, OTHER_WIDTHS, signal))
}
