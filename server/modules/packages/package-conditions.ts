import { type RawBuilder, sql } from 'kysely'
import type { TaxTerms } from '@/domain/payment/tax.ts'

/** SQL: whether account `a` has an active package. */
export function hasPackage(at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from user_package h where h.account_id = a.id and h.starts_at <= ${at} and h.ends_at > ${at} and h.paused_at is null)`
}

/** SQL: features of a package as a purchase keeps them. */
export function selectFeatures(packageId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', i.feature_id, 'limit', i.limit_count) order by i.feature_id), '[]')
    from package_feature i where i.package_id = ${packageId})`
}

/** SQL: a package's price with the tax that is added to it, rounded half up. */
export function priceToPay(price: RawBuilder<unknown>, tax: TaxTerms | null): RawBuilder<unknown> {
  if (!tax || tax.isInclusive) return price
  return sql`(${price} + round(${price}::numeric * ${tax.rate} / 100000))::bigint`
}

/**
 * SQL: whether holding `h` is too far from its end to be renewed. A week before, or the last quarter
 * of short packages, so that a payment made twice does not count as a renewal.
 */
export function isBeforeRenewal(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(h.paused_at is not null
    or h.ends_at - least(interval '${sql.raw(String(RENEWAL_DAYS))} days', (h.ends_at - h.starts_at) / 4) > ${at})`
}

/** The reminder is sent then as well, so that its link leads to a package that can be renewed. */
const RENEWAL_DAYS = 7
