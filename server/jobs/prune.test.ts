import { expect, test } from 'vitest'
import { testDeps } from '@/tests/support/deps.ts'
import { schedulePruning } from './prune.ts'
import type { JobHandler, Queue } from './queue.ts'

const AT = new Date('2026-06-15T12:00:00.000Z')
const going = new AbortController().signal

/** The scheduled crons and the registered job. */
function scheduled(prunings: Parameters<typeof schedulePruning>[2]) {
  const crons: string[] = []
  const jobs: JobHandler<Record<string, never>>[] = []
  const queue: Queue = {
    ...testDeps().queue,
    work: (_name, handler) => {
      jobs.push((data, signal) => Reflect.apply(handler, undefined, [data, signal]))
    },
    schedule: (name, cron) => void crons.push(`${name} ${cron}`),
  }
  schedulePruning(queue, () => AT, prunings)
  return { crons, run: (signal = going) => jobs[0]?.({}, signal) }
}

test('prunes everything several times a day, as of now', async () => {
  const seen: Date[] = []
  const { crons, run } = scheduled([
    async (at) => void seen.push(at),
    async (at) => void seen.push(at),
  ])
  await run()
  expect(seen).toEqual([AT, AT])
  expect(crons).toEqual(['records.prune 17 */6 * * *'])
})

test('reports a failure and continues with the rest', async () => {
  const done: string[] = []
  const fail = async () => Promise.reject(new Error('broken'))
  const { run } = scheduled([fail, async () => void done.push('second')])
  await expect(run()).rejects.toThrow('broken')
  expect(done).toEqual(['second'])
})

test('starts nothing more when the process ends', async () => {
  const done: string[] = []
  const { run } = scheduled([async () => void done.push('first')])
  await run(AbortSignal.abort())
  expect(done).toEqual([])
})
