import { isNullIsland } from '@/domain/place/null-island.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import type { Catalog } from './catalog.ts'
import {
  cellReader,
  conditionTest,
  type ReadCell,
  type Reading,
  type Scope,
} from './cell-readers.ts'
import type { CsvRow } from './csv-rows.ts'
import { currencyRule, type SiteCurrency } from './currency.ts'
import {
  booleanRule,
  degreesRule,
  type ParameterValue,
  parameterRule,
  pastDateRule,
  priceInMinor,
  propertyTypeRule,
  type Rule,
  type Ruled,
  rentPeriodRule,
  textRule,
  webAddressRule,
} from './field-rules.ts'
import { type FileColumns, fileColumns } from './file-columns.ts'
import { type ImportMap, MapError } from './map.ts'
import { splitNumberStyle } from './numbers.ts'

export type ReadListing = {
  external_id: string
  title: string
  description: string
  category_id: number
  property_type: number
  price_minor: number
  currency: string
  rent_duration: string | null
  address: string
  city: string
  state: string
  country: string
  latitude: number
  longitude: number
  /** Default: the time of the import. */
  posted_at: string | undefined
  is_premium: boolean
  /** Undefined if the map does not say. */
  hides_exact_place: boolean | undefined
  video_link: string
  meta_title: string | null
  meta_description: string | null
  meta_keywords: string | null
  /** By parameter id. */
  parameters: Record<string, ParameterValue>
}

export type CellFault = { field: string; column: string; value: string; reason: string }

export type RowResult =
  | { kind: 'listing'; listing: ReadListing }
  | { kind: 'rejected'; externalId: string; faults: CellFault[] }
  | { kind: 'skipped' }

export type ReadRow = (row: Pick<CsvRow, 'cells' | 'fault'>) => RowResult

export type ReaderSetting = { map: ImportMap; catalog: Catalog; currency: SiteCurrency; now: Date }

export type FileShape = { header: readonly string[]; delimiter?: string | undefined }

/** Throws MapError if the map names missing columns, tables or formats. */
export function listingReader({ header, delimiter }: FileShape, setting: ReaderSetting): ReadRow {
  const { map, catalog } = setting
  const columns = fileColumns(header, delimiter)
  const { scopeOf: createScope, faults } = openScope(columns, map)
  const isSkipped = map.skip_rows && conditionTest(map.skip_rows, createScope('skip_rows'))
  const { parameters: parameterSpecs, ...fields } = map.fields
  const price = splitNumberStyle(fields.price)
  const specs = { ...fields, price: price.text }
  const cells: Partial<Record<string, ReadCell>> = {}
  for (const [name, spec] of Object.entries(specs)) {
    if (spec !== undefined) cells[name] = cellReader(spec, createScope(`fields.${name}`))
  }
  const parameters = Object.entries(parameterSpecs).flatMap(([name, spec]) => {
    const place = `parameters.${name}`
    const known = catalog.parameters.get(name)
    const read = cellReader(spec, createScope(`fields.${place}`))
    if (!known || known.kind === 'file') return []
    return [{ place, id: known.id, read, rule: parameterRule({ ...known, kind: known.kind }, map) }]
  })
  const all = [...columns.faults(), ...faults]
  if (all.length > 0) throw new MapError(all)
  const rules = createRules(setting, price.style)
  return ({ cells: row, fault }) => {
    if (fault) return unreadable({ ...fault, column: header[fault.cell] ?? '' })
    if (isSkipped?.(row)) return { kind: 'skipped' }
    const misfit = columns.misfit(row)
    if (misfit) return unreadable({ column: '', value: '', reason: misfit })
    const faulty: CellFault[] = []
    const take = <T>(field: string, read: ReadCell | undefined, rule: Rule<T>) =>
      taken(row, { field, read, rule }, faulty)
    const listing = readListing((field, rule) => take(field, cells[field], rule), rules)
    for (const { place, id, read, rule } of parameters) {
      const value = take(place, read, rule)
      if (value !== undefined) listing.parameters[id] = value
    }
    const isPlaced = !faulty.some(({ field }) => field === 'latitude' || field === 'longitude')
    if (isPlaced && isNullIsland(listing.latitude, listing.longitude)) {
      faulty.push(nullIslandFault(listing, [cells.latitude?.(row), cells.longitude?.(row)]))
    }
    return faulty.length > 0
      ? { kind: 'rejected', externalId: listing.external_id, faults: faulty }
      : { kind: 'listing', listing }
  }
}

