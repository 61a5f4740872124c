import type english from '@/dictionaries/en.json'
import {
  type Sentences,
  type SentenceValues,
  sentenceKey,
  sentenceReader,
} from '@/domain/web/sentence.ts'

/** Dictionary key; plural forms count as one key. */
export type TextKey = WithoutPlural<keyof typeof english>

/** Translations by key, plural forms with suffix; complete or a page's subset. */
export type Texts = Sentences

/** Values for `{name}` placeholders; `count` also selects the plural form. */
export type TextValues = SentenceValues

export type Translator = {
  (key: TextKey, values?: TextValues): string
  /** Checks keys that are computed or come from outside. */
  has(key: string): key is TextKey
}

/** Missing translations show their key. */
export function createTranslator(texts: Texts, language: string): Translator {
  const read = sentenceReader(texts, language)
  const translate = (key: TextKey, values?: TextValues) => read(key, values)
  const has = (key: string): key is TextKey =>
    Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`)
  return Object.assign(translate, { has })
}

/** Translations of some keys, with all plural forms. */
export function pickTexts(texts: Texts, keys: readonly string[]): Texts {
  const wanted = new Set(keys)
  return Object.fromEntries(Object.entries(texts).filter(([key]) => wanted.has(sentenceKey(key))))
}

/** Applies a provider's non-empty texts of known sentences, with the plural forms of its language. */
export function withProviderTexts(own: Texts, provider: Readonly<Record<string, unknown>>): Texts {
  const isKnown = (key: string) => key in own || `${sentenceKey(key)}_other` in own
  const known = Object.entries(provider).filter(
    (entry): entry is [string, string] => isKnown(entry[0]) && typeof entry[1] === 'string',
  )
  return { ...own, ...Object.fromEntries(known.filter(([, text]) => text !== '')) }
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Base}_${Plural}` ? Base : Key
