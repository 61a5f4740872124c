import type { Kysely } from 'kysely'
import { suggestLanguage } from '@/domain/languages/language-code.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  type AuditAction,
  type AuditChange,
  writeAudit,
} from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { findLanguages } from '../language-store.ts'
import { lockVersions } from '../version-store.ts'
import { listTexts, SOURCE_LANGUAGE, toDictionary } from './dictionary.ts'
import {
  countUses,
  createLanguage,
  deleteLanguage,
  type LanguageFacts,
  type LanguageUses,
  listStoredLanguages,
  lockLanguages,
  type StoredLanguage,
  orderLanguages as storeOrder,
  updateLanguage,
} from './language-list-store.ts'
import { listEntries, listSources } from './text-store.ts'

export type SiteLanguage = StoredLanguage & {
  isDefault: boolean
  isShipped: boolean
  total: number
  translated: number
  outdated: number
  uses: LanguageUses
}

const MAX_LANGUAGES = 100

/** In order, inactive ones included. */
export async function listSiteLanguages(context: ServiceContext): Promise<SiteLanguage[]> {
  requireStaff(context)
  const { db } = context.deps
  const rows = await listStoredLanguages(db)
  const uses = await countUses(
    db,
    rows.map(({ code }) => code),
  )
  const { usual } = await findLanguages(db)
  const entries = await listEntries(db)
  const sources = Object.groupBy(await listSources(db), (row) => String(row.language_id))
  const english = entries.find(({ code }) => code === SOURCE_LANGUAGE)
  return rows.flatMap((row) => {
    const own = entries.find(({ id }) => id === row.id)
    if (!own) return []
    const texts = listTexts(toDictionary(own, english, sources[row.id] ?? []))
    return {
      ...row,
      isDefault: row.code === usual,
      isShipped: isShipped(own.texts),
      total: texts.length,
      translated: texts.filter(({ text }) => text !== null).length,
      outdated: texts.filter(({ isOutdated }) => isOutdated).length,
      uses: uses.get(row.code) ?? NO_USES,
    }
  })
}

/**
 * Adds an inactive language, and returns its canonical code. Raises invalid for a code that is not a
 * language, and conflict if it exists.
 */
export async function addLanguage(
  context: ServiceContext,
  typed: { code: string; name: string; isRightToLeft: boolean },
): Promise<string> {
  const known = suggestLanguage(typed.code)
  if (!known) throw invalid({ code: 'must be the code of a language' })
  if (typed.name === '') throw invalid({ name: 'is required' })
  const { code } = known
  await change(context, async ({ tx, at, languages, log }) => {
    const isSame = (row: StoredLanguage) => row.code.toLowerCase() === code.toLowerCase()
    if (languages.some(isSame)) throw conflict('languageExists', 'This language exists already.')
    if (languages.length >= MAX_LANGUAGES) {
      throw invalid({ code: `is more than the ${MAX_LANGUAGES} languages that are possible` })
    }
    const { name, isRightToLeft } = typed
    const id = await createLanguage(tx, { code, name, isRightToLeft, at })
    const facts = { name, is_rtl: isRightToLeft, is_active: false }
    await log('languageAdded', { id, name }, { before: {}, after: toFields(facts) })
  })
  return code
}

/**
 * Changes the fields that are given. Raises notFound, invalid, and conflict where somebody else
 * changed a field since, or for the default language, which stays active.
 */
export async function changeLanguage(
  context: ServiceContext,
  { code, facts, seen }: { code: string; facts: Partial<LanguageFacts>; seen: LanguageFacts },
): Promise<void> {
  if (facts.name === '') throw invalid({ name: 'is required' })
  await change(context, async ({ tx, at, languages, log }) => {
    const row = findLanguage(languages, code)
    const { name, is_rtl, is_active } = row
    const before: LanguageFacts = { name, is_rtl, is_active }
    const after: LanguageFacts = { ...before, ...facts }
    const changed = FIELDS.filter((field) => after[field] !== before[field])
    if (changed.some((field) => before[field] !== seen[field])) {
      throw conflict('languageChanged', 'Somebody else changed this language.')
    }
    if (changed.length === 0) return
    if (!after.is_active) await refuseDefault(tx, code)
    await updateLanguage(tx, { id: row.id, facts: after, at })
    const action = changed.includes('is_active')
      ? after.is_active
        ? 'languageActivated'
        : 'languageDeactivated'
      : 'languageChanged'
    await log(action, row, {
      before: pick(toFields(before), changed),
      after: pick(toFields(after), changed),
    })
  })
}

