import type { TravelLimit, TravelMode } from '@hearth/streets/geometry/travel-limit'

export type { TravelLimit, TravelMode }

export const travelModes = ['foot', 'bicycle', 'car'] as const satisfies readonly TravelMode[]

export const MAX_TRAVEL_LIMITS = 3
export const MAX_TRAVEL_MINUTES = 60
export const MAX_TRAVEL_NAME_LENGTH = 80

/** One limit is `mode,minutes,latitude,longitude,name`; `|` parts them. Coordinates have five decimals. */
export function encodeTravel(limits: readonly TravelLimit[]): string {
  return limits
    .map(({ mode, minutes, latitude, longitude, name }) =>
      [mode, minutes, latitude.toFixed(5), longitude.toFixed(5), plainName(name)].join(','),
    )
    .join('|')
}

/** Null if malformed or beyond a limit. An empty code has no limits. */
export function decodeTravel(code: string): TravelLimit[] | null {
  if (code === '') return []
  const limits = code.split('|').map(parseTravelLimit)
  const known = limits.filter((limit) => limit !== null)
  return known.length === limits.length && known.length <= MAX_TRAVEL_LIMITS ? known : null
}

function parseTravelLimit(code: string): TravelLimit | null {
  const [word = '', minutesText = '', latitudeText = '', longitudeText = '', ...rest] =
    code.split(',')
  const mode = travelModes.find((it) => it === word)
  const minutes = wholeNumber(minutesText)
  const latitude = degrees(latitudeText, 90)
  const longitude = degrees(longitudeText, 180)
  const name = rest.join(',')
  if (!mode || minutes === null || latitude === null || longitude === null) return null
  if (minutes < 1 || minutes > MAX_TRAVEL_MINUTES || name.length > MAX_TRAVEL_NAME_LENGTH)
    return null
  return { mode, minutes, latitude, longitude, name }
}

function wholeNumber(text: string): number | null {
  return /^[0-9]{1,2}$/.test(text) ? Number(text) : null
}

function degrees(text: string, most: number): number | null {
  if (!/^-?[0-9]{1,3}(\.[0-9]{1,7})?$/.test(text)) return null
  const value = Number(text)
  return Math.abs(value) <= most ? value : null
}

function plainName(name: string): string {
  return name.replaceAll('|', ' ').trim().slice(0, MAX_TRAVEL_NAME_LENGTH)
}
