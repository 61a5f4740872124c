import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { clearDeleted } from '@/server/modules/listing-editor/clear-deleted.ts'
import { takeUse } from '@/server/modules/packages/balance.ts'
import { packagesHandlers } from '@/server/modules/packages/handlers.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { myPropertiesHandlers } from '@/server/modules/properties/my-listings/my-properties-handlers.ts'
import { readyUpload } from '@/tests/support/builders/lister.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { pendingProject, upcomingProject } from '@/tests/support/builders/projects.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_READS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { myListingsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const open = (at = TEST_NOW) =>
  createServer(testDeps({ db, clock: () => at }), {
    ...propertiesHandlers,
    ...myPropertiesHandlers,
    ...myProjectsHandlers,
    ...myListingsHandlers,
    ...packagesHandlers,
  })
type App = ReturnType<typeof open>

const found = async (app: App) => (await callOk(app, 'getPropertyList')).data.map(({ id }) => id)

test('rejects what every member call rejects', async () => {
  const app = open()
  for (const id of ['restoreListing', 'renewListing', 'findDuplicates'] as const) {
    expect(await usualRefusals(db, app, id)).toEqual(REFUSALS_OF_WRITES)
  }
  expect(await usualRefusals(db, app, 'getListingHistory')).toEqual(REFUSALS_OF_READS)
})

describe('a deletion', () => {
  test('can be undone for ten minutes', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId })
    const body = { kind: 'property', id }
    const status = async (at: Date) =>
      (await call(open(at), 'restoreListing', { token, body })).status
    expect(await status(TEST_NOW)).toBe(409)
    await callOk(open(), 'deleteProperty', { token, body: { id } })
    expect(await found(open())).toEqual([])
    expect((await call(open(), 'getAddedProperties', { token, query: { id } })).status).toBe(404)
    const gone = await callOk(open(later(9)), 'getAddedProperties', {
      token,
      query: { deleted: 1 },
    })
    expect(gone.data).toMatchObject([{ id, deleted_at: '2026-06-15T12:00:00.000000Z' }])
    expect(await status(later(10))).toBe(404)
    expect(await status(later(9))).toBe(200)
    expect(await found(open(later(9)))).toEqual([id])
    expect(await status(later(9))).toBe(409)
    const { token: eve } = await signedIn(db)
    expect((await call(open(), 'restoreListing', { token: eve, body })).status).toBe(404)
  })

  test('is completed afterwards and returns the use of a listing that was never public', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const packageId = await offeredPackage(db, { name: 'Two', features: [{ id: 1, limit: 2 }] })
    await callOk(open(), 'assignPackage', { token, body: { package_id: packageId } })
    const shown = await publishedListing(db, { ownerId })
    const waiting = await publishedListing(db, { ownerId, requestStatus: 'pending' })
    await sql`update property set approved_at = posted_at where id = ${shown.id}`.execute(db)
    for (const { id } of [shown, waiting]) {
      const use = { accountId: ownerId, feature: 'property_list', at: TEST_NOW } as const
      await db.transaction().execute((tx) => takeUse(tx, { ...use, for: { propertyId: id } }))
      await callOk(open(), 'deleteProperty', { token, body: { id } })
    }
    const left = async () => {
      const { data } = await callOk(open(), 'getQuotaLedger', { token })
      return data[0]?.left
    }
    const round = { before: TEST_NOW, at: later(10), most: 10 }
    expect(await left()).toBe(0)
    expect(await clearDeleted(db, { ...round, before: new Date(0) })).toBe(0)
    expect(await clearDeleted(db, round)).toBe(2)
    expect(await clearDeleted(db, round)).toBe(0)
    expect(await left()).toBe(1)
    expect(await db.selectFrom('property').select('id').execute()).toEqual([])
  })

  test('of a project is undone in the same way', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const { id } = await upcomingProject(db, { ownerId })
    const body = { kind: 'project', id }
    expect((await call(open(), 'restoreListing', { token, body })).status).toBe(409)
    await callOk(open(), 'deleteProject', { token, body: { id } })
    await callOk(open(later(5)), 'restoreListing', { token, body })
  })
})

describe('a renewal', () => {
  test('starts now, before or after the end', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId, expiresAt: later(-1) })
    expect(await found(open())).toEqual([])
    const { data } = await callOk(open(), 'renewListing', { token, body: { kind: 'property', id } })
    expect(data).toEqual({ expires_at: '2026-09-13T12:00:00.000000Z' })
    expect(await found(open())).toEqual([id])
  })

  test('is refused to pending, closed and unlimited listings', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const listings = [
      await publishedListing(db, { ownerId, requestStatus: 'pending' }),
      await publishedListing(db, { ownerId, propertyType: 2 }),
    ]
    for (const { id } of listings) {
      const reply = await call(open(), 'renewListing', { token, body: { kind: 'property', id } })
      expect([reply.status, reply.body]).toMatchObject([409, { key: 'wrongStep' }])
    }
    const { id } = await pendingProject(db, { ownerId })
    const body = { kind: 'project', id }
    expect((await call(open(), 'renewListing', { token, body })).status).toBe(409)
    const { token: eve } = await signedIn(db)
    expect((await call(open(), 'renewListing', { token: eve, body })).status).toBe(404)
  })
})

