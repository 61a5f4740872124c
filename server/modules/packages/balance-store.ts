import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { PackageFeature } from '@/domain/account/access.ts'
import type { Grant, HeldPackage } from '@/domain/payment/packages.ts'
import type { DB } from '@/generated/database.ts'
import { hasPackage, isBeforeRenewal } from './package-conditions.ts'
import { grantPurchase, insertPurchase } from './purchase-store.ts'
import type { PackageRow } from './store.ts'

export type HeldGrant = Grant & { id: number; name: string }

/** `id` is the package, `holding_id` the purchase. */
export type HeldRow = Omit<PackageRow, 'features'> &
  HeldPackage & {
    holding_id: number
    payment_transaction_id: number
    starts_at: Date
    ends_at: Date
    /** Whether it can be bought now for the time after its end. */
    can_renew: boolean
    is_offered: boolean
    /** End of what follows it; null without a renewal. */
    renewed_until: Date | null
    grants: HeldGrant[]
  }

type Asked = { accountId: number; at: Date }

/** Reads active packages, earliest end first. */
export async function readHeld(db: Kysely<DB>, { accountId, at }: Asked): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select p.id, t.package_name as name, p.type, case when t.type = 'free' then p.price_minor else t.amount_minor end as price_minor,
      t.currency, p.ios_product_id, t.duration_hours, case when p.name = t.package_name then p.translations else '{}' end as translations,
      p.created_at, h.id as holding_id, h.payment_transaction_id, h.starts_at, h.ends_at, p.is_active as is_offered,
      p.is_active and later.ends_at is null and not ${isBeforeRenewal(at)} as can_renew, later.ends_at as renewed_until,
      (select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'feature', g.code, 'total', g.total, 'used', g.used)
          order by g.id), '[]')
        from (
          select f.id, f.name, f.code, sum(q.change) filter (where q.kind = 'grant') as total,
            coalesce(-sum(q.change) filter (where q.kind in ('use', 'give-back')), 0) as used
          from quota_entry q join feature f on f.id = q.feature_id
          where q.user_package_id = h.id and f.is_active group by f.id) g) as grants
    from user_package h join package p on p.id = h.package_id join payment_transaction t on t.id = h.payment_transaction_id
    left join lateral (select max(l.ends_at) as ends_at from user_package l
      where l.account_id = h.account_id and l.package_id = h.package_id and l.ends_at > h.ends_at and l.closed_at is null) later on true
    where h.account_id = ${accountId} and h.starts_at <= ${at} and h.ends_at > ${at} and h.paused_at is null
    order by h.ends_at, h.id`.execute(db)
  return rows
}

export async function holdsPackage(db: Kysely<DB>, { accountId, at }: Asked): Promise<boolean> {
  const { rows } = await sql<{ is_held: boolean }>`
    select ${hasPackage(at)} as is_held from account a where a.id = ${accountId}`.execute(db)
  return rows[0]?.is_held ?? false
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

export type LastPurchase = {
  package_id: number
  id: number
  status: 'pending' | 'success' | 'failed' | 'review' | 'rejected'
  /** Null if it granted nothing. */
  holding: 'active' | 'paused' | 'over' | null
}

export async function readLastPurchases(
  db: Kysely<DB>,
  { accountId, at }: Asked,
): Promise<LastPurchase[]> {
  const { rows } = await sql<LastPurchase>`
    select distinct on (t.package_id) t.package_id, t.id, t.status,
      case when h.id is null then null when h.paused_at is not null then 'paused' when h.ends_at <= ${at} then 'over'
        else 'active' end as holding
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
    startsAt?: Date | undefined
    isGranted?: boolean
    counted: readonly PackageFeature[]
  },
): Promise<void> {
  const purchaseId = await insertPurchase(db, {
    accountId,
    packageId,
    at,
    type: 'free',
    state: 'paid',
    origin: '',
    tax: null,
    reference: randomUUID(),
  })
  await grantPurchase(db, { purchaseId, startsAt, at, isGranted, counted })
}
