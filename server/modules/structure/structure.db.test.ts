import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { adminHandlers } from '@/server/modules/admin/handlers.ts'
import { propertiesHandlers } from '@/server/modules/properties/handlers.ts'
import { storedPicture } from '@/tests/support/builders/files.ts'
import { category, parameter, publishedListing } from '@/tests/support/builders/listings.ts'
import { openReport } from '@/tests/support/builders/reviews.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { verificationField } from '@/tests/support/builders/verification.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { structureHandlers } from './handlers.ts'
import { rewriteListings } from './rewrite-job.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

type Kind = 'category' | 'parameter' | 'nearby-place' | 'report-reason' | 'verification-field'
type Values = Record<string, string>

async function setUp() {
  await language(db, { code: 'en' })
  await language(db, { code: 'de' })
  const deps = testDeps({ db })
  const handlers = { ...propertiesHandlers, ...structureHandlers, ...adminHandlers }
  const app = createServer(deps, handlers)
  const { token } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const other = await signedIn(db, { isAdmin: true, name: 'Ben Ito' })
  const changes = (values: Values) => Object.entries(values).map(([key, value]) => ({ key, value }))
  const create = (kind: Kind, values: Values) =>
    call(app, 'createStructureItem', {
      token,
      path: { kind },
      body: { changes: changes(values) },
    })
  const read = async (kind: Kind, id: number) =>
    (await callOk(app, 'getStructureItem', { token, path: { kind, id } })).data
  const values = async (kind: Kind, id: number): Promise<Values> =>
    Object.fromEntries((await read(kind, id)).values.map(({ key, value }) => [key, value]))
  const save = async (
    kind: Kind,
    id: number,
    edits: Values,
    { base, by = token }: { base?: number; by?: string } = {},
  ) =>
    call(app, 'saveStructureItem', {
      token: by,
      path: { kind, id },
      body: { base: base ?? (await read(kind, id)).version, changes: changes(edits) },
    })
  const act = (
    id: 'retireStructureItem' | 'restoreStructureItem' | 'removeStructureItem',
    kind: Kind,
    item: number,
  ) => call(app, id, { token, path: { kind, id: item } })
  const list = async (kind: Kind) =>
    (await callOk(app, 'getStructure', { token, path: { kind } })).data
  const log = async () => (await callOk(app, 'getAuditLog', { token })).data
  const work = async () => {
    for (const { name, data } of deps.enqueued.splice(0)) {
      if (name !== 'structure.rewrite') continue
      await rewriteListings(deps, data as never, new AbortController().signal)
    }
  }
  return { app, deps, token, other, create, read, values, save, act, list, log, work }
}

/** A fact with three options, and a listing for each value. */
async function heated() {
  const houses = await category(db, 'House')
  const heating = await parameter(db, houses, {
    name: 'Heating',
    kind: 'dropdown',
    options: ['Gas', 'Wood stove', 'Stove'],
  })
  const features = await parameter(db, houses, {
    name: 'Features',
    kind: 'checkbox',
    options: ['Lift', 'Elevator', 'Garden'],
  })
  const listing = async (heat: string, chosen: string[]) =>
    (
      await publishedListing(db, {
        categoryId: houses,
        parameters: { [heating]: heat, [features]: chosen },
      })
    ).id
  const ids = [
    await listing('Gas', ['Lift']),
    await listing('Wood stove', ['Garden', 'Elevator', 'Lift']),
    await listing('Stove', ['Elevator']),
  ]
  const optionIds = async (id: number) =>
    (
      await sql<{ id: number; value: string }>`
        select id, value from parameter_option where parameter_id = ${id}`.execute(db)
    ).rows
  const find = async (id: number, value: string) =>
    (await optionIds(id)).find((row) => row.value === value)?.id ?? 0
  const stored = async () =>
    (
      await sql<{ parameters: Record<string, unknown> }>`
        select parameters from property order by id`.execute(db)
    ).rows.map((row) => [row.parameters[heating], row.parameters[features]])
  const tokens = async (id: number) =>
    (
      await sql<{ tokens: string[] }>`
        select tokens from property_search where property_id = ${id}`.execute(db)
    ).rows[0]?.tokens.filter((it) => it.startsWith(`${heating}=`))
  return { houses, heating, features, ids, find, stored, tokens }
}

