import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { isBeforeRenewal } from './package-conditions.ts'

/** A purchase whose package ends soon. */
export type EndingPackage = {
  id: number
  account_id: number
  package_id: number
  amount_minor: number
  currency: string
  origin: string
}

/** Marks packages that can be renewed and are not yet as told, once each; returns their purchases. */
export async function takeEndingPackages(
  tx: Kysely<DB>,
  { at, most }: { at: Date; most: number },
): Promise<EndingPackage[]> {
  const { rows } = await sql<EndingPackage>`
    with due as (
      select h.id from user_package h
      where h.reminded_at is null and h.closed_at is null and h.ends_at > ${at} and not ${isBeforeRenewal(at)}
        and h.starts_at <= ${at}
        and not exists (select 1 from user_package later where later.account_id = h.account_id
          and later.package_id = h.package_id and later.ends_at > h.ends_at and later.closed_at is null)
      order by h.ends_at, h.id limit ${most} for update skip locked)
    update user_package h set reminded_at = ${at} from due, payment_transaction t
    where h.id = due.id and t.id = h.payment_transaction_id
    returning t.id, h.account_id, h.package_id, t.amount_minor, t.currency, t.origin`.execute(tx)
  return rows
}
