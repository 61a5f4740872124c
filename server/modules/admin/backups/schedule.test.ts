import { expect, test } from 'vitest'
import { type BackupSchedule, findLastDue, findNextDue } from './schedule.ts'

const daily: BackupSchedule = {
  every: 'daily',
  weekday: 'sunday',
  hour: 3,
  timeZone: 'Europe/Berlin',
}
const weekly: BackupSchedule = { ...daily, every: 'weekly' }
const hour0: BackupSchedule = { ...daily, hour: 0, timeZone: 'Pacific/Auckland' }

test.each<[string, BackupSchedule, string, string, string]>([
  ['before the hour', daily, '2026-11-30T01:59Z', '2026-11-29T02:00Z', '2026-11-30T02:00Z'],
  ['at the hour', daily, '2026-11-30T02:00Z', '2026-11-30T02:00Z', '2026-12-01T02:00Z'],
  [
    'on a skipped hour',
    { ...daily, hour: 2 },
    '2026-03-29T12:00Z',
    '2026-03-29T01:00Z',
    '2026-03-30T00:00Z',
  ],
  ['weekly', weekly, '2026-11-30T12:00Z', '2026-11-29T02:00Z', '2026-12-06T02:00Z'],
  [
    'weekly, before the hour',
    weekly,
    '2026-11-29T01:00Z',
    '2026-11-22T02:00Z',
    '2026-11-29T02:00Z',
  ],
  ['far east', hour0, '2026-06-15T11:00Z', '2026-06-14T12:00Z', '2026-06-15T12:00Z'],
])('finds the last and next due moment, %s', (_, schedule, now, last, next) => {
  expect(findLastDue(schedule, new Date(now))).toEqual(new Date(last))
  expect(findNextDue(schedule, new Date(now))).toEqual(new Date(next))
})

test('is never due without a schedule', () => {
  expect(findLastDue({ ...daily, every: 'never' }, new Date())).toBeNull()
  expect(findNextDue({ ...daily, every: 'never' }, new Date())).toBeNull()
})
