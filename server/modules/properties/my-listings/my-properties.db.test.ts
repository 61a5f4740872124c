import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { addInterest } from '@/server/modules/members/interest-store.ts'
import { featureProperty, publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { propertiesHandlers } from '../handlers.ts'
import { myPropertiesHandlers } from './my-properties-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const open = () =>
  createServer(testDeps({ db }), { ...propertiesHandlers, ...myPropertiesHandlers })
type App = ReturnType<typeof open>

const added = async (app: App, token: string, query: object = {}) => {
  const { data } = await callOk(app, 'getAddedProperties', { token, query })
  return data.map(({ id }) => id)
}

test('rejects what every member call rejects', async () => {
  const app = open()
  for (const id of ['deleteProperty', 'updatePropertyStatus', 'changePropertyStatus'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
  for (const id of ['getAddedProperties', 'getInterestedUsers'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_READS)
  }
})

describe('one’s own properties', () => {
  test('are listed in any state, with their status', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db, { name: 'Ada Brandt' })
    await publishedListing(db)
    const days = (count: number) => new Date(TEST_NOW.getTime() + count * 86_400_000)
    const shown = await publishedListing(db, { ownerId, postedAt: days(-1), expiresAt: days(3) })
    const waiting = await publishedListing(db, {
      ownerId,
      requestStatus: 'pending',
      isActive: false,
      postedAt: days(-2),
    })
    const refused = await publishedListing(db, {
      ownerId,
      requestStatus: 'rejected',
      propertyType: 1,
      postedAt: days(-3),
    })
    const over = await publishedListing(db, {
      ownerId,
      propertyType: 2,
      postedAt: days(-4),
      expiresAt: days(-1),
    })
    await sql`insert into review (property_id, decision, reason, created_at) values (${refused.id}, 'rejected', 'No pictures', ${TEST_NOW})`.execute(
      db,
    )
    await sql`update property_stats set view_count = 12 where property_id = ${shown.id}`.execute(db)
    const reply = await callOk(app, 'getAddedProperties', { token })
    expect(reply).toMatchObject({ total: 4, total_views: 12 })
    expect(reply.data).toMatchObject([
      {
        id: shown.id,
        request_status: 'approved',
        status: 1,
        is_expired: false,
        total_click: 12,
        is_feature_available: true,
        customer_name: 'Ada Brandt',
        reject_reason: null,
      },
      { id: waiting.id, request_status: 'pending', status: 0, is_feature_available: false },
      {
        id: refused.id,
        request_status: 'rejected',
        reject_reason: { property_id: refused.id, reason: 'No pictures' },
      },
      { id: over.id, property_type: 'sold', is_expired: true },
    ])
    expect(await added(app, token, { property_type: 1 })).toEqual([refused.id])
    expect(await added(app, token, { status: [0] })).toEqual([waiting.id])
    expect(await added(app, token, { status: [0, 1] })).toHaveLength(4)
    expect(await added(app, token, { request_status: ['pending', 'rejected'] })).toEqual([
      waiting.id,
      refused.id,
    ])
    expect(await added(app, token, { limit: 1, offset: 1 })).toEqual([waiting.id])
    expect((await call(app, 'getAddedProperties', { token, search: 'status=2' })).status).toBe(422)
    const { token: eve } = await signedIn(db)
    expect(await added(app, eve)).toEqual([])
  })

  test('are returned in full, with the exact position and similar ones', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db)
    const publicPlace = { latitude: 48, longitude: -122 }
    const house = await publishedListing(db, { ownerId, hidesExactPlace: true, publicPlace })
    const like = await publishedListing(db)
    const reply = await callOk(app, 'getAddedProperties', { token, query: { slug_id: house.slug } })
    expect(reply).toMatchObject({
      data: [
        { id: house.id, latitude: '47.6769', address: '12 Shore Road', hides_exact_place: true },
      ],
      similiar_properties: [{ id: like.id }],
    })
    const theirs = { token, query: { id: like.id } }
    expect((await call(app, 'getAddedProperties', theirs)).status).toBe(404)
  })

  test('are listed briefly if featured now or before', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db)
    const house = await publishedListing(db, { ownerId })
    await publishedListing(db, { ownerId })
    await featureProperty(db, house.id)
    const { data } = await callOk(app, 'getAddedProperties', { token, query: { is_promoted: 1 } })
    expect(data).toMatchObject([
      { id: house.id, advertisement_status: 0, advertisement_type: 'HomeScreen' },
    ])
    const [row] = (await callOk(app, 'getAddedProperties', { token, query: { id: house.id } })).data
    expect(row).toMatchObject({ is_feature_available: false, promoted: true })
  })
})

