import { roundTo } from '@/domain/money/decimal.ts'
import { dateReader, type ReadDate } from './dates.ts'
import type { CellSpec, Condition, ImportMap, Scalar, ValueSpec } from './map.ts'
import { type NumberCell, readMeasure } from './numbers.ts'
import { toMetric } from './units.ts'

export type Value = Scalar | Date | string[] | undefined

export type Refusal = { column: string; value: string; reason: string }

export type Reading = { value: Value; column: string; text: string } | { refusal: Refusal }

export type ReadCell = (row: readonly string[]) => Reading

/** The file's columns, and the values that templates may use. */
export type Scope = {
  /** Undefined, and a fault, if the header lacks the name or has it twice. */
  position(column: string): number | undefined
  values: ReadonlyMap<string, ReadCell>
  tables: ImportMap['tables']
  language: string
  fault(message: string): void
}

/** Compiles a map entry for this file's columns. */
export function cellReader(spec: ValueSpec, scope: Scope): ReadCell {
  if (Array.isArray(spec)) return createFirstReader(spec.map((each) => cellReader(each, scope)))
  if (typeof spec === 'object') return createReader(spec, scope)
  const constant: Reading = { value: spec, column: '', text: String(spec) }
  return () => constant
}

export function conditionTest(
  given: Condition | Condition[],
  scope: Scope,
): (row: readonly string[]) => boolean {
  const tests = [given].flat().map((it) => {
    const cell = columnReader(it.column, scope)
    return (row: readonly string[]) => holds(it, cell(row), scope.language)
  })
  return (row) => tests.every((test) => test(row))
}

function createFirstReader(readers: ReadCell[]): ReadCell {
  return (row) => {
    let reading: Reading = { value: undefined, column: '', text: '' }
    for (const read of readers) {
      reading = read(row)
      if ('refusal' in reading || reading.value !== undefined) break
    }
    return reading
  }
}

function createReader(spec: CellSpec, scope: Scope): ReadCell {
  const column = spec.column ?? namesIn(spec.template ?? '').join(', ')
  const source = spec.column === undefined ? templateReader(spec, scope) : columnText(spec, scope)
  const isMeant = spec.when && conditionTest(spec.when, scope)
  const convert = converter(spec, scope)
  return (row) => {
    if (isMeant && !isMeant(row)) return { value: spec.otherwise ?? undefined, column, text: '' }
    const text = source(row)
    if (typeof text !== 'string') return text
    if (!spec.table && SPREADSHEET_ERROR.test(text)) {
      const reason = 'is an error or a formula without a result in the spreadsheet'
      return { refusal: { column, value: text, reason } }
    }
    const { value, reason } = convert(text)
    return reason === undefined
      ? { value, column, text }
      : { refusal: { column, value: text, reason } }
  }
}

const SPREADSHEET_ERROR =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)$/

function columnText(spec: CellSpec, scope: Scope): (row: readonly string[]) => string {
  const read = columnReader(spec.column ?? '', scope)
  return (row) => read(row).trim()
}

function columnReader(name: string, scope: Scope): (row: readonly string[]) => string {
  const at = scope.position(name)
  return (row) => row[at ?? -1] ?? ''
}

const PLACEHOLDER = /\{([^{}?]+)(\??)\}/

export function namesIn(template: string): string[] {
  return [...template.matchAll(new RegExp(PLACEHOLDER, 'g'))].map(([, name = '']) => name)
}

