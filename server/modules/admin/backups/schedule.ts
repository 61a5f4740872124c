import { WEEKDAYS } from '@/domain/settings/setting-table.ts'
import { toMoment, toWallClock } from '@/domain/viewing/wall-clock.ts'

export type BackupSchedule = {
  every: 'never' | 'daily' | 'weekly'
  weekday: (typeof WEEKDAYS)[number]
  /** On the clock of `timeZone`. */
  hour: number
  timeZone: string
}

const DAY_MS = 86_400_000
/** A week, and a day for the zone. */
const SEARCHED_DAYS = 8

/** The last moment at which a backup was due; null without a schedule. */
export function findLastDue(schedule: BackupSchedule, now: Date): Date | null {
  return findDue(schedule, now, -1)
}

/** The next one after now. */
export function findNextDue(schedule: BackupSchedule, now: Date): Date | null {
  return findDue(schedule, now, 1)
}

function findDue(schedule: BackupSchedule, now: Date, step: 1 | -1): Date | null {
  if (schedule.every === 'never') return null
  const today = toWallClock(now.toISOString(), schedule.timeZone)?.date
  if (!today) return null
  for (let days = 0; days <= SEARCHED_DAYS; days += 1) {
    const day = new Date(Date.parse(`${today}T00:00Z`) + days * step * DAY_MS)
    if (schedule.every === 'weekly' && WEEKDAYS[(day.getUTCDay() + 6) % 7] !== schedule.weekday)
      continue
    const due = toDue(day.toISOString().slice(0, 10), schedule)
    if (due && (step === 1 ? due > now : due <= now)) return due
  }
  return null
}

/** An hour that daylight saving time skips is the next one. */
function toDue(date: string, { hour, timeZone }: BackupSchedule): Date | null {
  for (const tried of [hour, (hour + 1) % 24]) {
    const moment = toMoment({ date, time: `${String(tried).padStart(2, '0')}:00` }, timeZone)
    if (moment) return new Date(moment)
  }
  return null
}