describe('an item', () => {
  test('is created, changed and listed with its uses', async () => {
    const { create, values, save, list, log } = await setUp()
    const heating = await create('parameter', {
      'en.name': 'Heating',
      'de.name': 'Heizung',
      kind: 'dropdown',
      options: 'new-1,new-2',
      'option.new-1.en': 'Gas',
      'option.new-2.en': 'Wood stove',
      'option.new-2.de': 'Holzofen',
    })
    expect(heating.status).toBe(200)
    const [fact] = await list('parameter')
    const id = fact?.id ?? 0
    const made = await create('category', { 'en.name': 'House boat', parameters: String(id) })
    expect(made.status).toBe(200)
    expect(await list('category')).toMatchObject([{ name: 'House boat', is_active: 1, uses: 0 }])
    expect(await list('parameter')).toMatchObject([{ name: 'Heating', type: 'dropdown', uses: 1 }])
    const before = await values('parameter', id)
    const [gas = '', stove = ''] = before.options?.split(',') ?? []
    expect(before).toMatchObject({
      'de.name': 'Heizung',
      [`option.${stove}.de`]: 'Holzofen',
      [`option.${gas}.active`]: '1',
    })
    await save('parameter', id, {
      'de.name': '',
      options: `${stove},${gas}`,
      [`option.${gas}.de`]: 'Gas',
    })
    const after = await values('parameter', id)
    expect(after).toMatchObject({ options: `${stove},${gas}`, [`option.${gas}.de`]: 'Gas' })
    expect(after['de.name']).toBeUndefined()
    const [entry] = await log()
    expect(entry).toMatchObject({
      action: 'structureSaved',
      subject_kind: 'parameter',
      subject_id: id,
    })
    expect(entry?.reason).toContain('de.name: Heizung → –')
    const [houseboat] = await list('category')
    expect(await values('category', houseboat?.id ?? 0)).toMatchObject({ slug: 'house-boat' })
  })

  test.each<[Kind, Values, string, string]>([
    ['category', { 'en.name': '' }, 'en.name', 'is required'],
    ['category', { 'en.name': 'Flat', slug: 'house' }, 'slug', 'is taken'],
    [
      'category',
      { 'en.name': 'Flat', parameters: '99' },
      'parameters',
      'must be facts of the marketplace',
    ],
    ['category', { 'en.name': 'Flat', image: 'nothing.webp' }, 'image', 'is not a picture'],
    ['category', { 'en.name': 'Flat', 'fr.name': 'Appartement' }, 'fr.name', 'is not changed here'],
    ['category', { 'en.name': 'Flat', owner: '1' }, 'owner', 'is not changed here'],
    ['category', { 'en.name': 'x'.repeat(101) }, 'en.name', 'is too long'],
    ['parameter', { 'en.name': 'Floor', kind: 'range' }, 'kind', 'must be one of the choices'],
    ['parameter', { 'en.name': 'Floor', kind: 'textbox', role: 'area' }, 'role', 'needs a number'],
    ['parameter', { 'en.name': 'Heat', kind: 'dropdown' }, 'options', 'is required'],
    [
      'parameter',
      { 'en.name': 'Heat', kind: 'dropdown', options: 'new-1', 'option.new-1.en': '' },
      'option.new-1.en',
      'is required',
    ],
    [
      'parameter',
      {
        'en.name': 'Heat',
        kind: 'dropdown',
        options: 'new-1,new-2',
        'option.new-1.en': 'Gas',
        'option.new-2.en': 'gas',
      },
      'option.new-2.en',
      'is there twice',
    ],
    ['report-reason', { 'en.reason': '' }, 'en.reason', 'is required'],
    ['nearby-place', { 'en.name': 'School', options: 'new-1' }, 'options', 'is not changed here'],
  ])('of kind %s refuses %j', async (kind, edits, field, reason) => {
    const { create, list, log } = await setUp()
    await sql`insert into category (slug, name) values ('house', 'House')`.execute(db)
    const refused = await create(kind, edits)
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: reason } } })
    expect((await list(kind)).length).toBe(kind === 'category' ? 1 : 0)
    expect(await log()).toEqual([])
  })

  test('keeps its picture, and the translations of other fields', async () => {
    const { create, values, save, list } = await setUp()
    const key = await storedPicture(db, 'flat.webp')
    await create('category', { 'en.name': 'Flat', image: key })
    const id = (await list('category'))[0]?.id ?? 0
    await sql`update category set translations = '{"de": {"meta_title": "Wohnungen"}}'`.execute(db)
    await save('category', id, { 'de.name': 'Wohnung' })
    expect(await values('category', id)).toMatchObject({ image: key, 'de.name': 'Wohnung' })
    const { rows } = await sql<{ translations: object }>`select translations from category`.execute(
      db,
    )
    expect(rows[0]?.translations).toEqual({ de: { name: 'Wohnung', meta_title: 'Wohnungen' } })
  })
})

