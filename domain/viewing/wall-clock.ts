/** A day, as 2026-12-04, and a time of it, as 16:30, on the clock of a place. */
export type WallClock = { date: string; time: string }

/** The clock of a zone (IANA) at a moment (ISO 8601); undefined for what does not exist. */
export function toWallClock(iso: string, timeZone: string): WallClock | undefined {
  const at = new Date(iso)
  const clock = createClock(timeZone)
  if (!clock || Number.isNaN(at.getTime())) return undefined
  // Swedish writes dates as ISO 8601 does.
  const [date = '', time = ''] = clock.format(at).split(' ')
  return { date, time }
}

/** ISO 8601; undefined for an hour that daylight saving time skips, and for half a time. */
export function toMoment({ date, time }: WallClock, timeZone: string): string | undefined {
  const wanted = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(wanted)) return undefined
  let at = wanted
  // The offset of the first guess may be that of the other side of a clock change.
  for (let tries = 0; tries < 2; tries++) {
    const shown = toWallClock(new Date(at).toISOString(), timeZone)
    if (!shown) return undefined
    at += wanted - Date.parse(`${shown.date}T${shown.time}Z`)
  }
  const iso = new Date(at).toISOString()
  const shown = toWallClock(iso, timeZone)
  return shown?.date === date && shown.time === time ? iso : undefined
}

function createClock(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
  } catch {
    return undefined
  }
}
