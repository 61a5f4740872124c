import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { category, parameter } from '@/tests/support/builders/listings.ts'
import { setting } from '@/tests/support/builders/settings.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { type ImportOptions, importListings } from './import-listings.ts'
import { readMap } from './map.ts'
import { faultSummary, missingSummary, openRejects, resultLines } from './report.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await category(db)
})

const folder = mkdtempSync(join(tmpdir(), 'hearth-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

type Options = Partial<Omit<ImportOptions, 'map'>> & { map?: object }

/** Imports a file and returns its result with what the command would print. */
async function importFile(content: string | Uint8Array, { map, ...options }: Options = {}) {
  const file = join(folder, 'listings.csv')
  writeFileSync(file, content)
  const rejects = openRejects(join(folder, 'rejected.csv'))
  const result = await importListings({
    db,
    file,
    map: readMap(JSON.stringify({ ...MAP, ...map })),
    secret: 'secret',
    onRejected: rejects.add,
    onMissing: rejects.addMissing,
    ...options,
  })
  rejects.close()
  const summary = [...faultSummary(rejects), ...missingSummary(rejects)]
  const lines = [...summary, ...resultLines(result, options.isDryRun ?? false)]
  return { ...result, lines, report: readFileSync(join(folder, 'rejected.csv'), 'utf8') }
}

const HEADER = 'ref,title,price,city,lat,lng'
const homes = (...refs: string[]) =>
  [HEADER, ...refs.map((ref) => `${ref},Home ${ref},100000,Ulm,48.4,10`)].join('\n')
const many = (count: number) => Array.from({ length: count }, (_, at) => `R${at}`)

async function onMarket(): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select p.external_id as ref from property p join property_search s on s.property_id = p.id
    order by p.id`.execute(db)
  return rows.map(({ ref }) => ref)
}

test('reads options by their former names', async () => {
  const categoryId = await category(db, 'Loft')
  const options = ['Gas', 'Wood stove']
  const heating = await parameter(db, categoryId, { name: 'Heating', kind: 'dropdown', options })
  await sql`update parameter_option set earlier_values = '{Wood}' where value = 'Wood stove'`.execute(
    db,
  )
  const fields = { ...MAP.fields, parameters: { Heating: column('title') } }
  const content = `${HEADER}\nA,wood,100000,Ulm,48.4,10\nB,Coal,100000,Ulm,48.4,10`
  const { added, rejected } = await importFile(content, { map: { fields } })
  const { rows } = await sql<{ value: string }>`
    select parameters ->> ${String(heating)} as value from property`.execute(db)
  expect({ added, rejected, rows }).toEqual({
    added: 1,
    rejected: 1,
    rows: [{ value: 'Wood stove' }],
  })
})

test('imports the rows around a faulty one', async () => {
  const content = [
    `${HEADER},,`,
    'A,One,100000,Ulm,48.4,10,,',
    'B,TV 65" wide,100000,Ulm,48.4,10,,',
    ',,,,,,,',
    'C,"Open,100000,Ulm,48.4,10,,',
    'D,Four,100000,Ulm,0,0,,',
    'E,Five,100000,Ulm,48.4,10,,,',
    'F,Six,100000',
  ].join('\r\n')
  const { added, rejected, rows, lines } = await importFile(content)
  expect({ added, rejected, rows }).toEqual({ added: 2, rejected: 4, rows: 6 })
  expect(await onMarket()).toEqual(['A', 'E'])
  expect(lines.slice(0, 5)).toEqual([
    'Rejected:',
    '  row 3, column title: "TV 65" wide" has a quotation mark inside: quote the whole cell and write the mark twice',
    `  row 5, column title: ""Open,100000,Ulm,48.4,10,," opens a quotation mark that is never closed`,
    '  row 6, position (column lat, lng): "0, 0" is a place in the ocean: the address was not found when the file was made',
    '  row 8: the row has 3 cells and the header 6',
  ])
})

test('reads windows-1252 separated by semicolons', async () => {
  const text = homes('A')
    .replaceAll(',', ';')
    .replace('Home A', 'L\u0092h\u00f4tel \u0096 120 m\u00b2')
  const { added, lines } = await importFile(Buffer.from(text, 'latin1'), {
    map: { encoding: 'latin1' },
  })
  expect(added).toBe(1)
  expect(lines[0]).toBe(
    'Read as separated by semicolons; "delimiter": ";" in the map makes that certain',
  )
  const { rows } = await sql<{ title: string }>`select title from property`.execute(db)
  expect(rows).toEqual([{ title: 'L’hôtel – 120 m²' }])
})

test('rejects prices in another currency than the settings', async () => {
  await setting(db, { currency_code: 'EUR', currency_symbol: '€' })
  const content = `${HEADER},cur\nA,x,1,Ulm,48.4,10,JPY\nB,x,1,Ulm,48.4,10,eur\nC,x,1,Ulm,48.4,10,`
  const fields = { ...MAP.fields, currency: column('cur') }
  const { added, report } = await importFile(content, { map: { fields } })
  expect(added).toBe(2)
  expect(report).toContain(
    '"2","A","currency","cur","JPY","is not the currency of this site, which is EUR"\r\n',
  )
  const { rows } = await sql`select distinct currency from property`.execute(db)
  expect(rows).toEqual([{ currency: 'EUR' }])
})

