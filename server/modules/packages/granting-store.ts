import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'

/** A package of an account, past and future ones included. */
export type GrantedPackageRow = {
  id: number
  package_id: number
  name: string
  translations: Translations
  starts_at: Date
  ends_at: Date
  is_granted: boolean
  /** Empty once it has ended. */
  quotas: { name: string; limit: number | null; used: number }[]
}

/** Lists packages, latest end first. */
export async function readGrantedPackages(
  db: Kysely<DB>,
  { accountId, at, limit }: { accountId: number; at: Date; limit: number },
): Promise<GrantedPackageRow[]> {
  const { rows } = await sql<GrantedPackageRow>`
    select h.id, h.package_id, p.name, p.translations, h.starts_at, h.ends_at, h.is_granted,
      (select coalesce(json_agg(json_build_object('name', g.name, 'limit', g.total, 'used', g.used) order by g.id), '[]')
        from (
          select f.id, f.name, sum(q.change) filter (where q.kind = 'grant')::int as total,
            coalesce(-sum(q.change) filter (where q.kind in ('use', 'give-back')), 0)::int as used
          from quota_entry q join feature f on f.id = q.feature_id
          where q.user_package_id = h.id and f.is_active and h.ends_at > ${at} group by f.id) g) as quotas
    from user_package h join package p on p.id = h.package_id
    where h.account_id = ${accountId} order by h.ends_at desc, h.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findOffered(
  db: Kysely<DB>,
  packageId: number,
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('package')
    .select('name')
    .where('id', '=', packageId)
    .where('is_active', '=', true)
    .executeTakeFirst()
}

/** Whether an account has a package now or later. */
export async function holdsAfter(
  db: Kysely<DB>,
  { accountId, packageId, at }: { accountId: number; packageId: number; at: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('user_package')
    .select('id')
    .where('account_id', '=', accountId)
    .where('package_id', '=', packageId)
    .where('ends_at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a granted package; undefined if not granted or already ended. */
export async function endGrantedPackage(
  db: Kysely<DB>,
  { accountId, holdingId, at }: { accountId: number; holdingId: number; at: Date },
): Promise<{ package_id: number; name: string } | undefined> {
  // A package must start before it ends.
  const { rows } = await sql<{ package_id: number; name: string }>`
    update user_package h set ends_at = ${at}, starts_at = least(h.starts_at, ${at}::timestamptz - interval '1 second')
    from package p
    where h.id = ${holdingId} and h.account_id = ${accountId} and h.is_granted and h.ends_at > ${at} and p.id = h.package_id
    returning h.package_id, p.name`.execute(db)
  return rows[0]
}
