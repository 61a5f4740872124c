import { askOwnProcess } from '../own-process.ts'
import type { Conversion, Converted } from './write-csv.ts'
import { openZip } from './zip-file.ts'

const LIMITS = { patienceMs: 180_000, maxMegabytes: 512 }

/**
 * Writes a sheet of an XLSX file as CSV, in a process of its own: such a file can unpack to far more
 * than it weighs.
 */
export async function convertSpreadsheet(
  conversion: Conversion,
  limits = LIMITS,
): Promise<Converted> {
  const file = new URL('./spreadsheet-process.ts', import.meta.url)
  const answer = await askOwnProcess<Converted>(file, conversion, limits)
  return answer ?? { fault: 'is too large, or takes too long to read: save the sheet as CSV' }
}

/** Whether a file is a workbook in XLSX; its content is not read. */
export async function isSpreadsheet(path: string): Promise<boolean> {
  try {
    const zip = await openZip(path)
    return zip.has('[Content_Types].xml') && [...zip.names()].some((name) => WORKBOOK.test(name))
  } catch {
    return false
  }
}

const WORKBOOK = /(?:^|\/)workbook\d*\.xml$/i
