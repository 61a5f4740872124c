export type CsvLine = {
  text: string
  /** The line break, empty at the end of the file. */
  end: string
  /** Only the beginning is kept. */
  isTooLong: boolean
}

/** Characters of a row; more suggest that the file is not CSV. */
export const MAX_ROW_LENGTH = 1_000_000

/** Splits a stream at LF and CRLF, or at CR if that ends the first line. */
export function createLineSplitter(): (text: string, isEnd: boolean) => CsvLine[] {
  let rest = ''
  let isTooLong = false
  let breaks: RegExp | undefined
  return (text, isEnd) => {
    const held = rest + text
    // LF may follow in the next chunk.
    const size = !isEnd && held.endsWith('\r') ? held.length - 1 : held.length
    breaks ??= findBreaks(held.slice(0, size))
    const lines: CsvLine[] = []
    let from = 0
    if (breaks) {
      breaks.lastIndex = 0
      for (let it = breaks.exec(held); it && it.index < size; it = breaks.exec(held)) {
        lines.push(toLine(held.slice(from, it.index), it[0], isTooLong))
        isTooLong = false
        from = it.index + it[0].length
      }
    }
    rest = held.slice(from)
    if (isEnd && rest !== '') lines.push(toLine(rest, '', isTooLong))
    if (rest.length > MAX_ROW_LENGTH) {
      isTooLong = true
      rest = rest.slice(0, KEPT_LENGTH) + (rest.endsWith('\r') ? '\r' : '')
    }
    return lines
  }
}

const KEPT_LENGTH = 100

function toLine(text: string, end: string, wasCut: boolean): CsvLine {
  const isTooLong = wasCut || text.length > MAX_ROW_LENGTH
  return { text: isTooLong ? text.slice(0, KEPT_LENGTH) : text, end, isTooLong }
}

function findBreaks(text: string): RegExp | undefined {
  const first = /\r\n|\n|\r/.exec(text)?.[0]
  if (first === undefined) return undefined
  return first === '\r' ? /\r\n|\n|\r/g : /\r?\n/g
}
