import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { NOON, publishedListing } from '@/tests/support/builders/listings.ts'
import { openReport } from '@/tests/support/builders/reviews.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { adminHandlers } from './handlers.ts'
import { peopleHandlers } from './people/handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () =>
  createServer(testDeps({ db }), { ...propertiesHandlers, ...adminHandlers, ...peopleHandlers })
const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000)

/** Two reports of one listing, then one of another. */
async function house() {
  const app = open()
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const owner = await signedIn(db, { name: 'Jonas Weber' })
  const [one, other] = [await signedIn(db, { name: 'Mira' }), await signedIn(db)]
  const mill = await publishedListing(db, { ownerId: owner.id, title: 'Mill' })
  const barn = await publishedListing(db, { title: 'Barn' })
  const facts = { propertyId: mill.id, message: 'It is gone.' }
  const first = await openReport(db, { ...facts, accountId: one.id })
  const second = await openReport(db, { ...facts, accountId: other.id, at: minutes(1) })
  const third = await openReport(db, { propertyId: barn.id, accountId: one.id, at: minutes(2) })
  const handle = (id: number, outcome: 'dismissed' | 'rejected', reason = '') =>
    call(app, 'handleReport', { token, body: { id, outcome, reason } })
  const list = (query: object = {}) => callOk(app, 'getReports', { token, query })
  return { app, token, owner, mill, barn, first, second, third, handle, list }
}

test('lists the oldest open reports first and continues from any cursor', async () => {
  const { list, first, second, third, mill } = await house()
  const all = await list()
  expect(all.open).toBe(3)
  expect(all.data.map(({ id, others }) => [id, others])).toEqual([
    [first, 1],
    [second, 1],
    [third, 0],
  ])
  expect(all.data[0]).toMatchObject({
    property: { id: mill.id, title: 'Mill', owner_name: 'Jonas Weber', status: 'approved' },
    reason: '',
    message: 'It is gone.',
    reporter_name: 'Mira',
    outcome: null,
  })
  const page = await list({ limit: 2 })
  expect((await list({ after: page.next ?? '' })).data.map(({ id }) => id)).toEqual([third])
  expect((await list({ state: 'handled' })).data).toEqual([])
})

test('dismisses one report once and leaves the others open', async () => {
  const { app, token, list, handle, first } = await house()
  expect((await handle(first, 'dismissed')).status).toBe(200)
  expect((await handle(first, 'dismissed')).status).toBe(409)
  expect((await list()).open).toBe(2)
  const { data } = await list({ state: 'handled' })
  expect(data).toMatchObject([{ id: first, outcome: 'dismissed', handled_by: 'Ada Keller' }])
  const log = await callOk(app, 'getAuditLog', { token, query: { subject_kind: 'report' } })
  expect(log.data.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['dismissed', 'Mill'],
  ])
})

test('removes a listing from the search and settles its reports', async () => {
  const { app, list, handle, first, third, barn, owner } = await house()
  expect((await handle(first, 'rejected')).status).toBe(422)
  expect((await handle(first, 'rejected', 'The home does not exist.')).status).toBe(200)
  const found = await callOk(app, 'getPropertyList', {})
  expect(found.data.map(({ id }) => id)).toEqual([barn.id])
  expect((await list()).data.map(({ id }) => id)).toEqual([third])
  expect((await list({ state: 'handled' })).data).toHaveLength(2)
  const told = await db
    .selectFrom('notification')
    .select(['account_id', 'kind', 'reason'])
    .execute()
  expect(told).toEqual([
    { account_id: owner.id, kind: 'rejected', reason: 'The home does not exist.' },
  ])
})

test('shows removed listings and open reports on a person’s page', async () => {
  const { app, token, list, handle, first, third, owner, barn } = await house()
  const person = async () => (await callOk(app, 'getUser', { token, path: { id: owner.id } })).data
  await db.updateTable('property').set({ owner_id: owner.id }).where('id', '=', barn.id).execute()
  expect((await person()).open_reports).toBe(3)
  await db.updateTable('property').set({ deleted_at: NOON }).where('id', '=', barn.id).execute()
  expect([(await person()).open_reports, (await list()).open]).toEqual([2, 2])
  await handle(first, 'rejected', 'The home does not exist.')
  expect((await person()).decisions).toMatchObject([
    { action: 'takenDown', subject_id: first, subject_name: 'Mill' },
  ])
  expect((await handle(third, 'dismissed')).status).toBe(200)
})

test('settles reports of a removed listing, and does not find others', async () => {
  const { app, token, list, handle, third, barn } = await house()
  await db
    .updateTable('property')
    .set({ request_status: 'rejected' })
    .where('id', '=', barn.id)
    .execute()
  expect((await handle(third, 'rejected', 'Gone.')).status).toBe(200)
  expect((await list()).open).toBe(2)
  expect((await handle(9_999, 'dismissed')).status).toBe(404)
  expect((await call(app, 'getReports', { token, query: { after: '1.2.3' } })).status).toBe(422)
})

test('is closed to everyone but administrators', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'getReports')).toEqual(REFUSALS_OF_READS)
  expect(await usualRefusals(db, app, 'handleReport')).toEqual(REFUSALS_OF_WRITES)
  const { token } = await signedIn(db)
  const body = { id: 1, outcome: 'dismissed' }
  expect((await call(app, 'getReports', { token })).status).toBe(403)
  expect((await call(app, 'handleReport', { token, body })).status).toBe(403)
})
