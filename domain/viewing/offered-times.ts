/** From one time of a day to another, as 16:00. */
export type Span = { from: string; to: string }

export type DatedSpans = {
  /** As 2026-12-25. */
  date: string
  /** None: the day is off. */
  times: Span[]
}

/** The times that an owner offers for viewings, on the clock of a zone. */
export type OfferedTimes = {
  /** IANA name, of the homes. */
  timeZone: string
  /** Length of a viewing. */
  minutes: number
  /** Times that are sooner are not offered. */
  noticeHours: number
  kind: 'place' | 'video'
  /** Meeting place or video address. */
  place: string
  /** Seven days from Monday. */
  week: Span[][]
  exceptions: DatedSpans[]
}

export const offeredLimits = { place: 500, spansOfDay: 6, exceptions: 100 } as const

export const lengthChoices = [15, 20, 30, 45, 60, 90, 120] as const

export const noticeChoices = [0, 2, 4, 12, 24, 48, 72, 168] as const

/** Default: half an hour, a day ahead, no times yet. */
export function noOfferedTimes(timeZone: string): OfferedTimes {
  return {
    timeZone,
    minutes: 30,
    noticeHours: 24,
    kind: 'place',
    place: '',
    week: Array.from({ length: 7 }, () => []),
    exceptions: [],
  }
}

export type OfferedFault =
  | 'timesRequired'
  | 'spanWrong'
  | 'spansOverlap'
  | 'spanShort'
  | 'dateRequired'
  | 'dateTwice'
  | 'callInvalid'

/** Name of a day's fields in the form; 0 is Monday. */
export const dayField = (day: number) => `day-${day}`

/** Name of an exception's fields in the form. */
export const exceptionField = (index: number) => `exception-${index}`

/** By field. `weekly` is the form without any time. */
export function offeredFaults(typed: OfferedTimes): Record<string, OfferedFault> {
  const { week, exceptions, kind, place, minutes } = typed
  const faults: Record<string, OfferedFault> = {}
  const note = (field: string, fault: OfferedFault | null) => {
    if (fault) faults[field] = fault
  }
  week.forEach((spans, day) => {
    note(dayField(day), spansFault(spans, minutes))
  })
  exceptions.forEach(({ date, times }, index) => {
    const isTwice = exceptions.findIndex((other) => other.date === date) < index
    const fault = date === '' ? 'dateRequired' : isTwice ? 'dateTwice' : spansFault(times, minutes)
    note(exceptionField(index), fault)
  })
  const isEmpty = [...week, ...exceptions.map(({ times }) => times)].every(({ length }) => !length)
  if (isEmpty) note('weekly', 'timesRequired')
  if (kind === 'video' && !isCallAddress(place)) note('place', 'callInvalid')
  return faults
}

function spansFault(spans: readonly Span[], minutes: number): OfferedFault | null {
  if (!spans.every(({ from, to }) => from !== '' && to !== '' && from < to)) return 'spanWrong'
  const sorted = spans.toSorted((one, other) => one.from.localeCompare(other.from))
  if (!sorted.every(({ to }, at) => to <= (sorted[at + 1]?.from ?? '24:00'))) return 'spansOverlap'
  const isLong = spans.every(({ from, to }) => parseMinutes(to) - parseMinutes(from) >= minutes)
  return isLong ? null : 'spanShort'
}

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether it is an address that browsers open safely. */
export function isCallAddress(place: string): boolean {
  return URL.parse(place.trim())?.protocol === 'https:'
}

/** The next span of a day: an hour after the last, or the afternoon. */
export function nextSpan(spans: readonly Span[]): Span {
  const last = spans.at(-1)
  if (!last) return { from: '16:00', to: '18:00' }
  const hour = Number(last.to.slice(0, 2)) + 1
  if (last.to === '' || hour > 22) return { from: '', to: '' }
  return { from: hourText(hour), to: hourText(hour + 1) }
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Reads what a form kept as JSON; undefined for anything else. */
export function parseOfferedTimes(json: string): OfferedTimes | undefined {
  try {
    const kept: unknown = JSON.parse(json)
    return isOfferedTimes(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

function isOfferedTimes(kept: unknown): kept is OfferedTimes {
  if (typeof kept !== 'object' || kept === null) return false
  const { timeZone, minutes, noticeHours, kind, place, week, exceptions } = Object(kept)
  const areTexts = [timeZone, place].every((each) => typeof each === 'string')
  const areNumbers = [minutes, noticeHours].every(Number.isInteger)
  const isKind = kind === 'place' || kind === 'video'
  const isWeek = Array.isArray(week) && week.length === 7 && week.every(areSpans)
  return areTexts && areNumbers && isKind && isWeek && areExceptions(exceptions)
}

function areExceptions(kept: unknown): boolean {
  if (!Array.isArray(kept)) return false
  return kept.every((each) => typeof each?.date === 'string' && areSpans(each.times))
}

function areSpans(kept: unknown): boolean {
  if (!Array.isArray(kept)) return false
  return kept.every((each) => typeof each?.from === 'string' && typeof each?.to === 'string')
}
