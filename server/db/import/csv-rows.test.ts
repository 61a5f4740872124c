import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type CsvOptions, type CsvRow, openCsv } from './csv-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-csv-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const COLUMNS = new Set(['id', 'name', 'price', 'size'])
const HEAD = 'id,name,price,size\n'

async function read(content: string | Uint8Array, options: CsvOptions = {}) {
  const path = join(folder, 'file.csv')
  writeFileSync(path, content)
  const csv = await openCsv(path, { columns: COLUMNS, ...options })
  const rows: CsvRow[] = []
  for await (const row of csv.rows) rows.push(row)
  const sound = rows.filter(({ fault }) => !fault)
  return {
    ...csv,
    rows: sound.map(({ row, cells }) => [row, ...cells]),
    faults: rows.flatMap(({ row, fault }) => (fault ? [{ row, ...fault }] : [])),
  }
}

const bytes = (text: string, ...rest: number[]) =>
  Buffer.concat([Buffer.from(text), Buffer.from(rest)])

describe('a faulty quotation mark', () => {
  test.each([
    ['inside a cell', 'b,TV 65" wide,2,2', 1],
    ['at the end of a cell', 'b,TV 65",2,2', 1],
    ['at the end of the row', 'b,x,2,2"', 3],
    ['after a space', 'b, "x",2,2', 1],
    ['twice inside a cell', 'b,the "old" mill,2,2', 1],
    ['followed by text', 'b,"TV 65" wide,2,2', 1],
    ['followed by a space', 'b,"x" ,2,2', 1],
    ['never closed', 'b,"open,2,2', 1],
    ['never closed in the first cell', '"b,open,2,2', 0],
    ['never closed in the last cell', 'b,x,2,"2', 3],
    ['alone in a cell', 'b,",2,2', 1],
    ['three in a row', 'b,"""open,2,2', 1],
    ['unescaped in a fully quoted row', '"b","TV 65" wide","2","2"', 1],
  ])('%s rejects only its row', async (_name, line, cell) => {
    const { rows, faults } = await read(`${HEAD}a,x,1,1\n${line}\nc,"y, z",3,3\nd,x,4,4\n`)
    expect(rows).toEqual([
      [2, 'a', 'x', '1', '1'],
      [4, 'c', 'y, z', '3', '3'],
      [5, 'd', 'x', '4', '4'],
    ])
    expect(faults).toMatchObject([{ row: 3, cell }])
  })

  test('never closed ends in the next row although a later row closes it', async () => {
    const { rows, faults } = await read(
      `${HEAD}a,x,1,1\nb,"open,2,2\nc,x,3,3\nd,TV of 65",4,4\ne,x,5,5\n`,
    )
    expect(rows.map(([row]) => row)).toEqual([2, 4, 6])
    expect(faults.map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'opens a quotation mark that is never closed'],
      [5, expect.stringContaining('has a quotation mark inside')],
    ])
  })

  test('never closed in the last row is reported', async () => {
    const { rows, faults } = await read(`${HEAD}a,x,1,1\nb,"open,2,2`)
    expect(rows).toHaveLength(1)
    expect(faults).toMatchObject([{ row: 3, cell: 1, value: '"open,2,2' }])
  })

  test('in two rows rejects both', async () => {
    const { rows, faults } = await read(`${HEAD}a,5" x,1,1\nb,"open,2,2\nc,x,3,3\nd,5" x,4,4\n`)
    expect(rows.map(([row]) => row)).toEqual([4])
    expect(faults.map(({ row }) => row)).toEqual([2, 3, 5])
  })

  test('after a cell of several lines rejects that record as one row', async () => {
    const { rows, faults } = await read(`${HEAD}a,"one\ntwo",5" x,1\nb,x,2,2\n`)
    expect(faults).toMatchObject([{ row: 2, cell: 2, value: '5" x' }])
    expect(rows).toEqual([[3, 'b', 'x', '2', '2']])
  })

  test('keeps a cell of several lines that is valid', async () => {
    const text = 'Big garden\r\n\r\nwith pool, "sauna", garage'
    const { rows, faults } = await read(
      `${HEAD}a,x,1,1\nb,"${text.replaceAll('"', '""')}",2,2\nc,x,3,3\n`,
    )
    expect(rows[1]).toEqual([3, 'b', text, '2', '2'])
    expect(rows[2]?.[0]).toBe(4)
    expect(faults).toEqual([])
  })

  test('in the header refuses the file', async () => {
    await expect(read('id,5" name,price,size\na,x,1,1\n')).rejects.toThrow(/header in row 1/)
  })

  test('costs little in a long file', async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `${at},"open,${at},1`)
    const { rows, faults } = await read(HEAD + lines.join('\n'))
    expect(rows).toEqual([])
    expect(faults).toHaveLength(20_000)
  })
})

