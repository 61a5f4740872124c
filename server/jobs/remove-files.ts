import type { ImageService } from '@/server/gateways/images/image-service.ts'
import type { Queue } from './queue.ts'

export function removeQueuedFiles(queue: Queue, images: Pick<ImageService, 'remove'>): void {
  queue.work('files.remove', async ({ files }) => {
    for (const { key, visibility } of files) await images.remove(key, visibility)
  })
}
