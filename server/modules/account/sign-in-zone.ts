declare global {
  namespace Intl {
    interface Locale {
      /** Not in TypeScript's library yet. */
      getTimeZones(): string[] | undefined
    }
  }
}

/** Zones that are named after a place; UTC and offsets are not. */
const PLACED = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//

/** The IANA time zone that a browser told, in its usual spelling; null for none and for anything else. */
export function readTimeZone(told: string | undefined): string | null {
  if (!told) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: told }).resolvedOptions()
    return PLACED.test(timeZone) ? timeZone : null
  } catch {
    return null
  }
}

/** The one country that uses a time zone, as two letters; null where there are several. */
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

/** Every pair of letters that names a country today; aliases such as DD do not. */
function regionCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
  return codes.filter((code) => {
    const isAlias = new Intl.Locale(`und-${code}`).region !== code
    return !isAlias && names.of(code) !== undefined
  })
}
