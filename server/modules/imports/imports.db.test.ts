import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { uploadsHandlers } from '@/server/modules/uploads/handlers.ts'
import { category, parameter } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import { toXlsx, type XlsxCell, type XlsxSheet } from '@/tests/support/xlsx.ts'
import { deleteCopies } from './file-copy.ts'
import { importsHandlers } from './handlers.ts'
import { deleteOldImports } from './pruning.ts'
import { continueImports, workOnImport } from './work.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const column = (name: string) => ({ column: name })
const MAP = {
  source: 'agency',
  fields: {
    external_id: column('ref'),
    title: column('title'),
    category: 'house',
    property_type: 'sell',
    price: column('price'),
    city: column('city'),
    state: 'Bavaria',
    country: 'Germany',
    latitude: column('lat'),
    longitude: column('lng'),
  },
}
const HEADER = 'ref,title,price,city,lat,lng'
const home = (ref: string, price = '100000') => `${ref},Home ${ref},${price},Ulm,48.4,10`
const homes = (count: number, price?: string) =>
  Array.from({ length: count }, (_, at) => home(`R${at}`, price))
const file = (rows: readonly string[]) => [HEADER, ...rows].join('\n')

async function setUp() {
  const categoryId = await category(db)
  await parameter(db, categoryId, { name: 'Living area', role: 'area' })
  await sql`insert into setting (key, value) values ('currency_code', '"EUR"') on conflict (key) do update set value = excluded.value`.execute(
    db,
  )
  let now = TEST_NOW.getTime()
  let callsLeft = Number.POSITIVE_INFINITY
  const clock = () => {
    if (callsLeft-- <= 0) throw new Error('killed')
    return new Date(now)
  }
  const deps = testDeps({ db, clock })
  const app = createServer(deps, { ...importsHandlers, ...uploadsHandlers })
  const { token, id: adminId } = await signedIn(db, { isAdmin: true, name: 'Ada Keller' })
  const path = (id: number) => ({ token, path: { id } })
  const upload = async (content: string | Buffer, name = 'homes.csv') => {
    const bytes = Buffer.from(content)
    const metadata = { filename: name, purpose: 'import' }
    const { id } = await tusClient(app, { token }).create(bytes.length, metadata, bytes)
    return (await callOk(app, 'createImport', { token, body: { upload: id } })).data.id
  }
  const work = (id: number, signal = new AbortController().signal) =>
    workOnImport(deps, { id }, signal)
  const read = async (id: number) => (await callOk(app, 'getImport', path(id))).data.run
  const check = async (id: number, map: object = MAP, owner_email = '') => {
    await callOk(app, 'checkImport', {
      ...path(id),
      body: { map: JSON.stringify(map), owner_email },
    })
    await work(id)
    return await read(id)
  }
  const run = async (id: number) => {
    await callOk(app, 'runImport', path(id))
    await work(id)
    return await read(id)
  }
  const takeBack = async (id: number) => {
    await callOk(app, 'takeImportBack', path(id))
    await work(id)
    return await read(id)
  }
  const cells = async (id: number, show: 'faulty' | 'mended' = 'faulty') =>
    await callOk(app, 'getImportCells', { ...path(id), query: { show, limit: 100 } })
  const importAll = async (content: string, map?: object) => {
    const id = await upload(content)
    await check(id, map)
    await run(id)
    return id
  }
  return {
    deps,
    app,
    token,
    adminId,
    path,
    upload,
    work,
    read,
    check,
    run,
    takeBack,
    cells,
    importAll,
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    /** The process dies after so many looks at the clock. */
    killAfter: (calls: number) => {
      callsLeft = calls
    },
  }
}

const YEAR_END = new Date('2026-12-31T00:00:00.000Z')
const TABLES = ['property', 'property_search', 'property_event', 'property_stats', 'property_file']

/** All rows of the tables of listings. */
async function dump() {
  const tables: Record<string, unknown[]> = {}
  for (const table of TABLES) {
    const rows: RawBuilder<{ row: unknown }> =
      sql`select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`
    tables[table] = (await rows.execute(db)).rows
  }
  return tables
}

