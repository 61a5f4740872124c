import { type CsvLine, createLineSplitter, MAX_ROW_LENGTH } from './csv-lines.ts'
import { type QuoteScan, scanQuotes, UNCLOSED } from './csv-quotes.ts'
import { createSwallowedRows } from './csv-swallowed-rows.ts'

export type CsvRecord = {
  /** As in a spreadsheet: the header is row 1, and empty lines count. */
  row: number
  text: string
  fault?: RecordFault | undefined
}

export type RecordFault = { cell: number; value: string; reason: string }

export type RecordReader = {
  push(text: string): CsvRecord[]
  end(): CsvRecord[]
}

/**
 * Splits text into records. A faulty quotation mark spoils only its own row: after one that is
 * never closed, the next line is read as a row. `fits`: whether a number of cells is the header's.
 */
export function createRecordReader(
  delimiter: string,
  fits: (cells: number) => boolean,
): RecordReader {
  const split = createLineSplitter()
  const take = lineTaker(delimiter, fits)
  let found: CsvRecord[] = []
  const takeAll = (lines: readonly CsvLine[]) => {
    const waiting = lines.toReversed()
    for (let line = waiting.pop(); line; line = waiting.pop()) {
      for (const again of take.line(line, found).toReversed()) waiting.push(again)
    }
  }
  const taken = () => {
    const records = found
    found = []
    return records
  }
  return {
    push(text) {
      takeAll(split(text, false))
      return taken()
    },
    end() {
      takeAll(split('', true))
      while (take.isOpen()) takeAll(take.giveUp(found))
      return taken()
    },
  }
}

/** Both functions return the lines to read again. */
function lineTaker(delimiter: string, fits: (cells: number) => boolean) {
  const swallowed = createSwallowedRows(delimiter, fits)
  let row = 0
  let open: CsvLine[] = []
  let length = 0
  let scan: QuoteScan | undefined
  let opening: RecordFault | undefined
  const close = (found: CsvRecord[], lines: readonly CsvLine[], fault?: RecordFault) => {
    row++
    found.push({ row, text: joinLines(lines), fault })
    open = []
    length = 0
    scan = undefined
  }
  const giveUp = (found: CsvRecord[]): CsvLine[] => {
    const [first, ...rest] = open
    if (first) close(found, [first], opening)
    return rest
  }
  const line = (next: CsvLine, found: CsvRecord[]): CsvLine[] => {
    if (open.length === 0) {
      if (row === 0 && SEPARATOR_LINE.test(next.text)) return []
      if (next.text.trim() === '') {
        row++
        return []
      }
    }
    if (next.isTooLong) {
      if (open.length > 0) return [...giveUp(found), next]
      close(found, [next], { cell: 0, value: next.text, reason: TOO_LONG })
      return []
    }
    scan = scanQuotes(next.text, delimiter, scan)
    open.push(next)
    length += next.text.length
    if (open.length === 1) opening = { ...locate(next.text, scan), reason: UNCLOSED }
    if (scan.isOpen) return length > MAX_ROW_LENGTH ? giveUp(found) : []
    const { fault } = scan
    const isSound = fault === undefined && fits(scan.cell + 1)
    const lines = open.map(({ text }) => text)
    if (lines.length > 1 && swallowed.areIn(lines, isSound)) return giveUp(found)
    if (lines.length === 1 && isSound && row > 0) swallowed.learn(next.text)
    close(
      found,
      open,
      fault === undefined ? undefined : { ...locate(next.text, scan, delimiter), reason: fault },
    )
    return []
  }
  return { line, giveUp, isOpen: () => open.length > 0 }
}

/** Spreadsheets read the delimiter from such a first line and do not show it. */
export const SEPARATOR_LINE = /^"?sep=(.)"?$/i

const TOO_LONG = `the row has more than ${MAX_ROW_LENGTH.toLocaleString('en')} characters`

function locate(line: string, { cell, start }: QuoteScan, delimiter?: string) {
  const end = delimiter === undefined ? -1 : line.indexOf(delimiter, start)
  return { cell, value: line.slice(start, end < 0 ? undefined : end) }
}

function joinLines(lines: readonly CsvLine[]): string {
  return lines.map(({ text, end }, at) => (at < lines.length - 1 ? text + end : text)).join('')
}
