import { parse } from 'csv-parse/sync'
import { unescapeFormula } from '@/domain/text/csv.ts'
import { createRecordReader, SEPARATOR_LINE } from './csv-records.ts'

export type CsvHeader = {
  delimiter: string
  /** Found by the map's columns, not given. */
  isDetected: boolean
  row: number
  cells: string[]
}

type HeaderOptions = {
  /** The map's. */
  delimiter?: string | undefined
  /** Those that the map uses. */
  columns: ReadonlySet<string>
}

/** Throws an Error that says what to do without a header or with a wrong delimiter. */
export function findHeader(start: string, { delimiter, columns }: HeaderOptions): CsvHeader {
  const declared = SEPARATOR_LINE.exec(start.split(/[\r\n]/, 1)[0] ?? '')?.[1]
  const given = delimiter ?? declared
  const candidates = [...new Set([...(given === undefined ? [] : [given]), ...DELIMITERS])]
  const found = candidates.map((it) => rate(start, it, columns))
  const first = found[0]
  const best = found.toSorted((a, b) => b.matches - a.matches || b.cells.length - a.cells.length)[0]
  if (!first || !best) throw new Error('is empty')
  if (found.every(({ cells }) => cells.length === 0)) throw new Error(first.fault ?? 'is empty')
  if (given === undefined) return { ...best, isDetected: best.delimiter !== DELIMITERS[0] }
  if (best.matches <= first.matches && first.cells.length > 0)
    return { ...first, isDetected: false }
  const mark = JSON.stringify(best.delimiter)
  throw new Error(
    `looks like it is separated by ${delimiterName(best.delimiter)}, not ${delimiterName(given)}: set "delimiter": ${mark} in the map`,
  )
}

export function delimiterName(delimiter: string): string {
  return NAMES.get(delimiter) ?? JSON.stringify(delimiter)
}

/** Cells of records, which are valid CSV. */
export function parseCells(texts: readonly string[], delimiter: string): string[][] {
  return parse(texts.join('\n'), {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    max_record_size: 0,
  })
}

const NAMES = new Map([
  [',', 'commas'],
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'pipes'],
])
const DELIMITERS = [...NAMES.keys()]

type Rating = { delimiter: string; row: number; cells: string[]; matches: number; fault?: string }

function rate(start: string, delimiter: string, columns: ReadonlySet<string>): Rating {
  const reader = createRecordReader(delimiter, () => true)
  const records = [...reader.push(start), ...reader.end()]
  const first = records.find(({ text }) => !ONLY_DELIMITERS.test(text))
  if (!first) return { delimiter, row: 0, cells: [], matches: 0 }
  const { row, text, fault } = first
  if (fault) {
    const reason = `cannot be read: its header in row ${row} ${fault.reason}`
    return { delimiter, row, cells: [], matches: 0, fault: reason }
  }
  const cells = (parseCells([text], delimiter)[0] ?? []).map((cell) => unescapeFormula(cell).trim())
  return { delimiter, row, cells, matches: cells.filter((cell) => columns.has(cell)).length }
}

const ONLY_DELIMITERS = /^[\s,;|"]*$/
