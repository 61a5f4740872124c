import { expect, test } from 'vitest'
import { readCalendarEntry } from '@/tests/support/calendar-entry.ts'
import { toFeed, toInvitation } from './invitation.ts'

const viewing = {
  uid: 'v-1@hearth.example',
  sequence: 1,
  starts_at: new Date('2026-06-19T14:00:00Z'),
  ends_at: new Date('2026-06-19T14:30:00Z'),
  status: 'agreed',
  kind: 'place',
  place: '12 Mill Lane',
  updated_at: new Date('2026-06-01T09:00:00Z'),
} as const
const people = {
  organizer: { name: 'Olga', email: 'olga@example.com' },
  attendee: { name: 'Ada', email: 'ada@example.org' },
}

function file(place: string, summary = 'Viewing') {
  const words = { summary, description: 'One\nTwo\r\nThree\n' }
  return toInvitation({ ...viewing, place }, { ...people, ...words }).content
}

test.each([
  ['an invitation', file('12 Mill Lane')],
  ['a place of several lines', file('12 Mill Lane\r\nBackyard\rLeft')],
  ['a folded line', file('渋谷区'.repeat(40), '🏡'.repeat(40))],
  ['an empty feed', toFeed('Viewings', [])],
  ['a feed', toFeed('Viewings', [{ viewing, words: { summary: 'Viewing', description: '' } }])],
])('%s ends every line with CRLF, also the last', (_, text) => {
  const bytes = Buffer.from(text)
  expect(bytes.subarray(-15).toString()).toBe('END:VCALENDAR\r\n')
  const lines = bytes.toString().split('\r\n')
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
  expect(lines.slice(0, -1)).not.toContain('')
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
})

test('a calendar reads the place as it was written', () => {
  expect(readCalendarEntry(file('12 Mill Lane\nBackyard')).location).toBe('12 Mill Lane\nBackyard')
})
