import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Seller } from '@/server/modules/settings/tax-settings.ts'

/** Content of a receipt when issued. */
export type ReceiptFacts = {
  seller: Seller
  buyer_tax_number: string
  currency: string
  total_minor: number
  tax_minor: number
}

export type CreditNoteRow = {
  id: number
  year: number
  number: number
  amount_minor: number
  tax_minor: number
  currency: string
  /** ISO time. */
  created_at: string
}

/** SQL: a purchase's credit notes, oldest first, as JSON. */
export function selectCreditNotes(purchaseId: RawBuilder<unknown>): RawBuilder<CreditNoteRow[]> {
  return sql<CreditNoteRow[]>`(
    select coalesce(json_agg(json_build_object('id', n.id, 'year', n.year, 'number', n.number, 'amount_minor', n.amount_minor,
      'tax_minor', n.tax_minor, 'currency', n.currency, 'created_at', n.created_at) order by n.id), '[]')
    from credit_note n where n.payment_transaction_id = ${purchaseId})`
}

export type Series = 'receipt' | 'credit-note'

/** The next number of a series and year, without gaps: a failed transaction takes none. */
async function takeNumber(
  db: Kysely<DB>,
  { series, year }: { series: Series; year: number },
): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into receipt_counter (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = receipt_counter.last + 1 returning last`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error(`no number of ${series} ${year}`)
  return row.last
}

/** Money that came for a purchase by the attempt that paid it. */
export type ReceivedMoney = {
  amount_minor: number
  currency: string
  tax_rate: number | null
  buyer_tax_number: string
}

export async function findReceivedMoney(
  db: Kysely<DB>,
  purchaseId: number,
): Promise<ReceivedMoney | undefined> {
  const { rows } = await sql<ReceivedMoney>`
    select e.amount_minor::float8 as amount_minor, e.currency, t.tax_rate, coalesce(t.buyer->>'tax_number', '') as buyer_tax_number
    from payment_transaction t join payment_entry e on e.payment_transaction_id = t.id
      and e.payment_attempt_id is not distinct from t.paid_attempt_id and e.kind = 'charge'
    where t.id = ${purchaseId} order by e.id limit 1`.execute(db)
  return rows[0]
}

export async function insertReceiptFacts(
  db: Kysely<DB>,
  { purchaseId, facts, at }: { purchaseId: number; facts: ReceiptFacts; at: Date },
): Promise<void> {
  const year = at.getUTCFullYear()
  await db
    .updateTable('payment_transaction')
    .set({
      receipt: JSON.stringify(facts),
      receipt_year: year,
      receipt_number: await takeNumber(db, { series: 'receipt', year }),
    })
    .where('id', '=', purchaseId)
    .execute()
}

/** An entry of money that went back and has no credit note. */
export type Uncredited = {
  entry_id: number
  /** Above zero. */
  amount_minor: number
  currency: string
}

export type Credited = {
  tax_rate: number | null
  /** The receipt's. */
  tax_minor: number
  total_minor: number
  credited_minor: number
  credited_tax_minor: number
  uncredited: Uncredited[]
}

/** Refunds of a receipt, with and without credit notes; nothing without a receipt. */
export async function readCredited(
  db: Kysely<DB>,
  purchaseId: number,
): Promise<Credited | undefined> {
  const { rows } = await sql<Credited>`
    select t.tax_rate, coalesce((t.receipt->>'tax_minor')::float8, 0) as tax_minor,
      coalesce((t.receipt->>'total_minor')::float8, t.amount_minor::float8) as total_minor,
      coalesce(sum(n.amount_minor), 0)::float8 as credited_minor, coalesce(sum(n.tax_minor), 0)::float8 as credited_tax_minor,
      coalesce(json_agg(json_build_object('entry_id', e.id, 'amount_minor', -e.amount_minor, 'currency', e.currency) order by e.id)
        filter (where n.id is null), '[]') as uncredited
    from payment_transaction t join payment_entry e on e.payment_transaction_id = t.id
      and e.payment_attempt_id is not distinct from t.paid_attempt_id and e.kind <> 'charge'
    left join credit_note n on n.payment_entry_id = e.id
    where t.id = ${purchaseId} and t.receipt_number is not null group by t.id`.execute(db)
  return rows[0]
}

export async function insertCreditNote(
  db: Kysely<DB>,
  note: {
    purchaseId: number
    entryId: number
    amountMinor: number
    taxMinor: number
    currency: string
    at: Date
  },
): Promise<number> {
  const year = note.at.getUTCFullYear()
  const { id } = await db
    .insertInto('credit_note')
    .values({
      payment_transaction_id: note.purchaseId,
      payment_entry_id: note.entryId,
      year,
      number: await takeNumber(db, { series: 'credit-note', year }),
      amount_minor: note.amountMinor,
      tax_minor: note.taxMinor,
      currency: note.currency,
      created_at: note.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
