import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import type { ContentBody, ContentKind } from '@/domain/content/content-kinds.ts'
import { toMoment } from '@/domain/viewing/wall-clock.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { listLanguageCodes } from '@/server/modules/settings/service.ts'
import { requireStaff } from '@/server/viewer.ts'
import { toContentTitle } from './content-title.ts'
import {
  deleteEdition,
  type EditionRow,
  findEdition,
  type Item,
  insertEdition,
  lockEditions,
  saveEditionFiles,
  updateDraft,
  updateRetired,
  updateSchedule,
} from './edition-store.ts'
import { type ContentView, readContent } from './edition-views.ts'
import { type DraftChanges, listPictureKeys, mergeDraft } from './merge-draft.ts'
import { deletePublic, takeItemNumber } from './public-content.ts'
import { publishBody, refuseUnpublishable, saveBaseline } from './publish.ts'
import { toContentDetail } from './wire.ts'

const MAX_YEARS_AHEAD = 2

/** Starts the draft of a new item. Raises forbidden, invalid. */
export async function createContent(
  context: ServiceContext,
  { kind, changes }: { kind: Exclude<ContentKind, 'page'>; changes: DraftChanges },
): Promise<Item> {
  const { id: adminId } = requireStaff(context)
  const { db, clock, settings } = context.deps
  const { default_language: language } = await settings.read()
  return await db.transaction().execute(async (tx) => {
    await lockEditions(tx)
    const at = { kind, item: await takeItemNumber(tx, kind) }
    const empty = { language, texts: {}, translations: {}, facts: {} }
    const body = await merge(context, tx, { at, body: empty, changes })
    await createDraft(tx, { ...at, body, author: { id: adminId }, at: clock() })
    return at
  })
}

/**
 * Rewrites the draft that was seen at revision `base`, or starts one. The same texts again change
 * nothing. Raises forbidden, notFound, invalid, and conflict with the stored item.
 */
export async function saveContentDraft(
  context: ServiceContext,
  at: Item,
  { base, changes }: { base: number; changes: DraftChanges },
): Promise<number> {
  const { id: adminId } = requireStaff(context)
  return await write(context, at, async (tx, view) => {
    const body = await merge(context, tx, { at, body: view.body, changes })
    if (isDeepStrictEqual(body, view.body) && (view.open || view.revision === base)) {
      return view.revision
    }
    refuseOverwriting(context, view, base)
    if (view.open?.state === 'scheduled')
      throw failure('conflict', SCHEDULED, { key: 'contentScheduled' })
    const author = { id: adminId }
    const now = context.deps.clock()
    if (!view.open) return (await createDraft(tx, { ...at, body, author, at: now })).revision
    await saveEditionFiles(tx, { id: view.open.id, keys: listPictureKeys(body) })
    return await updateDraft(tx, { id: view.open.id, body, author, at: now })
  })
}

/** Publishes what was seen at revision `base`. Raises forbidden, notFound, invalid, conflict. */
export async function publishContent(
  context: ServiceContext,
  at: Item,
  { base, note }: { base: number; note: string },
): Promise<void> {
  const { id: adminId } = requireStaff(context)
  const now = context.deps.clock()
  await write(context, at, async (tx, view) => {
    refuseOverwriting(context, view, base)
    if (!view.open && view.isLive)
      throw failure('conflict', NOTHING_NEW, { key: 'contentUnchanged' })
    await publishBody(tx, at, {
      body: view.body,
      open: view.open,
      authorId: adminId,
      note,
      at: now,
    })
    await log(tx, { context, at, view, action: 'contentPublished', note, now })
  })
}

/**
 * Publishes the draft at a time of the site's clock, such as 2026-12-04T16:30. Raises forbidden,
 * notFound, invalid, conflict.
 */
export async function scheduleContent(
  context: ServiceContext,
  at: Item,
  { base, time, note }: { base: number; time: string; note: string },
): Promise<void> {
  requireStaff(context)
  const now = context.deps.clock()
  const { time_zone } = await context.deps.settings.read()
  const publishAt = parseTime(time, time_zone, now)
  await write(context, at, async (tx, view) => {
    refuseOverwriting(context, view, base)
    if (!view.open) throw failure('conflict', NOTHING_NEW, { key: 'contentUnchanged' })
    await refuseUnpublishable(tx, at, view.body)
    await updateSchedule(tx, { id: view.open.id, publishAt, note, at: now })
    await log(tx, { context, at, view, action: 'contentScheduled', note, now })
  })
}

/** Makes a scheduled edition a draft again. Raises forbidden, notFound, conflict. */
export async function unscheduleContent(context: ServiceContext, at: Item): Promise<void> {
  requireStaff(context)
  const now = context.deps.clock()
  await write(context, at, async (tx, view) => {
    if (view.open?.state !== 'scheduled')
      throw failure('conflict', NOT_SCHEDULED, { key: 'contentPublished' })
    await updateSchedule(tx, { id: view.open.id, publishAt: null, at: now })
    await log(tx, { context, at, view, action: 'contentUnscheduled', note: '', now })
  })
}

