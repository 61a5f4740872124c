import { expect, test } from 'vitest'
import { toMoment, toWallClock } from './wall-clock.ts'

const zone = 'America/Los_Angeles'

test('reads the clock of a place', () => {
  expect(toWallClock('2026-12-04T02:30:00.000000Z', zone)).toEqual({
    date: '2026-12-03',
    time: '18:30',
  })
})

test.each([
  ['2026-12-03', '18:30', '2026-12-04T02:30:00.000Z'],
  ['2026-07-03', '18:30', '2026-07-04T01:30:00.000Z'],
  ['2026-03-08', '01:30', '2026-03-08T09:30:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T10:00:00.000Z'],
])('finds the moment of %s %s', (date, time, moment) => {
  expect(toMoment({ date, time }, zone)).toBe(moment)
  expect(toWallClock(moment, zone)).toEqual({ date, time })
})

test('chooses one of the two moments of an hour that comes twice', () => {
  const moment = toMoment({ date: '2026-11-01', time: '01:30' }, zone)
  expect(['2026-11-01T08:30:00.000Z', '2026-11-01T09:30:00.000Z']).toContain(moment)
})

test('finds no moment in a skipped hour, of half a time, or in an unknown zone', () => {
  expect(toMoment({ date: '2026-03-08', time: '02:30' }, zone)).toBeUndefined()
  expect(toMoment({ date: '2026-03-08', time: '' }, zone)).toBeUndefined()
  expect(toMoment({ date: '', time: '10:00' }, zone)).toBeUndefined()
  expect(toMoment({ date: '2026-03-08', time: '10:00' }, 'Mars/Olympus')).toBeUndefined()
  expect(toWallClock('soon', zone)).toBeUndefined()
})
