import type { Kysely } from 'kysely'
import { type ContentBody, textPages } from '@/domain/content/content-kinds.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  type EditionRow,
  findCurrentEdition,
  findEdition,
  findOpenEdition,
  type Item,
  listEditions,
} from './edition-store.ts'
import { findPublic, isPublished, toBody } from './public-content.ts'

export type ContentView = Item & {
  /** Of the draft, else what pages show, else what they showed last. */
  body: ContentBody
  /** Names the state that a change is made on; 0 before the first edition. */
  revision: number
  /** Draft or scheduled edition. */
  open: EditionRow | undefined
  current: EditionRow | undefined
  isLive: boolean
}

/** Undefined if there is no such item; pages always exist. */
export async function readContent(
  db: Kysely<DB>,
  at: Item,
  language: string,
): Promise<ContentView | undefined> {
  if (at.kind === 'page' && !textPages[at.item - 1]) return undefined
  const open = await findOpenEdition(db, at)
  const current = await findCurrentEdition(db, at)
  const row = await findPublic(db, at)
  const shown = row && !(current && isPublished(current.body, row)) ? toBody(row, language) : null
  const empty = { language, texts: {}, translations: {}, facts: {} }
  const body = open?.body ?? shown ?? current?.body ?? (at.kind === 'page' ? empty : undefined)
  if (!body) return undefined
  const revision = open?.revision ?? (shown ? 0 : (current?.revision ?? 0))
  return { ...at, body, revision, open, current, isLive: row !== undefined }
}

/** Raises forbidden, notFound. */
export async function viewContent(context: ServiceContext, at: Item): Promise<ContentView> {
  requireStaff(context)
  const { db, settings } = context.deps
  const { default_language } = await settings.read()
  const view = await readContent(db, at, default_language)
  if (!view) throw failure('notFound', 'This content was not found.')
  return view
}

const MAX_EDITIONS = 100

/** Published editions, newest first. Raises forbidden. */
export async function listContentEditions(
  context: ServiceContext,
  at: Item,
): Promise<EditionRow[]> {
  requireStaff(context)
  return await listEditions(context.deps.db, { ...at, limit: MAX_EDITIONS })
}

/** A published edition in full. Raises forbidden, notFound. */
export async function viewEdition(
  context: ServiceContext,
  at: Item,
  id: number,
): Promise<EditionRow> {
  requireStaff(context)
  const edition = await findEdition(context.deps.db, { ...at, id })
  if (!edition?.published_at) throw failure('notFound', 'This edition was not found.')
  return edition
}
