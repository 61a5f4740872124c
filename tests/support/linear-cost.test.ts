import { beforeEach, expect, test, vi } from 'vitest'
import { expectLinearCost } from './linear-cost.ts'

let spentMicros = 0

beforeEach(() => {
  const usage = vi.spyOn(process, 'threadCpuUsage')
  usage.mockImplementation((since) => ({ user: spentMicros - (since?.user ?? 0), system: 0 }))
  return () => usage.mockRestore()
})

const spend = (micros: number) => {
  spentMicros += micros
}

test('accepts linear work on a slow machine', () => {
  expectLinearCost((length) => spend(1_000 * length), 1_000)
})

test('accepts work that was slow once', () => {
  let runs = 0
  expectLinearCost((length) => spend(runs++ === 0 ? 9_000_000 : 100 * length), 1_000)
})

test('rejects quadratic work', () => {
  expect(() => expectLinearCost((length) => spend(length ** 2 / 100), 1_000)).toThrow('64')
})
