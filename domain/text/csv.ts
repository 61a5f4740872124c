/** A text as a cell (RFC 4180). Spreadsheets would run some texts as formulas: an apostrophe stops that. */
export function csvText(text: string): string {
  const safe = ESCAPED.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** The text of a cell of `csvText`. */
export function unescapeFormula(cell: string): string {
  const isEscaped = cell.startsWith("'") && ESCAPED.test(cell.slice(1))
  return isEscaped ? cell.slice(1) : cell
}

/** Texts that begin as an escaped one get a second apostrophe, so that both are read again. */
const ESCAPED = /^'*(?:[\s\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** The first line of a file: without the mark, spreadsheets take UTF-8 for Latin-1. */
export function csvHead(heads: readonly string[]): string {
  return `\ufeff${csvLine(heads)}`
}
