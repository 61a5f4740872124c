import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import type { Buyer } from './attempt-store.ts'

/** An entry of the ledger with its document. */
export type ExportedEntry = {
  id: number
  kind: 'charge' | 'refund' | 'chargeback'
  created_at: Date
  amount_minor: number
  currency: string
  payment_transaction_id: number
  package_name: string
  buyer: Buyer
  buyer_tax_number: string
  gateway: PaymentGatewayName | null
  reference: string
  receipt_year: number | null
  receipt_number: number | null
  note_year: number | null
  note_number: number | null
  /** Null where no receipt was issued. */
  tax_rate: number | null
  tax_minor: number | null
}

type Part = { from: Date; until: Date; kind?: ExportedEntry['kind'] | undefined }

const belongs = ({ from, until, kind }: Part) =>
  sql`e.created_at >= ${from} and e.created_at < ${until} and e.kind = coalesce(${kind ?? null}::text, e.kind)`

export async function countEntries(db: Kysely<DB>, part: Part): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payment_entry e where ${belongs(part)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** The next entries from `from` to `until`, oldest first, after an entry. */
export async function readEntries(
  db: Kysely<DB>,
  { after, limit, ...part }: Part & { after: ExportedEntry | undefined; limit: number },
): Promise<ExportedEntry[]> {
  const behind = after ? sql`and (e.created_at, e.id) > (${after.created_at}, ${after.id})` : sql``
  const { rows } = await sql<ExportedEntry>`
    select e.id, e.kind, e.created_at, e.amount_minor::float8 as amount_minor, e.currency, e.payment_transaction_id,
      t.package_name, t.buyer, coalesce(t.receipt->>'buyer_tax_number', '') as buyer_tax_number, a.gateway,
      coalesce(a.gateway_id, t.reference) as reference,
      case when is_receipted then t.receipt_year end as receipt_year,
      case when is_receipted then t.receipt_number end as receipt_number, n.year as note_year, n.number as note_number,
      case when is_receipted or n.id is not null then t.tax_rate end as tax_rate,
      case when is_receipted then (t.receipt->>'tax_minor')::float8 else -n.tax_minor::float8 end as tax_minor
    from payment_entry e join payment_transaction t on t.id = e.payment_transaction_id
    left join payment_attempt a on a.id = e.payment_attempt_id
    left join credit_note n on n.payment_entry_id = e.id
    cross join lateral (select e.kind = 'charge' and t.receipt_number is not null
      and e.payment_attempt_id is not distinct from t.paid_attempt_id as is_receipted) i
    where ${belongs(part)} ${behind}
    order by e.created_at, e.id limit ${limit}`.execute(db)
  return rows
}
