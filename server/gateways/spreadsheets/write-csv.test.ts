import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openCsv } from '@/server/db/import/csv-rows.ts'
import { toXlsx, type XlsxCell, type XlsxSheet } from '@/tests/support/xlsx.ts'
import { convertSpreadsheet, isSpreadsheet } from './convert-spreadsheet.ts'
import { writeCsv } from './write-csv.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-xlsx-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const source = join(folder, 'in.xlsx')
const target = join(folder, 'out.csv')

/** What the import reads of a workbook. */
async function read(content: Uint8Array) {
  writeFileSync(source, content)
  const answer = await writeCsv({ source, target })
  if ('fault' in answer) throw new Error(answer.fault)
  const csv = await openCsv(target)
  const rows: { row: number; cells: string[] }[] = []
  for await (const { row, cells, fault } of csv.rows) {
    expect(fault).toBeUndefined()
    rows.push({ row, cells })
  }
  return { sheet: answer.sheet, header: csv.header, rows }
}

async function refusal(content: Uint8Array) {
  writeFileSync(source, content)
  const answer = await writeCsv({ source, target })
  return 'fault' in answer ? answer.fault : answer
}

const sheet = (rows: XlsxSheet['rows'], own: Partial<XlsxSheet> = {}): XlsxSheet => ({
  name: 'Homes',
  rows,
  ...own,
})
const cell = (xml: string): XlsxCell => ({ xml })
/** Cells of one row below a header. */
const cells = async (row: readonly XlsxCell[], options: Parameters<typeof toXlsx>[1] = {}) => {
  const header = row.map((_, at) => `c${at}`)
  return (await read(toXlsx([sheet([header, row])], options))).rows[0]?.cells
}

describe('a sheet', () => {
  test('keeps texts, row numbers, gaps and the width of its header', async () => {
    const found = await read(
      toXlsx([
        sheet([
          ['ref', 'title', 'note'],
          ['A', '=1+1', 'one\ntwo, "three"'],
          [],
          ['B', "'quoted"],
          [null, '', null],
          ['C', ' x; y ', 'sep=;'],
        ]),
      ]),
    )
    expect(found).toEqual({
      sheet: 'Homes',
      header: ['ref', 'title', 'note'],
      rows: [
        { row: 2, cells: ['A', '=1+1', 'one\ntwo, "three"'] },
        { row: 4, cells: ['B', "'quoted", ''] },
        { row: 6, cells: ['C', ' x; y ', 'sep=;'] },
      ],
    })
  })

  test('is the first visible one with rows', async () => {
    const named = (name: string, rows: XlsxSheet['rows'], state?: string) =>
      sheet(rows, { name, ...(state && { state }) })
    const workbook = toXlsx([
      named('Old', [['x'], [1]], 'hidden'),
      named('Empty', []),
      named('März & Co', [['y'], [2]]),
      named('Later', [['z'], [3]]),
    ])
    expect(await read(workbook)).toMatchObject({ sheet: 'März & Co', header: ['y'] })
    const hidden = toXlsx([named('Old', [['x'], [1]], 'veryHidden')])
    expect(await read(hidden)).toMatchObject({ sheet: 'Old' })
    expect(await refusal(toXlsx([named('Empty', []), named('Blank', [[null]])]))).toBe('is empty')
  })

  test('reads numbers without rests of binary fractions, alike in every language', async () => {
    const row = [0.1 + 0.2, 450_000.5, 1.234, -12, 1e-7, 12_345_678_901_234, true, false]
    expect(await cells(row)).toEqual([
      '0.3',
      '450000.5',
      '1.2340',
      '-12',
      '1e-7',
      '12345678901234',
      'true',
      'false',
    ])
  })

  test('reads days and times of both calendars', async () => {
    const formats = [
      'dd.mm.yyyy',
      'm/d/yyyy h:mm',
      '[h]:mm',
      '[$-407]d. mmmm yyyy;@',
      '#,##0.00 "day"',
    ]
    const at = (style: number, value: number) => cell(`<c s="${style}"><v>${value}</v></c>`)
    const row = [
      at(1, 46_356),
      at(2, 46_356.75),
      at(3, 0.5),
      at(4, 46_356),
      at(5, 46_356),
      at(6, 60),
    ]
    expect(await cells(row, { formats })).toEqual([
      '2026-11-30',
      '2026-11-30T18:00:00',
      '12:00:00',
      '2026-11-30',
      '46356',
      '1900-03-01',
    ])
    expect(await cells([at(1, 44_894)], { formats, is1904: true })).toEqual(['2026-11-30'])
    expect(await cells([at(1, -5)], { formats })).toEqual(['-5'])
  })

  test('keeps leading zeros, written as text or shown by the format', async () => {
    const formats = ['00000', '00000-0000', '0', '0.00']
    const at = (style: number, value: number) => cell(`<c s="${style}"><v>${value}</v></c>`)
    const row = ['01067', at(1, 1067), at(2, 21_345_678), at(3, 5), at(4, 5), at(1, 1_234_567)]
    expect(await cells(row, { formats })).toEqual([
      '01067',
      '01067',
      '02134-5678',
      '5',
      '5',
      '1234567',
    ])
  })

  test('takes the results of formulas, and shows errors and missing results', async () => {
    expect(
      await cells([
        cell('<c><f>1+1</f><v>2</v></c>'),
        cell('<c t="str"><f>A1&amp;"x"</f><v>2x</v></c>'),
        cell('<c t="str"><f>""</f><v></v></c>'),
        cell('<c t="e"><f>A9</f><v>#REF!</v></c>'),
        cell('<c><f>NOW()</f></c>'),
        cell('<c><f>1+1</f><v></v></c>'),
        cell(
          '<c t="inlineStr"><is><r><t>Rich </t></r><r><t>text</t></r><rPh sb="0" eb="1"><t>!</t></rPh></is></c>',
        ),
        cell('<c t="str"><v>a_x000A_b</v></c>'),
      ]),
    ).toEqual(['2', '2x', '', '#REF!', '#CALC!', '#CALC!', 'Rich text', 'a\nb'])
  })

  test('gives each row the value of cells that are merged downward', async () => {
    const rows: XlsxSheet['rows'] = [
      ['city', 'ref', 'size', null],
      ['Ulm', 'A', 1, 2],
      [null, 'B', 3],
      [null, 'C', 4],
      ['Bonn', 'D', 5],
    ]
    const merges = ['A2:A4', 'C1:D1']
    const found = await read(toXlsx([sheet(rows, { merges })]))
    expect(found.rows.map(({ cells: [city, ref] }) => [city, ref])).toEqual([
      ['Ulm', 'A'],
      ['Ulm', 'B'],
      ['Ulm', 'C'],
      ['Bonn', 'D'],
    ])
  })
})

