import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { components } from '@/generated/api-types.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import { toMicros, toMoment } from '../cursor-conditions.ts'
import { type PeopleFilters, peopleConditions, seenAt } from './people-conditions.ts'
import { type PersonRow, personColumns } from './people-store.ts'

export type PeopleSort = 'newest' | 'name' | 'seen'

/** Place in a list: the person, and what the list is sorted by. */
export type PeoplePlace =
  | { sort: 'newest'; id: number }
  | { sort: 'name'; id: number; name: string }
  /** Null for somebody who was never seen. */
  | { sort: 'seen'; id: number; micros: string | null }

export type ListedPersonRow = PersonRow & {
  kind: components['schemas']['PersonKind']
  language: string
  last_seen_at: Date | null
  listings: number
  name_key: string
  seen_micros: string | null
}

export type PeoplePart = {
  filters: PeopleFilters
  sort: PeopleSort
  after?: PeoplePlace | undefined
  limit: number
}

/** A page of people. */
export async function listPeopleRows(db: Kysely<DB>, part: PeoplePart): Promise<ListedPersonRow[]> {
  const { rows } = await sql<ListedPersonRow>`
    select ${personColumns}, a.kind, a.language_code as language, a.last_seen_at, a.name_key,
      ${toMicros(sql`a.last_seen_at`)} as seen_micros,
      (select count(*)::int from property x where x.owner_id = a.id and x.deleted_at is null)
        + (select count(*)::int from project x where x.owner_id = a.id and x.deleted_at is null) as listings
    from (${idsIn(part)}) page join account a on a.id = page.id order by ${ORDERS[part.sort]}`.execute(
    db,
  )
  return rows
}

/** Numbers of people, in the order of the list. */
export async function listPeopleIds(db: Kysely<DB>, part: PeoplePart): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${idsIn(part)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** People that match all filters but the one by state. */
export async function countPeopleByState(
  db: Kysely<DB>,
  filters: PeopleFilters,
): Promise<{ active: number; deactivated: number }> {
  const { rows } = await sql<{ active: number; deactivated: number }>`
    select count(*) filter (where a.is_active)::int as active, count(*) filter (where not a.is_active)::int as deactivated
    from account a where ${peopleConditions({ ...filters, state: undefined })}`.execute(db)
  return rows[0] ?? { active: 0, deactivated: 0 }
}

export async function listPersonNames(
  db: Kysely<DB>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(nullif(name, ''), email, slug) as name from account where id = any(${[...ids]}::int[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export type FilterChoices = {
  packages: { id: number; name: string; translations: Translations }[]
  languages: { code: string; name: string }[]
}

export async function listFilterChoices(db: Kysely<DB>): Promise<FilterChoices> {
  const { rows: packages } = await sql<FilterChoices['packages'][number]>`
    select id, name, translations from package order by name, id`.execute(db)
  const { rows: languages } = await sql<FilterChoices['languages'][number]>`
    select code, name from language order by position, id`.execute(db)
  return { packages, languages }
}

function idsIn({ filters, sort, after, limit }: PeoplePart): RawBuilder<unknown> {
  return sql`select a.id from account a where ${peopleConditions(filters)} ${after ? sql`and ${isAfter(after)}` : sql``}
    order by ${ORDERS[sort]} limit ${limit}`
}

const ORDERS: Record<PeopleSort, RawBuilder<unknown>> = {
  newest: sql`a.id desc`,
  name: sql`a.name_key, a.id`,
  seen: sql`${seenAt} desc, a.id desc`,
}

function isAfter(place: PeoplePlace): RawBuilder<unknown> {
  switch (place.sort) {
    case 'newest':
      return sql`a.id < ${place.id}`
    case 'name':
      return sql`(a.name_key, a.id) > (${place.name}, ${place.id})`
    default: {
      const moment = place.micros === null ? sql`timestamptz '-infinity'` : toMoment(place.micros)
      return sql`(${seenAt}, a.id) < (${moment}, ${place.id})`
    }
  }
}
