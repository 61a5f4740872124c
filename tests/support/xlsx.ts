import { strToU8, zipSync } from 'fflate'
import { escapeXml } from '@/domain/web/xml.ts'

/** A value, or the XML of a cell without its address: `<c t="e"><v>#REF!</v></c>`. */
export type XlsxCell = string | number | boolean | null | { xml: string }

export type XlsxSheet = {
  name: string
  rows: readonly (readonly XlsxCell[])[]
  state?: string
  /** Such as `A2:A4`. */
  merges?: readonly string[]
}

type XlsxOptions = {
  /** Codes of number formats; a cell names one by `<c s="1">` for the first. */
  formats?: readonly string[]
  is1904?: boolean
  /** Parts to add or replace; null leaves one out. */
  parts?: Readonly<Record<string, string | Uint8Array | null>>
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook as spreadsheets write it, with shared strings. */
export function toXlsx(sheets: readonly XlsxSheet[], options: XlsxOptions = {}): Buffer {
  const { formats = [], is1904 = false, parts = {} } = options
  const strings: string[] = []
  const shared = (text: string) => strings.push(text) - 1
  const made: Record<string, string | Uint8Array | null> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheets
      .map(({ name, state }, at) => {
        const shown = state ? ` state="${state}"` : ''
        return `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${shown} r:id="rId${at + 1}"/>`
      })
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, at) => [`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['rIdS', 'sharedStrings', '/xl/sharedStrings.xml'],
      ['rIdF', 'styles', 'styles.xml'],
    ]),
    ...Object.fromEntries(
      sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, toSheet(sheet, shared)]),
    ),
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}<xf numFmtId="14"/></cellXfs></styleSheet>`,
  }
  made['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}">${strings
    .map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`)
    .join('')}</sst>`
  const files = Object.entries({ ...made, ...parts }).flatMap(([name, content]) =>
    content === null ? [] : [[name, typeof content === 'string' ? strToU8(content) : content]],
  )
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 1 }))
}

function relations(targets: readonly string[][]): string {
  const rows = targets.map(
    ([id, kind, target]) =>
      `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships>${rows.join('')}</Relationships>`
}

function toSheet({ rows, merges = [] }: XlsxSheet, shared: (text: string) => number): string {
  const data = rows.map((cells, row) => {
    const made = cells.map((cell, at) => toCell(cell, `${toLetters(at)}${row + 1}`, shared))
    return cells.length === 0 ? '' : `<row r="${row + 1}">${made.join('')}</row>`
  })
  const merged = merges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return `<worksheet xmlns="${MAIN}"><sheetData>${data.join('')}</sheetData>${
    merged ? `<mergeCells count="${merges.length}">${merged}</mergeCells>` : ''
  }</worksheet>`
}

function toCell(cell: XlsxCell, address: string, shared: (text: string) => number): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c r="${address}"`)
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c r="${address}" t="s"><v>${shared(cell)}</v></c>`
}

/** A, B, …, Z, AA, … */
function toLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : toLetters(Math.floor(column / 26) - 1) + letter
}
