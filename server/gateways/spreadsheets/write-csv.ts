import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { csvLine, csvText } from '@/domain/text/csv.ts'
import { fillMerges, listMerges, readRows, type SheetRow } from './sheet-rows.ts'
import { SpreadsheetFault, tooLarge } from './spreadsheet-fault.ts'
import { openWorkbook, type Workbook } from './workbook.ts'
import { openZip, type ZipFile } from './zip-file.ts'

export type Conversion = { source: string; target: string }
export type Converted = { sheet: string } | { fault: string }

/** Of a sheet when unpacked, and of the CSV file. */
const MAX_BYTES = 512_000_000

/**
 * Writes the first visible sheet that has rows as CSV, with the same numbers of rows. Answers the
 * name of the sheet, or why the file cannot be read.
 */
export async function writeCsv({ source, target }: Conversion): Promise<Converted> {
  try {
    const zip = await openZip(source)
    const book = await openWorkbook(zip)
    const visible = book.sheets.filter(({ isHidden }) => !isHidden)
    for (const { name, path } of visible.length > 0 ? visible : book.sheets) {
      if (await writeSheet({ zip, book, path }, target)) return { sheet: name }
    }
    return { fault: 'is empty' }
  } catch (error) {
    if (error instanceof SpreadsheetFault) return { fault: error.message }
    throw error
  }
}

type Sheet = { zip: ZipFile; book: Workbook; path: string }

/** False for a sheet without rows. */
async function writeSheet({ zip, book, path }: Sheet, target: string): Promise<boolean> {
  const fill = fillMerges(await listMerges(zip.read(path, MAX_BYTES)))
  const output = createWriteStream(target, { mode: 0o600 })
  let bytes = 0
  let written = 0
  let width = 0
  const write = async (text: string) => {
    bytes += text.length
    if (bytes > MAX_BYTES) throw tooLarge()
    if (!output.write(text)) await once(output, 'drain')
  }
  try {
    // Settles the delimiter, and is no row.
    await write('sep=,\r\n')
    for await (const row of readRows(zip.read(path, MAX_BYTES), book)) {
      fill(row)
      if (row.cells.length === 0) continue
      width ||= row.cells.length
      await write('\r\n'.repeat(row.row - written - 1) + toLine(row, width))
      written = row.row
    }
  } finally {
    output.end()
    await finished(output)
  }
  return written > 0
}

/** As wide as the header, because empty cells at the end are not in the file. */
function toLine({ cells }: SheetRow, width: number): string {
  const texts = Array.from({ length: Math.max(width, cells.length) }, (_, at) => cells[at] ?? '')
  return csvLine(texts.map((text) => (text === '' ? '' : csvText(text))))
}