/** Deletes the draft; an item that was never published is gone with it. Raises forbidden, notFound, conflict. */
export async function discardContentDraft(
  context: ServiceContext,
  at: Item,
  { base }: { base: number },
): Promise<void> {
  requireStaff(context)
  const now = context.deps.clock()
  await write(context, at, async (tx, view) => {
    if (!view.open) throw failure('notFound', NO_DRAFT)
    refuseOverwriting(context, view, base)
    await deleteEdition(tx, view.open.id)
    await log(tx, { context, at, view, action: 'contentDiscarded', note: '', now })
  })
}

/** Hides an item from pages; publishing shows it again. Raises forbidden, notFound, conflict. */
export async function retireContent(
  context: ServiceContext,
  at: Item,
  { note }: { note: string },
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const now = context.deps.clock()
  await write(context, at, async (tx, view) => {
    const { isLive, current } = view
    if (!isLive || !current) throw failure('conflict', NOT_LIVE, { key: 'contentRetired' })
    await deletePublic(tx, at, { actorId, note, at: now })
    await updateRetired(tx, { id: current.id, at: now })
    await log(tx, { context, at, view, action: 'contentRetired', note, now })
  })
}

/**
 * Publishes an older edition again, as a new one; a draft stays. Raises forbidden, notFound,
 * invalid.
 */
export async function revertContent(
  context: ServiceContext,
  at: Item,
  { id, note }: { id: number; note: string },
): Promise<void> {
  const { id: authorId } = requireStaff(context)
  const now = context.deps.clock()
  await write(context, at, async (tx, view) => {
    const edition = await findEdition(tx, { ...at, id })
    if (!edition?.published_at) throw failure('notFound', 'This edition was not found.')
    await publishBody(tx, at, { body: edition.body, open: undefined, authorId, note, at: now })
    await log(tx, { context, at, view, action: 'contentReverted', note, now })
  })
}

async function write<Result>(
  context: ServiceContext,
  at: Item,
  change: (tx: Kysely<DB>, view: ContentView) => Promise<Result>,
): Promise<Result> {
  const { db, settings, clock } = context.deps
  const { default_language: language } = await settings.read()
  return await db.transaction().execute(async (tx) => {
    await lockEditions(tx)
    const seen = await readContent(tx, at, language)
    if (!seen) throw failure('notFound', 'This content was not found.')
    await saveBaseline(tx, at, { language, at: clock() })
    const { current } = (await readContent(tx, at, language)) ?? seen
    return await change(tx, { ...seen, current })
  })
}

async function merge(
  { origin }: ServiceContext,
  tx: Kysely<DB>,
  { at, body, changes }: { at: Item; body: ContentBody; changes: DraftChanges },
): Promise<ContentBody> {
  const languages = new Set(await listLanguageCodes(tx))
  return await mergeDraft(tx, at, { body, changes, languages, origin })
}

async function createDraft(
  tx: Kysely<DB>,
  draft: Item & { body: ContentBody; author: { id: number }; at: Date },
): Promise<EditionRow> {
  const edition = await insertEdition(tx, { ...draft, state: 'draft' })
  await saveEditionFiles(tx, { id: edition.id, keys: listPictureKeys(draft.body) })
  return edition
}

function refuseOverwriting(context: ServiceContext, view: ContentView, base: number): void {
  if (view.revision === base) return
  const data = toContentDetail(view, context)
  throw failure('conflict', CHANGED, { key: 'contentChanged', data })
}

function parseTime(time: string, timeZone: string, now: Date): Date {
  const [date = '', clock = ''] = time.split('T')
  const moment = toMoment({ date, time: clock }, timeZone)
  if (!moment) throw invalid({ publish_at: 'does not exist on the clock of the marketplace' })
  const at = new Date(moment)
  if (at <= now) throw invalid({ publish_at: 'must be in the future' })
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS_AHEAD)
  if (at > latest) throw invalid({ publish_at: 'is too far ahead' })
  return at
}

const STATE_AFTER = {
  contentPublished: 'published',
  contentScheduled: 'scheduled',
  contentUnscheduled: 'draft',
  contentDiscarded: 'discarded',
  contentRetired: 'hidden',
  contentReverted: 'published',
} as const

type LogLine = {
  context: ServiceContext
  at: Item
  view: ContentView
  action: keyof typeof STATE_AFTER
  note: string
  now: Date
}

async function log(tx: Kysely<DB>, { context, at, view, action, note, now }: LogLine) {
  const subject = { kind: at.kind, id: at.item, name: toContentTitle(at, view.body) }
  const { id: actorId } = requireStaff(context)
  const before = { state: view.open?.state ?? (view.isLive ? 'published' : 'hidden') }
  const after = { state: STATE_AFTER[action] }
  await writeAudit(tx, {
    actorId,
    action,
    subject,
    reason: note,
    change: { before, after },
    at: now,
  })
}

const CHANGED = 'Somebody else changed this.'
const SCHEDULED = 'This is scheduled. End the schedule to change it.'
const NOT_SCHEDULED = 'This is not scheduled any more.'
const NOTHING_NEW = 'There is nothing new to publish.'
const NO_DRAFT = 'This draft was not found.'
const NOT_LIVE = 'This is not public.'
