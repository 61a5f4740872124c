import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export type PhoneCountry = CountryCode

export type PhoneFault = 'phoneRequired' | 'phoneInvalid'

/** Sorted by name. */
export function phoneCountries(
  language: string,
): { code: PhoneCountry; name: string; calling: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const rows = getCountries().map((code) => ({
    code,
    name: names.of(code) ?? code,
    calling: `+${getCountryCallingCode(code)}`,
  }))
  return rows.sort((a, b) => a.name.localeCompare(b.name, language))
}

/** "de-AT" gives Austria. */
export function likelyCountry(
  languages: readonly string[],
  fallback: PhoneCountry = 'US',
): PhoneCountry {
  for (const tag of languages) {
    const region = tag.split('-').find((part) => /^[A-Z]{2}$/.test(part))
    if (region && isSupportedCountry(region)) return region
  }
  return fallback
}

export function phoneCountryOf(code: string, fallback: PhoneCountry): PhoneCountry {
  return isSupportedCountry(code) ? code : fallback
}

/** E.164; a leading plus overrides `country`. */
export function readPhone(
  typed: string,
  country: PhoneCountry,
): { number: string } | { fault: PhoneFault } {
  if (typed.trim() === '') return { fault: 'phoneRequired' }
  const parsed = parsePhoneNumberFromString(typed, country)
  return parsed?.isPossible() ? { number: parsed.number } : { fault: 'phoneInvalid' }
}

/** "+49 1511 2345678". */
export function phoneForReading(number: string): string {
  return new AsYouType().input(number)
}
