import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'

/** Wall clock, `HH:MM`. */
export type Times = { from: string; to: string }

export type Schedule = {
  time_zone: string
  minutes: number
  notice_hours: number
  kind: 'place' | 'video'
  place: string
  weekly: (Times & { weekday: number })[]
  /** Each takes the place of a day's pattern; without times, the day is off. */
  exceptions: { date: string; times: Times[] }[]
}

/** Neither is all listings of the owner. */
export type Listing = { propertyId: number | null; projectId: number | null }

export type ScheduleRow = Schedule & { id: number; owner_id: number | null }

const COLUMNS = sql`s.id, s.owner_id, s.time_zone, s.minutes, s.notice_hours, s.kind, s.place, s.weekly, s.exceptions`

function matchesListing({ propertyId, projectId }: Listing): RawBuilder<unknown> {
  return sql`s.property_id is not distinct from ${propertyId}::int and s.project_id is not distinct from ${projectId}::int`
}

type Owned = Listing & { owner: SideId }

export async function readSchedule(
  db: Kysely<DB>,
  { owner, ...listing }: Owned,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from viewing_schedule s where coalesce(s.owner_id, 0) = ${owner ?? 0} and ${matchesListing(listing)}`.execute(
    db,
  )
  return rows[0]
}

/** The times that count for a listing: its own, else those of all listings of its owner. */
export async function findSchedule(
  db: Kysely<DB>,
  { owner, propertyId, projectId }: Owned,
): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from viewing_schedule s where coalesce(s.owner_id, 0) = ${owner ?? 0}
      and ((s.property_id is null and s.project_id is null) or s.property_id = ${propertyId}::int or s.project_id = ${projectId}::int)
    order by (s.property_id is null and s.project_id is null) limit 1`.execute(db)
  return rows[0]
}

export async function saveSchedule(
  db: Kysely<DB>,
  { owner, propertyId, projectId, at, ...schedule }: Schedule & Owned & { at: Date },
): Promise<void> {
  await sql`
    insert into viewing_schedule (owner_id, property_id, project_id, time_zone, minutes, notice_hours, kind, place, weekly,
      exceptions, updated_at)
    values (${owner}, ${propertyId}, ${projectId}, ${schedule.time_zone}, ${schedule.minutes}, ${schedule.notice_hours},
      ${schedule.kind}, ${schedule.place}, ${JSON.stringify(schedule.weekly)}::jsonb,
      ${JSON.stringify(schedule.exceptions)}::jsonb, ${at})
    on conflict (coalesce(owner_id, 0), coalesce(property_id, 0), coalesce(project_id, 0)) do update
      set time_zone = excluded.time_zone, minutes = excluded.minutes, notice_hours = excluded.notice_hours, kind = excluded.kind,
        place = excluded.place, weekly = excluded.weekly, exceptions = excluded.exceptions, updated_at = excluded.updated_at`.execute(
    db,
  )
}

/** False if there was none. */
export async function deleteSchedule(
  db: Kysely<DB>,
  { owner, ...listing }: Owned,
): Promise<boolean> {
  const { rows } = await sql`
    delete from viewing_schedule s where coalesce(s.owner_id, 0) = ${owner ?? 0} and ${matchesListing(listing)} returning s.id`.execute(
    db,
  )
  return rows.length > 0
}

/** Whether the owner has this listing, also one that is not public. */
export async function isOwnListing(
  db: Kysely<DB>,
  { owner, propertyId, projectId }: Owned,
): Promise<boolean> {
  const source =
    propertyId === null
      ? sql`project l where l.id = ${projectId}`
      : sql`property l where l.id = ${propertyId}`
  const isTheirs =
    owner === null
      ? sql`(l.owner_id is null or exists (select 1 from account a where a.id = l.owner_id and a.is_admin))`
      : sql`l.owner_id = ${owner}`
  const { rows } = await sql`
    select l.id from ${source} and l.deleted_at is null and ${isTheirs}`.execute(db)
  return rows.length > 0
}

export type SlotsWanted = {
  scheduleId: number
  /** Now: times sooner than the owner's notice are not free. */
  at: Date
  from: Date
  until: Date
  /** A viewing that makes room for itself. */
  but?: number
}

/** More than four weeks of quarters of an hour never fit. */
const MAX_SLOTS = 1000

/**
 * Beginnings of a schedule's free times, in order. The wall clock that a change of daylight saving
 * time skips is left out.
 */
export async function freeSlots(
  db: Kysely<DB>,
  { scheduleId, at, from, until, but = 0 }: SlotsWanted,
): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`
    select distinct slot.starts_at
    from viewing_schedule s
    cross join lateral generate_series(0, (${until}::timestamptz)::date - (${from}::timestamptz)::date + 1) n
    cross join lateral (select (${from}::timestamptz at time zone s.time_zone)::date + n as day) d
    cross join lateral (
      select r from jsonb_array_elements(s.weekly) r where (r ->> 'weekday')::int = extract(isodow from d.day)
        and not exists (select 1 from jsonb_array_elements(s.exceptions) e where (e ->> 'date')::date = d.day)
      union all
      select r from jsonb_array_elements(s.exceptions) e cross join jsonb_array_elements(e -> 'times') r
      where (e ->> 'date')::date = d.day) offered
    cross join lateral generate_series(d.day + (r ->> 'from')::time,
      d.day + (r ->> 'to')::time - make_interval(mins => s.minutes), make_interval(mins => s.minutes)) wall
    cross join lateral (select wall at time zone s.time_zone as starts_at) slot
    where s.id = ${scheduleId} and slot.starts_at at time zone s.time_zone = wall
      and slot.starts_at between ${from}::timestamptz and ${until}::timestamptz
      and slot.starts_at > ${at}::timestamptz and slot.starts_at >= ${at}::timestamptz + make_interval(hours => s.notice_hours)
      and not exists (select 1 from viewing v where v.owner_id is not distinct from s.owner_id and v.id <> ${but}
        and v.status in ('requested', 'agreed') and v.starts_at < slot.starts_at + make_interval(mins => s.minutes)
        and v.ends_at > slot.starts_at)
    order by slot.starts_at limit ${MAX_SLOTS}`.execute(db)
  return rows.map(({ starts_at }) => starts_at)
}