/** A template with an empty part gives nothing, unless the part is marked with a question mark. */
function templateReader(
  { template = '' }: CellSpec,
  scope: Scope,
): (row: readonly string[]) => string | Reading {
  const pieces = template.split(PLACEHOLDER)
  const literals = pieces.filter((_, at) => at % 3 === 0)
  const parts = namesIn(template).map((name, at) => ({
    read: scope.values.get(name) ?? cellReader({ column: name }, scope),
    isOptional: pieces[at * 3 + 2] === '?',
  }))
  return (row) => {
    let text = literals[0] ?? ''
    for (const [at, { read, isOptional }] of parts.entries()) {
      const reading = read(row)
      if ('refusal' in reading) return reading
      const part = reading.value === undefined ? '' : textFrom(reading.value)
      if (!part && !isOptional) return ''
      text += part + (literals[at + 1] ?? '')
    }
    return text.replace(/ {2,}/g, ' ').trim()
  }
}

function textFrom(value: NonNullable<Value>): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return Array.isArray(value) ? value.join(', ') : String(value)
}

type Converted = { value: Value; reason?: undefined } | { value?: undefined; reason: string }

function converter(spec: CellSpec, scope: Scope): (text: string) => Converted {
  const table = findTable(spec, scope)
  const readDate = createDateReader(spec, scope)
  const isMeasure = spec.unit !== undefined || spec.decimals !== undefined || spec.decimal_mark
  const single = (text: string): Converted => {
    if (table) {
      const listed = table.get(text.toLowerCase())
      if (listed !== undefined) return { value: listed === '' ? undefined : listed }
    }
    if (text === '') return { value: spec.otherwise ?? undefined }
    if (table) return unlisted(spec)
    if (readDate) return orReason(readDate(text), `is not a date like ${spec.date}`)
    return isMeasure ? measure(text, spec, scope.language) : { value: text }
  }
  const { split } = spec
  return split === undefined ? single : (text) => several(text.split(split), single)
}

function unlisted({ otherwise }: CellSpec): Converted {
  if (otherwise === undefined) return { reason: 'is not in the table' }
  return { value: otherwise ?? undefined }
}

function several(texts: string[], single: (text: string) => Converted): Converted {
  const values: string[] = []
  for (const text of texts) {
    const { value, reason } = single(text.trim())
    if (reason !== undefined) return { reason }
    if (value !== undefined) values.push(textFrom(value))
  }
  return { value: values.length > 0 ? [...new Set(values)] : undefined }
}

function orReason(value: Value, reason: string): Converted {
  return value === undefined ? { reason } : { value }
}

const MEASURE_DECIMALS = 2

function measure(text: string, spec: CellSpec, language: string): NumberCell {
  const read = readMeasure(text, { language, decimalSign: spec.decimal_mark })
  if ('reason' in read) return read
  const { unit, decimals } = spec
  if (!unit) return decimals === undefined ? read : { value: roundTo(read.value, decimals) }
  return { value: roundTo(toMetric(read.value, unit), decimals ?? MEASURE_DECIMALS) }
}

/** Case-insensitive. */
function findTable(spec: CellSpec, scope: Scope): Map<string, Scalar> | undefined {
  if (spec.table === undefined) return undefined
  const table = typeof spec.table === 'string' ? scope.tables[spec.table] : spec.table
  if (!table) scope.fault(`there is no table ${spec.table}`)
  return new Map(Object.entries(table ?? {}).map(([key, value]) => [key.toLowerCase(), value]))
}

function createDateReader(spec: CellSpec, scope: Scope): ReadDate | undefined {
  if (spec.date === undefined) return undefined
  const read = dateReader(spec.date, spec.shift_years)
  if (!read)
    scope.fault(`${spec.date} is no date format: it needs yyyy, m or mm, and d or dd, once`)
  return read
}

function holds(condition: Condition, cell: string, language: string): boolean {
  const text = cell.trim()
  const read = readMeasure(text, { language })
  const number = 'value' in read ? read.value : undefined
  const { is, not, above, below, filled } = condition
  return (
    (is === undefined || text === is) &&
    (condition.in?.includes(text) ?? true) &&
    (not === undefined || text !== not) &&
    (above === undefined || (number !== undefined && number > above)) &&
    (below === undefined || (number !== undefined && number < below)) &&
    (filled === undefined || (text !== '') === filled)
  )
}
