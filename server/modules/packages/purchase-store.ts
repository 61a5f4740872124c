import { type Kysely, sql } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import type { TaxTerms } from '@/domain/payment/tax.ts'
import type { DB } from '@/generated/database.ts'
import { isBeforeRenewal, priceToPay, selectFeatures } from './package-conditions.ts'

export type NewPurchase = {
  accountId: number
  packageId: number
  type: 'online payment' | 'bank transfer' | 'free'
  state: 'pending' | 'review' | 'paid'
  /** Ours, unique. */
  reference: string
  /** Base URL of links in mails. */
  origin: string
  /** Charged with the price; none for what is free. */
  tax: TaxTerms | null
  at: Date
}

/** Inserts a purchase with a copy of the package and of the buyer; returns its id. */
export async function insertPurchase(db: Kysely<DB>, purchase: NewPurchase): Promise<number> {
  const { accountId, packageId, type, state, reference, origin, tax, at } = purchase
  const { rows } = await sql<{ id: number }>`
    insert into payment_transaction (account_id, package_id, amount_minor, currency, type, state, reference, origin,
      package_name, duration_hours, features, buyer, tax_rate, tax_is_inclusive, created_at, updated_at, paid_at)
    select a.id, p.id, ${type === 'free' ? 0 : priceToPay(sql`p.price_minor`, tax)}, p.currency, ${type}, ${state}, ${reference}, ${origin},
      p.name, p.duration_hours, ${selectFeatures(sql`p.id`)},
      jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email, 'mobile', a.mobile, 'address', a.address,
        'tax_number', a.tax_number),
      ${tax?.rate ?? null}, ${tax?.isInclusive ?? null}, ${at}, ${at}, ${state === 'paid' ? at : null}
    from package p join account a on a.id = ${accountId} where p.id = ${packageId}
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no package ${packageId} for account ${accountId}`)
  return row.id
}

export async function changeBuyersTaxNumber(
  db: Kysely<DB>,
  { accountId, taxNumber }: { accountId: number; taxNumber: string },
): Promise<void> {
  await sql`
    update payment_transaction set buyer = jsonb_set(buyer, '{tax_number}', to_jsonb(${taxNumber}::text))
    where account_id = ${accountId} and receipt_number is null`.execute(db)
}

/** Grants what a purchase kept of its package, from `startsAt` on. Fails if it was granted before. */
export async function grantPurchase(
  db: Kysely<DB>,
  {
    purchaseId,
    startsAt,
    at,
    isGranted = false,
    counted,
  }: {
    purchaseId: number
    startsAt: Date
    at: Date
    isGranted?: boolean
    counted: readonly PackageFeature[]
  },
): Promise<void> {
  await sql`
    with held as (
      insert into user_package (account_id, package_id, payment_transaction_id, starts_at, ends_at, is_granted)
      select t.account_id, t.package_id, t.id, ${startsAt}, ${startsAt}::timestamptz + t.duration_hours * interval '1 hour', ${isGranted}
      from payment_transaction t where t.id = ${purchaseId}
      returning id, account_id, payment_transaction_id)
    insert into quota_entry (account_id, user_package_id, feature_id, kind, change, created_at)
    select h.account_id, h.id, f.id, 'grant', case when f.code = any(${counted}::text[]) then i."limit" end, ${at}
    from held h join payment_transaction t on t.id = h.payment_transaction_id
    cross join lateral jsonb_to_recordset(t.features) as i (id int, "limit" int) join feature f on f.id = i.id
    order by f.id`.execute(db)
}

/** Whether an account has a package that cannot be renewed yet. */
export async function holdsBeforeRenewal(
  db: Kysely<DB>,
  { accountId, packageId, at }: { accountId: number; packageId: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from user_package h where h.account_id = ${accountId} and h.package_id = ${packageId}
      and ${isBeforeRenewal(at)} and h.closed_at is null limit 1`.execute(db)
  return rows.length > 0
}

/** When an account's current holding of a package ends; undefined without one. */
export async function findLastEnd(
  db: Kysely<DB>,
  { accountId, packageId, at }: { accountId: number; packageId: number; at: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ ends_at: Date }>`
    select ends_at from user_package where account_id = ${accountId} and package_id = ${packageId}
      and ends_at > ${at} and closed_at is null and paused_at is null
    order by ends_at desc limit 1`.execute(db)
  return rows[0]?.ends_at
}

type Holding = { purchaseId: number; at: Date }

/** Ends what a purchase granted; false if it granted nothing or is over. */
export async function endPurchase(db: Kysely<DB>, { purchaseId, at }: Holding): Promise<boolean> {
  // A package must start before it ends.
  const { rows } = await sql`
    update user_package set ends_at = ${at}, starts_at = least(starts_at, ${at}::timestamptz - interval '1 second'), paused_at = null
    where payment_transaction_id = ${purchaseId} and (ends_at > ${at} or paused_at is not null) and closed_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/** Stops a package while its payment is disputed. */
export async function pausePurchase(db: Kysely<DB>, { purchaseId, at }: Holding): Promise<void> {
  await sql`
    update user_package set paused_at = ${at}
    where payment_transaction_id = ${purchaseId} and paused_at is null and closed_at is null and ends_at > ${at}`.execute(
    db,
  )
}

/** Adds the time of the pause to the end. */
export async function resumePurchase(db: Kysely<DB>, { purchaseId, at }: Holding): Promise<void> {
  await sql`
    update user_package set ends_at = ends_at + (${at}::timestamptz - paused_at), paused_at = null
    where payment_transaction_id = ${purchaseId} and paused_at is not null`.execute(db)
}
