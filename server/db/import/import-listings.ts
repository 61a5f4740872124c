import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { refreshCounts } from '@/server/modules/properties/upkeep-store.ts'
import { createSettings } from '@/server/modules/settings/settings.ts'
import { type Catalog, openCatalog } from './catalog.ts'
import { type CsvFile, type CsvRow, openCsv } from './csv-rows.ts'
import { type CellFault, listingReader, type ReadListing, type ReadRow } from './listing-reader.ts'
import type { ImportMap } from './map.ts'
import { openPlaces, placeNewCities } from './places.ts'
import { createSeenIds } from './seen-ids.ts'
import { type BatchCounts, tryBatch, writeBatch } from './write-batch.ts'

export type ImportCounts = BatchCounts & { rows: number; skipped: number; rejected: number }

export type ImportResult = ImportCounts & {
  /** In a dry run: to be created. */
  made: string[]
  /** False if interrupted. */
  isComplete: boolean
  seconds: number
}

export type RejectedRow = { row: number; externalId: string; faults: CellFault[] }

export type ImportOptions = {
  db: Kysely<DB>
  file: string
  map: ImportMap
  /** For obfuscated locations. */
  secret: string
  isDryRun?: boolean
  /** Listings per transaction, during which the embedded database blocks. */
  batchSize?: number
  clock?: () => Date
  onProgress?: (counts: ImportCounts, bytes: { read: number; of: number }) => void
  onRejected?: (row: RejectedRow) => void
  /** Stops after the current batch. */
  signal?: AbortSignal
}

/**
 * Listings are identified by source and external id: equal ones are skipped, different ones
 * updated, so an interrupted run can be repeated. Listings missing from the file stay. Throws
 * MapError before any write, and an Error if the file is unreadable.
 */
export async function importListings(options: ImportOptions): Promise<ImportResult> {
  const { db, map, isDryRun = false, clock = () => new Date() } = options
  const began = performance.now()
  const now = clock()
  const csv = await openCsv(options.file, map)
  try {
    const rows = csv.rows[Symbol.asyncIterator]()
    const header = await headerOf(rows, options.file)
    const { currency_code: currency } = await createSettings(db, 0).read()
    const readerOf = (catalog: Catalog) => listingReader(header, { map, catalog, currency, now })
    const planned = await openCatalog(db, map, { isDryRun: true })
    const planReader = readerOf(planned)
    const catalog = isDryRun ? planned : await openCatalog(db, map, { isDryRun: false })
    const readRow = isDryRun ? planReader : readerOf(catalog)
    const write = batchWriter(options, catalog, now)
    const { counts, isComplete } = await readAll(rows, csv, { readRow, write, options })
    if (!isDryRun && counts.added + counts.changed > 0) await finish(db, map.source)
    const seconds = (performance.now() - began) / 1000
    return { ...counts, made: catalog.made, isComplete, seconds }
  } finally {
    csv.close()
  }
}

const BATCH = 200

type Write = (batch: ReadListing[]) => Promise<BatchCounts>
type Work = { readRow: ReadRow; write: Write; options: ImportOptions }

async function headerOf(rows: AsyncIterator<CsvRow>, file: string): Promise<string[]> {
  const first = await rows.next()
  if (first.done) throw new Error(`${file} is empty`)
  return first.value.cells
}

async function readAll(
  rows: AsyncIterator<CsvRow>,
  csv: CsvFile,
  { readRow, write, options }: Work,
) {
  const { batchSize = BATCH, onProgress, onRejected, signal } = options
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: 0 }
  const take = sorter(readRow)
  let batch: ReadListing[] = []
  const flush = async () => {
    if (batch.length > 0) addCounts(counts, await write(batch))
    batch = []
    onProgress?.({ ...counts }, csv.bytes())
  }
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    counts.rows++
    const taken = take(next.value)
    if ('listing' in taken) batch.push(taken.listing)
    else if (taken.faults.length === 0) counts.skipped++
    else {
      counts.rejected++
      onRejected?.(taken)
    }
    if (batch.length >= batchSize) await flush()
    if (signal?.aborted) return { counts, isComplete: false }
  }
  await flush()
  return { counts, isComplete: true }
}

/** A listing, or the row with its faults; a skipped row has none. */
function sorter(readRow: ReadRow): (row: CsvRow) => { listing: ReadListing } | RejectedRow {
  const seen = createSeenIds()
  return ({ row, cells }) => {
    const result = readRow(cells)
    if (result.kind === 'skipped') return { row, externalId: '', faults: [] }
    if (result.kind === 'rejected') return { row, ...result }
    const { listing } = result
    const before = seen.rowBefore(listing.external_id, row)
    if (before === undefined) return { listing }
    const reason = `is the same as in row ${before}`
    const fault = { field: 'external_id', column: '', value: listing.external_id, reason }
    return { row, externalId: listing.external_id, faults: [fault] }
  }
}

function addCounts(counts: ImportCounts, { added, changed, unchanged }: BatchCounts): void {
  counts.added += added
  counts.changed += changed
  counts.unchanged += unchanged
}

function batchWriter(
  { db, map, secret, isDryRun }: ImportOptions,
  catalog: Catalog,
  now: Date,
): Write {
  const places = openPlaces(db)
  const setting = {
    source: map.source,
    language: map.language,
    secret,
    now,
    columns: new Set(Object.keys(map.fields)),
    parameterIds: [...catalog.parameters.values()].map(({ id }) => id),
  }
  if (isDryRun) return (batch) => tryBatch(db, batch, setting)
  return async (batch) => {
    const placeIds = await places.idsOf(batch)
    return persistently(() => writeBatch(db, batch, placeIds, setting))
  }
}

/** Transient errors: a slug conflict, or a deadlock. */
const PASSING = new Set(['23505', '40001', '40P01'])
const ATTEMPTS = 4

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (attempt === ATTEMPTS || !PASSING.has(code)) throw error
    }
  }
}

/**
 * Refreshes cities, facets and totals immediately; the running product's job would take a minute.
 */
async function finish(db: Kysely<DB>, source: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await placeNewCities(tx, source)
    await refreshCounts(tx)
  })
}