describe('two administrators', () => {
  test('who change different keys both keep their change', async () => {
    const { create, list, read, save, values, other } = await setUp()
    await create('category', { 'en.name': 'Flat' })
    const id = (await list('category'))[0]?.id ?? 0
    const { version: base } = await read('category', id)
    expect((await save('category', id, { 'de.name': 'Wohnung' }, { base })).status).toBe(200)
    const second = await save('category', id, { meta_title: 'Flats' }, { base, by: other.token })
    expect(second.status).toBe(200)
    expect(await values('category', id)).toMatchObject({
      'de.name': 'Wohnung',
      meta_title: 'Flats',
    })
  })

  test('who change the same key see both values, and nothing is saved', async () => {
    const { create, list, read, save, values, other } = await setUp()
    await create('category', { 'en.name': 'Flat' })
    const id = (await list('category'))[0]?.id ?? 0
    const { version: base } = await read('category', id)
    await save('category', id, { 'de.name': 'Wohnung' }, { base, by: other.token })
    const edits = { 'de.name': 'Etage', meta_title: 'Flats' }
    expect(await save('category', id, edits, { base })).toMatchObject({
      status: 409,
      body: {
        key: 'structureChanged',
        data: { conflicts: [{ key: 'de.name', value: 'Wohnung', actor_name: 'Ben Ito' }] },
      },
    })
    expect((await values('category', id)).meta_title).toBe('')
    expect((await save('category', id, edits)).status).toBe(200)
    const same = await save('category', id, { 'de.name': 'Etage' }, { base })
    expect(same.status).toBe(200)
  })
})

