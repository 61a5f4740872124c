import { expect, test } from 'vitest'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { prepareQueuedImages } from './prepare-images.ts'
import type { Queue } from './queue.ts'

const going = new AbortController().signal

/** The two jobs and the variants they made. */
function prepared() {
  const done: string[] = []
  const deps = testDeps()
  const images: ImageService = {
    ...deps.images,
    variant: async (key, width, format) => {
      done.push(`${key} ${width} ${format}`)
      return null
    },
  }
  const jobs = new Map<string, (key: string, signal?: AbortSignal) => Promise<void>>()
  const queue: Queue = {
    ...deps.queue,
    work: (name, handler) => {
      jobs.set(name, (key, signal = going) => Reflect.apply(handler, undefined, [{ key }, signal]))
    },
  }
  prepareQueuedImages({ queue, db: deps.db, images })
  return { done, jobs, deps }
}

test('makes card sizes first, then all others, each once', async () => {
  const { done, jobs, deps } = prepared()
  await jobs.get('images.prepare')?.('a.jpg')
  expect(done).toEqual([320, 480, 640, 768, 960].map((width) => `a.jpg ${width} avif`))
  expect(deps.enqueued).toEqual([{ name: 'images.complete', data: { key: 'a.jpg' } }])
  done.length = 0
  await jobs.get('images.complete')?.('a.jpg')
  expect(done).toEqual([160, 1280, 1920].map((width) => `a.jpg ${width} avif`))
})

test('leaves the rest to the next attempt when stopped', async () => {
  const { done, jobs } = prepared()
  const work = jobs.get('images.prepare')?.('a.jpg', AbortSignal.abort())
  await expect(work).rejects.toThrow('Stopped')
  expect(done).toEqual([])
})