describe('an import', () => {
  test('suggests columns, checks, mends cells, runs, and is taken back', async () => {
    const { app, path, upload, check, run, takeBack, cells, work, read } = await setUp()
    const before = await dump()
    const id = await upload(file([home('A'), home('B', 'POA'), home('C')]), 'Harbor Homes.csv')
    const { columns, suggested } = (await callOk(app, 'getImportColumns', path(id))).data
    expect(columns.map(({ name }) => name)).toEqual(HEADER.split(','))
    expect(JSON.parse(suggested)).toMatchObject({
      source: 'harbor-homes',
      fields: { external_id: column('ref'), price: column('price'), longitude: column('lng') },
    })
    expect(await check(id)).toMatchObject({
      state: 'checked',
      source: 'agency',
      counts: { rows: 3, added: 2, rejected: 1 },
    })
    expect(await dump()).toEqual(before)
    expect(await cells(id)).toMatchObject({
      faulty: 1,
      mended: 0,
      data: [{ row: 3, column: 'price', field: 'price', value: 'POA', mended: null }],
    })
    const mend = { row: 3, column: 'price', value: '250000' }
    await callOk(app, 'mendImportCells', { ...path(id), body: { cells: [mend] } })
    expect(await check(id)).toMatchObject({ counts: { added: 3, rejected: 0 } })
    expect(await cells(id)).toMatchObject({ faulty: 0, mended: 1, data: [] })
    expect((await cells(id, 'mended')).data).toMatchObject([{ mended: '250000', reason: null }])
    expect(await run(id)).toMatchObject({
      state: 'done',
      counts: { added: 3 },
      can_take_back: true,
    })
    const { rows } = await sql`
      select external_id, price_minor::int as price, owner_id from property order by 1`.execute(db)
    expect(rows).toMatchObject([{}, { external_id: 'B', price: 25_000_000, owner_id: null }, {}])
    expect(await takeBack(id)).toMatchObject({ state: 'takenBack', restored: 3, retained: 0 })
    expect(await dump()).toEqual(before)
    const log = await sql<{ action: string }>`select action from audit_entry order by id`.execute(
      db,
    )
    expect(log.rows.map(({ action }) => action)).toEqual(['importStarted', 'importTakenBack'])
    await work(id)
    expect((await read(id)).state).toBe('takenBack')
  })

  test('gives changed and withdrawn listings their content and history back', async () => {
    const { importAll, takeBack } = await setUp()
    await importAll(file(homes(10)))
    const before = await dump()
    const map = { ...MAP, withdraw_missing: true }
    const second = await importAll(file([...homes(9, '90000'), home('N')]), map)
    expect(await dump()).not.toEqual(before)
    expect(await takeBack(second)).toMatchObject({ restored: 11, retained: 0 })
    expect(await dump()).toEqual(before)
  })

  test('leaves listings that somebody changed or uses since', async () => {
    const { importAll, takeBack } = await setUp()
    const id = await importAll(file(homes(5)))
    await sql`update property set title = 'Mine' where external_id = 'R1'`.execute(db)
    await sql`
      insert into inquiry (about, property_id, title, name, email, language_code, origin, consented_at, created_at, last_at)
      select 'property', id, title, 'Mira', 'mira@example.org', 'en', '', now(), now(), now()
      from property where external_id = 'R3'`.execute(db)
    expect(await takeBack(id)).toMatchObject({ restored: 3, retained: 2 })
    const { rows } = await sql`select external_id from property order by 1`.execute(db)
    expect(rows).toEqual([{ external_id: 'R1' }, { external_id: 'R3' }])
  })

  test('continues after kills without double or lost listings', async () => {
    const { deps, upload, check, read, work, app, path, pass, killAfter, takeBack } = await setUp()
    const before = await dump()
    const id = await upload(file([...homes(1500), home('bad', 'POA')]))
    await check(id)
    await callOk(app, 'runImport', path(id))
    let kills = 0
    for (; (await read(id)).state === 'running' && kills < 40; kills++) {
      killAfter(4 + (kills % 3))
      await work(id).catch(() => {})
      killAfter(Number.POSITIVE_INFINITY)
      // Another process does not take over at once.
      await work(id)
      pass(61_000)
    }
    expect(kills).toBeGreaterThan(3)
    expect(await read(id)).toMatchObject({
      state: 'done',
      counts: { rows: 1501, added: 1500, changed: 0, unchanged: 0, rejected: 1 },
    })
    const { rows } = await sql`
      select count(*)::int as count, count(distinct external_id)::int as ids from property`.execute(
      db,
    )
    expect(rows).toEqual([{ count: 1500, ids: 1500 }])
    await takeBack(id)
    expect(await dump()).toEqual(before)
    await continueImports(deps)
  })

  test('stops at once and continues', async () => {
    const { upload, check, read, work, app, path, deps, run } = await setUp()
    const id = await upload(file(homes(1000)))
    await check(id)
    await callOk(app, 'runImport', path(id))
    const running = work(id)
    while ((await read(id)).counts.added === 0) await new Promise((next) => setTimeout(next, 5))
    await callOk(app, 'stopImport', path(id))
    await running
    const { state, counts } = await read(id)
    expect(state).toBe('stopped')
    expect(counts.added).toBeLessThan(1000)
    const stored = await sql<{
      count: number
    }>`select count(*)::int as count from property`.execute(db)
    expect(stored.rows[0]?.count).toBe(counts.added)
    expect(await run(id)).toMatchObject({ state: 'done', counts: { added: 1000, unchanged: 0 } })
    expect(deps.enqueued.filter(({ name }) => name === 'imports.work').length).toBe(4)
  })

  test('lists ten thousand faults in pages', async () => {
    const { upload, check, app, path } = await setUp()
    const id = await upload(file(homes(10_000, 'POA')))
    expect((await check(id)).counts).toMatchObject({ rows: 10_000, rejected: 10_000 })
    const rows = new Set<number>()
    let after: string | undefined
    do {
      const page = await callOk(app, 'getImportCells', {
        ...path(id),
        query: { after, limit: 100 },
      })
      expect(page.faulty).toBe(10_000)
      for (const { row } of page.data) rows.add(row)
      after = page.next ?? undefined
    } while (after && rows.size < 500)
    expect(rows.size).toBe(500)
  })

  test('gives new listings to a member', async () => {
    const { upload, check, run, app, path } = await setUp()
    const agent = await signedIn(db)
    await sql`update account set email = 'agent@example.org' where id = ${agent.id}`.execute(db)
    const id = await upload(file(homes(2)))
    const body = { map: JSON.stringify(MAP), owner_email: 'nobody@example.org' }
    const refused = await call(app, 'checkImport', { ...path(id), body })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { owner_email: expect.any(String) } },
    })
    await check(id, MAP, 'Agent@example.org')
    await run(id)
    const { rows } = await sql`select distinct owner_id from property`.execute(db)
    expect(rows).toEqual([{ owner_id: agent.id }])
  })
})

