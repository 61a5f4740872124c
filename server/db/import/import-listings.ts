import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { refreshCounts } from '@/server/modules/properties/upkeep-store.ts'
import { createSettings } from '@/server/modules/settings/settings.ts'
import { type Catalog, openCatalog } from './catalog.ts'
import { type CsvFile, type CsvRow, openCsv } from './csv-rows.ts'
import { createFileIds, type FileIds } from './file-ids.ts'
import { type CellFault, listingReader, type ReadListing, type ReadRow } from './listing-reader.ts'
import type { ImportMap } from './map.ts'
import { usedColumns } from './map-columns.ts'
import {
  countOffered,
  type MissingListing,
  missingListings,
  withdrawalRefusal,
  withdrawListings,
} from './missing-listings.ts'
import { openPlaces, placeNewCities } from './places.ts'
import {
  addCounts,
  type BatchCounts,
  type ImportCounts,
  type ImportPosition,
  type Mends,
  mendRows,
  type RunRecorder,
} from './run-recorder.ts'
import { tryBatch, writeBatch } from './write-batch.ts'

export type ImportResult = ImportCounts & {
  /** In a dry run: to be created. */
  made: string[]
  /** Found by the columns, as the map names none. */
  delimiter: string | undefined
  /** Undefined if interrupted. */
  missing: MissingCounts | undefined
  /** False if interrupted. */
  isComplete: boolean
  seconds: number
}

/** Homes of the source on the market that the file lacks. */
export type MissingCounts = {
  count: number
  /** Homes of the source on the market before. */
  offered: number
  /** In a dry run: to be withdrawn. */
  withdrawn: number
  /** Why none was withdrawn, although that was asked for. */
  refusal: string | undefined
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
  /** Awaited, as `onRejected` is. */
  onProgress?: (counts: ImportCounts, bytes: { read: number; of: number }) => void | Promise<void>
  onRejected?: (row: RejectedRow) => void | Promise<void>
  onMissing?: (listing: MissingListing) => void
  /** Takes missing homes off the market. */
  withdrawMissing?: boolean
  /** Percent; default: the map's. */
  withdrawLimit?: number | undefined
  /** Stops after the current batch. */
  signal?: AbortSignal
  recorder?: RunRecorder
  /** Where an interrupted run ended. */
  continueAfter?: ImportPosition | undefined
  mends?: Mends
  /** Account of new listings; default: the site. */
  ownerId?: number | null
}

/**
 * Listings are identified by source and external id: equal ones are skipped, different ones
 * updated, so an interrupted run can be repeated. Listings missing from the file stay unless
 * `withdrawMissing` is set. Throws MapError before any write, and an Error if the file is
 * unreadable.
 */
export async function importListings(options: ImportOptions): Promise<ImportResult> {
  const { db, map, isDryRun = false, clock = () => new Date() } = options
  const began = performance.now()
  const now = clock()
  const columns = usedColumns(map)
  const csv = await openCsv(options.file, { ...map, columns })
  try {
    const settings = await createSettings(db, 0).read()
    const currency = { code: settings.currency_code, symbol: settings.currency_symbol }
    const createReader = (catalog: Catalog) => listingReader(csv, { map, catalog, currency, now })
    const planned = await openCatalog(db, map, { isDryRun: true })
    const planReader = createReader(planned)
    const catalog = isDryRun ? planned : await openCatalog(db, map, { isDryRun: false })
    const readRow = isDryRun ? planReader : createReader(catalog)
    const write = batchWriter(options, catalog, now)
    const offered = await countOffered(db, { source: map.source, at: now })
    const ids = createFileIds()
    const { counts, isComplete } = await readAll(csv, { readRow, write, ids, options })
    const missing = isComplete ? await compare(options, { ids, counts, offered, now }) : undefined
    const isChanged = counts.added + counts.changed + (missing?.withdrawn ?? 0) > 0
    if (!isDryRun && isChanged) await finishImport(db, map.source)
    const seconds = (performance.now() - began) / 1000
    const { delimiter } = csv
    return { ...counts, made: catalog.made, delimiter, missing, isComplete, seconds }
  } finally {
    csv.close()
  }
}

const BATCH = 200
const NO_COUNTS = { rows: 0, added: 0, changed: 0, unchanged: 0, skipped: 0, rejected: 0 }

