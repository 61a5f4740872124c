import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { pendingListing, publishedListing, soldListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { propertiesHandlers } from '../properties/handlers.ts'
import { membersHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

/** A server whose clock advances by a second per reading. */
function open() {
  let seconds = 0
  const clock = () => new Date(TEST_NOW.getTime() + seconds++ * 1000)
  return createServer(testDeps({ db, clock }), { ...propertiesHandlers, ...membersHandlers })
}

const keep = (app: ReturnType<typeof open>, token: string, property_id: number, type = 1) =>
  callOk(app, 'setFavourite', { token, body: { property_id, type } })

const kept = async (app: ReturnType<typeof open>, token: string, query = {}) => {
  const { data, total } = await callOk(app, 'getFavouriteProperties', { token, query })
  return { titles: data.map(({ title }) => title), total }
}

const counted = async (id: number) => {
  const row = await db
    .selectFrom('property_stats')
    .select('favourite_count')
    .where('property_id', '=', id)
    .executeTakeFirst()
  return row?.favourite_count
}

describe('a favourite', () => {
  test('is saved once however often it is added, and counted publicly', async () => {
    const app = open()
    const house = await publishedListing(db)
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    for (let times = 0; times < 2; times++) await keep(app, ada.token, house.id)
    await keep(app, bob.token, house.id)
    expect(await counted(house.id)).toBe(2)
    const { data } = await callOk(app, 'getPropertyList', { token: ada.token })
    expect(data[0]).toMatchObject({ is_favourite: 1, favourite_count: 2 })
    const seenByGuest = await callOk(app, 'getPropertyList')
    expect(seenByGuest.data[0]).toMatchObject({ is_favourite: 0, favourite_count: 2 })
    for (let times = 0; times < 2; times++) await keep(app, ada.token, house.id, 0)
    expect([await counted(house.id), await kept(app, ada.token)]).toEqual([
      1,
      { titles: [], total: 0 },
    ])
  })

  test('is counted exactly when many save it at once', async () => {
    const app = open()
    const house = await publishedListing(db)
    const people = await Promise.all(Array.from({ length: 8 }, () => signedIn(db)))
    await Promise.all(people.map(({ token }) => keep(app, token, house.id)))
    expect(await counted(house.id)).toBe(8)
    await Promise.all(people.map(({ token }) => keep(app, token, house.id, 0)))
    expect(await counted(house.id)).toBe(0)
  })

  test('may be sent as a form', async () => {
    const app = open()
    const { id } = await publishedListing(db, { title: 'Mill' })
    const { token } = await signedIn(db)
    const form = new FormData()
    form.append('property_id', String(id))
    form.append('type', '1')
    await callOk(app, 'setFavourite', { token, form })
    expect(await kept(app, token)).toEqual({ titles: ['Mill'], total: 1 })
  })

  test('must be public to be added, but not to be removed', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const pending = await pendingListing(db)
    for (const property_id of [pending.id, 9_999]) {
      const reply = await call(app, 'setFavourite', { token, body: { property_id, type: 1 } })
      expect(reply.status).toBe(404)
      await keep(app, token, property_id, 0)
    }
    const odd = { property_id: pending.id, type: 2 }
    expect((await call(app, 'setFavourite', { token, body: odd })).status).toBe(422)
  })
})

describe('the list of favourites', () => {
  test('starts with the latest, shows 25 per page and omits hidden listings', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const houses = []
    for (let n = 1; n <= 27; n++) houses.push(await publishedListing(db, { title: `House ${n}` }))
    for (const { id } of houses) await keep(app, token, id)
    const hidden = houses.at(-1)?.id ?? 0
    await db.updateTable('property').set({ is_active: false }).where('id', '=', hidden).execute()
    const first = await kept(app, token)
    expect([first.titles.length, first.titles[0], first.total]).toEqual([25, 'House 26', 26])
    const rest = await kept(app, token, { offset: 25 })
    expect(rest).toEqual({ titles: ['House 1'], total: 26 })
  })

  test('includes sold listings and belongs to each member', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    const sold = await soldListing(db, { title: 'Sold' })
    await keep(app, ada.token, sold.id)
    expect(await kept(app, ada.token)).toEqual({ titles: ['Sold'], total: 1 })
    expect(await kept(app, bob.token)).toEqual({ titles: [], total: 0 })
  })

  test('adopts a device’s favorites in order and skips unknown ones', async () => {
    const app = open()
    const { token } = await signedIn(db)
    const [one, two, three] = [
      await publishedListing(db, { title: 'One' }),
      await publishedListing(db, { title: 'Two' }),
      await publishedListing(db, { title: 'Three' }),
    ]
    const pending = await pendingListing(db)
    await keep(app, token, one.id)
    const property_ids = [three.id, pending.id, two.id, one.id, three.id, 9_999]
    const body = { property_ids }
    expect(await callOk(app, 'mergeFavourites', { token, body })).toMatchObject({ added: 2 })
    expect(await callOk(app, 'mergeFavourites', { token, body })).toMatchObject({ added: 0 })
    expect(await kept(app, token)).toEqual({ titles: ['Three', 'Two', 'One'], total: 3 })
    expect([await counted(one.id), await counted(three.id)]).toEqual([1, 1])
    const none = await callOk(app, 'mergeFavourites', { token, body: { property_ids: [] } })
    expect(none.added).toBe(0)
    const many = Array.from({ length: 201 }, (_, n) => n + 1)
    const refused = await call(app, 'mergeFavourites', { token, body: { property_ids: many } })
    expect(refused.status).toBe(422)
  })
})