describe('row numbers', () => {
  test('are those of a spreadsheet', async () => {
    const { rows } = await read(`\n${HEAD}\na,"x\ny",1,1\n,,,\n \nb,x,2,2\n"","","",""\nc,x,3,3`)
    expect(rows.map(([row]) => row)).toEqual([4, 7, 9])
  })

  test.each(['\n', '\r\n', '\r'])('hold for the line end %j', async (end) => {
    const { rows } = await read(`${HEAD}a,x,1,1\n\nb,x,2,2\n`.replaceAll('\n', end))
    expect(rows).toEqual([
      [2, 'a', 'x', '1', '1'],
      [4, 'b', 'x', '2', '2'],
    ])
  })

  test('skip a row that is too long', async () => {
    const { rows, faults } = await read(`${HEAD}a,${'x'.repeat(1_100_000)},1,1\nb,x,2,2\n`)
    expect(faults).toMatchObject([{ row: 2, reason: expect.stringContaining('1,000,000') }])
    expect(rows).toEqual([[3, 'b', 'x', '2', '2']])
  })
})

describe('the delimiter', () => {
  const table = (mark: string) => `${HEAD}a,x,1,1\n`.replaceAll(',', mark)

  test.each([';', '\t', '|'])('%j is found by the columns of the map', async (mark) => {
    const { rows, delimiter } = await read(table(mark))
    expect(rows).toEqual([[2, 'a', 'x', '1', '1']])
    expect(delimiter).toBe(mark)
  })

  test('is a comma without a word', async () => {
    expect((await read(table(','))).delimiter).toBeUndefined()
  })

  test.each([
    ['semicolons', ';', ','],
    ['tabs', '\t', ';'],
    ['pipes', '|', ','],
    ['commas', ',', ';'],
  ])('that is given and wrong is refused in one sentence: %s', async (name, mark, given) => {
    const reading = read(table(mark), { delimiter: given })
    await expect(reading).rejects.toThrow(
      new RegExp(`looks like it is separated by ${name}, .*set "delimiter": `),
    )
  })

  test('is found in a header with quoted commas', async () => {
    const { header } = await read('"id";"name";"price";"size, in m²"\n1;2;3;4\n')
    expect(header).toEqual(['id', 'name', 'price', 'size, in m²'])
  })

  test('may be declared in a first line, which is no row', async () => {
    const { rows } = await read(`sep=;\r\n${table(';')}`)
    expect(rows).toEqual([[2, 'a', 'x', '1', '1']])
  })

  test('other than the four works when given', async () => {
    expect((await read(table('^'), { delimiter: '^' })).rows).toEqual([[2, 'a', 'x', '1', '1']])
  })
})

