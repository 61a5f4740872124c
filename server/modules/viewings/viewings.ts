import type { ServiceContext } from '@/server/actor.ts'
import { type Failure, failure, invalid } from '@/server/contract/failure.ts'
import { loadViewerSide } from '@/server/modules/chat/sides.ts'
import { countContact } from '@/server/modules/figures/counting.ts'
import {
  hasBlock,
  type InquiryName,
  type OpenedInquiry,
  openInquiry,
  requireNoBlock,
  requireOpen,
} from '@/server/modules/inquiries/conversation.ts'
import { noteViewing } from '@/server/modules/inquiries/note-viewing.ts'
import {
  blocked,
  findSubject,
  listingGone,
  type Subject,
} from '@/server/modules/inquiries/recipient.ts'
import { isFree } from './schedule.ts'
import { findSchedule } from './schedule-store.ts'
import { mailSide, remindSides, tellSide } from './telling.ts'
import {
  closePastViewings,
  findViewing,
  insertViewing,
  isTaken,
  listPastViewings,
  listUpcomingViewings,
  lockTimes,
  type Side,
  updateViewing,
  type ViewingChange,
  type ViewingRow,
  viewingsOfInquiry,
} from './viewing-store.ts'

export type SidedViewing = ViewingRow & { side: Side }

const PAST_MS = 365 * 86_400_000

/**
 * With the token of a mail those of its inquiry; else those of the viewer that are not over, or of
 * the last year that are.
 */
export async function listViewings(
  context: ServiceContext,
  { token, isPast }: { token: string | undefined; isPast: boolean },
): Promise<SidedViewing[]> {
  const { db, clock } = context.deps
  if (token !== undefined) {
    const { id } = await openInquiry(context, { token })
    return (await viewingsOfInquiry(db, id)).map((row) => ({ ...row, side: 'sender' }))
  }
  const { sideId, accountId } = await loadViewerSide(context)
  const at = clock()
  const from = new Date(at.getTime() - PAST_MS)
  const rows = isPast
    ? await listPastViewings(db, { sideId, accountId, from, until: at })
    : await listUpcomingViewings(db, { sideId, accountId, after: at })
  return rows.map((row) => ({ ...row, side: row.account_id === accountId ? 'sender' : 'owner' }))
}

/**
 * Asks for one of the offered times, as the sender of an inquiry. Raises as `openInquiry` does;
 * notFound for a listing that is gone or offers no times; conflict for a time that is not free, or
 * a second viewing; forbidden where somebody blocked; LimitReached.
 */
export async function requestViewing(
  context: ServiceContext,
  { startsAt, ...name }: InquiryName & { startsAt: Date },
): Promise<SidedViewing> {
  const { deps } = context
  const inquiry = await openInquiry(context, name)
  requireOpen(inquiry)
  await requireNoBlock(deps.db, inquiry)
  const { owner, propertyId, projectId } = await findInquirySubject(context, inquiry)
  const schedule = await findSchedule(deps.db, { owner, propertyId, projectId })
  if (!schedule) throw failure('notFound', 'No viewings are offered.', { key: 'noViewings' })
  await deps.limits.consume('viewingsBySender', String(inquiry.id))
  const at = deps.clock()
  requireAhead(startsAt, at)
  const requested = await deps.db.transaction().execute(async (tx) => {
    await lockTimes(tx, owner)
    if (!(await isFree(tx, { scheduleId: schedule.id, startsAt, at }))) throw notFree()
    await closePastViewings(tx, { inquiryId: inquiry.id, at })
    const id = await insertViewing(tx, {
      inquiry_id: inquiry.id,
      owner_id: owner,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + schedule.minutes * 60_000),
      time_zone: schedule.time_zone,
      kind: schedule.kind,
      place: schedule.place,
      at,
    })
    if (id === undefined) {
      throw failure('conflict', 'There is a viewing already.', { key: 'viewingExists' })
    }
    const row = await openViewing(tx, id)
    await tellSide(context, tx, { row, act: 'requested', to: 'owner', at })
    return row
  })
  countContact(context.deps, 'viewing', { propertyId, projectId })
  return { ...requested, side: 'sender' }
}

function findInquirySubject(context: ServiceContext, inquiry: OpenedInquiry): Promise<Subject> {
  const { about, owner_id, property_id, project_id } = inquiry
  if (about === 'agent') return findSubject(context, { agent_id: owner_id ?? 0 })
  if (property_id === null && project_id === null) throw listingGone()
  return findSubject(context, {
    property_id: property_id ?? undefined,
    project_id: project_id ?? undefined,
  })
}

function notFree(): Failure {
  return failure('conflict', 'This time is not free any more.', { key: 'timeTaken' })
}

async function openViewing(db: ServiceContext['deps']['db'], id: number): Promise<ViewingRow> {
  const row = await findViewing(db, id)
  if (!row) throw failure('notFound', 'This viewing was not found.')
  return row
}

export type Act = 'agree' | 'decline' | 'cancel' | 'move'

export type ViewingRequest = {
  id: number
  token: string | undefined
  act: Act
  /** As the caller saw it. */
  sequence: number
  startsAt: Date | undefined
  /** For declining or canceling; '' without one. */
  reason: string
}

const NOTIFIED_ACTS = {
  agree: 'agreed',
  decline: 'declined',
  cancel: 'canceled',
  move: 'moved',
} as const

