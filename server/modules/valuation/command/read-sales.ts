import type { HomeFacts, Sale } from '@/domain/valuation/sale.ts'
import { toSaleDay } from '@/domain/valuation/sale-day.ts'
import { openCsv } from '@/server/db/import/csv-rows.ts'
import { dateReader } from '@/server/db/import/dates.ts'
import { readDegrees, readMeasure } from '@/server/db/import/numbers.ts'
import { toMetric } from '@/server/db/import/units.ts'

export type SalesFile = {
  sales: Sale[]
  /** Rows that are no sale to learn from. */
  skipped: SkippedRows[]
}

/** `row` is the first of them, counted as in a spreadsheet. */
export type SkippedRows = { reason: string; rows: number; row: number }

/** Reads a cell; NaN if it is empty or unreadable. */
type ReadCell = (text: string) => number

type Column = { names: readonly string[]; read: ReadCell; isRequired?: true }

/**
 * Reads sales from a CSV file with a header line. Throws an Error that says what to do if the file
 * is unreadable or has no column for a date, a price, a position or the living area.
 */
export async function readSales(path: string): Promise<SalesFile> {
  const file = await openCsv(path, { columns: KNOWN_NAMES })
  const header = file.header.map((name) => name.toLowerCase())
  const columns = Object.entries(COLUMNS).map(([field, { names, read }]) => {
    const name = names.find((it) => header.includes(it))
    return { field, read, at: name === undefined ? -1 : header.indexOf(name) }
  })
  const missing = columns.filter(
    ({ field, at }) => at < 0 && COLUMNS[field as keyof typeof COLUMNS].isRequired,
  )
  if (missing.length > 0) {
    file.close()
    throw new Error(
      `${path} ${missingWords(
        missing.map(({ field }) => field),
        file.header,
      )}`,
    )
  }
  const sales: Sale[] = []
  const skipped = new Map<string, SkippedRows>()
  const skip = (reason: string, row: number) => {
    const known = skipped.get(reason)
    if (known) known.rows++
    else skipped.set(reason, { reason, rows: 1, row })
  }
  for await (const { row, cells, fault } of file.rows) {
    if (fault || cells.length < header.length) {
      skip(fault ? fault.reason : 'has fewer cells than the header', row)
      continue
    }
    const sale = Object.fromEntries(
      columns.map(({ field, read, at }) => [field, at < 0 ? Number.NaN : read(cells[at] ?? '')]),
    ) as Sale
    const reason = findFault(sale)
    if (reason) skip(reason, row)
    else sales.push(sale)
  }
  return { sales, skipped: [...skipped.values()] }
}

function findFault({ day, price, latitude, longitude, area }: Sale): string | undefined {
  if (Number.isNaN(day)) return 'has no readable date'
  if (!(price > 0)) return 'has no price above 0'
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth || (latitude === 0 && longitude === 0)) return 'has no position'
  if (!(area > 0)) return 'has no living area above 0'
  return undefined
}

function missingWords(fields: readonly string[], header: readonly string[]): string {
  const wanted = fields.map((field) => COLUMNS[field as keyof typeof COLUMNS].names.join(' or '))
  return `has no column ${wanted.join(', and none ')}. Its columns are: ${header.join(', ')}.`
}

const number: ReadCell = (text) => {
  if (text === '') return Number.NaN
  const plain = Number(text)
  if (!Number.isNaN(plain)) return plain
  const cell = readMeasure(text.replace(/^\$\s*/, ''), { language: 'en' })
  return 'value' in cell ? cell.value : Number.NaN
}

const degrees: ReadCell = (text) => {
  const plain = Number(text || Number.NaN)
  if (!Number.isNaN(plain)) return plain
  const cell = readDegrees(text)
  return 'value' in cell ? cell.value : Number.NaN
}

const squareFeet: ReadCell = (text) => toMetric(number(text), 'sqft')

/** 0 stands for never. */
const year: ReadCell = (text) => {
  const value = number(text)
  return value > 0 ? value : Number.NaN
}

const DATES = ['m/d/yyyy', 'iso', 'yyyymmddThhmiss'].flatMap((format) => dateReader(format) ?? [])

const day: ReadCell = (text) => {
  for (const read of DATES) {
    const date = read(text)
    if (date) return toSaleDay(date)
  }
  return Number.NaN
}

/** A number, also before words ("7 Average"), or the place of a word in a list. */
function ordinal(words: readonly string[]): ReadCell {
  return (text) => {
    const at = words.indexOf(text.trim().toLowerCase())
    if (at >= 0) return at
    return number(/^\d+(?=\s)/.exec(text)?.[0] ?? text)
  }
}

const COLUMNS: Record<keyof HomeFacts | 'day' | 'price', Column> = {
  day: { names: ['date', 'sale_date', 'sold_at'], read: day, isRequired: true },
  price: { names: ['price', 'sale_price'], read: number, isRequired: true },
  latitude: { names: ['lat', 'latitude'], read: degrees, isRequired: true },
  longitude: { names: ['long', 'lng', 'lon', 'longitude'], read: degrees, isRequired: true },
  area: { names: ['sqft_living'], read: squareFeet, isRequired: true },
  lot: { names: ['sqft_lot'], read: squareFeet },
  bedrooms: { names: ['bedrooms'], read: number },
  bathrooms: { names: ['bathrooms'], read: number },
  floors: { names: ['floors'], read: number },
  condition: {
    names: ['condition'],
    read: ordinal(['', 'poor', 'fair', 'average', 'good', 'very good']),
  },
  grade: { names: ['grade'], read: ordinal([]) },
  view: { names: ['view'], read: ordinal(['none', 'fair', 'average', 'good', 'excellent']) },
  waterfront: { names: ['waterfront'], read: ordinal(['no', 'yes']) },
  basement: { names: ['sqft_basement'], read: squareFeet },
  yearBuilt: { names: ['yr_built', 'year_built'], read: year },
  yearRenovated: { names: ['yr_renovated', 'year_renovated'], read: year },
  areaAround: { names: ['sqft_living15'], read: squareFeet },
  lotAround: { names: ['sqft_lot15'], read: squareFeet },
  category: { names: [], read: number },
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(
  Object.values(COLUMNS).flatMap(({ names }) => names),
)