describe('a faulty file or map', () => {
  test('is explained', async () => {
    const { upload, check, app, path } = await setUp()
    const id = await upload(file(homes(2)))
    const body = { map: '{"source":"x"}' }
    const refused = await call(app, 'checkImport', { ...path(id), body })
    expect(refused).toMatchObject({ status: 422, body: { fields: { map: expect.any(String) } } })
    const wrong = { ...MAP, fields: { ...MAP.fields, price: column('cost') } }
    expect(await check(id, wrong)).toMatchObject({
      state: 'uploaded',
      failure: expect.stringContaining('the file has no column "cost"'),
    })
    const latin = await upload(Buffer.from(file([`A,Häuschen,1,Ulm,48.4,10`]), 'latin1'))
    const { suggested } = (await callOk(app, 'getImportColumns', path(latin))).data
    expect(JSON.parse(suggested)).toMatchObject({ encoding: 'windows-1252' })
    expect(await check(latin)).toMatchObject({
      state: 'uploaded',
      failure: expect.stringMatching(/^homes\.csv is not UTF-8/),
    })
    const empty = await upload('\n\n')
    expect((await callOk(app, 'getImportColumns', path(empty))).data).toMatchObject({
      columns: [],
      failure: expect.stringContaining('is empty'),
    })
  })

  test('with hostile cells ends nothing', async () => {
    const { upload, check, cells } = await setUp()
    const long = 'x'.repeat(50_000)
    const rows = [`A,\u0000,${long},Ulm,48.4,10`, `B,"x,1,Ulm,48.4,10`, home('C')]
    expect((await check(await upload(file(rows)))).counts).toMatchObject({ added: 1, rejected: 2 })
    expect(await cells(1)).toBeDefined()
  })

  test('of another kind is refused', async () => {
    const { app, token } = await setUp()
    const client = tusClient(app, { token })
    const older = Buffer.from('d0cf11e0a1b11ae1', 'hex')
    for (const bytes of [Buffer.from('PK\u0003\u0004 and so on'), older]) {
      const { id } = await client.create(bytes.length, { purpose: 'import' }, bytes)
      expect(await client.state(id)).toMatchObject({
        body: { data: { status: 'refused', refusal: 'wrongKind' } },
      })
    }
  })
})

