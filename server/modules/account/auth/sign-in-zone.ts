declare global {
  namespace Intl {
    interface Locale {
      /** Missing in TypeScript's library. */
      getTimeZones(): string[] | undefined
    }
  }
}

/** Zones named after a place, unlike UTC and offsets. */
const PLACED = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//

/** Normalizes a browser's IANA time zone; null if invalid or not a place. */
export function readTimeZone(sent: string | undefined): string | null {
  if (!sent) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions()
    return PLACED.test(timeZone) ? timeZone : null
  } catch {
    return null
  }
}

/** Two-letter country of a time zone; null if several share it. */
export function countryOfZone(timeZone: string | null): string | null {
  return timeZone === null ? null : (countries().get(timeZone) ?? null)
}

let known: Map<string, string | null> | undefined

function countries(): Map<string, string | null> {
  if (known) return known
  known = new Map()
  for (const code of regionCodes()) {
    for (const zone of new Intl.Locale(`und-${code}`).getTimeZones() ?? []) {
      known.set(zone, known.has(zone) ? null : code)
    }
  }
  return known
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function regionCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  return codes.filter((code) => {
    const isAlias = new Intl.Locale(`und-${code}`).region !== code
    return !isAlias && names.of(code) !== undefined
  })
}