describe('a hostile or damaged file', () => {
  const plain = toXlsx([
    sheet([
      ['a', 'b'],
      ['x'.repeat(50_000), 1],
    ]),
  ])

  test('is refused in plain words', async () => {
    expect(await refusal(plain.subarray(0, plain.length - 300))).toMatch(/damaged or cut off/)
    expect(await refusal(Buffer.from('PK\u0003\u0004 and so on'))).toMatch(/damaged or cut off/)
    const rotten = Buffer.from(plain)
    rotten.fill(7, 200, 260)
    expect(await refusal(rotten)).toMatch(/damaged or cut off/)
    const broken = { 'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c>' }
    expect(await refusal(toXlsx([sheet([['a']])], { parts: broken }))).toMatch(/damaged/)
    const entities = {
      'xl/worksheets/sheet1.xml': '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet>&a;</worksheet>',
    }
    expect(await refusal(toXlsx([sheet([['a']])], { parts: entities }))).toMatch(/damaged/)
    const missing = { 'xl/worksheets/sheet1.xml': null }
    expect(await refusal(toXlsx([sheet([['a']])], { parts: missing }))).toMatch(/damaged/)
    const twice = '<worksheet><sheetData><row r="2"/><row r="2"/></sheetData></worksheet>'
    const parts = { 'xl/worksheets/sheet1.xml': twice }
    expect(await refusal(toXlsx([sheet([['a']])], { parts }))).toMatch(/damaged/)
    const word = { '_rels/.rels': null, 'word/document.xml': '<w/>' }
    expect(await refusal(toXlsx([], { parts: word }))).toMatch(/not an XLSX file/)
  })

  test('with far too many parts or shared texts ends early', async () => {
    const many = Object.fromEntries(Array.from({ length: 5_100 }, (_, n) => [`x/${n}`, '']))
    expect(await refusal(toXlsx([sheet([['a']])], { parts: many }))).toMatch(/too many parts/)
    const bomb = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(70_000_000)}</t></si></sst>` }
    const packed = toXlsx([sheet([['a']])], { parts: bomb })
    expect(packed.length).toBeLessThan(200_000)
    expect(await refusal(packed)).toMatch(/too large when unpacked/)
  })

  test('that understates its size is stopped while it unpacks', async () => {
    const parts = { 'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(70_000_000)}</t></si></sst>` }
    const packed = toXlsx([sheet([['a']])], { parts })
    const name = packed.lastIndexOf('xl/sharedStrings.xml')
    packed.writeUInt32LE(100, name - 46 + 24)
    expect(await refusal(packed)).toMatch(/too large when unpacked/)
  })

  test('with a cell larger than the memory ends only its own process', async () => {
    const parts = {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row r="1"><c t="str"><v>${'x'.repeat(60_000_000)}</v></c></row></sheetData></worksheet>`,
    }
    writeFileSync(source, toXlsx([sheet([['a']])], { parts }))
    const limits = { patienceMs: 60_000, maxMegabytes: 48 }
    const answer = await convertSpreadsheet({ source, target }, limits)
    expect(answer).toMatchObject({ fault: expect.stringMatching(/too large/) })
  })

  test('is no spreadsheet, which shows without reading it', async () => {
    writeFileSync(source, plain)
    expect(await isSpreadsheet(source)).toBe(true)
    writeFileSync(source, toXlsx([], { parts: { 'xl/workbook.xml': null } }))
    expect(await isSpreadsheet(source)).toBe(false)
    writeFileSync(source, 'ref,title\nA,Home')
    expect(await isSpreadsheet(source)).toBe(false)
    writeFileSync(source, '')
    expect(await isSpreadsheet(source)).toBe(false)
  })
})

test('a process of its own writes the file', async () => {
  writeFileSync(source, toXlsx([sheet([['ref'], ['A']])]))
  expect(await convertSpreadsheet({ source, target })).toEqual({ sheet: 'Homes' })
  expect(readFileSync(target, 'utf8')).toBe('sep=,\r\n"ref"\r\n"A"\r\n')
})
