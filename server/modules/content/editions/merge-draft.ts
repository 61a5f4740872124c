import type { Kysely } from 'kysely'
import {
  type ContentBody,
  type ContentFacts,
  type ContentKind,
  type ContentTranslation,
  findContentFields,
} from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/contract/failure.ts'
import { cleanContent, findPictureKeys } from './clean-content.ts'
import { findPictures, type Item } from './edition-store.ts'
import { hashSource } from './source-hash.ts'

export type DraftText = {
  language: string
  field: string
  text: string
  /** The translation fits the present source text. */
  isConfirmed: boolean
}

/** Changes of a draft; what is absent stays. */
export type DraftChanges = { texts: readonly DraftText[]; facts: ContentFacts }

/** Facts that each kind has. */
const FACTS: Record<ContentKind, readonly (keyof ContentFacts)[]> = {
  article: ['slug', 'categoryId', 'imageKey', 'metaImageKey'],
  page: [],
  faq: [],
  slide: ['imageKey', 'categoryId', 'propertyId', 'link', 'position'],
}

/**
 * Applies changes to a body. A changed translation counts as made from the source text that is then
 * in force. Raises invalid with a reason for each `language.field` or fact.
 */
export async function mergeDraft(
  db: Kysely<DB>,
  { kind, item }: Item,
  { body, changes, languages, origin }: MergeInput,
): Promise<ContentBody> {
  const faults: Record<string, string> = {}
  const fields = findContentFields(kind, item)
  const texts = { ...body.texts }
  const cleaned = new Map<string, DraftText>()
  for (const change of changes.texts) {
    const name = `${change.language}.${change.field}`
    const field = fields.find(({ name: known }) => known === change.field)
    if (!field || !(languages.has(change.language) || change.language === body.language)) {
      faults[name] = 'is not a text of this item'
      continue
    }
    const text = cleanContent(change.text, field.format, origin)
    if (text.length > field.maxLength) faults[name] = 'is too long'
    if (cleaned.has(name)) faults[name] = 'is there twice'
    cleaned.set(name, { ...change, text })
    if (change.language === body.language) texts[change.field] = text
  }
  const translations = { ...body.translations }
  for (const { language, field, text, isConfirmed } of cleaned.values()) {
    if (language === body.language) continue
    const before = translations[language] ?? { texts: {}, sources: {} }
    translations[language] = withText(before, { field, text, isConfirmed, source: texts[field] })
  }
  const facts = pickFacts(kind, { ...body.facts, ...changes.facts })
  const next = { language: body.language, texts, translations, facts }
  await refuseUnknownPictures(db, changes.facts, faults)
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return next
}

type MergeInput = {
  body: ContentBody
  changes: DraftChanges
  /** Codes of the languages that may be translated to. */
  languages: ReadonlySet<string>
  origin: string
}

/** Storage keys of all pictures, also those in formatted texts. */
export function listPictureKeys({ texts, translations, facts }: ContentBody): string[] {
  const all = [texts, ...Object.values(translations).map((translation) => translation.texts)]
  const inTexts = all.flatMap((each) => Object.values(each).flatMap(findPictureKeys))
  const alone = [facts.imageKey, facts.metaImageKey].filter((key) => typeof key === 'string')
  return [...inTexts, ...alone]
}

function withText(
  { texts, sources }: ContentTranslation,
  change: { field: string; text: string; isConfirmed: boolean; source: string | undefined },
): ContentTranslation {
  const { field, text, isConfirmed, source } = change
  const isCurrent = isConfirmed || texts[field] !== text
  return {
    texts: { ...texts, [field]: text },
    sources: isCurrent ? { ...sources, [field]: hashSource(source) } : sources,
  }
}

function pickFacts(kind: ContentKind, facts: ContentFacts): ContentFacts {
  const entries = FACTS[kind].filter((name) => facts[name] !== undefined)
  return Object.fromEntries(entries.map((name) => [name, facts[name]]))
}

async function refuseUnknownPictures(
  db: Kysely<DB>,
  { imageKey, metaImageKey }: ContentFacts,
  faults: Record<string, string>,
): Promise<void> {
  const named = { image: imageKey, meta_image: metaImageKey }
  const keys = Object.values(named).filter((key) => typeof key === 'string')
  const known = await findPictures(db, keys)
  for (const [name, key] of Object.entries(named)) {
    if (typeof key === 'string' && !known.has(key)) faults[name] = 'is not a picture'
  }
}
