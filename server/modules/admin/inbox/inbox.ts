import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { type AuditAction, writeAudit } from '@/server/modules/audit/audit-store.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { requireStaff } from '@/server/viewer.ts'
import { readPlaceCursor } from '../cursors.ts'
import { contactAnswerMail } from './answer-mail.ts'
import {
  type ContactAnswerRow,
  type ContactMessageFilters,
  type ContactMessageRow,
  type ContactState,
  countContactMessages,
  findContactAnswer,
  findContactMessage,
  insertContactAnswer,
  type LockedContactMessage,
  lockContactMessage,
  readContactAnswers,
  readContactMessages,
  updateAssignment,
  updateContactState,
} from './inbox-store.ts'

type Transaction = Parameters<typeof lockContactMessage>[0]

/** A page of contact messages. Raises forbidden, and invalid for a malformed cursor. */
export async function listContactMessages(
  context: ServiceContext,
  { after, limit, ...filters }: ContactMessageFilters & { after?: string; limit: number },
): Promise<{ rows: ContactMessageRow[]; hasMore: boolean; total: number }> {
  requireStaff(context)
  const { db } = context.deps
  const place = after === undefined ? undefined : readPlaceCursor(after)
  if (after !== undefined && !place) throw invalid({ after: 'is not a place in the list' })
  const found = await readContactMessages(db, { ...filters, after: place, limit: limit + 1 })
  const total = await countContactMessages(db, filters)
  return { rows: found.slice(0, limit), hasMore: found.length > limit, total }
}

/** Raises forbidden and notFound. */
export async function viewContactMessage(
  context: ServiceContext,
  id: number,
): Promise<{ row: ContactMessageRow; text: string; answers: ContactAnswerRow[] }> {
  requireStaff(context)
  const { db } = context.deps
  const found = await findContactMessage(db, id)
  if (!found) throw notFound()
  const { message, ...row } = found
  return { row, text: message, answers: await readContactAnswers(db, id) }
}

/**
 * Mails an answer in the site's language. A repeat with its client id sends nothing. Raises
 * forbidden, notFound, conflict for a closed message or another text with the same client id.
 */
export async function answerContactMessage(
  context: ServiceContext,
  { id, text, clientId }: { id: number; text: string; clientId: string },
): Promise<void> {
  const { deps, origin } = context
  const { default_language: language } = await deps.settings.read()
  const theme = await getMailTheme(deps, { language, origin: deps.config.publicUrl ?? origin })
  await change(context, id, async ({ tx, message, adminId, at }) => {
    const earlier = await findContactAnswer(tx, { id, clientId })
    if (earlier?.text === text) return null
    if (earlier) throw failure('conflict', 'This client_id belongs to another answer.')
    requireOpen(message)
    await insertContactAnswer(tx, { id, adminId, clientId, text, at })
    await deps.queue.enqueue(tx, 'mail.send', contactAnswerMail({ message, text }, theme))
    return 'contactAnswered'
  })
}

/**
 * Assigns a message to the viewer, or releases it. Raises forbidden, notFound, conflict for a
 * closed message or if it is not assigned to `assignedTo`.
 */
export async function assignContactMessage(
  context: ServiceContext,
  { id, isAssigned, assignedTo }: { id: number; isAssigned: boolean; assignedTo: number | null },
): Promise<void> {
  await change(context, id, async ({ tx, message, adminId }) => {
    requireOpen(message)
    const next = isAssigned ? adminId : null
    if (message.assigned_to === next) return null
    if (message.assigned_to !== assignedTo) {
      throw conflict('contactReassigned', 'Someone else has taken or released this message.')
    }
    await updateAssignment(tx, { id, adminId: next })
    return isAssigned ? 'contactAssigned' : 'contactReleased'
  })
}

/** Closes or reopens a message. Raises forbidden, notFound, conflict if it has that state. */
export async function changeContactState(
  context: ServiceContext,
  { id, state }: { id: number; state: ContactState },
): Promise<void> {
  await change(context, id, async ({ tx, message, adminId, at }) => {
    if (state === 'closed') requireOpen(message)
    else if (!message.is_closed) throw conflict('contactOpen', 'This message is already open.')
    await updateContactState(tx, { id, closed: state === 'closed' ? { adminId, at } : null })
    return state === 'closed' ? 'contactClosed' : 'contactReopened'
  })
}

type Change = { tx: Transaction; message: LockedContactMessage; adminId: number; at: Date }

/** Runs `act` on the locked message and logs what it returns; null: nothing changed. */
async function change(
  context: ServiceContext,
  id: number,
  act: (change: Change) => Promise<AuditAction | null>,
): Promise<void> {
  const { id: adminId } = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  await db.transaction().execute(async (tx) => {
    const message = await lockContactMessage(tx, id)
    if (!message) throw notFound()
    const action = await act({ tx, message, adminId, at })
    // Entries stay when the message is erased, so they name no person.
    const subject = { kind: 'contact-message', id, name: `#${id}` } as const
    if (!action) return
    const change = {
      before: toFields(message),
      after: toFields((await lockContactMessage(tx, id)) ?? message),
    }
    await writeAudit(tx, { actorId: adminId, action, subject, change, at })
  })
}

function toFields({ is_closed, assigned_to }: LockedContactMessage) {
  return { state: is_closed ? 'closed' : 'open', assigned_to: String(assigned_to ?? '') }
}

function requireOpen({ is_closed }: LockedContactMessage): void {
  if (is_closed) throw conflict('contactClosed', 'This message is closed. Reopen it first.')
}

function conflict(key: string, message: string) {
  return failure('conflict', message, { key })
}

function notFound() {
  return failure('notFound', 'This message was not found.')
}