describe('a spreadsheet', () => {
  const HOMES = HEADER.split(',')
  const sheet = (rows: XlsxSheet['rows']) => ({ name: 'Bestand', rows: [HOMES, ...rows] })

  test('is checked, mended and imported with the rows and columns of its sheet', async () => {
    const { app, path, upload, check, run, cells, takeBack } = await setUp()
    const before = await dump()
    const error: XlsxCell = { xml: '<c t="e"><v>#REF!</v></c>' }
    const content = toXlsx([
      { name: 'Cover', rows: [] },
      sheet([
        ['A', 'Home =A', 100_000.5, 'Ulm', 48.4, 10],
        [],
        [1067, "='B", 'POA', 'Ulm', 48.4, 10],
        ['C', error, 1.5, 'Ulm', 48.4, 10],
        ['D', 'Home D', 2, 'Ulm', 48.4],
      ]),
    ])
    const id = await upload(content, 'Harbor.xlsx')
    const {
      columns,
      sheet: name,
      suggested,
    } = (await callOk(app, 'getImportColumns', path(id))).data
    expect([name, columns.map((it) => it.name)]).toEqual(['Bestand', HOMES])
    expect(JSON.parse(suggested)).toMatchObject({ source: 'harbor' })
    const german = { ...MAP, language: 'de' }
    const checked = await check(id, german)
    expect(checked).toMatchObject({ state: 'checked', counts: { rows: 4, added: 1, rejected: 3 } })
    expect((await cells(id)).data).toMatchObject([
      { row: 4, column: 'price', value: 'POA' },
      { row: 5, column: 'title', value: '#REF!', reason: expect.stringContaining('formula') },
      { row: 6, column: 'lng', value: '', reason: 'is empty' },
    ])
    const mends = [
      { row: 4, column: 'price', value: '7' },
      { row: 5, column: 'title', value: 'Home C' },
      { row: 6, column: 'lng', value: '10' },
    ]
    await callOk(app, 'mendImportCells', { ...path(id), body: { cells: mends } })
    expect(await check(id, german)).toMatchObject({ counts: { added: 4, rejected: 0 } })
    const done = await run(id)
    expect(done).toMatchObject({ state: 'done', bytes_done: content.length })
    const { rows } = await sql`
      select external_id, title, price_minor::int as price from property order by 1`.execute(db)
    expect(rows).toEqual([
      { external_id: '1067', title: "='B", price: 700 },
      { external_id: 'A', title: 'Home =A', price: 10_000_050 },
      { external_id: 'C', title: 'Home C', price: 150 },
      { external_id: 'D', title: 'Home D', price: 200 },
    ])
    await takeBack(id)
    expect(await dump()).toEqual(before)
  })

  test('that is damaged is explained, and its copy can be made again', async () => {
    const { app, check, path, upload, deps } = await setUp()
    const parts = { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row>' }
    const broken = await upload(toXlsx([sheet([])], { parts }), 'broken.xlsx')
    expect((await callOk(app, 'getImportColumns', path(broken))).data).toMatchObject({
      sheet: null,
      failure: 'broken.xlsx is damaged or cut off: open it in a spreadsheet and save it again',
    })
    expect(await check(broken)).toMatchObject({
      state: 'uploaded',
      failure: expect.stringMatching(/^broken\.xlsx is damaged/),
    })
    const id = await upload(toXlsx([sheet([['A', 'Home', 1, 'Ulm', 48.4, 10]])]), 'homes.xlsx')
    expect((await check(id)).counts).toMatchObject({ added: 1 })
    await deleteCopies(deps, new Date(Date.now() + 2 * 3_600_000))
    expect((await check(id)).counts).toMatchObject({ added: 1 })
  })
})

describe('refusals', () => {
  test('only administrators upload files to import, up to the limit', async () => {
    const { app, deps, token } = await setUp()
    for (const role of ['editor', 'moderator', 'support', undefined] as const) {
      const other = await signedIn(db, role ? { role } : {})
      const { status } = await tusClient(app, other).create(10, { purpose: 'import' })
      expect(status).toBe(403)
    }
    const { status } = await tusClient(app, { token }).create(deps.config.importMaxBytes + 1, {
      purpose: 'import',
    })
    expect(status).toBe(413)
  })

  test('an upload of another person or purpose is not taken', async () => {
    const { app, token } = await setUp()
    const other = await signedIn(db, { isAdmin: true })
    const bytes = Buffer.from(file(homes(1)))
    const { id } = await tusClient(app, other).create(bytes.length, { purpose: 'import' }, bytes)
    const { status } = await call(app, 'createImport', { token, body: { upload: id } })
    expect(status).toBe(422)
  })

  test('acts in another state, and unknown cells', async () => {
    const { app, path, upload, check, run, importAll } = await setUp()
    const id = await upload(file(homes(1)))
    for (const act of ['runImport', 'stopImport', 'takeImportBack'] as const) {
      expect(await call(app, act, path(id))).toMatchObject({
        status: 409,
        body: { key: 'importState' },
      })
    }
    await check(id)
    const cells = [{ row: 2, column: 'price', value: '1' }]
    expect((await call(app, 'mendImportCells', { ...path(id), body: { cells } })).status).toBe(422)
    await run(id)
    expect((await call(app, 'runImport', path(id))).status).toBe(409)
    expect((await call(app, 'mendImportCells', { ...path(id), body: { cells } })).status).toBe(409)
    expect((await call(app, 'getImport', path(999))).status).toBe(404)
    // A double click starts it once.
    const next = await importAll(file(homes(2)))
    const both = await Promise.all([1, 2].map(() => call(app, 'takeImportBack', path(next))))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('after thirty days nothing is taken back and the file is deleted', async () => {
    const { app, importAll, pass, deps } = await setUp()
    const id = await importAll(file(homes(3)))
    pass(31 * 86_400_000)
    await deleteOldImports(deps, deps.clock())
    const { rows } = await sql`
      select (select count(*)::int from import_image) as images, file_key from import_run`.execute(
      db,
    )
    expect(rows).toEqual([{ images: 0, file_key: null }])
    expect(deps.enqueued.map(({ name }) => name)).toContain('files.remove')
    const { rows: left } = await sql`select count(*)::int as count from property`.execute(db)
    expect(left).toEqual([{ count: 3 }])
    const later = await signedIn(db, {
      isAdmin: true,
      signedInAt: deps.clock(),
      tokenExpiresAt: YEAR_END,
    })
    const refused = await call(app, 'takeImportBack', { path: { id }, token: later.token })
    expect(refused).toMatchObject({ status: 409, body: { key: 'importTooOld' } })
  })
})

test('suggests category words, units and dates in the four languages', async () => {
  const { app, path, upload } = await setUp()
  const content =
    'Objektnummer;Titel;Objektart;Vermarktungsart;Kaufpreis;Ort;Bundesland;Land;Breitengrad;Längengrad;Datum;Wohnfläche\n' +
    '1;Haus am See;House;Kauf;1;Ulm;Bayern;Deutschland;48,4;10;31.12.2025;80'
  const id = await upload(content)
  const { suggested } = (await callOk(app, 'getImportColumns', path(id))).data
  expect(JSON.parse(suggested)).toMatchObject({
    delimiter: ';',
    fields: {
      external_id: column('Objektnummer'),
      category: { column: 'Objektart', table: { House: 'house' } },
      property_type: { column: 'Vermarktungsart', table: { Kauf: 'sell' } },
      price: column('Kaufpreis'),
      country: column('Land'),
      longitude: column('Längengrad'),
      posted_at: { column: 'Datum', date: 'd.m.yyyy' },
      parameters: { area: column('Wohnfläche') },
    },
  })
})
