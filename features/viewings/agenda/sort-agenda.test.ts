import { expect, test } from 'vitest'
import type { Viewing } from '@/client/api/viewings.ts'
import { sortAgenda, waitsForMe } from './sort-agenda.ts'

const now = Date.parse('2026-12-01T12:00:00Z')

function viewing(id: number, part: Partial<Viewing>): Viewing {
  return {
    id,
    inquiryId: id,
    side: 'owner',
    title: 'Mill',
    listing: null,
    name: 'Ada',
    startsAt: '2026-12-04T16:00:00Z',
    endsAt: '2026-12-04T16:30:00Z',
    timeZone: 'UTC',
    kind: 'place',
    place: '',
    state: 'agreed',
    awaitsMe: false,
    mayChange: true,
    reason: '',
    sequence: 0,
    ...part,
  }
}

test('puts first what waits for an answer, and last what does not take place', () => {
  const rows = [
    viewing(1, { state: 'canceled', startsAt: '2026-12-02T16:00:00Z' }),
    viewing(2, { startsAt: '2026-12-03T16:00:00Z' }),
    viewing(3, { state: 'requested', startsAt: '2026-12-02T16:00:00Z' }),
    viewing(4, { state: 'requested', awaitsMe: true, startsAt: '2026-12-09T16:00:00Z' }),
    viewing(5, { state: 'requested', awaitsMe: true, startsAt: '2026-12-08T16:00:00Z' }),
  ]
  expect(sortAgenda(rows, now).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1])
})

test('waits for no answer once the time has come', () => {
  const late = viewing(1, { state: 'requested', awaitsMe: true, startsAt: '2026-12-01T11:59:00Z' })
  expect(waitsForMe(late, now)).toBe(false)
  expect(waitsForMe(viewing(2, { awaitsMe: true }), now)).toBe(true)
})