describe('an item in use', () => {
  test('is retired and offered again, and not removed', async () => {
    const { app, act, list, read, log } = await setUp()
    const { houses, heating } = await heated()
    expect(await act('removeStructureItem', 'category', houses)).toMatchObject({
      status: 409,
      body: { key: 'structureUsed', data: { uses: [{ by: 'properties', count: 3 }] } },
    })
    expect((await act('retireStructureItem', 'category', houses)).status).toBe(200)
    expect((await act('retireStructureItem', 'category', houses)).status).toBe(200)
    expect((await callOk(app, 'getCategories')).data).toEqual([])
    const shown = await callOk(app, 'getPropertyList', { query: { limit: 1 } })
    expect(shown.data[0]?.category).toMatchObject({ id: houses, category: 'House' })
    await act('restoreStructureItem', 'category', houses)
    expect((await callOk(app, 'getCategories')).data).toMatchObject([{ id: houses }])
    expect((await log()).map(({ action, reason }) => [action, reason])).toEqual([
      ['structureRestored', 'active: 0 → 1'],
      ['structureRetired', 'active: 1 → 0'],
    ])
    await act('retireStructureItem', 'parameter', heating)
    const [asked] = (await callOk(app, 'getCategories')).data
    expect(asked?.parameter_types.map(({ name }) => name)).toEqual(['Features'])
    const [listing] = (await callOk(app, 'getPropertyList', { query: { limit: 1 } })).data
    expect(listing?.parameters.map(({ name }) => name)).toContain('Heating')
    expect((await read('parameter', heating)).uses).toEqual([
      { by: 'categories', count: 1 },
      { by: 'properties', count: 3 },
    ])
    expect(await list('parameter')).toMatchObject([{ is_active: 0 }, { is_active: 1 }])
  })

  test('of the other kinds stays with answers, reports and listings', async () => {
    const { act } = await setUp()
    const { ids } = await heated()
    const { rows } = await sql<{ id: number }>`
      insert into facility (name) values ('School') returning id`.execute(db)
    const school = rows[0]?.id ?? 0
    await sql`
      insert into property_facility (property_id, facility_id, distance) values (${ids[0]}, ${school}, 1)`.execute(
      db,
    )
    const member = await signedIn(db, {})
    const reason = (
      await sql<{
        id: number
      }>`insert into report_reason (reason) values ('Fake') returning id`.execute(db)
    ).rows[0]?.id
    const report = await openReport(db, { accountId: member.id, propertyId: ids[0] ?? 0 })
    await sql`update report set reason_id = ${reason} where id = ${report}`.execute(db)
    const field = await verificationField(db, { name: 'Licence' })
    await sql`
      with v as (insert into verification_application (account_id, status, submitted_at, created_at, updated_at)
        values (${member.id}, 'pending', now(), now(), now()) returning id)
      insert into verification_answer (application_id, field_id, value) select id, ${field}, '"L-1"' from v`.execute(
      db,
    )
    const used = async (kind: Kind, id: number) =>
      (await act('removeStructureItem', kind, id)).status
    expect([
      await used('nearby-place', school),
      await used('report-reason', reason ?? 0),
      await used('verification-field', field),
    ]).toEqual([409, 409, 409])
    for (const table of ['facility', 'report_reason', 'verification_field']) {
      const deleted = sql`delete from ${sql.table(table)}`.execute(db)
      await expect(deleted).rejects.toThrow(/foreign key/)
    }
  })

  test('keeps its kind, and is removed once nothing has it', async () => {
    const { save, act, create, list } = await setUp()
    const { heating } = await heated()
    expect(await save('parameter', heating, { kind: 'radiobutton' })).toMatchObject({
      status: 422,
      body: { fields: { kind: 'cannot change while it is used' } },
    })
    await create('report-reason', { 'en.reason': 'Scam' })
    const id = (await list('report-reason'))[0]?.id ?? 0
    expect((await act('removeStructureItem', 'report-reason', id)).status).toBe(200)
    expect([
      await list('report-reason'),
      (await act('removeStructureItem', 'report-reason', id)).status,
    ]).toEqual([[], 404])
  })
})

