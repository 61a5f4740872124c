import { type Kysely, sql } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import type { Grant, HeldPackage } from '@/domain/money/packages.ts'
import type { DB } from '@/generated/database.ts'
import type { PackageRow } from './store.ts'

export type HeldGrant = Grant & { id: number; name: string }

/** `id` is the package, `holding_id` the purchase. */
export type HeldRow = Omit<PackageRow, 'features'> &
  HeldPackage & {
    holding_id: number
    payment_transaction_id: number
    starts_at: Date
    ends_at: Date
    grants: HeldGrant[]
  }

type Asked = { accountId: number; at: Date }

/** Reads active packages, earliest end first. */
export async function readHeld(db: Kysely<DB>, { accountId, at }: Asked): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select p.id, p.name, p.type, p.price_minor, p.currency, p.ios_product_id, p.duration_hours, p.translations, p.created_at,
      h.id as holding_id, h.payment_transaction_id, h.starts_at, h.ends_at,
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'feature', g.code, 'total', g.total, 'used', g.used)
          order by g.id), '[]')
        from (
          select f.id, f.name, f.code, sum(q.change) filter (where q.kind = 'grant') as total,
            coalesce(-sum(q.change) filter (where q.kind in ('use', 'give-back')), 0) as used
          from quota_entry q join feature f on f.id = q.feature_id
          where q.user_package_id = h.id and f.is_active group by f.id) g) as grants
    from user_package h join package p on p.id = h.package_id
    where h.account_id = ${accountId} and h.starts_at <= ${at} and h.ends_at > ${at}
    order by h.ends_at, h.id`.execute(db)
  return rows
}

export async function lockHeld(db: Kysely<DB>, { accountId, at }: Asked): Promise<void> {
  await sql`
    select id from user_package where account_id = ${accountId} and ends_at > ${at} order by id for update`.execute(
    db,
  )
}

/** Serializes purchases of an account until the transaction ends. */
export async function lockTaker(db: Kysely<DB>, accountId: number): Promise<void> {
  await sql`select id from account where id = ${accountId} for no key update`.execute(db)
}

export type LastPurchase = { package_id: number; id: number; is_over: boolean }

export async function readLastPurchases(
  db: Kysely<DB>,
  { accountId, at }: Asked,
): Promise<LastPurchase[]> {
  const { rows } = await sql<LastPurchase>`
    select distinct on (t.package_id) t.package_id, t.id, coalesce(h.ends_at <= ${at}, false) as is_over
    from payment_transaction t left join user_package h on h.payment_transaction_id = t.id
    where t.account_id = ${accountId} order by t.package_id, t.id desc`.execute(db)
  return rows
}

/** Inserts the purchase, the holding from `startsAt` (default `at`) and its quota. */
export async function insertFreePackage(
  db: Kysely<DB>,
  {
    accountId,
    packageId,
    at,
    startsAt = at,
    isGranted = false,
    counted,
  }: Asked & {
    packageId: number
    startsAt?: Date
    isGranted?: boolean
    counted: readonly PackageFeature[]
  },
): Promise<void> {
  const purchase = await db
    .insertInto('payment_transaction')
    .values((insert) => ({
      account_id: accountId,
      package_id: packageId,
      amount_minor: 0,
      currency: insert.selectFrom('package').select('currency').where('id', '=', packageId),
      type: 'free',
      status: 'success',
      created_at: at,
      updated_at: at,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    with held as (
      insert into user_package (account_id, package_id, payment_transaction_id, starts_at, ends_at, is_granted)
      select ${accountId}, p.id, ${purchase.id}, ${startsAt}, ${startsAt}::timestamptz + p.duration_hours * interval '1 hour', ${isGranted}
      from package p where p.id = ${packageId}
      returning id, package_id)
    insert into quota_entry (account_id, user_package_id, feature_id, kind, change, created_at)
    select ${accountId}, h.id, f.id, 'grant', case when f.code = any(${counted}::text[]) then i.limit_count end, ${at}
    from held h join package_feature i on i.package_id = h.package_id join feature f on f.id = i.feature_id
    order by f.id`.execute(db)
}
