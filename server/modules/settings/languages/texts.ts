import type { Kysely } from 'kysely'
import { checkText, formatFault } from '@/domain/languages/check-text.ts'
import { cleanSentence } from '@/domain/languages/clean-sentence.ts'
import { type PluralRules, readPluralRules } from '@/domain/languages/plural-forms.ts'
import { isSameText, listForms, type TextForms, toEntry } from '@/domain/languages/text-forms.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  type Dictionary,
  type DictionaryText,
  findDictionary,
  listTexts,
  toText,
} from './dictionary.ts'
import {
  deleteOrigin,
  listEntries,
  lockEntries,
  saveOrigins,
  updateOverrides,
} from './text-store.ts'
import { toTextConflict } from './wire.ts'

export type TextFilter = 'missing' | 'changed' | 'outdated'

export type TextsPart = {
  search: string
  show: TextFilter | undefined
  after: string | undefined
  limit: number
}

export type TextsPage = {
  forms: PluralRules
  counts: Record<TextFilter | 'all' | 'found', number>
  next: string | null
  rows: DictionaryText[]
}

/** A page of texts by key. Raises notFound. */
export async function listLanguageTexts(
  context: ServiceContext,
  code: string,
  { search, show, after, limit }: TextsPart,
): Promise<TextsPage> {
  requireStaff(context)
  const { db } = context.deps
  const dictionary = await getDictionary(db, code)
  const all = listTexts(dictionary)
  const fits = search === '' ? () => true : await searchTexts(db, search)
  const found = all.filter((text) => (!show || FILTERS[show](text)) && fits(text.key))
  const rest = after === undefined ? found : found.filter(({ key }) => key > after)
  const rows = rest.slice(0, limit)
  return {
    forms: readPluralRules(code),
    counts: {
      all: all.length,
      missing: all.filter(FILTERS.missing).length,
      changed: all.filter(FILTERS.changed).length,
      outdated: all.filter(FILTERS.outdated).length,
      found: found.length,
    },
    next: rest.length > limit ? (rows.at(-1)?.key ?? null) : null,
    rows,
  }
}

const FILTERS: Record<TextFilter, (text: DictionaryText) => boolean> = {
  missing: ({ text }) => text === null,
  changed: ({ isChanged }) => isChanged,
  outdated: ({ isOutdated }) => isOutdated,
}

/** Fits keys that contain the words, and keys whose text in any language does. */
async function searchTexts(db: Kysely<DB>, search: string): Promise<(key: string) => boolean> {
  const words = search.toLocaleLowerCase()
  const fits = (text: string) => text.toLocaleLowerCase().includes(words)
  const dictionaries = (await listEntries(db)).map((own) => ({ ...own.texts, ...own.overrides }))
  return (key) =>
    fits(key) ||
    ENTRY_FORMS.some((form) =>
      dictionaries.some((entries) => {
        const text = entries[toEntry(key, form)]
        return text !== undefined && fits(text)
      }),
    )
}

const ENTRY_FORMS = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const

/**
 * Changes a text, or confirms it against English. Raises notFound, invalid with a reason for each
 * form, and conflict if somebody else has changed it since `base` was seen.
 */
export async function saveLanguageText(
  context: ServiceContext,
  code: string,
  { key, base, text: typed }: { key: string; base: TextForms | null; text: TextForms },
): Promise<void> {
  const cleaned = listForms(typed)
    .map(([form, words]) => [form, cleanSentence(words)])
    .filter(([, words]) => words !== '')
  const text: TextForms = Object.fromEntries(cleaned)
  await write(context, code, { key, base }, ({ shipped, english }) => {
    const faults = checkText(text, { english, language: code })
    if (faults.length > 0) {
      const reasons = faults.map((fault) => [`text.${fault.form}`, formatFault(fault)])
      throw invalid(Object.fromEntries(reasons.reverse()))
    }
    return { wanted: text, isShipped: isSameText(text, shipped), action: 'languageTextSaved' }
  })
}

/** Returns to the shipped text. Raises notFound, and conflict as `saveLanguageText`. */
export async function revertLanguageText(
  context: ServiceContext,
  code: string,
  { key, base }: { key: string; base: TextForms | null },
): Promise<void> {
  await write(context, code, { key, base }, ({ shipped }) => {
    return { wanted: shipped, isShipped: true, action: 'languageTextReverted' }
  })
}

type Decision = {
  wanted: TextForms | null
  isShipped: boolean
  action: 'languageTextSaved' | 'languageTextReverted'
}

async function write(
  context: ServiceContext,
  code: string,
  { key, base }: { key: string; base: TextForms | null },
  decide: (seen: { shipped: TextForms | null; english: TextForms }) => Decision,
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  await db.transaction().execute(async (tx) => {
    await lockEntries(tx, code)
    const dictionary = await getDictionary(tx, code)
    const shippedEnglish = dictionary.shippedEnglish.get(key)
    if (!shippedEnglish) throw failure('notFound', 'This text was not found.')
    const current = toText(dictionary, key)
    const { shipped, english } = current
    const { wanted, isShipped, action } = decide({ shipped, english: shippedEnglish })
    if (!isSameText(current.text, base) && !isSameText(current.text, wanted)) {
      throw failure('conflict', 'Somebody else changed this text.', {
        key: 'textChanged',
        data: toTextConflict(current),
      })
    }
    const { id, name } = dictionary.language
    const isReverted = action === 'languageTextReverted'
    if (isSameText(current.text, wanted) && (isReverted || !current.isOutdated)) return
    await updateOverrides(tx, {
      id,
      removed: listOverridden(dictionary, key),
      entries: isShipped ? {} : toEntries(key, wanted),
      at,
    })
    if (isReverted) await deleteOrigin(tx, { languageId: id, key })
    else await saveOrigins(tx, { languageId: id, origins: [{ key, source: english }], actorId, at })
    await writeAudit(tx, {
      actorId,
      action,
      subject: { kind: 'language', id, name },
      reason: key,
      change: { before: toEntries(key, current.text), after: toEntries(key, wanted) },
      at,
    })
  })
}

/** Raises notFound. */
export async function getDictionary(db: Kysely<DB>, code: string): Promise<Dictionary> {
  const dictionary = await findDictionary(db, code)
  if (!dictionary) throw failure('notFound', 'This language was not found.')
  return dictionary
}

export function listOverridden({ overrides }: Dictionary, key: string): string[] {
  return listForms(overrides.get(key) ?? {}).map(([form]) => toEntry(key, form))
}

export function toEntries(key: string, text: TextForms | null): Record<string, string> {
  return Object.fromEntries(
    listForms(text ?? {}).map(([form, words]) => [toEntry(key, form), words]),
  )
}