function openScope({ position }: FileColumns, map: ImportMap) {
  const values = new Map<string, ReadCell>()
  const faults = new Set<string>()
  const createScope = (place: string): Scope => ({
    position,
    values,
    tables: map.tables,
    language: map.language,
    fault: (message) => faults.add(`${place}: ${message}`),
  })
  for (const [name, spec] of Object.entries(map.values)) {
    values.set(name, cellReader(spec, createScope(`values.${name}`)))
  }
  return { scopeOf: createScope, faults }
}

function unreadable({ column, value, reason }: Omit<CellFault, 'field'>): RowResult {
  return { kind: 'rejected', externalId: '', faults: [{ field: '', column, value, reason }] }
}

function nullIslandFault(
  { latitude, longitude }: ReadListing,
  position: (Reading | undefined)[],
): CellFault {
  const columns = position.map((it) => (it && 'column' in it ? it.column : ''))
  const column = [...new Set(columns)].filter((name) => name !== '').join(', ')
  const reason = 'is a place in the ocean: the address was not found when the file was made'
  return { field: 'position', column, value: `${latitude}, ${longitude}`, reason }
}

type Place<T> = { field: string; read: ReadCell | undefined; rule: Rule<T> }

function taken<T>(row: readonly string[], place: Place<T>, faults: CellFault[]): T | undefined {
  const { field, read, rule } = place
  const reading = read?.(row)
  if (reading && 'refusal' in reading) {
    faults.push({ field, ...reading.refusal })
    return undefined
  }
  if (reading?.value === undefined || isBlankText(reading.value)) {
    if (!REQUIRED.has(field)) return undefined
    faults.push({
      field,
      column: reading?.column ?? '',
      value: reading?.text ?? '',
      reason: 'is empty',
    })
    return undefined
  }
  const ruled = rule(reading.value)
  if ('value' in ruled) return ruled.value
  faults.push({ field, column: reading.column, value: reading.text, reason: ruled.reason })
  return undefined
}

const isBlankText = (value: unknown) => typeof value === 'string' && isBlank(value)

const REQUIRED = new Set(
  'external_id title category property_type price city state country latitude longitude'.split(' '),
)

const NAME = textRule(150, 'name')
const LINE = textRule(500)
const LATITUDE = degreesRule(90)
const LONGITUDE = degreesRule(180)

type Rules = ReturnType<typeof createRules>
type PriceMarks = ReturnType<typeof splitNumberStyle>['style']

function createRules({ map, catalog, currency, now }: ReaderSetting, style: PriceMarks) {
  const category = (given: Parameters<Rule<number>>[0]): Ruled<number> => {
    const id = catalog.categories.get(String(given).trim().toLowerCase())
    return id === undefined ? { reason: 'is neither slug nor name of a category' } : { value: id }
  }
  const { code, symbol } = currency
  const { decimals, decimal_mark: decimalSign } = style
  const price = { language: map.language, symbol, decimals, decimalSign }
  return { category, code, currency: currencyRule(currency), price, posted: pastDateRule(now) }
}

type Take = <T>(field: string, rule: Rule<T>) => T | undefined

/** Fallbacks stand in for refused values; the row is then rejected. */
function readListing(take: Take, rules: Rules): ReadListing {
  const currency = take('currency', rules.currency) ?? rules.code
  const city = take('city', NAME) ?? ''
  const state = take('state', NAME) ?? ''
  const property_type = take('property_type', propertyTypeRule) ?? 0
  const isRent = property_type % 2 === 1
  const rent = take('rent_duration', rentPeriodRule)
  return {
    external_id: take('external_id', textRule(200)) ?? '',
    title: take('title', textRule(255)) ?? '',
    description: take('description', textRule(20_000, 'markup')) ?? '',
    category_id: take('category', rules.category) ?? 0,
    property_type,
    price_minor: take('price', (given) => priceInMinor(given, { ...rules.price, currency })) ?? 0,
    currency,
    rent_duration: isRent ? (rent ?? 'Monthly') : null,
    address: take('address', LINE) ?? `${city}, ${state}`,
    city,
    state,
    country: take('country', NAME) ?? '',
    latitude: take('latitude', LATITUDE) ?? 0,
    longitude: take('longitude', LONGITUDE) ?? 0,
    posted_at: take('posted_at', rules.posted),
    is_premium: take('is_premium', booleanRule) ?? false,
    hides_exact_place: take('hides_exact_place', booleanRule),
    video_link: take('video_link', webAddressRule) ?? '',
    meta_title: take('meta_title', LINE) ?? null,
    meta_description: take('meta_description', LINE) ?? null,
    meta_keywords: take('meta_keywords', LINE) ?? null,
    parameters: {},
  }
}
