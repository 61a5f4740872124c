import type { Kysely } from 'kysely'
import { type ContentBody, findContentFields } from '@/domain/content/content-kinds.ts'
import { SLUG_MAX_LENGTH, slugify, withSuffix } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { invalid } from '@/server/contract/failure.ts'
import {
  type EditionRow,
  findCurrentEdition,
  findFirstPublication,
  type Item,
  insertEdition,
  saveEditionFiles,
  supersede,
  updateToPublished,
} from './edition-store.ts'
import { listPictureKeys } from './merge-draft.ts'
import { findPublic, isPublished, savePublic, toBody } from './public-content.ts'
import { hasRow, isSlugTaken } from './public-store.ts'

/**
 * Copies a body to the public table and makes it the current edition, within a transaction that
 * holds the lock. Raises invalid with a reason for each field.
 */
export async function publishBody(
  tx: Kysely<DB>,
  item: Item,
  { body, open, authorId, note, at }: Publication,
): Promise<void> {
  const complete = await withSlug(tx, item, body)
  await refuseUnpublishable(tx, item, complete)
  const author = { id: authorId }
  await supersede(tx, item)
  if (open) await updateToPublished(tx, { id: open.id, body: complete, author, note, at })
  else {
    const edition = { ...item, state: 'published', body: complete, author, note, at } as const
    const { id } = await insertEdition(tx, edition)
    await saveEditionFiles(tx, { id, keys: listPictureKeys(complete) })
  }
  const createdAt = (await findFirstPublication(tx, item)) ?? at
  await savePublic(tx, item, { body: complete, actorId: authorId, note, createdAt, at })
}

type Publication = {
  body: ContentBody
  /** Edition that becomes the published one; a new one without it. */
  open: EditionRow | undefined
  authorId: number | null
  note: string
  at: Date
}

/** Stores what pages show as an edition if none has it, so that it can be taken back to. */
export async function saveBaseline(
  tx: Kysely<DB>,
  item: Item,
  { language, at }: { language: string; at: Date },
): Promise<void> {
  const row = await findPublic(tx, item)
  if (!row) return
  const current = await findCurrentEdition(tx, item)
  if (current && isPublished(current.body, row)) return
  await supersede(tx, item)
  const body = toBody(row, language)
  const since = current ? at : (row.createdAt ?? at)
  const edition = { ...item, state: 'published', body, author: { id: null }, at: since } as const
  const { id } = await insertEdition(tx, edition)
  await saveEditionFiles(tx, { id, keys: listPictureKeys(body) })
}

/** Raises invalid with a reason for each field that keeps a body from being published. */
export async function refuseUnpublishable(
  tx: Kysely<DB>,
  item: Item,
  { language, texts, facts }: ContentBody,
): Promise<void> {
  const faults: Record<string, string> = {}
  for (const { name, isRequired } of findContentFields(item.kind, item.item)) {
    if (isRequired && !texts[name]) faults[`${language}.${name}`] = 'is required'
  }
  const { slug, categoryId, propertyId, imageKey, link } = facts
  if (slug && (await isSlugTaken(tx, { slug, item: item.item }))) faults.slug = 'is taken'
  const categories = item.kind === 'article' ? 'article_category' : 'category'
  if (categoryId && !(await hasRow(tx, { table: categories, id: categoryId }))) {
    faults.category_id = 'was not found'
  }
  if (propertyId && !(await hasRow(tx, { table: 'property', id: propertyId }))) {
    faults.property_id = 'was not found'
  }
  if (item.kind === 'slide' && !imageKey) faults.image = 'is required'
  if (link && !isLink(link)) faults.link = 'must be the address of a page'
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/** An article without an address gets a free one from its title. */
async function withSlug(tx: Kysely<DB>, { kind, item }: Item, body: ContentBody) {
  if (kind !== 'article' || body.facts.slug) return body
  const wanted = slugify(body.texts.title ?? '').slice(0, SLUG_MAX_LENGTH) || `article-${item}`
  const candidates = [wanted, withSuffix(wanted, item), `article-${item}-${item}`]
  for (const slug of candidates) {
    if (!(await isSlugTaken(tx, { slug, item }))) return { ...body, facts: { ...body.facts, slug } }
  }
  return body
}

function isLink(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
