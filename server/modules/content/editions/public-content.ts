import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { type ContentBody, type ContentKind, textPages } from '@/domain/content/content-kinds.ts'
import type { SettingText } from '@/domain/settings/setting-fields.ts'
import { readSettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import { changeSettings, readStored } from '@/server/modules/settings/change-settings.ts'
import type { Item } from './edition-store.ts'
import {
  deletePublicRow,
  listPublicArticles,
  listPublicFaqs,
  listPublicSlides,
  type NumberedTable,
  type PublicRow,
  type PublicRows,
  savePublicArticle,
  savePublicFaq,
  savePublicSlide,
  takeNumber,
} from './public-store.ts'
import { hashSource } from './source-hash.ts'

const TABLES: Record<Exclude<ContentKind, 'page'>, NumberedTable> = {
  article: 'article',
  faq: 'faq',
  slide: 'slider',
}

/** What pages show now, by number; without the items that are not public. */
export async function listPublic(
  db: Kysely<DB>,
  kind: ContentKind,
  items: readonly number[],
): Promise<PublicRows> {
  if (items.length === 0) return new Map()
  if (kind === 'article') return listPublicArticles(db, items)
  if (kind === 'faq') return listPublicFaqs(db, items)
  if (kind === 'slide') return listPublicSlides(db, items)
  return listPublicPages(db, items)
}

export async function findPublic(
  db: Kysely<DB>,
  { kind, item }: Item,
): Promise<PublicRow | undefined> {
  return (await listPublic(db, kind, [item])).get(item)
}

/** Copies a body to where pages read it. */
export async function savePublic(
  tx: Kysely<DB>,
  { kind, item }: Item,
  change: { body: ContentBody; actorId: number | null; note: string; createdAt: Date; at: Date },
): Promise<void> {
  const { body, actorId, note, createdAt, at } = change
  const { texts, facts } = body
  const row = { item, texts, translations: toTranslations(body), facts, createdAt }
  if (kind === 'article') await savePublicArticle(tx, row)
  else if (kind === 'faq') await savePublicFaq(tx, row)
  else if (kind === 'slide') await savePublicSlide(tx, row)
  else {
    const value = toPageText(row.texts.text ?? '', row.translations)
    await savePage(tx, { item, value, actorId, note, at })
  }
}

/** Hides an item from pages. */
export async function deletePublic(
  tx: Kysely<DB>,
  { kind, item }: Item,
  { actorId, note, at }: { actorId: number | null; note: string; at: Date },
): Promise<void> {
  if (kind === 'page') await savePage(tx, { item, value: null, actorId, note, at })
  else await deletePublicRow(tx, { table: TABLES[kind], item })
}

/** Number of a new item. */
export function takeItemNumber(
  tx: Kysely<DB>,
  kind: Exclude<ContentKind, 'page'>,
): Promise<number> {
  return takeNumber(tx, TABLES[kind])
}

/** A public row as a body, whose translations count as made from its present texts. */
export function toBody({ texts, translations, facts }: PublicRow, language: string): ContentBody {
  const entries = Object.entries(translations).map(([code, translated = {}]) => {
    const sources = Object.keys(translated).map((field) => [field, hashSource(texts[field])])
    return [code, { texts: translated, sources: Object.fromEntries(sources) }]
  })
  return { language, texts, translations: Object.fromEntries(entries), facts }
}

/** Whether pages show the body; other programs may have changed the public row. */
export function isPublished(body: ContentBody, row: PublicRow): boolean {
  return isDeepStrictEqual(
    [withoutEmpty(body.texts), toTranslations(body), withoutEmpty(body.facts)],
    [withoutEmpty(row.texts), withoutEmptyTexts(row.translations), withoutEmpty(row.facts)],
  )
}

function toTranslations({ translations }: ContentBody): Translations {
  const all = Object.entries(translations).map(([code, { texts }]) => [code, texts])
  return withoutEmptyTexts(Object.fromEntries(all))
}

function withoutEmptyTexts(translations: Translations): Translations {
  const all = Object.entries(translations).map(([code, texts = {}]) => [code, withoutEmpty(texts)])
  return Object.fromEntries(all.filter(([, texts = {}]) => Object.keys(texts).length > 0))
}

function withoutEmpty<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  const set = Object.entries(record).filter(([, value]) => value !== '' && value !== null)
  return Object.fromEntries(set)
}

async function listPublicPages(db: Kysely<DB>, items: readonly number[]): Promise<PublicRows> {
  const values = readSettingValues(Object.fromEntries(await readStored(db, textPages)))
  const rows = items.flatMap((item): [number, PublicRow][] => {
    const key = textPages[item - 1]
    const page = key && values[key]
    if (!page?.text) return []
    const entries = Object.entries(page.translations).map(([code, text]) => [code, { text }])
    const translations = Object.fromEntries(entries)
    return [[item, { texts: { text: page.text }, translations, facts: {}, createdAt: null }]]
  })
  return new Map(rows)
}

async function savePage(
  tx: Kysely<DB>,
  change: {
    item: number
    value: SettingText | null
    actorId: number | null
    note: string
    at: Date
  },
): Promise<void> {
  const { item, value, actorId, note: reason, at } = change
  const key = textPages[item - 1]
  if (!key) throw new Error(`No page has the number ${item}`)
  await changeSettings(tx, { adminId: actorId ?? 0, values: { [key]: value }, reason, at })
}

function toPageText(text: string, translations: Translations): SettingText {
  const entries = Object.entries(translations).map(([code, texts]) => [code, texts?.text ?? ''])
  return { text, translations: Object.fromEntries(entries) }
}
