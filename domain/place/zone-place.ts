import { toLocale } from '../money/number-format.ts'

/** `zone`: generic name, such as "Mountain Time". */
export type ZonePlace = { zone: string; city: string; country: string | null }

/** IANA still uses the former names. */
const TODAY: Readonly<Record<string, string>> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Dacca: 'Dhaka',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
}

/** Null for unknown zones; city names are English. */
export function zonePlace(
  { timeZone, countryCode }: { timeZone: string; countryCode: string | null },
  language: string,
  at: Date,
): ZonePlace | null {
  const locale = toLocale(language)
  try {
    const options = { timeZone, timeZoneName: 'longGeneric' } as const
    const parts = new Intl.DateTimeFormat(locale, options).formatToParts(at)
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value
    const name = timeZone.split('/').at(-1)?.replaceAll('_', ' ')
    if (!zone || !name) return null
    const country = countryCode
      ? new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(countryCode)
      : undefined
    return { zone, city: TODAY[name] ?? name, country: country ?? null }
  } catch {
    return null
  }
}
