import type { Kysely } from 'kysely'
import { groupSentences, isSameText, type TextForms } from '@/domain/languages/text-forms.ts'
import type { DB } from '@/generated/database.ts'
import { findEntries, type LanguageEntries, listOrigins, type TextOrigin } from './text-store.ts'

/** The language that all texts are written from. */
export const SOURCE_LANGUAGE = 'en'

/** Texts of a language beside English. */
export type Dictionary = {
  language: LanguageEntries
  /** Shipped English by sentence, sorted: the sentences of the product and their placeholders. */
  shippedEnglish: ReadonlyMap<string, TextForms>
  /** English in force. */
  english: ReadonlyMap<string, TextForms>
  shipped: ReadonlyMap<string, TextForms>
  overrides: ReadonlyMap<string, TextForms>
  origins: ReadonlyMap<string, Pick<TextOrigin, 'source'> & Partial<TextOrigin>>
}

export type DictionaryText = {
  key: string
  english: TextForms
  /** English as it was when the text was written; null if it is the same. */
  source: TextForms | null
  shipped: TextForms | null
  text: TextForms | null
  isChanged: boolean
  isOutdated: boolean
  actorName: string
  changedAt: Date | null
}

/** Undefined for unknown languages. */
export async function findDictionary(
  db: Kysely<DB>,
  code: string,
): Promise<Dictionary | undefined> {
  const language = await findEntries(db, code)
  if (!language) return undefined
  const english = code === SOURCE_LANGUAGE ? language : await findEntries(db, SOURCE_LANGUAGE)
  return toDictionary(language, english, await listOrigins(db, language.id))
}

export function toDictionary(
  language: LanguageEntries,
  english: Pick<LanguageEntries, 'texts' | 'overrides'> | undefined,
  origins: readonly (Pick<TextOrigin, 'key' | 'source'> & Partial<TextOrigin>)[],
): Dictionary {
  const { texts = {}, overrides = {} } = english ?? {}
  const sorted = [...groupSentences(texts)].sort(([one], [other]) => (one < other ? -1 : 1))
  return {
    language,
    shippedEnglish: new Map(sorted),
    english: groupSentences({ ...texts, ...overrides }),
    shipped: groupSentences(language.texts),
    overrides: groupSentences(language.overrides),
    origins: new Map(origins.map((origin) => [origin.key, origin])),
  }
}

export function listTexts(dictionary: Dictionary): DictionaryText[] {
  return [...dictionary.shippedEnglish.keys()].map((key) => toText(dictionary, key))
}

export function toText(dictionary: Dictionary, key: string): DictionaryText {
  const { language, shippedEnglish, origins } = dictionary
  const first = shippedEnglish.get(key) ?? {}
  const english = dictionary.english.get(key) ?? first
  const shipped = dictionary.shipped.get(key) ?? null
  const override = dictionary.overrides.get(key) ?? null
  const text = override ?? shipped
  const origin = origins.get(key)
  // Shipped texts are written from the shipped English.
  const source = origin?.source ?? first
  const isOutdated =
    language.code !== SOURCE_LANGUAGE && text !== null && !isSameText(source, english)
  return {
    key,
    english,
    source: isOutdated ? source : null,
    shipped,
    text,
    isChanged: override !== null && !isSameText(override, shipped),
    isOutdated,
    actorName: origin?.actor_name ?? '',
    changedAt: origin?.changed_at ?? null,
  }
}
