import { toMoment, toWallClock } from '@/domain/viewing/wall-clock.ts'
import { isCalendarDay } from '@/domain/web/calendar-day.ts'
import { invalid } from '@/server/contract/failure.ts'
import { shiftDay, toDay } from '@/server/modules/figures/listing-days.ts'

export type WantedPeriod = {
  period?: '7d' | '30d' | '90d' | '12m' | undefined
  from?: string | undefined
  to?: string | undefined
}

/** Days in the site's time zone, ISO 8601. */
export type Period = {
  from: string
  to: string
  unit: 'day' | 'week' | 'month'
  /** First day of each point. */
  starts: string[]
  /** Start of each point, and the end of the last one. */
  edges: Date[]
  /** As many days just before. */
  before: { from: string; to: string; start: Date }
}

const DEFAULT_DAYS = 30
const MAX_DAYS = 731
/** Longer periods have weeks, then months. */
const MAX_DAY_POINTS = 92
const MAX_WEEK_DAYS = 366
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The days of a period and its points. Raises invalid. */
export function toPeriod(wanted: WantedPeriod, at: Date, timeZone: string): Period {
  const { from, to } = toDays(wanted, toDay(at, timeZone))
  const length = countDays(from, to)
  const unit = length <= MAX_DAY_POINTS ? 'day' : length < MAX_WEEK_DAYS ? 'week' : 'month'
  const isYear = wanted.period === '12m'
  const starts = listStarts({ from, to }, isYear ? 'month' : unit)
  const edges = [...starts, shiftDay(to, 1)].map((day) => startOfDay(day, timeZone))
  const past = shiftDay(from, -length)
  return {
    from,
    to,
    unit: isYear ? 'month' : unit,
    starts,
    edges,
    before: { from: past, to: shiftDay(from, -1), start: startOfDay(past, timeZone) },
  }
}

function toDays({ period, from, to }: WantedPeriod, today: string): { from: string; to: string } {
  if (period === '12m') return { from: `${shiftMonth(today, -11)}-01`, to: today }
  if (period) return { from: shiftDay(today, 1 - DAYS[period]), to: today }
  if (from === undefined && to === undefined) {
    return { from: shiftDay(today, 1 - DEFAULT_DAYS), to: today }
  }
  if (!from || !isCalendarDay(from)) throw invalid({ from: 'must be a day, and needs to' })
  if (!to || !isCalendarDay(to)) throw invalid({ to: 'must be a day, and needs from' })
  if (to < from) throw invalid({ to: 'must not be before from' })
  if (countDays(from, to) > MAX_DAYS)
    throw invalid({ to: `must be at most ${MAX_DAYS} days later` })
  return { from, to }
}

function countDays(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
}

function shiftMonth(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}

function listStarts({ from, to }: { from: string; to: string }, unit: Period['unit']): string[] {
  const starts: string[] = []
  for (let day = from; day <= to; day = nextStart(day, unit)) starts.push(day)
  return starts
}

/** First day of the next point: weeks begin on Monday. */
function nextStart(day: string, unit: Period['unit']): string {
  if (unit === 'day') return shiftDay(day, 1)
  if (unit === 'month') return `${shiftMonth(day, 1)}-01`
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return shiftDay(day, 7 - ((weekday + 6) % 7))
}

/** Some clocks skip midnight when daylight saving time begins. */
const FIRST_TIMES = ['00:00', '00:30', '01:00', '02:00']

/** First moment of a day in a time zone; of a day that the zone skipped, the midnight in UTC. */
export function startOfDay(day: string, timeZone: string): Date {
  const zone = toWallClock('2026-01-01T00:00:00Z', timeZone) ? timeZone : 'UTC'
  for (const time of FIRST_TIMES) {
    const iso = toMoment({ date: day, time }, zone)
    if (iso !== undefined) return new Date(iso)
  }
  return new Date(`${day}T00:00:00Z`)
}

/** Moments from the beginning of the first day to the end of the last; either may be absent. */
export function toMoments(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  timeZone: string,
): { from: Date | undefined; until: Date | undefined } {
  return {
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    until: to === undefined ? undefined : startOfDay(shiftDay(to, 1), timeZone),
  }
}

/** Index of the point that a day belongs to. */
export function findPoint({ starts }: Pick<Period, 'starts'>, day: string): number {
  const next = starts.findIndex((start) => start > day)
  return next === -1 ? starts.length - 1 : next - 1
}
