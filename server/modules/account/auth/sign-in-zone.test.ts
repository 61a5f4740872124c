import { expect, test } from 'vitest'
import { countryOfZone, readTimeZone } from './sign-in-zone.ts'

test.each([
  ['America/Denver', 'America/Denver', 'US'],
  ['america/denver', 'America/Denver', 'US'],
  ['Europe/Berlin', 'Europe/Berlin', 'DE'],
  ['Europe/Copenhagen', 'Europe/Copenhagen', 'DK'],
  ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia', 'AR'],
])('knows %s and its country', (told, zone, country) => {
  expect(readTimeZone(told)).toBe(zone)
  expect(countryOfZone(zone)).toBe(country)
})

test.each([
  [undefined],
  [''],
  ['UTC'],
  ['Etc/GMT+5'],
  ['+05:00'],
  ['Europe/Atlantis'],
  ['America/Denver; x'],
  ['../../etc/passwd'],
  ['\u0000'],
])('takes %j for no place', (told) => {
  expect(readTimeZone(told)).toBeNull()
  expect(countryOfZone(readTimeZone(told))).toBeNull()
})
