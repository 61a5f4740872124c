import type english from '@/dictionaries/en.json'
import { formatNumber, localeOf } from '@/domain/number-format.ts'

/** A sentence of the dictionary; plural forms count as one key. */
export type TextKey = WithoutPlural<keyof typeof english>

/** Key to text in one language, plural forms with their suffix; whole or only what a page ships. */
export type Texts = Readonly<Record<string, string>>

/** What stands in for `{name}`; `count` also chooses the plural form. */
export type TextValues = Readonly<Record<string, string | number>>

export type Translator = {
  (key: TextKey, values?: TextValues): string
  /** Whether there is such a sentence: for keys that are put together or come from elsewhere. */
  has(key: string): key is TextKey
}

/** Reads sentences of one language; a sentence that is missing shows its key. */
export function createTranslator(texts: Texts, language: string): Translator {
  const plurals = new Intl.PluralRules(localeOf(language))
  const find = (key: string, count: string | number | undefined): string | undefined => {
    if (typeof count !== 'number') return texts[key]
    return texts[`${key}_${plurals.select(count)}`] ?? texts[`${key}_other`] ?? texts[key]
  }
  const translate = (key: TextKey, values: TextValues = {}) =>
    fillIn(find(key, values.count) ?? key, values, language)
  const has = (key: string): key is TextKey =>
    Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`)
  return Object.assign(translate, { has })
}

/** The sentences a page ships to the browser: those whose keys begin with one of the prefixes. */
export function pickTexts(texts: Texts, prefixes: readonly string[]): Texts {
  const isWanted = (key: string) => prefixes.some((prefix) => key.startsWith(prefix))
  return Object.fromEntries(Object.entries(texts).filter(([key]) => isWanted(key)))
}

/** Our sentences with a provider's own wording of those that it words too. */
export function withProviderTexts(own: Texts, provider: Readonly<Record<string, unknown>>): Texts {
  const known = Object.entries(provider).filter(
    (entry): entry is [string, string] => entry[0] in own && typeof entry[1] === 'string',
  )
  return { ...own, ...Object.fromEntries(known.filter(([, text]) => text !== '')) }
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Base}_${Plural}` ? Base : Key

function fillIn(sentence: string, values: TextValues, language: string): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (typeof value === 'number') return formatNumber(value, language)
    return value ?? placeholder
  })
}
