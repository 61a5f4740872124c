import { getPriority, platform } from 'node:os'
import { expect, test } from 'vitest'
import { createProcessWorker, WorkerEnded } from './process-worker.ts'

const file = new URL('../../tests/support/worker-tasks.ts', import.meta.url)
const worker = createProcessWorker(file)

test('runs tasks at the same time in one process, and passes bytes and errors', async () => {
  const [one, other] = await Promise.all([worker.run('pid'), worker.run('pid')])
  expect(one).toBe(other)
  expect(one).not.toBe(process.pid)
  expect(await worker.run('reverse', Buffer.from('abc'))).toEqual(Buffer.from('cba'))
  await expect(worker.run('fail', 'no such picture')).rejects.toThrow('no such picture')
})

test.runIf(platform() !== 'win32')('runs at the lowest priority', async () => {
  expect(await worker.run('priority')).toBe(19)
  expect(getPriority()).toBeLessThan(19)
})

test('replaces a process that ends, and tries its tasks once more', async () => {
  const before = await worker.run('pid')
  const [, late] = await Promise.allSettled([worker.run('end'), worker.run('wait', 200)])
  expect(late).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) })
  const after = await worker.run('pid')
  expect(after).not.toBe(before)
})

test('ends a process whose tasks take no processor time', async () => {
  const before = await worker.run('pid')
  await expect(worker.run('stall')).rejects.toThrow(WorkerEnded)
  expect(await worker.run('pid')).not.toBe(before)
})
