import { expect, test } from 'vitest'
import { contextLines } from './context-lines.ts'

class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly seconds = 90
}

test('tells each value beside the one before', () => {
  const before = { tries: 1, address: { city: 'Bonn' } }
  const after = { tries: 2, address: { city: 'Bonn' }, error: new TooMany('wait') }
  expect(contextLines(before, after)).toEqual([
    { path: 'tries', before: '1', after: '2' },
    { path: 'address.city', before: '“Bonn”', after: '“Bonn”' },
    { path: 'error', before: null, after: 'TooMany: wait (seconds 90)' },
  ])
})

test('stops at values that contain themselves', () => {
  const own: Record<string, unknown> = { act: () => {} }
  own.own = own
  const lines = contextLines(undefined, own)
  expect(lines[0]).toEqual({ path: 'act', before: null, after: 'a function' })
  expect(lines.length).toBeLessThan(10)
})
