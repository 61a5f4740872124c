import { expect, test } from 'vitest'
import { zonePlace } from './zone-place.ts'

const at = new Date('2026-06-15T12:00:00Z')
const place = (timeZone: string, countryCode: string | null, language = 'en') =>
  zonePlace({ timeZone, countryCode }, language, at)

test.each([
  ['America/Denver', 'US', 'en', ['Mountain Time', 'Denver', 'United States']],
  ['America/Denver', 'US', 'de', ['Rocky-Mountains-Zeit', 'Denver', 'Vereinigte Staaten']],
  ['America/Denver', 'US', 'es', ['hora de las Montañas Rocosas', 'Denver', 'Estados Unidos']],
  ['Asia/Calcutta', 'IN', 'en', ['India Standard Time', 'Kolkata', 'India']],
  ['America/Indiana/Tell_City', null, 'en', ['Central Time', 'Tell City', null]],
])('describes %s in %s as %s %j', (zone, code, language, [name, city, country]) => {
  expect(place(zone, code, language)).toEqual({ zone: name, city, country })
})

test.each([
  ['Europe/Atlantis', 'US'],
  ['', null],
  ['America/Denver', 'not a code'],
])('is null for %j in %j', (zone, code) => {
  expect(place(zone, code)).toBeNull()
})
