import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export type PhoneCountry = CountryCode

/** What is wrong with a number that was typed. */
export type PhoneFault = 'phoneRequired' | 'phoneInvalid'

/** Countries with their calling code, by their names in a language. */
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

/** The country of a browser's languages ("de-AT" says Austria); `fallback` when none says one. */
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

/** What was typed as a country code of the list; the fallback for anything else. */
export function phoneCountryOf(code: string, fallback: PhoneCountry): PhoneCountry {
  return isSupportedCountry(code) ? code : fallback
}

/**
 * A typed number in the form that is dialled from anywhere ("+4915112345678"). A number that begins
 * with a plus keeps its own country.
 */
export function readPhone(
  typed: string,
  country: PhoneCountry,
): { number: string } | { fault: PhoneFault } {
  if (typed.trim() === '') return { fault: 'phoneRequired' }
  const parsed = parsePhoneNumberFromString(typed, country)
  return parsed?.isPossible() ? { number: parsed.number } : { fault: 'phoneInvalid' }
}

/** A number for reading: "+49 1511 2345678". */
export function phoneForReading(number: string): string {
  return new AsYouType().input(number)
}
