import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Sale } from '@/domain/valuation/sale.ts'
import { inventSales } from '@/tests/support/invented-sales.ts'
import { readSales } from './read-sales.ts'
import { runValuation } from './valuation-command.ts'
import { toTable } from './valuation-report.ts'

const folder = mkdtempSync(join(tmpdir(), 'hearth-valuation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

async function run(...parameters: string[]) {
  const said: string[] = []
  const complained: string[] = []
  const code = await runValuation(parameters, {
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

const COLUMNS = ['date', 'price', 'lat', 'long', 'sqft_living', 'grade', 'yr_built'] as const

function toCells(sale: Sale): Record<(typeof COLUMNS)[number], string> {
  const date = new Date(sale.day * 86_400_000)
  return {
    date: `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`,
    price: `${sale.price}.0`,
    lat: String(sale.latitude),
    long: String(sale.longitude),
    sqft_living: String(sale.area * 10),
    grade: `${sale.grade} Average`,
    yr_built: String(sale.yearBuilt),
  }
}

function toCsv(
  sales: readonly Sale[],
  { columns = COLUMNS as readonly (typeof COLUMNS)[number][], end = '\n', quote = '' } = {},
): string {
  const line = (cells: readonly string[]) => cells.map((it) => `${quote}${it}${quote}`).join(',')
  return [line(columns), ...sales.map((sale) => line(columns.map((name) => toCells(sale)[name])))]
    .map((it) => it + end)
    .join('')
}

const SALES = inventSales(700)
// Ten sales a day from 2013-10-22 on.
const plain = write('plain.csv', toCsv(SALES))
const UNTIL = '2013-12-16'

describe('npm run valuation', () => {
  test('prints figures in percent', async () => {
    const { code, said } = await run(plain, '--until', UNTIL, '--json')
    const report = JSON.parse(said)
    expect(code).toBe(0)
    expect(report).toMatchObject({
      until: UNTIL,
      unit: 'percent',
      trained: 550,
      judged: 150,
      skipped: [],
    })
    expect(report.medianError).toBeGreaterThan(1)
    expect(report.comparablesOnly.medianError).toBeGreaterThan(1)
    expect(report.coverage).toBeGreaterThan(60)
    expect(report.tenths).toHaveLength(10)
    const table = toTable(report).join('\n')
    expect(table).toContain('Trained on 550 sales before 2013-12-16, judged on 150 from then on.')
    expect(table).toContain(`Median error          ${report.medianError} %`)
  })

  test.each([
    ['2013-11-20', 'There are 290 sales before 2013-11-20; the model needs 500.'],
    [
      '2014-03-01',
      'There are no sales from 2014-03-01 on to judge by; the newest is of 2013-12-30.',
    ],
  ])('refuses to judge from %s on', async (until, problem) => {
    const { code, said, complained } = await run(plain, '--until', until)
    expect([code, said]).toEqual([1, ''])
    expect(complained).toContain(problem)
  })

  test.each([
    [[]],
    [[plain]],
    [['--until', UNTIL]],
    [[plain, '--until', '2014-02-30']],
    [[plain, '--until', 'soon']],
    [[plain, '--untill', UNTIL]],
  ])('shows its usage for %j', async (parameters) => {
    const { code, complained } = await run(...parameters)
    expect(code).toBe(2)
    expect(complained).toContain('npm run valuation -- <sales.csv> --until <yyyy-mm-dd>')
  })

  test('shows its usage on request', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, complained: '' })
  })
})

describe('a file of sales', () => {
  test.each([
    ['another order of columns', { columns: COLUMNS.toReversed() }],
    ['line ends of Windows', { end: '\r\n' }],
    ['quoted cells', { quote: '"' }],
  ])('is read the same with %s', async (name, form) => {
    const path = write(`${name}.csv`, toCsv(SALES, form))
    expect(await readSales(path)).toEqual(await readSales(plain))
  })

  test('names the rows that it skips', async () => {
    const [header, ...rows] = toCsv(SALES).trim().split('\n')
    const faulty = [
      header,
      ...rows,
      '2/30/2014,1,47.5,-122,900,7,1990',
      'x',
      '1/2/2014,0,1,1,1,1,1',
    ]
    const { sales, skipped } = await readSales(write('faulty.csv', faulty.join('\n')))
    expect(sales).toHaveLength(700)
    expect(skipped).toEqual([
      { reason: 'has no readable date', rows: 1, row: 702 },
      { reason: 'has fewer cells than the header', rows: 1, row: 703 },
      { reason: 'has no price above 0', rows: 1, row: 704 },
    ])
  })

  test('that does not exist is named', async () => {
    await expect(readSales(join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read')
  })

  test('without columns that are needed names them', async () => {
    const path = write('short.csv', 'id,price,lat\n1,2,3\n')
    await expect(readSales(path)).rejects.toThrow(
      'has no column date or sale_date or sold_at, and none long or lng or lon or longitude, and none sqft_living. Its columns are: id, price, lat.',
    )
  })

  test.each(['10/13/2014', '2014-10-13', '20141013T000000'])(
    'may write the date as %s',
    async (date) => {
      const path = write(
        'dates.csv',
        `date,price,lat,long,sqft_living\n${date},"$1,500.00",47,-122,1000\n`,
      )
      const { sales } = await readSales(path)
      expect(sales).toMatchObject([{ day: 16_356, price: 1500, area: 1000 * 0.3048 ** 2 }])
    },
  )
})
