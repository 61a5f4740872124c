import type english from '@/dictionaries/en.json'
import { type Sentences, type SentenceValues, sentenceReader } from '@/domain/sentence.ts'

/** A sentence of the dictionary; plural forms count as one key. */
export type TextKey = WithoutPlural<keyof typeof english>

/** Key to text in one language, plural forms with their suffix; whole or only what a page ships. */
export type Texts = Sentences

/** What stands in for `{name}`; `count` also chooses the plural form. */
export type TextValues = SentenceValues

export type Translator = {
  (key: TextKey, values?: TextValues): string
  /** Whether there is such a sentence: for keys that are put together or come from elsewhere. */
  has(key: string): key is TextKey
}

/** Reads sentences of one language; a sentence that is missing shows its key. */
export function createTranslator(texts: Texts, language: string): Translator {
  const read = sentenceReader(texts, language)
  const translate = (key: TextKey, values?: TextValues) => read(key, values)
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
