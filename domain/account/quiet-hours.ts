/** Minutes of the day; over midnight when `to` is before `from`. */
export type QuietHours = { from: number; to: number; timeZone: string }

const DAY_MINUTES = 1440
const MINUTE_MS = 60_000

/** The end of the quiet hours that contain `at`; null outside of them. */
export function quietUntil(at: Date, { from, to, timeZone }: QuietHours): Date | null {
  const now = minuteOfDay(at, timeZone)
  const length = wrap(to - from)
  if (wrap(now - from) >= length) return null
  const whole = at.getTime() - (at.getTime() % MINUTE_MS)
  const end = new Date(whole + wrap(to - now) * MINUTE_MS)
  // A change of the clocks in between moves the end by its difference.
  const late = wrap(minuteOfDay(end, timeZone) - to)
  const shift = late > DAY_MINUTES / 2 ? late - DAY_MINUTES : late
  return new Date(end.getTime() - shift * MINUTE_MS)
}

/** "07:30" as minutes; null for anything else. */
export function parseMinutes(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

export function timeOfMinutes(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const number = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return number('hour') * 60 + number('minute')
}

function wrap(minutes: number): number {
  return ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
}
