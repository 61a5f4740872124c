/** The state of quotation marks at the end of a line. */
export type QuoteScan = {
  /** Index of the last cell. */
  cell: number
  /** Its position in the scanned line. */
  start: number
  /** A quoted cell continues in the next line. */
  isOpen: boolean
  fault?: string
}

export const UNCLOSED = 'opens a quotation mark that is never closed'

const STRAY = 'has a quotation mark inside: quote the whole cell and write the mark twice'
const TRAILING_TEXT = 'has text after its closing quotation mark'

/** Scans a line by RFC 4180. `before`: the previous line's state if its record goes on. */
export function scanQuotes(line: string, delimiter: string, before?: QuoteScan): QuoteScan {
  let { cell, isOpen } = before ?? { cell: 0, isOpen: false }
  let start = 0
  let at = 0
  let quote = line.indexOf('"')
  for (;;) {
    if (isOpen) {
      while (quote >= 0 && line[quote + 1] === '"') quote = line.indexOf('"', quote + 2)
      if (quote < 0) return { cell, start, isOpen }
      at = quote + 1
      quote = line.indexOf('"', at)
      isOpen = false
      if (at === line.length) return { cell, start, isOpen }
      if (line[at] !== delimiter) return { cell, start, isOpen, fault: TRAILING_TEXT }
    } else if (quote === at) {
      isOpen = true
      quote = line.indexOf('"', at + 1)
      continue
    } else {
      const end = line.indexOf(delimiter, at)
      if (quote >= 0 && (end < 0 || quote < end)) return { cell, start, isOpen, fault: STRAY }
      if (end < 0) return { cell, start, isOpen }
      at = end
    }
    at++
    cell++
    start = at
  }
}
