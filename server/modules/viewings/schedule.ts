import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { loadViewerSide } from '@/server/modules/chat/sides.ts'
import { findSubject } from '@/server/modules/inquiries/recipient.ts'
import {
  deleteSchedule,
  findSchedule,
  freeSlots,
  isOwnListing,
  type Listing,
  readSchedule,
  type Schedule,
  type ScheduleRow,
  type SlotsWanted,
  saveSchedule,
  type Times,
} from './schedule-store.ts'

/** Neither is all listings of the viewer. */
export type Named = { property_id?: number | undefined; project_id?: number | undefined }

/** The viewer's offered times; undefined if none were saved. Raises notFound, invalid. */
export async function ownSchedule(
  context: ServiceContext,
  named: Named,
): Promise<ScheduleRow | undefined> {
  return readSchedule(context.deps.db, await openOwn(context, named))
}

/** Saves the viewer's offered times. Raises notFound, invalid. */
export async function offerTimes(
  context: ServiceContext,
  named: Named,
  schedule: Schedule,
): Promise<ScheduleRow> {
  const own = await openOwn(context, named)
  requireZone(schedule.time_zone)
  requireApart(schedule)
  if (schedule.kind === 'video') requireAddress(schedule.place)
  const { db, clock } = context.deps
  await saveSchedule(db, { ...schedule, ...own, at: clock() })
  const saved = await readSchedule(db, own)
  if (!saved) throw new Error('Times that were saved are not there')
  return saved
}

/** Viewings that were given stay. Raises notFound, also if there were no times. */
export async function withdrawTimes(context: ServiceContext, named: Named): Promise<void> {
  const wasThere = await deleteSchedule(context.deps.db, await openOwn(context, named))
  if (!wasThere) throw failure('notFound', 'No times were offered.')
}

async function openOwn(
  context: ServiceContext,
  named: Named,
): Promise<Listing & { owner: SideId }> {
  const { sideId: owner } = await loadViewerSide(context)
  const { property_id: propertyId = null, project_id: projectId = null } = named
  if (propertyId !== null && projectId !== null) {
    throw invalid({ project_id: 'cannot stand beside property_id' })
  }
  const own = { owner, propertyId, projectId }
  const isAny = propertyId === null && projectId === null
  if (!isAny && !(await isOwnListing(context.deps.db, own))) {
    throw failure('notFound', 'This listing was not found.')
  }
  return own
}

function requireZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw invalid({ time_zone: 'must be a time zone such as Europe/Berlin' })
  }
  if (/^[+-]/.test(timeZone)) throw invalid({ time_zone: 'must be a place, not an offset' })
}

/** Raises invalid for times that end before they begin, or overlap. */
function requireApart({ weekly, exceptions }: Schedule): void {
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => weekly.filter(({ weekday }) => weekday === day))
  if (!days.every(areApart)) throw invalid({ weekly: 'must not overlap or end before they begin' })
  const dates = exceptions.map(({ date }) => date)
  const isWrong = !exceptions.every(({ times }) => areApart(times))
  if (isWrong || new Set(dates).size < dates.length) {
    throw invalid({ exceptions: 'must not overlap or end before they begin' })
  }
}

function areApart(times: readonly Times[]): boolean {
  const sorted = times.toSorted((one, other) => one.from.localeCompare(other.from))
  return sorted.every(({ from, to }, at) => from < to && to <= (sorted[at + 1]?.from ?? '24:00'))
}

function requireAddress(place: string): void {
  if (URL.parse(place)?.protocol !== 'https:') {
    throw invalid({ place: 'must be an https address of a video call' })
  }
}

const WEEK_MS = 7 * 86_400_000

/** Free times of a public listing, or of an agent, in the next weeks. Raises notFound, invalid. */
export async function listSlots(
  context: ServiceContext,
  { weeks, ...named }: Named & { agent_id?: number | undefined; weeks: number },
): Promise<{ schedule: ScheduleRow | undefined; slots: Date[] }> {
  const { db, clock } = context.deps
  const { owner, propertyId, projectId } = await findSubject(context, named)
  const schedule = await findSchedule(db, { owner, propertyId, projectId })
  if (!schedule) return { schedule, slots: [] }
  const at = clock()
  const until = new Date(at.getTime() + weeks * WEEK_MS)
  return { schedule, slots: await freeSlots(db, { scheduleId: schedule.id, at, from: at, until }) }
}

/** Whether a time is offered and free. */
export async function isFree(
  db: ServiceContext['deps']['db'],
  { startsAt, ...wanted }: Omit<SlotsWanted, 'from' | 'until'> & { startsAt: Date },
): Promise<boolean> {
  const slots = await freeSlots(db, { ...wanted, from: startsAt, until: startsAt })
  return slots.length > 0
}
