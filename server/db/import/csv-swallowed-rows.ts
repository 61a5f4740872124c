import { scanQuotes } from './csv-quotes.ts'

/** Recognizes rows within a record of several lines, which an unclosed quotation mark swallowed. */
export type SwallowedRows = {
  /** Takes the first sound row as an example. */
  learn(line: string): void
  /** `isSound`: the record is valid CSV and has the header's number of cells. */
  areIn(lines: readonly string[], isSound: boolean): boolean
}

export function createSwallowedRows(
  delimiter: string,
  fits: (cells: number) => boolean,
): SwallowedRows {
  let example: number[] | undefined
  const isLikeExample = (line: string, numeric: readonly number[]) => {
    const cells = line.split(delimiter)
    if (!fits(cells.length)) return false
    const equal = numeric.filter((at) => NUMBER.test(cells[at] ?? '')).length
    return equal >= MIN_NUMBERS && equal >= numeric.length * MIN_SHARE
  }
  const isRow = (line: string) => {
    const { isOpen, fault, cell } = scanQuotes(line, delimiter)
    return !isOpen && !fault && fits(cell + 1)
  }
  return {
    learn(line) {
      if (!line.includes('"')) example ??= numericCells(line, delimiter)
    },
    areIn([first = '', ...rest], isSound) {
      const numeric = example ?? numericCells(first, delimiter)
      return rest.some((line) => isLikeExample(line, numeric) || (!isSound && isRow(line)))
    },
  }
}

const NUMBER = /^\s*"?\s*[-+]?\d[\d.,]*\s*"?\s*$/
/** A text of several lines hardly has numbers in the same cells as the example. */
const MIN_NUMBERS = 2
const MIN_SHARE = 0.75

function numericCells(line: string, delimiter: string): number[] {
  return line.split(delimiter).flatMap((cell, at) => (NUMBER.test(cell) ? [at] : []))
}
