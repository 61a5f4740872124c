import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { eachText, textNames } from '@/domain/listing/property-texts.ts'
import { createServer } from '@/server/app.ts'
import type { ReviewContext } from '@/server/modules/listing-editor/review-context.ts'
import { lister, readyUpload } from '@/tests/support/builders/lister.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { propertiesHandlers } from '../handlers.ts'
import { decideProperty } from '../review/review.ts'
import { myPropertiesHandlers } from './my-properties-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Facts = Parameters<typeof publishedListing>[1]

async function scene(facts: Facts = {}) {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...propertiesHandlers, ...myPropertiesHandlers })
  const ada = await lister(db)
  const house = await publishedListing(db, { ownerId: ada.id, ...facts })
  const change = (sent: object, token = ada.token) =>
    call(app, 'updateProperty', { token, body: { action_type: 0, id: house.id, ...sent } })
  const own = async () => {
    const { data } = await callOk(app, 'getAddedProperties', {
      token: ada.token,
      query: { id: house.id },
    })
    const [row] = data
    if (!row || !('request_status' in row)) throw new Error('it is not there')
    return row
  }
  const found = async () => (await callOk(app, 'getPropertyList')).data.map(({ id }) => id)
  const upload = async (purpose: 'photo' | 'document' = 'photo', accountId = ada.id) =>
    (await readyUpload(db, { accountId, purpose })).id
  return { app, deps, ada, house, change, own, found, upload }
}

const answer = (reply: { status: number; body: object }) => [
  reply.status,
  'key' in reply.body ? reply.body.key : '',
  'fields' in reply.body && reply.body.fields ? Object.keys(reply.body.fields) : [],
]

const reviewContext: ReviewContext = {
  queue: testDeps({ db }).queue,
  adminId: null,
  origin: 'http://localhost',
  listingDays: 90,
  at: TEST_NOW,
}