describe('the ids of favourites', () => {
  test('are complete, latest first, without hidden listings', async () => {
    const app = open()
    const [ada, bob] = [await signedIn(db), await signedIn(db)]
    expect(await callOk(app, 'getFavouriteIds', { token: ada.token })).toMatchObject({
      total: 0,
      data: [],
    })
    const houses = []
    for (let n = 0; n < 4; n++) houses.push((await publishedListing(db)).id)
    for (const id of houses) await keep(app, ada.token, id)
    const [first, hidden, third, last] = houses
    await db
      .updateTable('property')
      .set({ is_active: false })
      .where('id', '=', hidden ?? 0)
      .execute()
    expect(await callOk(app, 'getFavouriteIds', { token: ada.token })).toMatchObject({
      total: 3,
      data: [last, third, first],
    })
    expect(await callOk(app, 'getFavouriteIds', { token: bob.token })).toMatchObject({ data: [] })
  })

  test('are not paged', async () => {
    const { token, id } = await signedIn(db)
    const { id: house } = await publishedListing(db)
    await sql`
      insert into property (slug, title, description, category_id, property_type, price_minor, address, city, state,
        country, latitude, longitude, public_latitude, public_longitude, request_status)
      select 'copy-' || n, title, description, category_id, property_type, price_minor, address, city, state, country,
        latitude, longitude, public_latitude, public_longitude, request_status
      from property, generate_series(1, 300) n where id = ${house}`.execute(db)
    await sql`insert into favourite (account_id, property_id) select ${id}, p.id from property p`.execute(
      db,
    )
    const { data, total } = await callOk(open(), 'getFavouriteIds', { token })
    expect([data.length, total]).toEqual([301, 301])
  })
})

test('rejects visitors, unreadable bodies and values out of bounds', async () => {
  const app = open()
  expect(await usualRefusals(db, app, 'setFavourite')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'mergeFavourites')).toEqual(REFUSALS_OF_WRITES)
  expect(await usualRefusals(db, app, 'getFavouriteProperties')).toEqual(REFUSALS_OF_READS)
  expect(await usualRefusals(db, app, 'getFavouriteIds')).toEqual(REFUSALS_OF_STREAMS)
  const { token } = await signedIn(db)
  const search = 'limit=101'
  expect((await call(app, 'getFavouriteProperties', { token, search })).status).toBe(422)
})