type Write = (batch: ReadListing[], before: ImportPosition) => Promise<BatchCounts>
type Work = { readRow: ReadRow; write: Write; ids: FileIds; options: ImportOptions }

async function readAll(csv: CsvFile, { readRow, write, ids, options }: Work) {
  const { batchSize = BATCH, onProgress, onRejected, signal, continueAfter, mends } = options
  const counts = { ...(continueAfter?.counts ?? NO_COUNTS) }
  const take = sorter(readRow, ids)
  let batch: ReadListing[] = []
  let last = 0
  const flush = async () => {
    if (batch.length > 0) addCounts(counts, await write(batch, { row: last, counts }))
    batch = []
    await onProgress?.({ ...counts }, csv.bytes())
  }
  for await (const row of mends ? mendRows(csv, mends) : csv.rows) {
    const taken = take(row)
    if ('faults' in taken && taken.faults.length > 0) ids.addRejected(taken.externalId, taken.row)
    if (continueAfter && row.row <= continueAfter.row) continue
    last = row.row
    counts.rows++
    if ('listing' in taken) batch.push(taken.listing)
    else if (taken.faults.length === 0) counts.skipped++
    else {
      counts.rejected++
      await onRejected?.(taken)
    }
    if (batch.length >= batchSize) await flush()
    if (signal?.aborted) return { counts, isComplete: false }
  }
  await flush()
  return { counts, isComplete: true }
}

/** A listing, or the row with its faults; a skipped row has none. */
function sorter(
  readRow: ReadRow,
  ids: FileIds,
): (row: CsvRow) => { listing: ReadListing } | RejectedRow {
  return ({ row, ...content }) => {
    const result = readRow(content)
    if (result.kind === 'skipped') return { row, externalId: '', faults: [] }
    if (result.kind === 'rejected') return { row, ...result }
    const { listing } = result
    const before = ids.add(listing.external_id, row)
    if (before === undefined) return { listing }
    const reason = `is the same as in row ${before}`
    const fault = { field: 'external_id', column: '', value: listing.external_id, reason }
    return { row, externalId: listing.external_id, faults: [fault] }
  }
}

type Compared = { ids: FileIds; counts: ImportCounts; offered: number; now: Date }

/** Counts the missing homes, and withdraws them if that is asked for and plausible. */
async function compare(
  options: ImportOptions,
  { ids, counts, offered, now }: Compared,
): Promise<MissingCounts> {
  const { db, map, isDryRun, batchSize = BATCH, onMissing, recorder } = options
  const { withdrawMissing = map.withdraw_missing, withdrawLimit: limit = map.withdraw_limit } =
    options
  const missing: number[] = []
  const source = { source: map.source, at: now, isInFile: ids.has }
  for await (const listings of missingListings(db, source)) {
    for (const listing of listings) {
      missing.push(listing.id)
      onMissing?.(listing)
    }
  }
  const count = missing.length
  if (!withdrawMissing) return { count, offered, withdrawn: 0, refusal: undefined }
  const accepted = counts.added + counts.changed + counts.unchanged
  const unidentified = ids.unidentified()
  const found = { missing: count, offered, accepted, unidentified, limit }
  const refusal = withdrawalRefusal(found)
  if (refusal || isDryRun) return { count, offered, withdrawn: refusal ? 0 : count, refusal }
  let withdrawn = 0
  for (let from = 0; from < count; from += batchSize) {
    withdrawn += await withdrawListings(db, missing.slice(from, from + batchSize), {
      at: now,
      recorder,
    })
  }
  return { count, offered, withdrawn, refusal }
}

function batchWriter(
  { db, map, secret, isDryRun, recorder, ownerId = null }: ImportOptions,
  catalog: Catalog,
  now: Date,
): Write {
  const places = openPlaces(db)
  const setting = {
    source: map.source,
    language: map.language,
    secret,
    now,
    ownerId,
    columns: new Set(Object.keys(map.fields)),
    parameterIds: [...catalog.parameters.values()].map(({ id }) => id),
  }
  if (isDryRun) return (batch) => tryBatch(db, batch, setting)
  return async (batch, before) => {
    const placeIds = await places.getIds(batch)
    const record = recorder && { recorder, before }
    return persistently(() => writeBatch(db, batch, placeIds, { ...setting, record }))
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
export async function finishImport(db: Kysely<DB>, source: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await placeNewCities(tx, source)
    await refreshCounts(tx)
  })
}
