import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createServer } from '@/server/app.ts'
import { fileUrl, imageUrl } from '@/server/modules/files/urls.ts'
import { draftsHandlers } from '@/server/modules/listing-editor/drafts/handlers.ts'
import { lister, readyUpload } from '@/tests/support/builders/lister.ts'
import { category, parameter } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { REFUSALS_OF_WRITES, usualRefusals } from '@/tests/support/usual-refusals.ts'
import { propertiesHandlers } from '../handlers.ts'
import { myPropertiesHandlers } from '../my-listings/my-properties-handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const PLACE = {
  address: '8 Saltworks Quay',
  city: 'Hamburg',
  state: 'Hamburg',
  country: 'Germany',
  latitude: 53.5436,
  longitude: 9.9664,
}
const WORDS = { title: 'Light flat by the harbour', description: 'Three rooms over the water.' }

async function scene(facts?: Parameters<typeof lister>[1]) {
  const deps = testDeps({ db })
  const app = createServer(deps, {
    ...propertiesHandlers,
    ...myPropertiesHandlers,
    ...draftsHandlers,
  })
  const ada = await lister(db, facts)
  const categoryId = await category(db, 'Apartment')
  const photo = async () => ({
    upload: (await readyUpload(db, { accountId: ada.id, purpose: 'photo' })).id,
  })
  const fields = async () => ({
    ...WORDS,
    ...PLACE,
    category_id: categoryId,
    property_type: 0,
    price: 385_000,
    pictures: [{ ...(await photo()), alt: 'The water' }],
  })
  return { app, deps, ada, categoryId, photo, fields, token: ada.token }
}

type App = Awaited<ReturnType<typeof scene>>['app']

async function posted(app: App, token: string, sent: object) {
  const [property] = (await callOk(app, 'postProperty', { token, body: sent })).data
  if (!property) throw new Error('nothing was posted')
  return property
}

async function refusal(app: App, token: string, sent: object) {
  const reply = await call(app, 'postProperty', { token, body: sent })
  if (reply.status === 200) return [200]
  const { body } = reply
  const fields = 'fields' in body ? body.fields : undefined
  return [reply.status, body.key, ...Object.keys(fields ?? {})]
}

const found = async (app: App) => (await callOk(app, 'getPropertyList')).data.map(({ id }) => id)

async function own(app: App, token: string, id: number) {
  const [row] = (await callOk(app, 'getAddedProperties', { token, query: { id } })).data
  if (!row || !('request_status' in row)) throw new Error('it is not there')
  return row
}

const countOf = async (table: 'property' | 'property_file' | 'upload' | 'stored_file') => {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)
  return rows[0]?.n
}

