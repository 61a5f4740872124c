import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepOrder, useSteady } from './use-steady.ts'

type Row = { id: number; liked?: boolean }
const rows = (...ids: number[]): Row[] => ids.map((id) => ({ id }))

function show(view: string, now: Row[] | undefined) {
  return renderHook(({ view, now }) => useSteady(view, now, keepOrder<Row>), {
    initialProps: { view, now },
  })
}

test.each([
  ['a turn of the featured rows', [3, 1, 2]],
  ['a new row', [9, 1, 2, 3]],
  ['a row that is gone', [1, 3]],
  ['other rows', [7, 8]],
  ['no rows', []],
])('keeps rows where they were after %s', (_, ids) => {
  const { result, rerender } = show('rent', rows(1, 2, 3))
  rerender({ view: 'rent', now: rows(...ids) })
  expect(result.current).toEqual(rows(1, 2, 3))
})

test('changes rows in place', () => {
  const { result, rerender } = show('rent', rows(1, 2))
  rerender({ view: 'rent', now: [{ id: 2, liked: true }, { id: 1 }] })
  expect(result.current).toEqual([{ id: 1 }, { id: 2, liked: true }])
  rerender({ view: 'rent', now: [{ id: 1, liked: true }, { id: 2 }] })
  expect(result.current).toEqual([{ id: 1, liked: true }, { id: 2 }])
})

test('takes the rows of another view, and of the first load, as they come', () => {
  const { result, rerender } = show('rent', undefined)
  rerender({ view: 'rent', now: rows(2, 1) })
  expect(result.current).toEqual(rows(2, 1))
  rerender({ view: 'sell', now: undefined })
  expect(result.current).toBeUndefined()
  rerender({ view: 'sell', now: rows(5, 4) })
  expect(result.current).toEqual(rows(5, 4))
  rerender({ view: 'rent', now: rows(1, 2) })
  expect(result.current).toEqual(rows(1, 2))
})
