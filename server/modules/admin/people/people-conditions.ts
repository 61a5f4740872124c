import { type RawBuilder, sql } from 'kysely'
import type { components } from '@/generated/api-types.ts'

type Schemas = components['schemas']

/** Absent filters match everything; times are half-open ranges. */
export type PeopleFilters = {
  search?: string | undefined
  kind?: Schemas['PersonKind'] | undefined
  state?: 'active' | 'deactivated' | undefined
  verification?: Schemas['VerificationStatus'] | undefined
  packageId?: number | undefined
  language?: string | undefined
  /** Key of a city with a listing of the person. */
  city?: string | undefined
  joinedFrom?: Date | undefined
  joinedBefore?: Date | undefined
  seenFrom?: Date | undefined
  seenBefore?: Date | undefined
  /** The present, for packages. */
  at: Date
}

/** Conditions on the account `a`. */
export function peopleConditions(filters: PeopleFilters): RawBuilder<unknown> {
  const { kind, state, verification, packageId, language, city, at } = filters
  const conditions = [
    sql`true`,
    ...wordConditions(filters.search ?? ''),
    kind && sql`a.kind = ${kind}`,
    state && STATES[state],
    verification && sql`a.verification_status = ${verification}`,
    language && sql`a.language_code = ${language}`,
    packageId &&
      sql`a.id in (select h.account_id from user_package h
      where h.package_id = ${packageId} and h.starts_at <= ${at} and h.ends_at > ${at})`,
    // As an array, which is read once: joined, each of thousands of people would be looked up.
    city && sql`a.id = any(array(${listersIn(city)}))`,
    filters.joinedFrom && sql`a.created_at >= ${filters.joinedFrom}`,
    filters.joinedBefore && sql`a.created_at < ${filters.joinedBefore}`,
    filters.seenFrom && sql`${seenAt} >= ${filters.seenFrom}`,
    // Leaves out who was never seen.
    filters.seenBefore && sql`${seenAt} < ${filters.seenBefore} and a.last_seen_at is not null`,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== ''),
    sql` and `,
  )
}

/** Sorts who was never seen behind all others, as in the index. */
export const seenAt = sql`coalesce(a.last_seen_at, timestamptz '-infinity')`

const STATES = { active: sql`a.is_active`, deactivated: sql`not a.is_active` }

function listersIn(city: string): RawBuilder<unknown> {
  return sql`select x.owner_id from property x
      where norm(x.city) = ${city} and x.deleted_at is null and x.owner_id is not null
    union all select x.owner_id from project x
      where norm(x.city) = ${city} and x.deleted_at is null and x.owner_id is not null`
}

/** Each word must match the name or address, or the whole text must be part of the number. */
function wordConditions(search: string): RawBuilder<unknown>[] {
  const digits = search.replace(/\D/g, '')
  if (digits.length > 2 && /^[+\d\s().\-/]+$/.test(search)) {
    return [sql`a.mobile like ${`%${digits}%`}`]
  }
  const words = search.split(/\s+/).filter((word) => word !== '')
  return words.map((word) => {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`a.search_key like norm(${like})`
  })
}
