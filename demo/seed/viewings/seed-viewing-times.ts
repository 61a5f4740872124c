import { createDice } from '@hearth/dice/dice'
import { type Kysely, sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { type Schedule, saveSchedule } from '@/server/modules/viewings/schedule-store.ts'
import type { SeedSetting } from '../seed-listings.ts'

const ZONE = 'America/Los_Angeles'
/** Only the region's places in Idaho differ. */
const MOUNTAIN = { state: 'Idaho', zone: 'America/Boise' }

/** One of this many agents offers no times. */
const WITHOUT_TIMES = 8

/**
 * Viewing times of most agents: a weekly pattern, so that there are free times on every day. The
 * demo agent, who is the first, has some.
 */
export async function seedViewingTimes(
  db: Kysely<DB>,
  { agents, now: at }: Pick<SeedSetting, 'agents' | 'now'>,
): Promise<void> {
  for (const [index, owner] of agents.entries()) {
    if (index % WITHOUT_TIMES === WITHOUT_TIMES - 1) continue
    const times = planTimes(index)
    const all = { ...times, time_zone: ZONE, owner, at }
    await saveSchedule(db, { ...all, propertyId: null, projectId: null })
    const { properties, projects } = await mountainListings(db, owner)
    const there = { ...times, time_zone: MOUNTAIN.zone, owner, at }
    for (const propertyId of properties) {
      await saveSchedule(db, { ...there, propertyId, projectId: null })
    }
    for (const projectId of projects) {
      await saveSchedule(db, { ...there, propertyId: null, projectId })
    }
  }
}

function planTimes(index: number): Omit<Schedule, 'time_zone'> {
  const dice = createDice(index)
  const week = index === 0 ? WEEKS[0] : dice.pick(WEEKS)
  return {
    minutes: dice.pick([30, 30, 45]),
    notice_hours: dice.pick([2, 12, 24]),
    kind: 'place',
    place: dice.pick(PLACES),
    weekly: week.map(([weekday, from, to]) => ({ weekday, from, to })),
    exceptions: [],
  }
}

type Week = readonly [weekday: number, from: string, to: string][]

const WEEKS: readonly [Week, ...Week[]] = [
  [
    [2, '16:00', '19:00'],
    [4, '16:00', '19:00'],
    [6, '10:00', '13:00'],
  ],
  [
    [1, '12:00', '14:00'],
    [3, '12:00', '14:00'],
    [5, '15:00', '18:00'],
  ],
  [
    [1, '09:00', '11:15'],
    [3, '17:00', '19:15'],
    [6, '09:30', '12:30'],
  ],
  [
    [2, '09:00', '12:00'],
    [2, '14:00', '17:00'],
    [5, '09:00', '12:00'],
  ],
]

const PLACES = [
  'At the front door',
  'On the street in front of the house',
  'At the main entrance, by the mailboxes',
]

/** Open listings of an owner where the clock is another. */
async function mountainListings(
  db: Kysely<DB>,
  owner: number,
): Promise<{ properties: number[]; projects: number[] }> {
  const properties = await sql<{ id: number }>`
    select id from property where owner_id = ${owner} and state = ${MOUNTAIN.state} and property_type < 2
    order by id`.execute(db)
  const projects = await sql<{ id: number }>`
    select id from project where owner_id = ${owner} and state = ${MOUNTAIN.state} order by id`.execute(
    db,
  )
  return {
    properties: properties.rows.map(({ id }) => id),
    projects: projects.rows.map(({ id }) => id),
  }
}
