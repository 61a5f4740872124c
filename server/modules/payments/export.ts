import { currencyExponent, toMajor } from '@/domain/money/price.ts'
import { taxPercent } from '@/domain/payment/tax.ts'
import { csvHead, csvLine, csvText } from '@/domain/text/csv.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { requireStaff } from '@/server/viewer.ts'
import { type ExportedEntry, readEntries } from './export-store.ts'
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

/**
 * A month of the ledger (`2026-11`, UTC) as lines of CSV, up to now, page by page. Raises forbidden
 * before the first line.
 */
export function exportPayments(context: ServiceContext, month: string): AsyncGenerator<string> {
  const { id: adminId } = requireStaff(context)
  const { deps, log } = context
  log.info({ adminId, month }, 'Payments are exported')
  const from = new Date(`${month}-01T00:00:00Z`)
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1))
  const now = deps.clock()
  return lines(deps, { from, until: now < end ? now : end })
}

async function* lines(
  { db }: Pick<ServiceContext['deps'], 'db'>,
  period: { from: Date; until: Date },
): AsyncGenerator<string> {
  yield csvHead(HEADS)
  let after: ExportedEntry | undefined
  for (;;) {
    const rows = await readEntries(db, { ...period, after, limit: AT_A_TIME })
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
