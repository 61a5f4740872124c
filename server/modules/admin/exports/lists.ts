import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { ExportList } from '@/domain/web/export-lists.ts'
import type { DB } from '@/generated/database.ts'
import { countLedger, type LedgerPart, ledgerLines } from '@/server/modules/payments/export.ts'
import {
  type Column,
  headLine,
  INQUIRY_COLUMNS,
  PEOPLE_COLUMNS,
  rowLine,
  VIEWING_COLUMNS,
} from './columns.ts'
import type { ExportFilter, ExportRange, ExportSize } from './export-conditions.ts'
import { measureInquiries, measureViewings, readInquiries, readViewings } from './lead-store.ts'
import { listingColumns } from './listing-columns.ts'
import { listExportedParameters, measureListings, readListings } from './listing-store.ts'
import { measurePeople, readExportedPeople } from './people-store.ts'

type Lines = AsyncGenerator<string>

/** `measure` first: `write` ends with the last row of that time. */
type Export = {
  measure: (db: Kysely<DB>, filter: ExportFilter) => Promise<ExportSize>
  write: (db: Kysely<DB>, filter: ExportFilter, last: number) => Lines
}

export const EXPORTS: Readonly<Record<ExportList, Export>> = {
  properties: {
    measure: measureListings,
    async *write(db, filter, last) {
      const isSource = filter.source !== undefined
      const columns = listingColumns(await listExportedParameters(db), { isSource })
      yield* writeRows(columns, (range) => readListings(db, { ...filter, ...range, last }))
    },
  },
  people: {
    measure: measurePeople,
    write: (db, filter, last) =>
      writeRows(PEOPLE_COLUMNS, (range) => readExportedPeople(db, { ...filter, ...range, last })),
  },
  payments: {
    measure: async (db, filter) => ({ count: await countLedger(db, toLedger(filter)), last: 0 }),
    write: (db, filter) => ledgerLines(db, toLedger(filter)),
  },
  inquiries: {
    measure: measureInquiries,
    write: (db, filter, last) =>
      writeRows(INQUIRY_COLUMNS, (range) => readInquiries(db, { ...filter, ...range, last })),
  },
  viewings: {
    measure: measureViewings,
    write: (db, filter, last) =>
      writeRows(VIEWING_COLUMNS, (range) => readViewings(db, { ...filter, ...range, last })),
  },
}

/** Few, as the embedded database answers nobody else meanwhile. */
const ROWS_AT_ONCE = 200
const NO_START = new Date(0)

/** Reads by key, so that memory stays the same however many rows there are. */
async function* writeRows<Row extends { id: number }>(
  columns: readonly Column<Row>[],
  read: (range: Pick<ExportRange, 'after' | 'limit'>) => Promise<Row[]>,
): Lines {
  yield headLine(columns)
  for (let after = 0; ; ) {
    const rows = await read({ after, limit: ROWS_AT_ONCE })
    if (rows.length > 0) yield rows.map((row) => rowLine(columns, row)).join('')
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_AT_ONCE) return
    after = last.id
    await nextTurn()
  }
}

function toLedger({ from, until, state, at }: ExportFilter): LedgerPart {
  return {
    from: from ?? NO_START,
    until: until && until < at ? until : at,
    kind: state === 'charge' || state === 'refund' || state === 'chargeback' ? state : undefined,
  }
}
