import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { TaxTerms } from '@/domain/payment/tax.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import type { PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { priceToPay, selectFeatures } from '@/server/modules/packages/package-conditions.ts'
import type { Buyer } from './attempt-store.ts'
import { type CreditNoteRow, type ReceiptFacts, selectCreditNotes } from './papers/receipt-store.ts'
import type { PurchaseState } from './settle-store.ts'

/** A purchase with the attempt that paid it, or the last one. */
export type PurchaseRow = {
  id: number
  account_id: number | null
  package_id: number
  package_name: string
  translations: Translations
  type: 'online payment' | 'bank transfer' | 'free'
  state: PurchaseState
  status: 'pending' | 'success' | 'failed' | 'review' | 'rejected'
  reason: string
  amount_minor: number
  currency: string
  duration_hours: number
  reference: string
  buyer: Buyer
  gateway: PaymentGatewayName | null
  order_id: string | null
  transaction_id: string | null
  receipt_year: number | null
  receipt_number: number | null
  receipt: ReceiptFacts | null
  tax_rate: number | null
  credit_notes: CreditNoteRow[]
  created_at: Date
  updated_at: Date
  paid_at: Date | null
}

const FACTS = sql`
  select t.id, t.account_id, t.package_id, t.package_name, case when p.name = t.package_name then p.translations else '{}' end as translations,
    t.type, t.state, t.status, t.reason, t.amount_minor, t.currency, t.duration_hours, t.reference, t.buyer,
    a.gateway, a.gateway_id as order_id, a.reference as transaction_id, t.receipt_year, t.receipt_number, t.receipt, t.tax_rate,
    ${selectCreditNotes(sql`t.id`)} as credit_notes,
    t.created_at, t.updated_at, t.paid_at
  from payment_transaction t join package p on p.id = t.package_id
  left join lateral (
    select gateway, gateway_id, reference from payment_attempt a where a.payment_transaction_id = t.id
    order by (a.id = t.paid_attempt_id) desc nulls last, a.id desc limit 1) a on true`

export async function findOwnPurchase(
  db: Kysely<DB>,
  { id, accountId }: { id: number; accountId: number },
): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    ${FACTS} where t.id = ${id} and t.account_id = ${accountId}`.execute(db)
  return rows[0]
}

/** Also those of others. */
export async function findPurchase(db: Kysely<DB>, id: number): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`${FACTS} where t.id = ${id}`.execute(db)
  return rows[0]
}

export async function findPurchaseOfNote(
  db: Kysely<DB>,
  noteId: number,
): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    ${FACTS} where t.id = (select payment_transaction_id from credit_note where id = ${noteId})`.execute(
    db,
  )
  return rows[0]
}

type Page = { rows: PurchaseRow[]; total: number }

/** A page of a member's purchases, newest first. */
export function readOwnPurchases(
  db: Kysely<DB>,
  wanted: {
    accountId: number
    type: PurchaseRow['type'] | undefined
    offset: number
    limit: number
  },
): Promise<Page> {
  const { accountId, type, offset, limit } = wanted
  const ofType = type === undefined ? sql`` : sql`and t.type = ${type}`
  return page(db, sql`t.account_id = ${accountId} ${ofType}`, { offset, limit })
}

/** A page of bank transfers in a state, those in review longest ago first. */
export function readTransfers(
  db: Kysely<DB>,
  { status, offset, limit }: { status: PurchaseRow['status']; offset: number; limit: number },
): Promise<Page> {
  const order = sql`t.updated_at, t.id`
  return page(db, sql`t.type = 'bank transfer' and t.status = ${status}`, { offset, limit, order })
}

/** A page of everybody's purchases that are not free, newest first. */
export function readPurchases(
  db: Kysely<DB>,
  wanted: {
    search: string
    state: PurchaseState | undefined
    offset: number
    limit: number
  },
): Promise<Page> {
  const { search, state, offset, limit } = wanted
  const ofState = state === undefined ? sql`` : sql`and t.state = ${state}`
  const found = search === '' ? sql`` : sql`and (${isAbout(search)})`
  return page(db, sql`t.type <> 'free' ${ofState} ${found}`, { offset, limit })
}

/** A whole number, reference or receipt; or a part of the buyer or the package. */
function isAbout(search: string): RawBuilder<unknown> {
  const words = search.toLowerCase()
  const [, year, number] = /^(\d{4})-(\d{1,9})$/.exec(search) ?? []
  return sql`
    t.id::text = ${search} or upper(t.reference) = upper(${search})
    or (t.receipt_year = ${Number(year ?? 0)} and t.receipt_number = ${Number(number ?? 0)})
    or exists (select from payment_attempt f where f.payment_transaction_id = t.id and ${search} in (f.reference, f.gateway_id))
    or strpos(lower(t.package_name), ${words}) > 0 or strpos(lower(t.buyer ->> 'name'), ${words}) > 0
    or strpos(lower(t.buyer ->> 'email'), ${words}) > 0 or strpos(t.buyer ->> 'mobile', ${words}) > 0`
}

async function page(
  db: Kysely<DB>,
  condition: RawBuilder<unknown>,
  {
    offset,
    limit,
    order = sql`t.id desc`,
  }: { offset: number; limit: number; order?: RawBuilder<unknown> },
): Promise<Page> {
  const { rows } = await sql<PurchaseRow>`
    ${FACTS} where ${condition} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from payment_transaction t where ${condition}`.execute(db)
  return { rows, total: counted[0]?.total ?? 0 }
}

export type Payable = { type: 'free' | 'paid'; price_minor: number | null; currency: string }

export async function findPayable(db: Kysely<DB>, id: number): Promise<Payable | undefined> {
  const { rows } = await sql<Payable>`
    select type, price_minor, currency from package where id = ${id} and is_active`.execute(db)
  return rows[0]
}

/** Currencies of the packages that can be bought. */
export async function readOfferedCurrencies(db: Kysely<DB>): Promise<string[]> {
  const rows = await db
    .selectFrom('package')
    .select('currency')
    .distinct()
    .where('is_active', '=', true)
    .where('type', '=', 'paid')
    .execute()
  return rows.map(({ currency }) => currency)
}

export type OpenPurchase = {
  id: number
  type: PurchaseRow['type']
  state: PurchaseState
  /** Whether the package is offered as it was when the purchase was begun. */
  is_unchanged: boolean
}

/** Purchases of a package that are neither paid nor over. */
export async function readOpenPurchases(
  db: Kysely<DB>,
  { accountId, packageId, tax }: { accountId: number; packageId: number; tax: TaxTerms | null },
): Promise<OpenPurchase[]> {
  const { rows } = await sql<OpenPurchase>`
    select t.id, t.type, t.state, (t.amount_minor, t.currency, t.duration_hours, t.package_name) = (${priceToPay(sql`p.price_minor`, tax)}, p.currency, p.duration_hours, p.name)
      and (t.tax_rate, t.tax_is_inclusive) is not distinct from (${tax?.rate ?? null}::int, ${tax?.isInclusive ?? null}::boolean)
      and t.features = ${selectFeatures(sql`p.id`)} as is_unchanged
    from payment_transaction t join package p on p.id = t.package_id
    where t.account_id = ${accountId} and t.package_id = ${packageId} and t.state in ('pending', 'review', 'rejected')
    order by t.id`.execute(db)
  return rows
}
