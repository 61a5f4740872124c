import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { viewingsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const TIMES = { time_zone: 'Europe/Berlin', minutes: 60, notice_hours: 0, kind: 'place' }

async function open(now = '2026-06-15T12:00:00Z') {
  const deps = testDeps({ db, clock: () => new Date(now) })
  const app = createServer(deps, viewingsHandlers)
  const at = new Date(now)
  const owner = await signedIn(db, { signedInAt: at, tokenExpiresAt: new Date('2027-01-01') })
  const { id } = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const { id: other } = await publishedListing(db, { ownerId: owner.id, title: 'Barn' })
  const offer = (body: object) =>
    call(app, 'saveViewingSchedule', { token: owner.token, body: { ...TIMES, ...body } })
  const slots = async (property_id = id, weeks?: number) => {
    const query = { property_id, ...(weeks ? { weeks } : {}) }
    const { data } = await callOk(app, 'getViewingSlots', { query })
    return data.map((moment) => moment.slice(0, 16))
  }
  return { app, owner, id, other, offer, slots }
}

const FRIDAYS = { weekday: 5, from: '16:00', to: '18:30' }

test('offers the weekly pattern in the time zone of the home', async () => {
  const { offer, slots } = await open()
  expect((await offer({ weekly: [FRIDAYS] })).status).toBe(200)
  expect(await slots(undefined, 1)).toEqual(['2026-06-19T14:00', '2026-06-19T15:00'])
  expect(await slots()).toHaveLength(8)
})

test('replaces a day by its exception, and can leave it out', async () => {
  const { offer, slots } = await open()
  const exceptions = [
    { date: '2026-06-19', times: [] },
    { date: '2026-06-20', times: [{ from: '09:00', to: '10:00' }] },
  ]
  await offer({ weekly: [FRIDAYS], exceptions })
  expect(await slots(undefined, 1)).toEqual(['2026-06-20T07:00'])
})

test('skips the hour that daylight saving time skips', async () => {
  const { offer, slots } = await open('2026-03-28T12:00:00Z')
  await offer({ weekly: [{ weekday: 7, from: '01:30', to: '04:30' }] })
  expect(await slots(undefined, 1)).toEqual(['2026-03-29T00:30', '2026-03-29T01:30'])
})

test('leaves out what is sooner than the notice', async () => {
  const { offer, slots } = await open('2026-06-19T13:30:00Z')
  await offer({ weekly: [FRIDAYS], notice_hours: 1 })
  expect((await slots())[0]).toBe('2026-06-19T15:00')
})

test('prefers the times of one listing, and hides those of hidden ones', async () => {
  const { app, owner, id, other, offer, slots } = await open()
  await offer({ weekly: [FRIDAYS] })
  await offer({ property_id: id, weekly: [{ ...FRIDAYS, to: '17:00' }] })
  expect([(await slots(id, 1)).length, (await slots(other, 1)).length]).toEqual([1, 2])
  const query = { property_id: id }
  const own = await callOk(app, 'getViewingSchedule', { token: owner.token, query })
  expect(own.data).toMatchObject({ ...TIMES, weekly: [{ ...FRIDAYS, to: '17:00' }] })
  await callOk(app, 'deleteViewingSchedule', { token: owner.token, query })
  expect((await call(app, 'deleteViewingSchedule', { token: owner.token, query })).status).toBe(404)
  expect(await slots(id, 1)).toHaveLength(2)
  await db.updateTable('property').set({ is_active: false }).where('id', '=', id).execute()
  expect((await call(app, 'getViewingSlots', { query })).status).toBe(404)
})

test('lists the free times of an agent, which are those of all listings', async () => {
  const { app, owner, id, offer } = await open()
  await offer({ property_id: id, weekly: [{ ...FRIDAYS, to: '17:00' }] })
  const ofAgent = async () =>
    (await callOk(app, 'getViewingSlots', { query: { agent_id: owner.id, weeks: 1 } })).data.length
  expect(await ofAgent()).toBe(0)
  await offer({ weekly: [FRIDAYS] })
  expect(await ofAgent()).toBe(2)
  const { id: nobody } = await signedIn(db)
  const query = { agent_id: nobody }
  expect((await call(app, 'getViewingSlots', { query })).status).toBe(404)
})

test('refuses invalid times, time zones and places, listings of others, and unauthorized callers', async () => {
  const { app, offer } = await open()
  const fieldsOf = async (body: object) =>
    Object.keys(Object((await offer(body)).body).fields ?? {})
  const twice = [FRIDAYS, { ...FRIDAYS, from: '18:00' }]
  expect(await fieldsOf({ weekly: twice })).toEqual(['weekly'])
  expect(await fieldsOf({ weekly: [{ ...FRIDAYS, to: '15:00' }] })).toEqual(['weekly'])
  expect(await fieldsOf({ weekly: [{ ...FRIDAYS, to: '25:00' }] })).toEqual(['weekly[0][to]'])
  expect(await fieldsOf({ time_zone: 'Europe/Nowhere' })).toEqual(['time_zone'])
  expect(await fieldsOf({ time_zone: '+02:00' })).toEqual(['time_zone'])
  expect(await fieldsOf({ kind: 'video', place: 'http://x' })).toEqual(['place'])
  expect(await fieldsOf({ exceptions: [{ date: '2026-02-30' }] })).toEqual(['exceptions[0][date]'])
  expect(await fieldsOf({ exceptions: [{ date: '0000-01-01' }] })).toEqual(['exceptions[0][date]'])
  expect(await fieldsOf({ minutes: 5 })).toEqual(['minutes'])
  const { id: foreign } = await publishedListing(db)
  expect((await offer({ property_id: foreign })).status).toBe(404)
  expect(await usualRefusals(db, app, 'saveViewingSchedule')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'getViewingSchedule')).toEqual(REFUSALS_OF_READS)
})
