import { toLocale } from '../money/number-format.ts'

export const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

export type PluralForm = (typeof PLURAL_FORMS)[number]

export type PluralRules = {
  /** Forms that numbers of everyday size need; `other` is also the form of last resort. */
  required: readonly PluralForm[]
  /** Further forms of the language, for example for a million in Spanish. */
  optional: readonly PluralForm[]
}

/** Plural forms of a language (CLDR). */
export function readPluralRules(language: string): PluralRules {
  const known = cache.get(language)
  if (known) return known
  const rules = new Intl.PluralRules(toLocale(language))
  const used = new Set<string>(['other'])
  for (let count = 0; count <= EVERYDAY; count += 1) used.add(rules.select(count))
  const own = new Set<string>(rules.resolvedOptions().pluralCategories)
  const found = {
    required: PLURAL_FORMS.filter((form) => used.has(form)),
    optional: PLURAL_FORMS.filter((form) => own.has(form) && !used.has(form)),
  }
  if (cache.size < MAX_CACHED) cache.set(language, found)
  return found
}

export function isPluralForm(word: string): word is PluralForm {
  return PLURAL_FORMS.some((form) => form === word)
}

/** No language has another form between here and a thousand. */
const EVERYDAY = 200
const MAX_CACHED = 200
const cache = new Map<string, PluralRules>()
