import type { Kysely } from 'kysely'
import { currencyExponent, toMajor } from '@/domain/money/price.ts'
import { taxPercent } from '@/domain/payment/tax.ts'
import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { countEntries, type ExportedEntry, readEntries } from './export-store.ts'
import { paperNumber } from './papers/paper-number.ts'

const AT_A_TIME = 500
const HEADS = [
  'date',
  'kind',
  'document',
  'payment',
  'buyer',
  'email',
  'buyer_tax_number',
  'package',
  'method',
  'reference',
  'currency',
  'amount',
  'tax_rate',
  'tax',
  'net',
]

/** What comes and goes from `from` to `until`, of one kind or all. */
export type LedgerPart = { from: Date; until: Date; kind?: ExportedEntry['kind'] | undefined }

/**
 * A month of the ledger (`2026-11`, UTC) as lines of CSV, up to now, with an entry of the log. Raises
 * forbidden before the first line.
 */
export async function exportPayments(
  context: ServiceContext,
  month: string,
): Promise<AsyncGenerator<string>> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  const from = new Date(`${month}-01T00:00:00Z`)
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  const at = clock()
  const part = { from, until: at < end ? at : end }
  const rows = await countEntries(db, part)
  const subject = { kind: 'system', id: 1, name: 'payments' } as const
  const change = { before: {}, after: { rows: String(rows), month } }
  await writeAudit(db, { actorId, action: 'listExported', subject, change, at })
  return ledgerLines(db, part)
}

export function countLedger(db: Kysely<DB>, part: LedgerPart): Promise<number> {
  return countEntries(db, part)
}

/** Lines of CSV, page by page, the oldest first. */
export async function* ledgerLines(db: Kysely<DB>, part: LedgerPart): AsyncGenerator<string> {
  yield csvHead(HEADS)
  let after: ExportedEntry | undefined
  for (;;) {
    const rows = await readEntries(db, { ...part, after, limit: AT_A_TIME })
    after = rows.at(-1)
    if (!after) return
    yield rows.map(formatLine).join('')
  }
}

function formatLine(row: ExportedEntry): string {
  const { currency, amount_minor: amount, tax_minor: tax } = row
  const inWords = (minor: number) => toMajor(minor, currency).toFixed(currencyExponent(currency))
  const document = paperNumber(row.note_year, row.note_number, 'credit-note')
  return csvLine([
    row.created_at.toISOString(),
    row.kind,
    document ?? paperNumber(row.receipt_year, row.receipt_number, 'receipt') ?? '',
    String(row.payment_transaction_id),
    csvText(row.buyer.name),
    csvText(row.buyer.email ?? ''),
    csvText(row.buyer_tax_number),
    csvText(row.package_name),
    row.gateway ?? 'bank transfer',
    csvText(row.reference),
    currency,
    inWords(amount),
    row.tax_rate === null ? '' : String(taxPercent(row.tax_rate)),
    tax === null ? '' : inWords(tax),
    tax === null ? '' : inWords(amount - tax),
  ])
}