test('show interested people to the owner alone', async () => {
  const app = open()
  const { id: ownerId, token } = await signedIn(db)
  const house = await publishedListing(db, { ownerId })
  const [first, second] = [await signedIn(db, { name: 'Bo' }), await signedIn(db, { name: 'Cy' })]
  for (const [accountId, hour] of [
    [first.id, 1],
    [second.id, 2],
  ] as const) {
    const at = new Date(TEST_NOW.getTime() + hour * 3_600_000)
    await addInterest(db, { accountId, propertyId: house.id, at })
  }
  await db
    .updateTable('account')
    .set({ email: 'bo@example.org' })
    .where('id', '=', first.id)
    .execute()
  const ask = (query: object, as = token) => callOk(app, 'getInterestedUsers', { token: as, query })
  expect(await ask({ property_id: house.id })).toMatchObject({
    total: 2,
    data: [{ name: 'Cy' }, { name: 'Bo', email: 'bo@example.org' }],
  })
  expect((await ask({ slug_id: house.slug, limit: 1, offset: 1 })).data).toHaveLength(1)
  const status = async (query: object, as = token) =>
    (await call(app, 'getInterestedUsers', { token: as, query })).status
  expect(await status({ property_id: house.id }, first.token)).toBe(404)
  expect(await status({})).toBe(422)
})

describe('the status of a property', () => {
  test('follows the table of transitions, with search and history updated at once', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db)
    const house = await publishedListing(db, {
      ownerId,
      expiresAt: new Date('2026-07-01T00:00:00Z'),
    })
    const flat = await publishedListing(db, { ownerId, propertyType: 1 })
    const say = async (property_id: number, status: number) =>
      (await call(app, 'updatePropertyStatus', { token, body: { property_id, status } })).status
    expect([await say(house.id, 3), await say(house.id, 1), await say(flat.id, 2)]).toEqual([
      409, 409, 409,
    ])
    expect([await say(house.id, 2), await say(flat.id, 3)]).toEqual([200, 200])
    expect(await callOk(app, 'getPropertyList')).toMatchObject({ total: 0 })
    const [sold] = (await callOk(app, 'getProperty', { query: { id: house.id } })).data
    expect(sold).toMatchObject({
      property_type: 'sold',
      history: [{ kind: 'listed' }, { kind: 'sold' }],
    })
    expect([await say(house.id, 2), await say(house.id, 1)]).toEqual([409, 409])
    expect(await say(flat.id, 1)).toBe(200)
    const [again] = (await callOk(app, 'getAddedProperties', { token, query: { id: flat.id } }))
      .data
    expect(again).toMatchObject({
      property_type: 'rent',
      expires_at: '2026-09-13T12:00:00.000000Z',
    })
    expect(await say(flat.id, 4)).toBe(422)
    const { token: eve } = await signedIn(db)
    const body = { property_id: flat.id, status: 3 }
    expect((await call(app, 'updatePropertyStatus', { token: eve, body })).status).toBe(404)
  })

  test('changes between public and hidden once approved', async () => {
    const app = open()
    const { id: ownerId, token } = await signedIn(db)
    const house = await publishedListing(db, { ownerId })
    const waiting = await publishedListing(db, { ownerId, requestStatus: 'pending' })
    const show = async (property_id: number, status: number) =>
      (await call(app, 'changePropertyStatus', { token, body: { property_id, status } })).status
    expect(await show(waiting.id, 0)).toBe(409)
    expect([await show(house.id, 0), await show(house.id, 0)]).toEqual([200, 200])
    expect(await callOk(app, 'getPropertyList')).toMatchObject({ total: 0 })
    expect(await show(house.id, 1)).toBe(200)
    expect(await callOk(app, 'getPropertyList')).toMatchObject({ total: 1 })
    const { token: eve } = await signedIn(db)
    const body = { property_id: house.id, status: 0 }
    expect((await call(app, 'changePropertyStatus', { token: eve, body })).status).toBe(404)
    expect((await call(app, 'deleteProperty', { token: eve, body: { id: house.id } })).status).toBe(
      404,
    )
  })
})
