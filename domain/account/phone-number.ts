import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { rawPhoneLink, visiblePhone } from './raw-phone.ts'

export type PhoneCountry = CountryCode

export type PhoneFault = 'phoneRequired' | 'phoneInvalid' | 'phoneCountry' | 'phoneExtension'

type ReadPhone = { number: string } | { fault: PhoneFault }

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

export function toPhoneCountry<Fallback extends PhoneCountry | undefined>(
  code: string,
  fallback: Fallback,
): PhoneCountry | Fallback {
  return isSupportedCountry(code) ? code : fallback
}

/**
 * E.164 of a number that gets codes. A plus overrides `country`; `isWithCode`: digits alone begin
 * with a country code, where that is valid.
 */
export function readPhone(
  typed: string,
  country: PhoneCountry | undefined,
  isWithCode = false,
): ReadPhone {
  const text = visiblePhone(typed)
  if (text === '') return { fault: 'phoneRequired' }
  const coded = isWithCode && /^[1-9]\d+$/.test(text) ? valid(parse(`+${text}`)) : undefined
  const found = coded ?? find(text, country)
  if (!found) return { fault: findFault(text, country) }
  return found.ext ? { fault: 'phoneExtension' } : { number: found.number }
}

/**
 * E.164 of a number that people are called at, with its extension as in RFC 3966. One that `country`
 * might have, but the library does not know, stays as typed.
 */
export function readContactPhone(typed: string, country: PhoneCountry | undefined): ReadPhone {
  const text = visiblePhone(typed)
  if (text === '') return { fault: 'phoneRequired' }
  const found = find(text, country)
  if (found) return { number: withExtension(found) }
  const isPossible = country !== undefined && parse(text, country)?.isPossible() === true
  return isPossible ? { number: text } : { fault: findFault(text, country) }
}

/**
 * A stored number in international format and as a `tel:` URL; as stored, if the library cannot
 * read it. Digits without a plus are older numbers with country code.
 */
export function phoneContact(
  stored: string,
  country?: PhoneCountry,
): { text: string; href: string | null } {
  const found = readStored(stored, country)
  if (found) return { text: found.formatInternational(), href: found.getURI() }
  return { text: stored, href: rawPhoneLink(stored) }
}

/** E.164 where possible, for JSON-LD. */
export function phoneForMachines(stored: string, country?: PhoneCountry): string {
  const found = readStored(stored, country)
  return found ? withExtension(found) : stored
}

function readStored(stored: string, country?: PhoneCountry): PhoneNumber | undefined {
  const text = visiblePhone(stored)
  const coded = /^[1-9]\d+$/.test(text) ? valid(parse(`+${text}`)) : undefined
  return coded ?? find(text, country)
}

/** English, as in addresses, or a code; also in the languages of the product. */
export function phoneCountryNamed(name: string): PhoneCountry | undefined {
  countryNames ??= new Map([
    ...['en', 'de', 'es', 'ar'].flatMap((language) =>
      phoneCountries(language).map(({ code, name }) => [fold(name), code] as const),
    ),
    ...getCountries().map((code) => [fold(code), code] as const),
    ...ALIASES,
  ])
  return countryNames.get(fold(name))
}

let countryNames: Map<string, PhoneCountry> | undefined

const ALIASES: readonly (readonly [string, PhoneCountry])[] = [
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['czech republic', 'CZ'],
  ['holland', 'NL'],
  ['the netherlands', 'NL'],
  ['uae', 'AE'],
  ['turkey', 'TR'],
]

function fold(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}

/** With country code as typed, else valid in `country`, else with a code that lacks its plus. */
function find(text: string, country: PhoneCountry | undefined): PhoneNumber | undefined {
  if (text.startsWith('+')) return possible(parse(text))
  if (!country) return text.startsWith('00') ? possible(parse(`+${text.slice(2)}`)) : undefined
  const coded = text.startsWith('00') ? text.slice(2) : text
  return valid(parse(text, country)) ?? valid(parse(`+${coded}`))
}

function parse(text: string, country?: PhoneCountry): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  })
}

/** Checks the length alone: new ranges are unknown. */
function possible(found: PhoneNumber | undefined): PhoneNumber | undefined {
  return found?.isPossible() ? found : undefined
}

function valid(found: PhoneNumber | undefined): PhoneNumber | undefined {
  return found?.isValid() ? found : undefined
}

const FEWEST_DIGITS = 5

function findFault(text: string, country: PhoneCountry | undefined): PhoneFault {
  if (country || /^(\+|00)/.test(text)) return 'phoneInvalid'
  // Any country reads it, or none does.
  const isNumber = parse(text, 'DE') !== undefined
  const digits = text.match(/\p{Nd}/gu) ?? []
  return isNumber && digits.length >= FEWEST_DIGITS ? 'phoneCountry' : 'phoneInvalid'
}

function withExtension({ number, ext }: PhoneNumber): string {
  return ext ? `${number};ext=${ext}` : number
}
