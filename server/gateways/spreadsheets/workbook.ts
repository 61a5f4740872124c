import { type FormatNumber, numberFormat } from './number-formats.ts'
import { damaged, SpreadsheetFault } from './spreadsheet-fault.ts'
import { getRelationId, readXml } from './xml-part.ts'
import type { ZipFile } from './zip-file.ts'

export type WorkbookSheet = { name: string; path: string; isHidden: boolean }

export type Workbook = {
  /** In the order of the tabs. */
  sheets: WorkbookSheet[]
  sharedStrings: readonly string[]
  /** By the number of a cell's style. */
  formats: readonly FormatNumber[]
}

/** Of parts other than sheets. */
const MAX_PART_BYTES = 64_000_000

/** Reads all but the sheets. Raises SpreadsheetFault. */
export async function openWorkbook(zip: ZipFile): Promise<Workbook> {
  const [book] = await listTargets(zip, '_rels/.rels', '', 'officeDocument')
  if (!book || !zip.has(book.path)) {
    throw new SpreadsheetFault('is not an XLSX file: save it as XLSX or CSV')
  }
  const folder = book.path.slice(0, book.path.lastIndexOf('/') + 1)
  const relations = `${folder}_rels/${book.path.slice(folder.length)}.rels`
  const find = (kind: string) => listTargets(zip, relations, folder, kind)
  const { sheets, is1904 } = await readBook(zip, book.path, await find('worksheet'))
  const [strings] = await find('sharedStrings')
  const [styles] = await find('styles')
  return {
    sheets,
    sharedStrings: strings && zip.has(strings.path) ? await readStrings(zip, strings.path) : [],
    formats: styles && zip.has(styles.path) ? await readFormats(zip, styles.path, is1904) : [],
  }
}

type Target = { id: string; path: string }

async function listTargets(
  zip: ZipFile,
  part: string,
  folder: string,
  kind: string,
): Promise<Target[]> {
  const found: Target[] = []
  if (!zip.has(part)) return found
  await readXml(zip.read(part, MAX_PART_BYTES), {
    onOpen(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External' || !type.endsWith(`/${kind}`)) return
      found.push({ id, path: resolvePath(folder, target) })
    },
  })
  return found
}

function resolvePath(folder: string, target: string): string {
  try {
    return decodeURI(new URL(target, `zip://file/${folder}`).pathname.slice(1))
  } catch (error) {
    throw damaged(error)
  }
}

async function readBook(zip: ZipFile, path: string, targets: readonly Target[]) {
  const sheets: WorkbookSheet[] = []
  let is1904 = false
  await readXml(zip.read(path, MAX_PART_BYTES), {
    onOpen(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = getRelationId(attributes)
      // Charts on a tab of their own are no worksheets.
      const target = targets.find((it) => it.id === id)
      if (!target) return
      const isHidden = /^(very)?hidden$/i.test(attributes.state ?? '')
      sheets.push({ name: attributes.name ?? '', path: target.path, isHidden })
    },
  })
  return { sheets, is1904 }
}

async function readStrings(zip: ZipFile, path: string): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  await readXml(zip.read(path, MAX_PART_BYTES), {
    onOpen(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    onText(piece) {
      if (isText) text += piece
    },
    onClose(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') strings.push(decodeEscapes(text))
    },
  })
  return strings
}

/** Characters that XML does not know, such as `_x000D_`. */
export function decodeEscapes(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

async function readFormats(zip: ZipFile, path: string, is1904: boolean): Promise<FormatNumber[]> {
  const codes = new Map<number, string>()
  const ids: number[] = []
  let isCell = false
  await readXml(zip.read(path, MAX_PART_BYTES), {
    onOpen(name, { numFmtId = '0', formatCode }) {
      if (name === 'cellXfs') isCell = true
      if (name === 'numFmt' && formatCode) codes.set(Number(numFmtId), formatCode)
      if (name === 'xf' && isCell) ids.push(Number(numFmtId))
    },
    onClose(name) {
      if (name === 'cellXfs') isCell = false
    },
  })
  if (ids.some(Number.isNaN)) throw damaged()
  return ids.map((id) => numberFormat(id, codes.get(id), is1904))
}