/** Raises conflict unless each language is named once. */
export async function orderLanguages(
  context: ServiceContext,
  codes: readonly string[],
): Promise<void> {
  await change(context, async ({ tx, languages, log }) => {
    const ids = new Map(languages.map(({ code, id }) => [code, id]))
    const wanted = new Set(codes)
    const isWhole = wanted.size === codes.length && wanted.symmetricDifference(ids).size === 0
    if (!isWhole) throw conflict('languagesChanged', 'Somebody else changed the languages.')
    const before = languages.map(({ code }) => code)
    if (before.join() === codes.join()) return
    await storeOrder(
      tx,
      codes.flatMap((code) => ids.get(code) ?? []),
    )
    const [first] = languages
    const order = { before: { order: before.join(', ') }, after: { order: codes.join(', ') } }
    if (first) await log('languagesOrdered', { id: first.id, name: '' }, order)
  })
}

/** Removes a language that nothing uses. Raises notFound and conflict. */
export async function removeLanguage(context: ServiceContext, code: string): Promise<void> {
  await change(context, async ({ tx, languages, log }) => {
    const row = findLanguage(languages, code)
    await refuseDefault(tx, code)
    const own = (await listEntries(tx)).find(({ id }) => id === row.id)
    if (own && isShipped(own.texts)) {
      throw conflict('languageShipped', 'Languages that come with the product are never removed.')
    }
    const uses = (await countUses(tx, [code])).get(code) ?? NO_USES
    if (Object.values(uses).some((count) => count > 0)) {
      throw conflict('languageUsed', 'This language is used.')
    }
    await deleteLanguage(tx, row.id)
    await log('languageRemoved', row, { before: toFields(row), after: {} })
  })
}

const FIELDS = ['name', 'is_rtl', 'is_active'] as const
const NO_USES = { accounts: 0, searches: 0, inquiries: 0, listings: 0, content: 0, texts: 0 }

type Change = {
  tx: Kysely<DB>
  at: Date
  languages: StoredLanguage[]
  log: (
    action: AuditAction,
    subject: { id: number; name: string },
    change: AuditChange,
  ) => Promise<void>
}

async function change(
  context: ServiceContext,
  act: (change: Change) => Promise<void>,
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  await db.transaction().execute(async (tx) => {
    // The default language is a setting: neither may change without the other.
    await lockVersions(tx)
    const languages = await lockLanguages(tx)
    await act({
      tx,
      at,
      languages,
      log: async (action, { id, name }, audit) => {
        const subject = { kind: 'language', id, name } as const
        await writeAudit(tx, { actorId, action, subject, change: audit, at })
      },
    })
  })
}

function findLanguage(languages: readonly StoredLanguage[], code: string): StoredLanguage {
  const row = languages.find((it) => it.code === code)
  if (!row) throw failure('notFound', 'This language was not found.')
  return row
}

async function refuseDefault(tx: Kysely<DB>, code: string): Promise<void> {
  const { usual } = await findLanguages(tx)
  if (code === usual) {
    throw conflict('languageDefault', 'The default language of the site stays active.')
  }
}

function isShipped(texts: Readonly<Record<string, string>>): boolean {
  return Object.keys(texts).length > 0
}

function toFields({ name, is_rtl, is_active }: LanguageFacts): Record<string, string> {
  return { name, is_rtl: String(is_rtl), is_active: String(is_active) }
}

function pick(fields: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))
}

function conflict(key: string, message: string) {
  return failure('conflict', message, { key })
}