test('groups ten thousand faults by column and reason', async () => {
  const bad = Array.from(
    { length: 10_000 },
    (_, at) => `R${at},x,POA,Ulm,48.4,${at === 7 ? 'x' : 10}`,
  )
  const { rejected, lines } = await importFile([HEADER, ...bad].join('\n'))
  expect(rejected).toBe(10_000)
  expect(lines.slice(0, 3)).toEqual([
    'Rejected:',
    expect.stringMatching(
      /^ {2}10000 × price \(column price\): .* \(rows 2, 3, 4, 5, 6, …, such as "POA"\)$/,
    ),
    expect.stringMatching(/^ {2}1 × longitude \(column lng\): .* \(rows 9, such as "x"\)$/),
  ])
  expect(lines.length).toBeLessThan(10)
})

describe('homes that the file has no longer', () => {
  test('are counted and named, but stay', async () => {
    await importFile(homes('A', 'B', 'C'))
    for (const isDryRun of [true, false]) {
      const { missing, lines, report } = await importFile(homes('A'), { isDryRun })
      expect(missing).toEqual({ count: 2, offered: 3, withdrawn: 0, refusal: undefined })
      expect(lines).toEqual([
        'No longer in the file:',
        '  B "Home B"',
        '  C "Home C"',
        expect.any(String),
        expect.any(String),
        '  no longer in the file 2 of 3 homes on the market; --withdraw-missing takes them off it',
      ])
      expect(report).toContain('"","B","","","Home B","no longer in the file"\r\n')
    }
    expect(await onMarket()).toEqual(['A', 'B', 'C'])
  })

  test('are withdrawn when that is asked for, and offered again with the row', async () => {
    await importFile(homes('A', 'B', 'C'))
    const dry = await importFile(homes('A'), { withdrawMissing: true, isDryRun: true })
    expect(dry.missing).toMatchObject({ count: 2, withdrawn: 2 })
    expect(await onMarket()).toEqual(['A', 'B', 'C'])
    const { missing } = await importFile(homes('A'), { map: { withdraw_missing: true } })
    expect(missing).toMatchObject({ count: 2, withdrawn: 2 })
    expect(await onMarket()).toEqual(['A'])
    const { changed, missing: rest } = await importFile(homes('A', 'B'), { withdrawMissing: true })
    expect([changed, rest?.count]).toEqual([1, 0])
    expect(await onMarket()).toEqual(['A', 'B'])
    const { rows } = await sql`
      select e.kind from property_event e join property p on p.id = e.property_id
      where p.external_id = 'B' order by e.id`.execute(db)
    expect(rows).toEqual([{ kind: 'listed' }, { kind: 'withdrawn' }, { kind: 'back' }])
  })

  test('of other sources, sold, or hidden by somebody are left alone', async () => {
    await importFile(homes('A', 'X'), { map: { source: 'other' } })
    await importFile(homes('A', 'B', 'C', 'D'))
    await sql`update property set is_active = false where external_id = 'B'`.execute(db)
    await sql`update property set property_type = 2 where external_id = 'C'`.execute(db)
    const { missing } = await importFile(homes('D'), { withdrawMissing: true })
    expect(missing).toMatchObject({ count: 1, offered: 2, withdrawn: 1 })
    await importFile(homes('A', 'B', 'D'))
    const { rows } = await sql`
      select source, external_id, is_active from property where not is_active`.execute(db)
    expect(rows).toEqual([{ source: 'agency', external_id: 'B', is_active: false }])
  })

  test.each([
    ['more than the limit', homes(...many(4)), {}, /60 % of the source's homes would go/],
    ['all of them', HEADER, {}, /100 % of the source's homes/],
    ['more than a given limit', homes(...many(4)), { withdrawLimit: 50 }, /60 % .* more than 50 %/],
    ['an unreadable row', `${homes(...many(9))}\nR9,"x,1`, {}, /1 rejected row has no readable/],
    ['a row without id', `${homes(...many(9))}\n,x,1,Ulm,48.4,10`, {}, /may be among them/],
  ])('are not withdrawn: %s', async (_name, content, options, refusal) => {
    await importFile(homes(...many(10)))
    const { missing } = await importFile(content, { withdrawMissing: true, ...options })
    expect(missing?.withdrawn).toBe(0)
    expect(missing?.refusal).toMatch(refusal)
    expect(await onMarket()).toHaveLength(10)
  })
  test.each([
    ['with a higher limit', many(10), many(4), { withdrawLimit: 60 }, 6],
    ['from a small source', many(3), ['N'], {}, 2],
    ['with rejected rows that have an id', many(10), many(8), {}, 2],
  ])('are withdrawn %s', async (_name, before, after, options, withdrawn) => {
    await importFile(homes(...before))
    const content = `${homes(...after)}\n${before[0]},x,POA,Ulm,48.4,10`
    const { missing } = await importFile(content, { withdrawMissing: true, ...options })
    expect(missing).toMatchObject({ withdrawn, refusal: undefined })
  })
})
