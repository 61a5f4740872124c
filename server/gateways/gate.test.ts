import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('runs at most the limit at a time, in order', async () => {
  const gate = createGate(2)
  const started: number[] = []
  const finish: (() => void)[] = []
  const works = [0, 1, 2, 3].map((number) =>
    gate(() => {
      started.push(number)
      return new Promise<number>((resolve) => finish.push(() => resolve(number)))
    }),
  )
  expect(started).toEqual([0, 1])
  finish[1]?.()
  expect(await works[1]).toBe(1)
  await expect.poll(() => started).toEqual([0, 1, 2])
  finish[0]?.()
  finish[2]?.()
  await expect.poll(() => started).toEqual([0, 1, 2, 3])
  finish[3]?.()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3])
})

test('frees the place of a failed job', async () => {
  const gate = createGate(1)
  const failing = gate(async () => {
    throw new Error('broken')
  })
  const next = gate(async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