describe('the encoding', () => {
  const text = 'id,name,price,size\na,Köln – 5 €,1,1\n'
  const utf16le = Buffer.from(text, 'utf16le')

  test.each([
    ['UTF-8', Buffer.from(text), undefined],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`), undefined],
    ['UTF-8 with a mark, declared as another', bytes(`\uFEFF${text}`), 'windows-1252'],
    ['UTF-16LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16le]), undefined],
    [
      'UTF-16BE with a mark',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16le).swap16()]),
      undefined,
    ],
    ['UTF-16LE without a mark', utf16le, 'utf-16le'],
    ['UTF-16BE without a mark', Buffer.from(utf16le).swap16(), 'utf-16be'],
    ['windows-1252', windows1252(text), 'windows-1252'],
  ])('%s is read', async (_name, content, encoding) => {
    expect((await read(content, { encoding })).rows).toEqual([[2, 'a', 'Köln – 5 €', '1', '1']])
  })

  test('reads every character of windows-1252', async () => {
    const all = '‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ ¡ÿ'
    const content = windows1252(`${HEAD}a,${all},1,1\n`)
    expect((await read(content, { encoding: 'windows-1252' })).rows[0]?.[2]).toBe(all)
  })

  test('that is not UTF-8 is named with the row, before any row is read', async () => {
    const content = windows1252(`${HEAD}a,x,1,1\n\nb,Köln,2,2\n`)
    await expect(read(content)).rejects.toThrow(
      'is not UTF-8, see row 4: it looks like windows-1252, set "encoding": "windows-1252"',
    )
  })

  test('UTF-8 declared as windows-1252 is named', async () => {
    await expect(read(text, { encoding: 'windows-1252' })).rejects.toThrow('looks like UTF-8')
  })

  test('UTF-16 without a mark is named', async () => {
    await expect(read(utf16le)).rejects.toThrow('set "encoding": "utf-16le"')
    await expect(read(Buffer.from(utf16le).swap16())).rejects.toThrow('"utf-16be"')
  })

  test('with one faulty byte in UTF-8 keeps the file', async () => {
    const content = Buffer.concat([
      bytes(`${HEAD}a,Köln,1,1\nb,Ulm`, 0xfc),
      bytes(',2,2\nc,Füssen,3,3\n'),
    ])
    expect((await read(content)).rows.map((cells) => cells[2])).toEqual([
      'Köln',
      'Ulm\uFFFD',
      'Füssen',
    ])
  })
})

describe('an unreadable file', () => {
  test.each([
    ['empty', ''],
    ['of blank lines', '\n \n'],
    ['of delimiters only', ',,,\n,,,\n'],
  ])('%s says so', async (_name, content) => {
    await expect(read(content)).rejects.toThrow('is empty')
  })

  test('that is absent says so', async () => {
    await expect(openCsv(join(folder, 'none.csv'))).rejects.toThrow(/none.csv cannot be read/)
  })
})

test('reads what a chunk of the file divides', async () => {
  const line = (at: number) => `${at},"Köln, ""Süd"" – ${at}\r\nsecond line",1,1\r\n`
  const count = 25_000
  const { rows, faults } = await read(
    HEAD + Array.from({ length: count }, (_, at) => line(at)).join(''),
  )
  expect(faults).toEqual([])
  expect(rows).toHaveLength(count)
  expect(rows.every(([, id, name]) => name === `Köln, "Süd" – ${id}\r\nsecond line`)).toBe(true)
})

test('reads whatever RFC 4180 can write', async () => {
  const pieces = ['a', 'é', ' ', ',', ';', '"', '\n', '\r\n', '']
  let seed = 7
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  const cell = () => Array.from({ length: next(6) }, () => pieces[next(pieces.length)]).join('')
  const table = Array.from({ length: 2000 }, (_, at) => [`r${at}`, cell(), cell(), cell()])
  const quote = (text: string) =>
    /[",\r\n]/.test(text) || next(4) === 0 ? `"${text.replaceAll('"', '""')}"` : text
  const { rows, faults } = await read(HEAD + table.map((row) => row.map(quote).join()).join('\n'))
  expect(faults).toEqual([])
  expect(rows).toEqual(table.map((row, at) => [at + 2, ...row]))
})

function windows1252(text: string): Buffer {
  const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
  const codes = [...text].map((it) => {
    const at = high.indexOf(it)
    return at < 0 ? it.charCodeAt(0) : 0x80 + at
  })
  return Buffer.from(codes)
}
