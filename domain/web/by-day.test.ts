import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'

test('groups rows by day, in their order', () => {
  const rows = ['2026-05-04T22:00:00Z', '2026-05-04T08:00:00Z', '2026-05-02T10:00:00Z']
  expect(byDay(rows, (at) => at)).toEqual([
    { day: '2026-05-04', rows: rows.slice(0, 2) },
    { day: '2026-05-02', rows: rows.slice(2) },
  ])
  expect(byDay([], String)).toEqual([])
})