/**
 * Agrees to a request, declines it, or cancels or moves a viewing; the other side must agree to a
 * new time. Where somebody blocked, it can only be ended, without a reason. Raises notFound for other
 * people's, conflict for one that was changed, is over or does not allow this step, and for a time
 * that is not free; forbidden; invalid; LimitReached.
 */
export async function changeViewing(
  context: ServiceContext,
  { id, token, act, sequence, startsAt, reason }: ViewingRequest,
): Promise<SidedViewing> {
  const { deps } = context
  const { side, owner } = await openSide(context, { id, token })
  await deps.limits.consume('viewingChanges', String(id))
  const at = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    await lockTimes(tx, owner)
    const before = await openViewing(tx, id)
    requireStep(before, { side, act, sequence, at })
    const isBlocked = await hasBlock(tx, before)
    if (isBlocked && (act === 'agree' || act === 'move')) throw blocked()
    const change = toChange(before, { side, act, startsAt, reason: isBlocked ? '' : reason })
    if (act === 'move') await requireFree(tx, { before, change, side, at })
    const row = await updateViewing(tx, { id, sequence, at, ...change })
    if (!row) throw changed()
    await noteViewing(tx, { inquiryId: row.inquiry_id, isAgreed: row.status === 'agreed' })
    const other = side === 'owner' ? 'sender' : 'owner'
    await tellSide(context, tx, { row, act: NOTIFIED_ACTS[act], to: other, at })
    // The own calendar follows, too.
    if (row.is_invited) await mailSide(context, tx, { row, act: NOTIFIED_ACTS[act], to: side, at })
    if (row.status === 'agreed') await remindSides(context, tx, row)
    return { ...row, side }
  })
}

async function openSide(
  context: ServiceContext,
  { id, token }: { id: number; token: string | undefined },
): Promise<{ side: Side; owner: number | null }> {
  const { db } = context.deps
  if (token !== undefined) {
    const inquiry = await openInquiry(context, { token })
    const row = await openViewing(db, id)
    if (row.inquiry_id !== inquiry.id) throw failure('notFound', 'This viewing was not found.')
    return { side: 'sender', owner: row.owner_id }
  }
  const { sideId, accountId } = await loadViewerSide(context)
  const row = await openViewing(db, id)
  if (row.account_id === accountId) return { side: 'sender', owner: row.owner_id }
  if (row.owner_id === sideId) return { side: 'owner', owner: sideId }
  throw failure('notFound', 'This viewing was not found.')
}

function changed(): Failure {
  return failure('conflict', 'Somebody changed this viewing.', { key: 'viewingChanged' })
}

function requireStep(
  before: ViewingRow,
  { side, act, sequence, at }: { side: Side; act: Act; sequence: number; at: Date },
): void {
  if (before.sequence !== sequence) throw changed()
  const isHeld = before.status === 'requested' || before.status === 'agreed'
  const isAnswer = act === 'agree' || act === 'decline'
  const isAwaited = before.status === 'requested' && before.awaits === side
  if (!isHeld || before.starts_at <= at || (isAnswer && !isAwaited)) {
    throw failure('conflict', 'This viewing does not allow that.', { key: 'viewingStep' })
  }
}

function toChange(
  before: ViewingRow,
  {
    side,
    act,
    startsAt,
    reason,
  }: { side: Side; act: Act; startsAt: Date | undefined; reason: string },
): ViewingChange {
  const { starts_at, ends_at, awaits, is_invited } = before
  const same = { starts_at, ends_at, awaits, is_invited, reason: '' }
  if (act === 'agree') return { ...same, status: 'agreed', is_invited: true }
  if (act === 'decline') return { ...same, status: 'declined', reason }
  if (act === 'cancel') return { ...same, status: 'canceled', reason }
  if (!startsAt) throw invalid({ starts_at: 'is required' })
  const length = ends_at.getTime() - starts_at.getTime()
  return {
    status: 'requested',
    awaits: side === 'owner' ? 'sender' : 'owner',
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + length),
    is_invited,
    reason: '',
  }
}

const LONGEST_AHEAD_MS = 366 * 86_400_000

/** Also refuses leap seconds, which are no moment in JavaScript. */
function requireAhead(startsAt: Date, at: Date): void {
  const ahead = startsAt.getTime() - at.getTime()
  const isAhead = ahead > 0 && ahead <= LONGEST_AHEAD_MS
  if (!isAhead) throw invalid({ starts_at: 'must be within the next year' })
}

/** The owner may name any time to come; others only one that is offered. */
async function requireFree(
  tx: ServiceContext['deps']['db'],
  {
    before,
    change: { starts_at: startsAt, ends_at: endsAt },
    side,
    at,
  }: { before: ViewingRow; change: ViewingChange; side: Side; at: Date },
): Promise<void> {
  const { id: but, owner_id: owner, property_id, project_id } = before
  requireAhead(startsAt, at)
  if (await isTaken(tx, { owner, startsAt, endsAt, but })) throw notFree()
  if (side === 'owner') return
  const listing = { owner, propertyId: property_id, projectId: project_id }
  const schedule = await findSchedule(tx, listing)
  const wanted = schedule && { scheduleId: schedule.id, startsAt, at, but }
  if (!wanted || !(await isFree(tx, wanted))) throw notFree()
}