describe('the body of a new property', () => {
  test('has the scheme that its video’s address lacked', async () => {
    const { app, token, fields } = await scene()
    const video_link = ' www.youtube.com/watch?v=aqz-KE-bpKQ '
    const { video_link: kept } = await posted(app, token, { ...(await fields()), video_link })
    expect(kept).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })

  test('is stored whole and waits for approval', async () => {
    const { app, ada, token, fields, photo } = await scene()
    const sent = await fields()
    const paper = await readyUpload(db, { accountId: ada.id, purpose: 'document' })
    const panorama = await readyUpload(db, { accountId: ada.id, purpose: 'panorama' })
    const { id: school } = await db
      .insertInto('facility')
      .values({ name: 'School' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const property = await posted(app, token, {
      ...sent,
      property_type: 1,
      price: 1250.5,
      pictures: [...sent.pictures, { ...(await photo()), alt: 'The kitchen' }],
      document_files: [{ upload: paper.id }],
      three_d_upload: panorama.id,
      meta_upload: (await photo()).upload,
      facilities: [{ facility_id: school, distance: 0.4 }],
      video_link: 'https://youtu.be/aqz-KE-bpKQ',
      client_address: 'c/o Ada',
      meta_title: 'Flat by the water',
      title: '<b>Light</b> flat',
      userid: 999,
    })
    expect(property).toMatchObject({
      title: '<b>Light</b> flat',
      slug_id: 'blightb-flat',
      price: 1250.5,
      property_type: 'rent',
      rentduration: 'Monthly',
      address: PLACE.address,
      client_address: 'c/o Ada',
      request_status: 'pending',
      status: 1,
      customer_id: ada.id,
      meta_title: 'Flat by the water',
      meta_description: null,
      assign_facilities: [{ facility_id: school, distance: 0.4 }],
      gallery: [{ alt: 'The kitchen' }],
      documents: [{ type: 'pdf' }],
    })
    expect(property.three_d_image).toContain(panorama.key)
    expect(await found(app)).toEqual([])
    expect(await countOf('upload')).toBe(0)
    expect(await own(app, token, property.id)).toMatchObject({
      title_image_alt: 'The water',
      submitted_at: '2026-06-15T12:00:00.000000Z',
      approved_at: null,
      expires_at: null,
      is_expired: false,
      package_id: 1,
      revision: 1,
    })
  })

  test('of a form brings its files, which a refusal removes', async () => {
    const { app, deps, token, categoryId } = await scene({ features: [{ id: 1, limit: 2 }] })
    const create = { width: 300, height: 200, channels: 3 as const, background: '#884422' }
    const photo = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
    const panorama = new Uint8Array(await sharp({ create }).gif().toBuffer())
    const form = () => {
      const data = new FormData()
      const facts = { ...PLACE, ...WORDS, category_id: categoryId, property_type: 0, price: 1 }
      for (const [name, value] of Object.entries(facts)) data.set(name, String(value))
      data.set('title_image', new File([photo], '../../main.jpg', { type: 'image/jpeg' }))
      data.set('gallery_images[0]', new File([photo], 'a.png', { type: 'image/png' }))
      data.set('documents[0]', new File(['Plans'], 'plans.txt', { type: 'text/plain' }))
      data.set('three_d_image', new File([panorama], 'all-round.gif', { type: 'image/gif' }))
      return data
    }
    const lying = form()
    lying.set('gallery_images[0]', new File(['<svg onload="x"/>'], 'x.jpg', { type: 'image/jpeg' }))
    const refused = await call(app, 'postProperty', { token, form: lying })
    expect([refused.status, await countOf('stored_file')]).toEqual([422, 1])
    const replies = await Promise.all(
      [1, 2, 3, 4].map(() => call(app, 'postProperty', { token, form: form() })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 403, 403])
    expect([await countOf('property'), await countOf('stored_file')]).toEqual([2, 9])
    const kept = await db.selectFrom('stored_file').select('key').execute()
    const removed = deps.enqueued.filter(({ name }) => name === 'files.remove')
    expect(removed.length).toBeGreaterThanOrEqual(1)
    for (const { key } of kept) expect(JSON.stringify(removed)).not.toContain(key)
  })

  test('accepts a grouped price as text', async () => {
    const { app, token, fields } = await scene()
    const { price } = await posted(app, token, { ...(await fields()), price: '315,000.50' })
    expect(price).toBe(315_000.5)
  })

  test('is found at once if approved automatically', async () => {
    await setting(db, { auto_approve: true, listing_days: 30 })
    const { app, token, fields } = await scene({ verification: 'success' })
    const property = await posted(app, token, await fields())
    expect(property.request_status).toBe('approved')
    expect(await found(app)).toEqual([property.id])
    expect((await own(app, token, property.id)).expires_at).toBe('2026-07-15T12:00:00.000000Z')
    const stranger = await scene()
    expect((await posted(app, stranger.token, await stranger.fields())).request_status).toBe(
      'pending',
    )
  })

  test('gets a slug of its own', async () => {
    const { app, token, fields } = await scene()
    await posted(app, token, await fields())
    expect((await posted(app, token, await fields())).slug_id).toBe('light-flat-by-the-harbour-1')
    const wanted = { ...(await fields()), slug_id: 'Light Flat by the Harbour' }
    expect((await posted(app, token, wanted)).slug_id).toBe('light-flat-by-the-harbour-2')
  })

  test('with a hidden position shows others an approximate one, and its owner the exact one', async () => {
    await setting(db, { auto_approve: true })
    const { app, token, fields } = await scene({ verification: 'success' })
    const { id } = await posted(app, token, { ...(await fields()), hides_exact_place: true })
    const [shown] = (await callOk(app, 'getProperty', { query: { id } })).data
    expect(shown?.latitude).not.toBe('53.5436')
    expect(shown?.address).toBe('Hamburg, Hamburg')
    expect(await own(app, token, id)).toMatchObject({ latitude: '53.5436', address: PLACE.address })
  })

  test('without a position is placed in the middle of a known town', async () => {
    const { app, token, fields } = await scene()
    const { latitude, longitude, ...rest } = await fields()
    expect(await refusal(app, token, rest)).toEqual([422, 'invalid', 'latitude'])
    await db
      .insertInto('place')
      .values({
        kind: 'city',
        name: 'Hamburg',
        city: 'Hamburg',
        state: 'Hamburg',
        country: 'Germany',
        latitude: 53.55,
        longitude: 9.99,
      })
      .execute()
    expect(await posted(app, token, rest)).toMatchObject({ latitude: '53.55', longitude: '9.99' })
    expect(await refusal(app, token, { ...rest, latitude })).toEqual([422, 'invalid', 'longitude'])
    expect(longitude).toBeDefined()
  })

  test('of one draft is listed once, however often it is sent', async () => {
    const { app, token, fields } = await scene({ features: [{ id: 1, limit: 1 }] })
    const draft_id = '0197a3b0-6f7e-7c2e-9a44-0a1b2c3d4e5f'
    const kept = { kind: 'property', content: {}, revision: 0 }
    const keep = () => call(app, 'saveDraft', { path: { id: draft_id }, token, body: kept })
    expect((await keep()).status).toBe(200)
    const sent = { ...(await fields()), draft_id }
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => callOk(app, 'postProperty', { token, body: sent })),
    )
    expect(new Set(replies.map(({ data }) => data[0]?.id)).size).toBe(1)
    expect(await countOf('property')).toBe(1)
    // The draft is still open in another tab.
    expect((await keep()).status).toBe(404)
    expect(await db.selectFrom('listing_draft').select('id').execute()).toEqual([])
  })

  test('of one draft is listed once, even if the first post used up the package', async () => {
    const { app, deps, token, fields } = await scene({ features: [{ id: 1, limit: 1 }] })
    const sent = { ...(await fields()), draft_id: '0197a3b0-6f7e-7c2e-9a44-0a1b2c3d4e5f' }
    const readCatalog = deps.catalog.read
    const { promise: isListed, resolve: listed } = Promise.withResolvers<void>()
    const read = vi.spyOn(deps.catalog, 'read').mockImplementationOnce(async () => {
      await isListed
      return readCatalog()
    })
    const late = callOk(app, 'postProperty', { token, body: sent })
    await vi.waitFor(() => expect(read).toHaveBeenCalled())
    const { data } = await callOk(app, 'postProperty', { token, body: sent })
    listed()
    expect((await late).data[0]?.id).toBe(data[0]?.id)
    expect(await countOf('property')).toBe(1)
  })

  test('is granted exactly up to the limit among fifty at once, with nothing left of the others', async () => {
    const { app, token, fields } = await scene({ features: [{ id: 1, limit: 7 }] })
    const bodies = []
    for (let count = 0; count < 50; count += 1) bodies.push(await fields())
    const replies = await Promise.all(
      bodies.map((body) => call(app, 'postProperty', { token, body })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7)
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(43)
    expect(await countOf('property')).toBe(7)
    expect(await countOf('upload')).toBe(43)
  })
})

describe('a new property is refused', () => {
  test('for everything that member calls reject', async () => {
    const { app } = await scene()
    expect(await usualRefusals(db, app, 'postProperty')).toEqual(REFUSALS_OF_WRITES)
  })

  test('for missing or invalid fields', async () => {
    const { app, token, fields } = await scene()
    const sent = await fields()
    const wrong = [
      [{ title: '  ' }, 'title'],
      [{ city: ' ' }, 'city'],
      [{ category_id: 999 }, 'category_id'],
      [{ video_link: 'https://evil.example/watch?v=aqz-KE-bpKQ' }, 'video_link'],
      [{ latitude: 0, longitude: 0 }, 'latitude'],
      [{ latitude: 0.004, longitude: -0.009 }, 'latitude'],
      [{ facilities: [{ facility_id: 99, distance: 1 }] }, 'facilities[0][facility_id]'],
      [{ price: 1e13 }, 'price'],
      [{ price: 1200.005 }, 'price'],
      [{ price: '315.000' }, 'price'],
      [{ price: '€315,000.00' }, 'price'],
      [{ property_type: 2 }, 'property_type'],
      [{ pictures: [] }, 'pictures'],
      [{ pictures: [{ upload: 'nobody-knows' }] }, 'pictures[0][upload]'],
      [{ pictures: [{ id: 5 }] }, 'pictures[0]'],
      [{ document_files: [{ id: 5 }] }, 'document_files[0]'],
      [{ three_d_upload: '../../etc/passwd' }, 'three_d_upload'],
      [{ meta_upload: 'x' }, 'meta_upload'],
      [{ title: 'a\u0000b' }, 'title'],
    ] as const
    for (const [part, field] of wrong) {
      expect(await refusal(app, token, { ...sent, ...part }), field).toEqual([
        422,
        'invalid',
        field,
      ])
    }
    expect([await countOf('property'), await countOf('upload')]).toEqual([0, 1])
  })

  test('with another member’s upload or an unfinished one', async () => {
    const { app, token, fields } = await scene()
    const eve = await signedIn(db)
    const other = await readyUpload(db, { accountId: eve.id, purpose: 'photo' })
    const sent = await fields()
    const pictures = [...sent.pictures, { upload: other.id }]
    expect(await refusal(app, token, { ...sent, pictures })).toEqual([
      422,
      'invalid',
      'pictures[1][upload]',
    ])
    await db.updateTable('upload').set({ status: 'receiving' }).execute()
    expect(await refusal(app, token, sent)).toEqual([422, 'invalid', 'pictures[0][upload]'])
  })

  test('without a complete profile, a package, or the right to premium listings', async () => {
    const { app, fields } = await scene()
    const bare = await signedIn(db)
    expect(await refusal(app, bare.token, await fields())).toEqual([403, 'profileIncomplete'])
    const poor = await lister(db, { features: [{ id: 3, limit: null }] })
    expect(await refusal(app, poor.token, await fields())).toEqual([403, 'packageRefused'])
  })
})

describe('the facilities of a category', () => {
  async function kinds() {
    const fixture = await scene()
    const { categoryId } = fixture
    const ids = {
      rooms: await parameter(db, categoryId, { name: 'Rooms', kind: 'number', role: 'bedrooms' }),
      heating: await parameter(db, categoryId, {
        name: 'Heating',
        kind: 'dropdown',
        options: ['Gas', 'Wood'],
      }),
      floor: await parameter(db, categoryId, {
        name: 'Floor',
        kind: 'radiobutton',
        options: ['Oak', 'Tile'],
      }),
      extras: await parameter(db, categoryId, {
        name: 'Extras',
        kind: 'checkbox',
        options: ['Bath, tub', 'Sauna', 'Lift'],
      }),
      year: await parameter(db, categoryId, { name: 'Year', kind: 'textbox' }),
      notes: await parameter(db, categoryId, { name: 'Notes', kind: 'textarea' }),
      plan: await parameter(db, categoryId, { name: 'Plan', kind: 'file' }),
      deed: await parameter(db, categoryId, { name: 'Deed', kind: 'file' }),
    }
    return { ...fixture, ids }
  }

  test('are stored for each of the seven kinds', async () => {
    const { app, ada, token, fields, ids } = await kinds()
    const plan = await readyUpload(db, { accountId: ada.id, purpose: 'photo' })
    const deed = await readyUpload(db, { accountId: ada.id, purpose: 'document' })
    const { parameters } = await posted(app, token, {
      ...(await fields()),
      parameters: [
        { parameter_id: ids.rooms, value: '3.5' },
        { parameter_id: ids.heating, value: 'Wood' },
        { parameter_id: ids.floor, value: 'Oak' },
        { parameter_id: ids.extras, value: 'Lift,Bath, tub' },
        { parameter_id: ids.year, value: ' 1912 ' },
        { parameter_id: ids.notes, value: 'Quiet\nand warm' },
        { parameter_id: ids.plan, upload: plan.id },
        { parameter_id: ids.deed, upload: deed.id },
      ],
    })
    const values = parameters.map(({ name, value }) => [name, value])
    expect(Object.fromEntries(values)).toMatchObject({
      Rooms: '3.5',
      Heating: 'Wood',
      Floor: 'Oak',
      Extras: ['Bath, tub', 'Lift'],
      Year: '1912',
      Notes: 'Quiet\nand warm',
      Plan: imageUrl('http://localhost', plan.key),
      Deed: fileUrl('http://localhost', deed.key),
    })
  })

  test('are rejected with values of the wrong kind, and from other categories', async () => {
    const { app, token, fields, ids } = await kinds()
    const elsewhere = await parameter(db, await category(db, 'Land'), { name: 'Slope' })
    const sent = await fields()
    const ask = (...parameters: object[]) => refusal(app, token, { ...sent, parameters })
    const value = [422, 'invalid', 'parameters[0][value]']
    expect(await ask({ parameter_id: ids.rooms, value: 'many' })).toEqual(value)
    expect(await ask({ parameter_id: ids.rooms, value: '1,250' })).toEqual(value)
    expect(await ask({ parameter_id: ids.heating, value: 'Coal' })).toEqual(value)
    expect(await ask({ parameter_id: ids.extras, value: 'Lift,Pool' })).toEqual(value)
    expect(await ask({ parameter_id: ids.year, value: 'x'.repeat(256) })).toEqual(value)
    expect(await ask({ parameter_id: ids.plan, value: '../../etc/passwd' })).toEqual(value)
    const all = [422, 'invalid', 'parameters']
    expect(await ask({ parameter_id: elsewhere, value: '3' })).toEqual(all)
    const rooms = { parameter_id: ids.rooms, value: '3' }
    expect(await ask(rooms, rooms)).toEqual(all)
    await db
      .updateTable('parameter')
      .set({ is_required: true })
      .where('id', '=', ids.year)
      .execute()
    expect(await ask(rooms)).toEqual(all)
    expect(await ask(rooms, { parameter_id: ids.year, value: '1912' })).toEqual([200])
  })

  test('accept former names, and retired ones where the listing has them', async () => {
    const { app, token, fields, ids, categoryId } = await kinds()
    await sql`
      update parameter_option set value = 'Wood stove', earlier_values = '{Wood}' where value = 'Wood'`.execute(
      db,
    )
    await sql`update parameter_option set value = 'Elevator', earlier_values = '{Lift}' where value = 'Lift'`.execute(
      db,
    )
    const chosen = [
      { parameter_id: ids.heating, value: 'Wood' },
      { parameter_id: ids.extras, value: 'Lift,Sauna,Elevator' },
      { parameter_id: ids.floor, value: 'Oak' },
    ]
    const made = await posted(app, token, { ...(await fields()), parameters: chosen })
    const values = made.parameters.map(({ name, value }) => [name, value])
    expect(Object.fromEntries(values)).toMatchObject({
      Heating: 'Wood stove',
      Extras: ['Sauna', 'Elevator'],
    })
    await sql`update parameter_option set is_active = false where value in ('Oak', 'Sauna')`.execute(
      db,
    )
    await sql`update parameter set is_active = false, is_required = true where id = ${ids.heating}`.execute(
      db,
    )
    await sql`update category set is_active = false where id = ${categoryId}`.execute(db)
    const change = (more: object) =>
      call(app, 'updateProperty', { token, body: { id: made.id, action_type: 0, ...more } })
    const kept = await change({
      category_id: categoryId,
      parameters: [
        { parameter_id: ids.floor, value: 'Oak' },
        { parameter_id: ids.extras, value: 'Sauna' },
      ],
    })
    expect(kept.status).toBe(200)
    const stored = await sql<{ parameters: Record<string, unknown> }>`
      select parameters from property where id = ${made.id}`.execute(db)
    expect(stored.rows[0]?.parameters).toMatchObject({
      [ids.heating]: 'Wood stove',
      [ids.floor]: 'Oak',
      [ids.extras]: ['Sauna'],
    })
    const other = await call(app, 'postProperty', { token, body: await fields() })
    expect(other).toMatchObject({
      status: 422,
      body: { fields: { category_id: 'is not offered any more' } },
    })
  })
})
