import { expect, test } from 'vitest'
import { automaticReason } from './automatic.ts'

const ANSWERS = 'answers@homes.example.org'

function reason(
  headers: Record<string, string>,
  { from = 'ana@example.org', subject = 'Re: The mill', files = [] as never[] } = {},
) {
  return automaticReason(
    { from, subject, files, headers: new Map(Object.entries(headers)) },
    ANSWERS,
  )
}

test.each([
  [{}],
  [{ 'auto-submitted': 'no' }],
  [{ 'return-path': '<ana@example.org>', precedence: 'normal' }],
  [{ 'x-auto-response-suppress': 'None' }],
  [{ 'content-type': 'multipart/alternative; boundary=a' }],
])('takes a mail of a person with %o', (headers) => {
  expect(reason(headers)).toBe(null)
})

test.each([
  [{ 'auto-submitted': 'auto-replied' }, 'automatic'],
  [{ 'auto-submitted': 'auto-generated; owner=x' }, 'automatic'],
  [{ 'x-auto-response-suppress': 'All' }, 'automatic'],
  [{ 'x-auto-response-suppress': 'DR, OOF, AutoReply' }, 'automatic'],
  [{ 'x-autoreply': 'yes' }, 'automatic'],
  [{ 'x-loop': ANSWERS }, 'automatic'],
  [{ precedence: 'bulk' }, 'bulk'],
  [{ precedence: 'auto_reply' }, 'bulk'],
  [{ 'list-id': 'Homes <homes.example.org>' }, 'list'],
  [{ 'list-post': '<mailto:homes@example.org>' }, 'list'],
  [{ 'return-path': '<>' }, 'bounce'],
  [{ 'content-type': 'multipart/report; report-type=delivery-status' }, 'bounce'],
] as const)('refuses a mail with %o as %s', (headers, expected) => {
  expect(reason(headers)).toBe(expected)
})

test.each([
  ['mailer-daemon@mail.example.org', 'bounce'],
  ['postmaster@example.org', 'bounce'],
  [ANSWERS, 'own'],
  ['answers+c1-2-3-abcdefghijklmnop@homes.example.org', 'own'],
] as const)('refuses a mail from %s as %s', (from, expected) => {
  expect(reason({}, { from })).toBe(expected)
})

test.each([
  'Automatic reply: The mill',
  'Out of Office: back on Monday',
  'Automatische Antwort: Die Mühle',
  'Abwesenheitsnotiz: Die Mühle',
  'Respuesta automática: El molino',
  'رد تلقائي: المطحنة',
])('refuses the subject %s', (subject) => {
  expect(reason({}, { subject })).toBe('automatic')
  expect(reason({}, { subject: `Re: ${subject}` })).toBe(null)
})

test('refuses what a calendar answers, and takes its invitation as a file', () => {
  const calendar = (method: string) => ({
    name: 'invite.ics',
    mime: 'text/calendar',
    content: Buffer.from(`BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nEND:VCALENDAR`),
  })
  const judge = (method: string) =>
    automaticReason(
      {
        from: 'ana@example.org',
        subject: 'Accepted',
        files: [calendar(method)],
        headers: new Map(),
      },
      ANSWERS,
    )
  expect([judge('REPLY'), judge('COUNTER'), judge('REQUEST')]).toEqual([
    'calendar',
    'calendar',
    null,
  ])
})
