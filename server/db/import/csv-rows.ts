import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'

export type CsvRow = {
  /** As in a spreadsheet: the header is row 1, and empty lines count. */
  row: number
  cells: string[]
}

export type CsvFile = {
  rows: AsyncIterable<CsvRow>
  bytes(): { read: number; of: number }
  close(): void
}

/** Streams rows. Iterating throws an Error that says what to do if the file is unreadable. */
export async function openCsv(
  path: string,
  { delimiter, encoding }: { delimiter: string; encoding: 'utf8' | 'latin1' },
): Promise<CsvFile> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw unreadable(path, error)
  })
  const input = createReadStream(path, encoding === 'utf8' ? undefined : { encoding })
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  // The iterator throws the errors.
  pipeline(input, parser, () => {})
  return {
    rows: numbered(parser, path),
    bytes: () => ({ read: input.bytesRead, of: size }),
    close: () => {
      parser.destroy()
      input.destroy()
    },
  }
}

/** Characters; a longer row means an unclosed quote. */
const LONGEST_ROW = 1_000_000

async function* numbered(records: AsyncIterable<unknown>, path: string): AsyncGenerator<CsvRow> {
  try {
    for await (const record of records) {
      if (isRecord(record)) {
        const { info, record: cells } = record
        yield { row: info.records + info.empty_lines, cells }
      }
    }
  } catch (error) {
    throw unreadable(path, error)
  }
}

function isRecord(record: unknown): record is { info: Info; record: string[] } {
  return typeof record === 'object' && record !== null && 'info' in record && 'record' in record
}

function unreadable(path: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  return new Error(
    error instanceof CsvError
      ? `${path} cannot be read as CSV: ${reason}`
      : `${path} cannot be read: ${reason}`,
    { cause: error },
  )
}
