import { expect, test } from 'vitest'
import { answering, read } from '@/tests/support/answering-client.ts'
import {
  closeCalendar,
  offerTimes,
  openCalendar,
  viewingTimesQueries,
  withdrawTimes,
} from './viewing-times.ts'

const row = {
  time_zone: 'Europe/Berlin',
  minutes: 30,
  notice_hours: 24,
  kind: 'place',
  place: '12 Mill Lane',
  weekly: [
    { weekday: 5, from: '16:00', to: '18:00' },
    { weekday: 5, from: '09:00', to: '10:00' },
    { weekday: 7, from: '09:00', to: '10:00' },
  ],
  exceptions: [
    { date: '2026-12-27', times: [{ from: '10:00', to: '11:00' }] },
    { date: '2026-12-25', times: [] },
  ],
}

const times = {
  timeZone: 'Europe/Berlin',
  minutes: 30,
  noticeHours: 24,
  kind: 'place' as const,
  place: '12 Mill Lane',
  week: [
    [],
    [],
    [],
    [],
    [
      { from: '09:00', to: '10:00' },
      { from: '16:00', to: '18:00' },
    ],
    [],
    [{ from: '09:00', to: '10:00' }],
  ],
  exceptions: row.exceptions.toReversed(),
}

test('reads offered times by day, in order, and none', async () => {
  const { client, sent } = answering({ data: row })
  expect(await read(viewingTimesQueries.offered(client, { property: 41 }))).toEqual(times)
  expect(new URL(sent[0]?.url ?? '').search).toBe('?property_id=41')
  const none = answering({ data: null })
  expect(await read(viewingTimesQueries.offered(none.client, null))).toBe(null)
})

test('saves days off, too, and withdraws the times of one listing', async () => {
  const { client, sent } = answering({ data: row })
  const place = ' 12 Mill Lane '
  await offerTimes(client, { listing: { project: 12 }, times: { ...times, place } })
  const { weekly, exceptions, ...rest } = (await sent[0]?.json()) ?? {}
  expect(rest).toEqual({
    project_id: 12,
    time_zone: 'Europe/Berlin',
    minutes: 30,
    notice_hours: 24,
    kind: 'place',
    place: '12 Mill Lane',
  })
  expect(weekly).toEqual([row.weekly[1], row.weekly[0], row.weekly[2]])
  expect(exceptions).toEqual(times.exceptions)
  await withdrawTimes(client, { project: 12 })
  await withdrawTimes(client, null)
  expect(sent.slice(1).map(({ method, url }) => `${method} ${new URL(url).search}`)).toEqual([
    'DELETE ?project_id=12',
    'DELETE ',
  ])
})

test('opens and ends the address of a calendar', async () => {
  const { client, sent } = answering({ address: 'https://a.example/calendar?token=x' })
  expect(await openCalendar(client, undefined)).toBe('https://a.example/calendar?token=x')
  await closeCalendar(client, undefined)
  expect(sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
})
