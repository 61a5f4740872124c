import { expect, test } from 'vitest'
import { countryOfZone, readTimeZone } from './sign-in-zone.ts'

test.each([
  ['America/Denver', 'America/Denver', 'US'],
  ['america/denver', 'America/Denver', 'US'],
  ['Europe/Berlin', 'Europe/Berlin', 'DE'],
  ['Europe/Copenhagen', 'Europe/Copenhagen', 'DK'],
  ['America/Argentina/Ushuaia', 'America/Argentina/Ushuaia', 'AR'],
])('finds the city and country of %s', (told, zone, country) => {
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
])('finds no place for %j', (told) => {
  expect(readTimeZone(told)).toBeNull()
  expect(countryOfZone(readTimeZone(told))).toBeNull()
})
