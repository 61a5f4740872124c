import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { unescapeFormula } from '@/domain/text/csv.ts'
import { findHeader, parseCells } from './csv-header.ts'
import { type CsvRecord, createRecordReader, type RecordFault } from './csv-records.ts'
import { refuseWrongEncoding, WrongEncoding } from './encoding-check.ts'
import { createDecoder, markedEncoding, unmarkedUtf16 } from './text-encoding.ts'

export type CsvRow = {
  /** As in a spreadsheet: the header is row 1, and empty lines count. */
  row: number
  /** Empty if the row is unreadable. */
  cells: string[]
  fault?: RecordFault | undefined
}

export type CsvFile = {
  /** Trimmed; those without a name may be empty. */
  header: string[]
  /** Found in the file, not given. */
  delimiter?: string | undefined
  /** Without the header, and without rows that are empty. */
  rows: AsyncIterable<CsvRow>
  bytes(): { read: number; of: number }
  close(): void
}

export type CsvOptions = {
  delimiter?: string | undefined
  /** A label of the Encoding standard; UTF-8 by default. A byte order mark takes precedence. */
  encoding?: string | undefined
  /** Those that the map uses, to find the delimiter. */
  columns?: ReadonlySet<string>
}

/**
 * Opens a file and streams its rows. Throws an Error that says what to do if it is unreadable, and
 * so does iterating.
 */
export async function openCsv(
  path: string,
  { delimiter: given, encoding, columns = new Set() }: CsvOptions = {},
): Promise<CsvFile> {
  const { size, isFile } = await examine(path)
  const input = createReadStream(path)
  try {
    const text = await openText(input, encoding)
    const found = findHeader(text.start, { delimiter: given, columns })
    const { delimiter, cells: header } = found
    const fits = columnCount(header)
    const createReader = () => createRecordReader(delimiter, fits)
    // A pipe can be read only once.
    if (isFile && !text.isMarked) {
      await refuseWrongEncoding(path, { encoding: text.encoding, createReader })
    }
    return {
      header,
      delimiter: found.isDetected ? delimiter : undefined,
      rows: rowsAfter(found.row, rowsFrom(text.parts(), createReader(), delimiter), path),
      bytes: () => ({ read: input.bytesRead, of: size }),
      close: () => input.destroy(),
    }
  } catch (error) {
    input.destroy()
    throw unreadable(path, error)
  }
}

/** Empty cells at the end may be absent, and one more may follow. */
function columnCount(header: readonly string[]): (cells: number) => boolean {
  const named = header.findLastIndex((name) => name !== '') + 1
  const most = Math.max(header.length, named + 1)
  return (cells) => cells >= named && cells <= most
}

async function examine(path: string): Promise<{ size: number; isFile: boolean }> {
  try {
    const found = await stat(path)
    return { size: found.size, isFile: found.isFile() }
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** Enough for a header of ten thousand columns. */
const START_BYTES = 1_000_000

async function openText(input: AsyncIterable<Buffer>, declared: string | undefined) {
  const chunks = input[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < START_BYTES) {
    const next = await chunks.next()
    if (next.done) break
    first = Buffer.concat([first, next.value])
  }
  const marked = markedEncoding(first)
  const encoding = marked ?? declared ?? 'utf-8'
  const isUtf16 = marked === undefined && !encoding.startsWith('utf-16') && unmarkedUtf16(first)
  if (isUtf16) {
    throw new WrongEncoding(`looks like UTF-16: set "encoding": "${isUtf16}" in the map`, isUtf16)
  }
  const decode = createDecoder(encoding)
  const start = decode(first)
  async function* parts(): AsyncGenerator<string> {
    yield start
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
      yield decode(next.value)
    }
    yield decode()
  }
  return { start, parts, encoding, isMarked: marked !== undefined }
}

async function* rowsFrom(
  texts: AsyncIterable<string>,
  reader: ReturnType<typeof createRecordReader>,
  delimiter: string,
): AsyncGenerator<CsvRow> {
  for await (const text of texts) yield* toRows(reader.push(text), delimiter)
  yield* toRows(reader.end(), delimiter)
}

function* toRows(records: readonly CsvRecord[], delimiter: string): Generator<CsvRow> {
  const sound = records.filter(({ fault }) => !fault).map(({ text }) => text)
  const parsed = parseCells(sound, delimiter)[Symbol.iterator]()
  for (const { row, fault } of records) {
    if (fault) yield { row, cells: [], fault }
    else {
      const cells = parsed.next().value ?? []
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells: cells.map(unescapeFormula) }
    }
  }
}

async function* rowsAfter(
  header: number,
  rows: AsyncIterable<CsvRow>,
  path: string,
): AsyncGenerator<CsvRow> {
  try {
    for await (const row of rows) if (row.row > header) yield row
  } catch (error) {
    throw unreadable(path, error)
  }
}

/** The file is not as the map says. The message names its path, `fault` does not. */
export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly fault: string
  /** That of the file, if it is the fault. */
  readonly encoding: string | undefined

  constructor(path: string, fault: string, cause: unknown) {
    super(`${path} ${fault}`, { cause })
    this.fault = fault
    this.encoding = cause instanceof WrongEncoding ? cause.encoding : undefined
  }
}

function unreadable(path: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error)
  const isSystem = error instanceof Error && 'code' in error
  if (isSystem) return new Error(`${path} cannot be read: ${reason}`, { cause: error })
  return new FileFault(path, reason, error)
}