describe('a change', () => {
  test('of a public listing waits for approval and removes it from the search', async () => {
    const { house, change, own, found } = await scene()
    expect(await found()).toEqual([house.id])
    expect((await change({ title: 'House with a boathouse' })).status).toBe(200)
    expect(await found()).toEqual([])
    expect(await own()).toMatchObject({
      title: 'House with a boathouse',
      slug_id: house.slug,
      request_status: 'pending',
      submitted_at: '2026-06-15T12:00:00.000000Z',
      revision: 2,
    })
  })

  test('of price, period or activity needs no approval', async () => {
    const { house, change, own, found } = await scene({ propertyType: 1 })
    await change({ price: 950, rentduration: 'Daily' })
    expect(await own()).toMatchObject({
      request_status: 'approved',
      price: 950,
      rentduration: 'Daily',
    })
    expect(await found()).toEqual([house.id])
    await change({ status: 0 })
    expect([await found(), (await own()).request_status]).toEqual([[], 'approved'])
  })

  test('stays approved if the settings say so, and is found at once', async () => {
    await setting(db, { auto_approve_edited_listings: true })
    const { app, change } = await scene()
    await change({ title: 'Orangery' })
    const { data } = await callOk(app, 'getPropertyList', { query: { search: 'orangery' } })
    expect(data.map(({ title }) => title)).toEqual(['Orangery'])
  })

  test('without differences changes nothing', async () => {
    const { change, own } = await scene()
    await change({ title: 'House by the lake', facilities: [] })
    expect(await own()).toMatchObject({ request_status: 'approved', revision: 1 })
  })

  test('removes all nearby places, which a form cannot express as an empty list', async () => {
    const { app, ada, house, change, own } = await scene()
    const { id: facilityId } = await db
      .insertInto('facility')
      .values({ name: 'School' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await change({ facilities: [{ facility_id: facilityId, distance: 2 }] })
    expect((await own()).assign_facilities).toMatchObject([{ facility_id: facilityId }])
    const form = new FormData()
    for (const [name, value] of [
      ['action_type', '0'],
      ['id', String(house.id)],
      ['remove_facilities', '1'],
    ] as const) {
      form.set(name, value)
    }
    const { status } = await call(app, 'updateProperty', { token: ada.token, form })
    expect([status, (await own()).assign_facilities]).toEqual([200, []])
  })

  test('of a rejected property submits it again', async () => {
    await setting(db, { auto_approve_edited_listings: true })
    const { change, own } = await scene({ requestStatus: 'rejected' })
    await change({ price: 5 })
    expect((await own()).request_status).toBe('pending')
  })

  test('clears the fields that the contract clears, and keeps the rest', async () => {
    const { change, own } = await scene()
    await change({
      meta_title: 'Lake',
      meta_keywords: 'a,b',
      video_link: 'https://youtu.be/aqz-KE-bpKQ',
      client_address: 'c/o Ada',
    })
    await change({ meta_description: 'Now only this' })
    expect(await own()).toMatchObject({
      meta_title: null,
      meta_keywords: null,
      meta_description: 'Now only this',
      video_link: 'https://youtu.be/aqz-KE-bpKQ',
    })
    await change({ video_link: '', client_address: '' })
    expect(await own()).toMatchObject({ video_link: null, client_address: null })
  })

  test('keeps and clears every optional text', async () => {
    const { change, own } = await scene()
    const sent = eachText(textNames, (name) => `https://youtu.be/aqz-KE-bpKQ#${name}`)
    await change(sent)
    expect(await own()).toMatchObject(sent)
    await change({ title: 'Another title' })
    expect(await own()).toMatchObject(sent)
    await change(eachText(textNames, () => ''))
    expect(await own()).toMatchObject(eachText(textNames, () => null))
  })

  test('of the album keeps the named pictures in order', async () => {
    const { change, own, upload } = await scene()
    await change({
      pictures: [
        { upload: await upload(), alt: 'Front' },
        { upload: await upload(), alt: 'Hall' },
        { upload: await upload() },
      ],
    })
    const before = await own()
    const [hall, attic] = before.gallery
    await change({
      pictures: [
        { id: attic?.id, alt: 'Attic' },
        { id: 0, alt: 'Front' },
      ],
    })
    const after = await own()
    expect(after.title_image).toBe(attic?.image_url)
    expect(after.title_image_alt).toBe('Attic')
    expect(after.gallery.map(({ image_url, alt }) => [image_url, alt])).toEqual([
      [before.title_image, 'Front'],
    ])
    expect(answer(await change({ remove_gallery_images: [hall?.id] }))).toEqual([
      422,
      'invalid',
      ['remove_gallery_images'],
    ])
  })

  test('of the slug redirects the former one, and never takes another listing’s', async () => {
    const { app, house, change, own } = await scene()
    const other = await publishedListing(db, { slug: 'boathouse' })
    await change({ slug_id: 'Boathouse' })
    expect((await own()).slug_id).toBe('boathouse-1')
    await setting(db, { auto_approve_edited_listings: true })
    const [shown] = (await callOk(app, 'getProperty', { query: { slug_id: house.slug } })).data
    expect([shown?.id, shown?.request_status]).toEqual([house.id, 'approved'])
    const [theirs] = (await callOk(app, 'getProperty', { query: { slug_id: 'boathouse' } })).data
    expect(theirs?.id).toBe(other.id)
  })

  test('of the category removes the former category’s facilities', async () => {
    const { change, own } = await scene()
    const flat = await category(db, 'Flat')
    const floor = await parameter(db, flat, { name: 'Floor' })
    const plot = await parameter(db, await category(db, 'House'), { name: 'Plot' })
    await change({ parameters: [{ parameter_id: plot, value: '400' }] })
    await change({ category_id: flat, parameters: [{ parameter_id: floor, value: '3' }] })
    expect((await own()).parameters.map(({ name, value }) => [name, value])).toEqual([
      ['Floor', '3'],
    ])
    await change({ parameters: [{ parameter_id: floor, value: '' }] })
    expect((await own()).parameters).toEqual([])
  })

  test('of the city moves the listing, which keeps its approximate position otherwise', async () => {
    const { house, change } = await scene({
      hidesExactPlace: true,
      publicPlace: { latitude: 47.7, longitude: -122.3 },
    })
    const place = async () =>
      db
        .selectFrom('property')
        .select(['latitude', 'public_latitude', 'place_id'])
        .where('id', '=', house.id)
        .executeTakeFirstOrThrow()
    await change({ title: 'Same place' })
    expect((await place()).public_latitude).toBe(47.7)
    await change({ latitude: 45.5, longitude: -122.6 })
    expect((await place()).latitude).toBe(45.5)
    expect(Math.abs((await place()).public_latitude - 45.5)).toBeLessThan(0.01)
    await change({ hides_exact_place: false })
    expect((await place()).public_latitude).toBe(45.5)
    expect(answer(await change({ city: 'Nowhere' }))).toEqual([422, 'invalid', ['latitude']])
  })
})

describe('a change is refused', () => {
  test('for everything that member calls reject', async () => {
    const { app } = await scene()
    expect(await usualRefusals(db, app, 'updateProperty')).toEqual(REFUSALS_OF_WRITES)
  })

  test('if another change came first, with the current state', async () => {
    const { change, own } = await scene()
    await change({ revision: 1, title: 'First tab' })
    const reply = await change({ revision: 1, title: 'Second tab' })
    expect(answer(reply)).toEqual([409, 'stale', []])
    expect(reply.body).toMatchObject({ data: { title: 'First tab', revision: 2 } })
    expect((await own()).title).toBe('First tab')
  })

  test('of a sold listing; a rented one stays rented', async () => {
    const sold = await scene({ propertyType: 2 })
    expect(answer(await sold.change({ title: 'x' }))).toEqual([409, 'wrongStep', []])
    const rented = await scene({ propertyType: 3 })
    expect(answer(await rented.change({ property_type: 0 }))).toEqual([409, 'wrongStep', []])
    await rented.change({ property_type: 1, price: 700 })
    expect((await rented.own()).property_type).toBe('rented')
  })

  test('that shows an unapproved listing, or makes it premium without the right', async () => {
    const { change, own } = await scene({ requestStatus: 'pending' })
    expect(answer(await change({ status: 0 }))).toEqual([409, 'wrongStep', []])
    await db
      .insertInto('package')
      .values({ name: 'Premium', type: 'free', duration_hours: 10 })
      .execute()
    await sql`insert into package_feature (package_id, feature_id) select max(id), 6 from package`.execute(
      db,
    )
    expect(answer(await change({ is_premium: true }))).toEqual([403, 'packageRefused', []])
    expect((await own()).is_premium).toBe(false)
  })

  test('with ids or uploads of others in any list, and changes nothing', async () => {
    const { change, own, upload } = await scene()
    const eve = await scene()
    await eve.change({
      pictures: [{ upload: await eve.upload() }, { upload: await eve.upload() }],
      document_files: [{ upload: await eve.upload('document') }],
    })
    const theirs = await eve.own()
    const picture = theirs.gallery[0]?.id
    const paper = theirs.documents[0]?.id
    const before = await own()
    const tries = [
      [{ remove_gallery_images: [picture] }, 'remove_gallery_images'],
      [{ remove_documents: [paper] }, 'remove_documents'],
      [{ pictures: [{ upload: await upload() }, { id: picture }] }, 'pictures[1]'],
      [{ document_files: [{ id: paper }] }, 'document_files[0]'],
      [{ pictures: [{ upload: await eve.upload() }] }, 'pictures[0][upload]'],
      [{ document_files: [{ upload: await eve.upload('document') }] }, 'document_files[0][upload]'],
      [{ three_d_upload: await eve.upload() }, 'three_d_upload'],
      [{ meta_upload: await eve.upload() }, 'meta_upload'],
      [{ pictures: [{ id: 0 }] }, 'pictures[0]'],
    ] as const
    for (const [sent, field] of tries) {
      expect(answer(await change(sent)), field).toEqual([422, 'invalid', [field]])
    }
    expect(await own()).toEqual(before)
    expect(await eve.own()).toEqual(theirs)
    expect((await change({ title: 'Mine' }, eve.ada.token)).status).toBe(404)
    const bySlug = { action_type: 0, slug_id: eve.house.slug, title: 'Mine' }
    const { app, ada } = await scene()
    expect((await call(app, 'updateProperty', { token: ada.token, body: bySlug })).status).toBe(404)
  })
})

test('is found by the next search once approved, and not found once withdrawn', async () => {
  const { house, found } = await scene({ requestStatus: 'pending' })
  expect(await found()).toEqual([])
  const decide = (revision: number, decision: 'approved' | 'rejected') =>
    db
      .transaction()
      .execute((tx) =>
        decideProperty(tx, reviewContext, { id: house.id, revision, decision, reason: 'x' }),
      )
  await decide(1, 'approved')
  expect(await found()).toEqual([house.id])
  await decide(2, 'rejected')
  expect(await found()).toEqual([])
})

test('a rented listing has no term, even after an approved change', async () => {
  const { house, change, own } = await scene({ propertyType: 3 })
  await change({ title: 'Rented house' })
  const reviewDecision = { id: house.id, revision: 2, decision: 'approved', reason: '' } as const
  await db.transaction().execute((tx) => decideProperty(tx, reviewContext, reviewDecision))
  expect(await own()).toMatchObject({ request_status: 'approved', expires_at: null })
})

describe('simultaneous requests', () => {
  test('approve and change: the second is refused', async () => {
    const { house, change, own } = await scene({ requestStatus: 'pending' })
    const reviewDecision = { id: house.id, revision: 1, decision: 'approved', reason: '' } as const
    const approve = db
      .transaction()
      .execute((tx) => decideProperty(tx, reviewContext, reviewDecision))
    const [decided, changed] = await Promise.allSettled([
      approve,
      change({ revision: 1, title: 'Changed' }),
    ])
    const isChanged = changed.status === 'fulfilled' && changed.value.status === 200
    expect(decided.status === 'fulfilled').toBe(!isChanged)
    const { title, request_status, revision } = await own()
    expect([title, request_status, revision]).toEqual(
      isChanged ? ['Changed', 'pending', 2] : ['House by the lake', 'approved', 2],
    )
  })

  test('delete and change: the listing stays deleted', async () => {
    const { app, ada, house, change } = await scene()
    const [deleted] = await Promise.all([
      call(app, 'deleteProperty', { token: ada.token, body: { id: house.id } }),
      change({ title: 'Changed' }),
    ])
    expect(deleted.status).toBe(200)
    expect((await change({ title: 'Later' })).status).toBe(404)
  })
})
