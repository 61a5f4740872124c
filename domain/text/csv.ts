/** A text as a cell (RFC 4180). Spreadsheets would run some texts as formulas: an apostrophe stops that. */
export function csvText(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const FORMULA = /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

/** The first line of a file: without the mark, spreadsheets take UTF-8 for Latin-1. */
export function csvHead(heads: readonly string[]): string {
  return `\ufeff${csvLine(heads)}`
}
