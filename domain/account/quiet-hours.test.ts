import { expect, test } from 'vitest'
import { parseMinutes, quietUntil, timeOfMinutes } from './quiet-hours.ts'

const berlin = (from: string, to: string) => ({
  from: parseMinutes(from) ?? 0,
  to: parseMinutes(to) ?? 0,
  timeZone: 'Europe/Berlin',
})

test.each([
  ['in the evening', '2026-06-15T20:30:45Z', '2026-06-16T05:00:00.000Z'],
  ['after midnight', '2026-06-15T23:59:00Z', '2026-06-16T05:00:00.000Z'],
  ['at their start', '2026-06-15T20:00:00Z', '2026-06-16T05:00:00.000Z'],
])('quiet hours over midnight hold back %s', (_, at, end) => {
  expect(quietUntil(new Date(at), berlin('22:00', '07:00'))?.toISOString()).toBe(end)
})

test.each(['2026-06-16T05:00:00Z', '2026-06-16T19:59:59Z'])('%s is not quiet', (at) => {
  expect(quietUntil(new Date(at), berlin('22:00', '07:00'))).toBe(null)
})

test('quiet hours end by the clock on the wall when the clocks change', () => {
  const spring = quietUntil(new Date('2026-03-28T22:00:00Z'), berlin('22:00', '07:00'))
  expect(spring?.toISOString()).toBe('2026-03-29T05:00:00.000Z')
  const autumn = quietUntil(new Date('2026-10-24T21:00:00Z'), berlin('22:00', '07:00'))
  expect(autumn?.toISOString()).toBe('2026-10-25T06:00:00.000Z')
})

test('hours that begin and end at one time hold nothing back', () => {
  expect(quietUntil(new Date('2026-06-15T20:30:00Z'), berlin('22:00', '22:00'))).toBe(null)
})

test('reads and writes times of the day', () => {
  expect(['00:00', '23:59', '24:00', '7:00', ''].map(parseMinutes)).toEqual([
    0,
    1439,
    null,
    null,
    null,
  ])
  expect([0, 450, 1439].map(timeOfMinutes)).toEqual(['00:00', '07:30', '23:59'])
})