describe('an option', () => {
  test('that is renamed is rewritten in listings and search, and its former name stays valid', async () => {
    const { app, save, read, work } = await setUp()
    const { heating, find, ids, stored, tokens } = await heated()
    const id = await find(heating, 'Wood stove')
    expect((await read('parameter', heating)).option_uses).toContainEqual({ id, count: 1 })
    await save('parameter', heating, { [`option.${id}.en`]: 'Log burner' })
    const { waiting } = await read('parameter', heating)
    expect(waiting).toBe(1)
    const values = async () => {
      const [listing] = (await callOk(app, 'getProperty', { query: { id: ids[1] ?? 0 } })).data
      return listing?.parameters.find((it) => it.id === heating)?.value
    }
    expect([await values(), (await stored())[1]?.[0]]).toEqual(['Log burner', 'Wood stove'])
    await work()
    expect([await values(), (await stored()).map(([heat]) => heat)]).toEqual([
      'Log burner',
      ['Gas', 'Log burner', 'Stove'],
    ])
    expect(await tokens(ids[1] ?? 0)).toEqual([`${heating}=log burner`])
    expect((await read('parameter', heating)).waiting).toBe(0)
    await save('parameter', heating, { [`option.${id}.en`]: 'Wood stove' })
    await work()
    expect((await stored()).map(([heat]) => heat)).toEqual(['Gas', 'Wood stove', 'Stove'])
  })

  test('that is merged ends, and each listing has the other once', async () => {
    const { app, token, read, work, log } = await setUp()
    const { features, find, stored } = await heated()
    const [id, into] = [await find(features, 'Elevator'), await find(features, 'Lift')]
    const merge = (uses: number, to = into) =>
      call(app, 'mergeParameterOptions', { token, body: { id, into: to, uses } })
    expect(await merge(1)).toMatchObject({
      status: 409,
      body: { key: 'structureUsed', data: { uses: [{ by: 'properties', count: 2 }] } },
    })
    expect((await merge(2, id)).status).toBe(422)
    expect((await merge(2)).status).toBe(200)
    expect((await merge(2)).status).toBe(404)
    await work()
    expect((await stored()).map(([, chosen]) => chosen)).toEqual([
      ['Lift'],
      ['Lift', 'Garden'],
      ['Lift'],
    ])
    expect((await read('parameter', features)).option_uses).toContainEqual({ id: into, count: 3 })
    expect((await log())[0]).toMatchObject({ action: 'optionsMerged', subject_kind: 'parameter' })
  })

  test('is removed only if no listing has it, and does not take the name of another', async () => {
    const { save, values } = await setUp()
    const { heating, find } = await heated()
    const [gas, stove] = [await find(heating, 'Gas'), await find(heating, 'Stove')]
    expect(await save('parameter', heating, { options: String(gas) })).toMatchObject({
      status: 422,
      body: { fields: { options: 'is used' } },
    })
    const taken = await save('parameter', heating, {
      [`option.${gas}.en`]: 'Stove',
      [`option.${stove}.en`]: 'Gas',
    })
    expect(taken).toMatchObject({
      status: 422,
      body: { fields: { [`option.${gas}.en`]: 'is the name of another option' } },
    })
    const order = (await values('parameter', heating)).options
    await save('parameter', heating, { options: `${order},new-1`, 'option.new-1.en': 'Solar' })
    expect((await save('parameter', heating, { options: order ?? '' })).status).toBe(200)
    expect((await values('parameter', heating)).options).toBe(order)
  })
})

test('a renamed category is found by its new name', async () => {
  const { app, save, work } = await setUp()
  const { houses } = await heated()
  const found = async (search: string) =>
    (await callOk(app, 'getPropertyList', { query: { search } })).total
  await save('category', houses, { 'en.name': 'Residence' })
  await work()
  expect(await found('residence')).toBe(3)
})

test('orders all items of a kind, and refuses a part', async () => {
  const { app, token, create, list } = await setUp()
  for (const name of ['A', 'B', 'C']) await create('nearby-place', { 'en.name': name })
  const ids = (await list('nearby-place')).map(({ id }) => id)
  const order = (wanted: number[]) =>
    call(app, 'orderStructure', { token, body: { kind: 'nearby-place', ids: wanted } })
  expect((await order(ids.slice(1))).status).toBe(409)
  expect((await order(ids.toReversed())).status).toBe(200)
  expect((await list('nearby-place')).map(({ name }) => name)).toEqual(['C', 'B', 'A'])
  expect((await callOk(app, 'getFacilities')).data.map(({ name }) => name)).toEqual(['C', 'B', 'A'])
})
