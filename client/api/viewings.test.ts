import { expect, test } from 'vitest'
import { answering, read } from '@/tests/support/answering-client.ts'
import { changeViewing, requestViewing, viewingQueries } from './viewings.ts'

const row = {
  id: 3,
  inquiry_id: 7,
  side: 'sender',
  title: 'Mill',
  name: 'Ada Brandt',
  property_id: null,
  project_id: 12,
  starts_at: '2026-12-04T00:00:00.000000Z',
  ends_at: '2026-12-04T00:30:00.000000Z',
  time_zone: 'America/Los_Angeles',
  kind: 'place',
  place: '',
  state: 'requested',
  awaits_me: false,
  can_change: true,
  reason: '',
  sequence: 2,
}

const searchOf = (request: Request | undefined) => new URL(request?.url ?? '').search

test('lists viewings of a mailed link, of the viewer, and those that are over', async () => {
  const { client, sent } = answering({ data: [row] })
  expect(await read(viewingQueries.list(client, 'abc'))).toMatchObject([
    { id: 3, inquiryId: 7, listing: { project: 12 }, mayChange: true, sequence: 2 },
  ])
  await read(viewingQueries.list(client, null))
  await read(viewingQueries.past(client))
  expect(sent.map(searchOf)).toEqual(['?token=abc', '', '?past=1'])
})

test('names no listing for agents', async () => {
  const { client } = answering({ data: [{ ...row, project_id: null }] })
  expect(await read(viewingQueries.list(client, null))).toMatchObject([{ listing: null }])
})

test('reads the free times of a property, a project and an agent', async () => {
  const offer = { time_zone: 'Europe/Berlin', minutes: 30, kind: 'video' }
  const { client, sent } = answering({ data: [row.starts_at], offer })
  expect(await read(viewingQueries.freeTimes(client, { about: 'property', id: 41 }))).toMatchObject(
    {
      times: [row.starts_at],
      offer: { timeZone: 'Europe/Berlin', minutes: 30, kind: 'video' },
    },
  )
  await read(viewingQueries.freeTimes(client, { about: 'project', id: 12 }))
  await read(viewingQueries.freeTimes(client, { about: 'agent', id: 0 }))
  expect(sent.map(searchOf)).toEqual(['?property_id=41', '?project_id=12', '?agent_id=0'])
  const none = answering({ data: [], offer: null })
  expect(await read(viewingQueries.freeTimes(none.client, { about: 'property', id: 41 }))).toEqual({
    times: [],
    offer: null,
  })
})

test('asks for a viewing by link or as a member, and changes it as it was seen', async () => {
  const { client, sent } = answering({ data: row })
  const startsAt = row.starts_at
  await requestViewing(client, { name: { token: 'abc' }, startsAt })
  await requestViewing(client, { name: { id: 7 }, startsAt })
  const viewing = { id: 3, sequence: 2 }
  await changeViewing(client, { viewing, token: 'abc', act: 'move', startsAt })
  await changeViewing(client, { viewing, token: null, act: 'cancel', reason: 'Rain' })
  await changeViewing(client, { viewing, token: null, act: 'decline', reason: '' })
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/ext/viewings',
    '/api/ext/viewings',
    ...Array(3).fill('/api/ext/viewings/3'),
  ])
  const forms = await Promise.all(
    sent.map(async (each) => Object.fromEntries(await each.formData())),
  )
  expect(forms).toEqual([
    { token: 'abc', starts_at: startsAt },
    { id: '7', starts_at: startsAt },
    { act: 'move', sequence: '2', token: 'abc', starts_at: startsAt },
    { act: 'cancel', sequence: '2', reason: 'Rain' },
    { act: 'decline', sequence: '2' },
  ])
})