describe('likely duplicates', () => {
  const SPOT = { latitude: 53.5436, longitude: 9.9664 }
  const HOUSE = { ...SPOT, city: 'Hamburg', address: '8 Saltworks Quay', priceMinor: 38_500_000 }

  async function scene() {
    const categoryId = await category(db, 'Apartment')
    const area = await parameter(db, categoryId, { name: 'Area', role: 'area' })
    const ada = await signedIn(db)
    const ask = async (more: object = {}) => {
      const sent = { category_id: categoryId, property_type: 0, city: 'hamburg', ...more }
      const { data } = await callOk(open(), 'findDuplicates', { token: ada.token, body: sent })
      return data.map(({ id, is_own, reasons }) => ({ id, is_own, reasons }))
    }
    return { categoryId, area: String(area), ada, ask }
  }

  test('are found by place, address and size, with one’s own in any state', async () => {
    const { categoryId, area, ada, ask } = await scene()
    const facts = { ...HOUSE, categoryId, parameters: { [area]: 80 } }
    const other = await publishedListing(db, facts)
    const own = await publishedListing(db, { ...facts, ownerId: ada.id, requestStatus: 'pending' })
    await publishedListing(db, { ...facts, requestStatus: 'rejected' })
    await publishedListing(db, { ...facts, latitude: 53.6, address: '1 Far Away' })
    await publishedListing(db, { ...facts, propertyType: 1 })
    const near = { latitude: SPOT.latitude + 0.0002, longitude: SPOT.longitude }
    const sent = { ...near, address: '8 saltworks quay', price: 384_000, area: 80 }
    const reasons = ['place', 'address', 'size']
    expect(await ask(sent)).toEqual([
      { id: own.id, is_own: true, reasons },
      { id: other.id, is_own: false, reasons },
    ])
    expect(await ask({ ...sent, id: own.id })).toEqual([{ id: other.id, is_own: false, reasons }])
    expect(await ask()).toEqual([])
    expect(await ask({ address: '8 Saltworks Quay' })).toEqual([])
  })

  test('are found by similar pictures, but not by other people’s uploads', async () => {
    const { categoryId, ada, ask } = await scene()
    const listing = await publishedListing(db, { ...HOUSE, categoryId })
    const eve = await signedIn(db)
    const upload = async (accountId: number, likeness: string) => {
      const made = await readyUpload(db, { accountId, purpose: 'photo' })
      await db.updateTable('stored_file').set({ likeness }).where('key', '=', made.key).execute()
      return made
    }
    const theirs = await upload(eve.id, '0110'.repeat(16))
    await sql`update property set title_image_key = ${theirs.key} where id = ${listing.id}`.execute(
      db,
    )
    const same = await upload(ada.id, `0001${'0110'.repeat(15)}`)
    const different = await upload(ada.id, '1010'.repeat(16))
    const hit = [{ id: listing.id, is_own: false, reasons: ['picture'] }]
    expect(await ask({ uploads: [same.id] })).toEqual(hit)
    expect(await ask({ uploads: [different.id, theirs.id, 'nobody-knows'] })).toEqual([])
  })

  test('do not reveal the position of a listing that hides it', async () => {
    const { categoryId, ask } = await scene()
    const publicPlace = { latitude: 53.55, longitude: 9.9664 }
    await publishedListing(db, { ...HOUSE, categoryId, hidesExactPlace: true, publicPlace })
    expect(await ask({ ...SPOT, address: HOUSE.address, price: 385_000 })).toEqual([])
  })

  test('need both coordinates', async () => {
    const { categoryId, ada } = await scene()
    for (const half of [{ latitude: 1 }, { longitude: 1 }]) {
      const sent = { category_id: categoryId, property_type: 0, city: 'Bend', ...half }
      const reply = await call(open(), 'findDuplicates', { token: ada.token, body: sent })
      expect(reply.status).toBe(422)
    }
  })

  test('are not searched at a price beyond any currency', async () => {
    await setting(db, { currency_code: 'CLF' })
    const { categoryId, ada } = await scene()
    const sent = { category_id: categoryId, property_type: 0, city: 'Bend', price: 1e12 }
    const reply = await call(open(), 'findDuplicates', { token: ada.token, body: sent })
    expect(reply).toMatchObject({ status: 422, body: { fields: { price: expect.any(String) } } })
  })
})

describe('the history of a listing', () => {
  test('shows its owner decisions, prices and status changes', async () => {
    const { id: ownerId, token } = await signedIn(db)
    const { id } = await publishedListing(db, { ownerId, priceMinor: 10_000 })
    await sql`insert into review (property_id, decision, reason, created_at)
      values (${id}, 'rejected', 'No pictures', ${later(-60)}), (${id}, 'approved', '', ${later(-30)})`.execute(
      db,
    )
    await callOk(open(later(5)), 'updateProperty', {
      token,
      body: { action_type: 0, id, price: 90 },
    })
    const query = { kind: 'property', id } as const
    const { data } = await callOk(open(), 'getListingHistory', { token, query })
    expect(
      data.map(({ kind, price, former_price, reason }) => [kind, price, former_price, reason]),
    ).toEqual([
      ['price', 90, 100, null],
      ['listed', 100, null, null],
      ['approved', null, null, null],
      ['rejected', null, null, 'No pictures'],
    ])
    const { id: project } = await upcomingProject(db, { ownerId })
    const ofProject = { kind: 'project', id: project } as const
    expect((await callOk(open(), 'getListingHistory', { token, query: ofProject })).data).toEqual(
      [],
    )
    expect(
      (await call(open(), 'getListingHistory', { token, search: 'kind=property' })).status,
    ).toBe(422)
  })
})
