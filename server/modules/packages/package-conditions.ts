import { type RawBuilder, sql } from 'kysely'

/** SQL: whether account `a` has an active package. */
export function hasPackage(at: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from user_package h where h.account_id = a.id and h.starts_at <= ${at} and h.ends_at > ${at} and h.paused_at is null)`
}

/** SQL: features of a package as a purchase keeps them. */
export function featuresOf(packageId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('id', i.feature_id, 'limit', i.limit_count) order by i.feature_id), '[]')
    from package_feature i where i.package_id = ${packageId})`
}
