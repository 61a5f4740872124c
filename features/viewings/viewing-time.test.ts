import { expect, test } from 'vitest'
import {
  dayAtHome,
  dayKey,
  minutesText,
  rangeAtHome,
  timeAtHome,
  weekdayName,
  zoneName,
} from './viewing-time.ts'

const iso = '2026-12-04T02:30:00.000000Z'
const zone = 'America/Los_Angeles'

test('tells day and time at the home, not on the device', () => {
  expect(dayAtHome(iso, zone, 'en')).toBe('Thursday, December 3')
  expect(timeAtHome(iso, zone, 'de')).toBe('18:30')
  expect(dayKey(iso, zone)).toBe('2026-12-03')
})

test('tells beginning and end, and the year of other years', () => {
  const viewing = { startsAt: iso, endsAt: '2026-12-04T03:00:00.000000Z', timeZone: zone }
  const english = rangeAtHome(viewing, 'en', new Date('2026-11-01T12:00:00Z'))
  expect(english).toMatch(/^Thursday, December 3.+6:30.+7:00\sPM$/)
  expect(english).not.toContain('2026')
  expect(rangeAtHome(viewing, 'de', new Date('2027-02-01T12:00:00Z'))).toMatch(
    /^Donnerstag, 3\. Dezember 2026.+18:30.+19:00/,
  )
  expect(rangeAtHome({ ...viewing, endsAt: '' }, 'en')).toBe('')
})

test('names lengths and weekdays', () => {
  expect(minutesText(45, 'en')).toBe('45 minutes')
  expect([weekdayName(0, 'en'), weekdayName(6, 'de')]).toEqual(['Monday', 'Sonntag'])
})

test('names the zone of a home elsewhere, and none where the clocks agree', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const other = timeZone === zone ? 'Europe/Berlin' : zone
  expect(zoneName(iso, other, 'en')).not.toBe('')
  expect(zoneName(iso, timeZone, 'en')).toBe('')
})
