import { getPriority, platform } from 'node:os'
import { expect, test, vi } from 'vitest'
import { forkAside } from './own-process.ts'
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

test('replaces a process that ends, and tries each of its tasks once more, alone', async () => {
  const before = await worker.run('pid')
  const ended = worker.run('end').catch((error: unknown) => error)
  const reversed = worker.run('reverseLater', Buffer.from('abc'))
  expect(await ended).toBeInstanceOf(WorkerEnded)
  expect(await reversed).toEqual(Buffer.from('cba'))
  expect(await worker.run('pid')).not.toBe(before)
})

test('the process ends with the one that asked, however that ends', async () => {
  const asker = forkAside(new URL('../../tests/support/worker-asker.ts', import.meta.url))
  const pid = await new Promise<number>((resolve) => asker.once('message', resolve))
  expect(isRunning(pid)).toBe(true)
  asker.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false))
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('ends a process whose tasks take no processor time', async () => {
  const before = await worker.run('pid')
  await expect(worker.run('stall')).rejects.toThrow(WorkerEnded)
  expect(await worker.run('pid')).not.toBe(before)
})

test('ends a process whose task goes on for ever', async () => {
  await expect(worker.run('spin')).rejects.toThrow(WorkerEnded)
})
