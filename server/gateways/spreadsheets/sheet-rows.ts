import { formatPlain } from './number-formats.ts'
import { damaged, SpreadsheetFault } from './spreadsheet-fault.ts'
import { decodeEscapes, type Workbook } from './workbook.ts'
import { type Attributes, parseXml } from './xml-part.ts'

export type SheetRow = {
  /** As the spreadsheet numbers it, from 1. */
  row: number
  /** Texts as they are, numbers as the sheet shows them; without empty ones at the end. */
  cells: string[]
}

const MAX_ROW = 1_048_576
const MAX_COLUMN = 16_384
/** As spreadsheets show a formula that has no result. */
const NO_RESULT = '#CALC!'

/** Rows with elements of their own, in order. Raises SpreadsheetFault. */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  book: Pick<Workbook, 'sharedStrings' | 'formats'>,
): AsyncGenerator<SheetRow> {
  let found: SheetRow[] = []
  const reader = rowReader(book, (row) => found.push(row))
  for await (const _ of parseXml(chunks, reader)) {
    const rows = found
    found = []
    yield* rows
  }
}

type Cell = { type: string; style: number; value: string; hasValue: boolean; isFormula: boolean }

function rowReader(
  { sharedStrings, formats }: Pick<Workbook, 'sharedStrings' | 'formats'>,
  onRow: (row: SheetRow) => void,
) {
  let row = 0
  let column = 0
  let cells: string[] = []
  let cell: Cell | undefined
  let takesText = false
  let isPhonetic = false
  const opened: Record<string, (attributes: Attributes) => void> = {
    row({ r }) {
      const next = r === undefined ? row + 1 : Number(r)
      if (!(Number.isInteger(next) && next > row && next <= MAX_ROW)) throw damaged()
      row = next
      column = 0
      cells = []
    },
    c({ r, t = 'n', s = '-1' }) {
      column = r === undefined ? column + 1 : toColumn(r)
      if (!(column >= 1 && column <= MAX_COLUMN)) throw damaged()
      cell = { type: t, style: Number(s), value: '', hasValue: false, isFormula: false }
    },
    f() {
      if (cell) cell.isFormula = true
    },
    v() {
      takesText = true
      if (cell) cell.hasValue = true
    },
    t() {
      takesText = cell?.type === 'inlineStr' && !isPhonetic
    },
    rPh() {
      isPhonetic = true
    },
  }
  const closed: Record<string, () => void> = {
    v() {
      takesText = false
    },
    t() {
      takesText = false
    },
    rPh() {
      isPhonetic = false
    },
    c() {
      const text = cell ? toText(cell, sharedStrings, formats) : ''
      cell = undefined
      if (text === '') return
      while (cells.length < column - 1) cells.push('')
      cells[column - 1] = text
    },
    row: () => onRow({ row, cells }),
  }
  return {
    onOpen: (name: string, attributes: Attributes) => opened[name]?.(attributes),
    onText(text: string) {
      if (takesText && cell) cell.value += text
    },
    onClose: (name: string) => closed[name]?.(),
  }
}

function toText(
  { type, style, value, hasValue, isFormula }: Cell,
  sharedStrings: readonly string[],
  formats: Workbook['formats'],
): string {
  // An empty text is a result.
  if (isFormula && (!hasValue || (value === '' && type !== 'str'))) return NO_RESULT
  if (type === 's') {
    const shared = sharedStrings[Number(value)]
    if (shared === undefined && hasValue) throw damaged()
    return shared ?? ''
  }
  if (type === 'inlineStr' || type === 'str') return decodeEscapes(value)
  if (type === 'b') return value === '' ? '' : value === '1' ? 'true' : 'false'
  // Errors, and days that are written as such.
  if (type === 'e' || type === 'd') return value
  if (value === '') return ''
  const number = Number(value)
  if (!Number.isFinite(number)) throw damaged()
  return (formats[style] ?? formatPlain)(number)
}

/** Number of a column from 1: that of `AB12` is 28. */
function toColumn(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0]
  if (!letters) throw damaged()
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** A value that counts for several rows of a column. */
export type Merge = { column: number; from: number; to: number }

const MAX_MERGES = 100_000
const MERGE = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)"/g
/** Longer than such an element. */
const OVERLAP = 300

/** Cells that are merged over several rows, which the file lists after its rows. */
export async function listMerges(chunks: AsyncIterable<Buffer>): Promise<Merge[]> {
  const merges: Merge[] = []
  const decoder = new TextDecoder('latin1')
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true })
    let end = 0
    for (const found of text.matchAll(MERGE)) {
      const [all, letters = '', first, last] = found
      end = found.index + all.length
      const [from, to] = [Number(first), Number(last)]
      if (to > from) merges.push({ column: toColumn(`${letters}1`), from, to })
    }
    if (merges.length > MAX_MERGES) throw new SpreadsheetFault('has too many merged cells')
    rest = text.slice(Math.max(end, text.length - OVERLAP))
  }
  return merges.sort((a, b) => a.from - b.from)
}

/** Gives each row of a merged cell its value. Changes the rows. */
export function fillMerges(merges: readonly Merge[]): (row: SheetRow) => void {
  let next = 0
  let open: (Merge & { value: string })[] = []
  return ({ row, cells }) => {
    open = open.filter(({ to }) => to >= row)
    for (const { column, value } of open) {
      if (value === '' || cells[column - 1]) continue
      while (cells.length < column - 1) cells.push('')
      cells[column - 1] = value
    }
    for (let merge = merges[next]; merge && merge.from <= row; merge = merges[++next]) {
      if (merge.from === row) open.push({ ...merge, value: cells[merge.column - 1] ?? '' })
    }
  }
}
