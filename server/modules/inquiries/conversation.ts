import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import { notifyInquiry } from '@/server/modules/notifications/notify-inquiry.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { requireMember } from '@/server/viewer.ts'
import {
  adoptInquiries,
  countAdoptable,
  findByLink,
  findSentInquiry,
  type InquiryRow,
  lockInquiry,
  noteMessage,
  sentPage,
} from './inquiry-store.ts'
import { ownerMail } from './mails.ts'
import { type InquiryMessageRow, insertMessage, readMessages } from './message-store.ts'
import { blocked, readOwner } from './recipient.ts'
import { isBlocked } from './recipient-store.ts'

export type OpenedInquiry = InquiryRow

/** Exactly one: the token of a mail, or the number of an inquiry of the viewer's. */
export type InquiryName = { token?: string | undefined; id?: number | undefined }

/** Raises notFound, invalid; unauthenticated for a number without account. */
export async function openInquiry(
  context: ServiceContext,
  { token, id }: InquiryName,
): Promise<InquiryRow> {
  const { db } = context.deps
  if ((token === undefined) === (id === undefined)) throw invalid({ token: 'or id is required' })
  const found =
    token === undefined
      ? await findSentInquiry(db, { id: id ?? 0, accountId: requireMember(context.viewer).id })
      : await findByLink(db, hashToken(token))
  if (!found) throw failure('notFound', 'This inquiry was not found.')
  return found
}

/** Raises as `openInquiry` does. */
export async function readInquiry(
  context: ServiceContext,
  name: InquiryName,
): Promise<{ inquiry: InquiryRow; messages: InquiryMessageRow[]; ownerName: string }> {
  const inquiry = await openInquiry(context, name)
  const messages = await readMessages(context.deps.db, inquiry.id)
  return { inquiry, messages, ownerName: await nameOfOwner(context, inquiry) }
}

/** A page of what the viewer sent, and how many other inquiries could be adopted. */
export async function listSent(
  context: ServiceContext,
  page: { offset: number; limit: number },
): Promise<{ rows: InquiryRow[]; total: number; adoptable: number; adminName: string }> {
  const { db, settings } = context.deps
  const accountId = requireMember(context.viewer).id
  const found = await sentPage(db, { accountId, ...page })
  const { admin_name: adminName } = await settings.read()
  return { ...found, adoptable: await countAdoptable(db, accountId), adminName }
}

/** Returns how many there were. Raises conflict until the viewer's address is proven. */
export async function adopt({ deps, viewer }: ServiceContext): Promise<number> {
  const count = await adoptInquiries(deps.db, requireMember(viewer).id)
  if (count === undefined) {
    throw failure('conflict', 'Please confirm your email address first.', { key: 'emailNotProven' })
  }
  return count
}

async function nameOfOwner({ deps }: ServiceContext, { owner_id, owner_name }: InquiryRow) {
  return owner_id === null ? (await deps.settings.read()).admin_name : (owner_name ?? '')
}

type Again = { message: string; clientId: string | undefined }

/** Writes again as the sender. Raises as `openInquiry` and `continueInquiry` do. */
export async function writeAgain(
  context: ServiceContext,
  { message, clientId, ...name }: InquiryName & Again,
): Promise<InquiryMessageRow> {
  return continueInquiry(context, await openInquiry(context, name), { message, clientId })
}

/**
 * The same for an inquiry that is known to be the sender's. Raises conflict for a closed one and
 * one that goes on as a chat; forbidden where somebody blocked; LimitReached.
 */
export async function continueInquiry(
  context: ServiceContext,
  inquiry: InquiryRow,
  { message, clientId }: Again,
): Promise<InquiryMessageRow> {
  const { deps, viewer } = context
  requireOpen(inquiry)
  if (inquiry.chat_thread_id !== null) {
    throw failure('conflict', 'This inquiry goes on as a chat.', { key: 'inquiryIsChat' })
  }
  await requireNoBlock(deps.db, inquiry)
  await deps.limits.consume('inquiryMessagesBySender', String(inquiry.id))
  const text = message.trim()
  const mail = await mailToOwner(context, inquiry, text)
  const at = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const locked = await lockInquiry(tx, inquiry.id)
    if (!locked) throw failure('notFound', 'This inquiry was not found.')
    if (locked.status === 'closed') throw closed()
    const written = await insertMessage(tx, {
      inquiryId: inquiry.id,
      isOwners: false,
      authorId: viewer.kind === 'guest' ? null : viewer.id,
      clientId: clientId ?? null,
      text,
      at,
    })
    if (!written.isNew) return written
    await noteMessage(tx, { id: inquiry.id, isOwners: false, at })
    const notice = { inquiryId: inquiry.id, to: inquiry.owner_id, at }
    await notifyInquiry(tx, { ...notice, kind: 'inquiry-message' })
    if (mail) await deps.queue.enqueue(tx, 'mail.send', mail)
    return written
  })
}

/** Raises conflict. */
export function requireOpen({ status, chat_thread_id }: InquiryRow): void {
  if (status === 'closed' && chat_thread_id === null) throw closed()
}

function closed() {
  return failure('conflict', 'This inquiry is closed.', { key: 'inquiryClosed' })
}

type Sides = Pick<InquiryRow, 'account_id' | 'sender_is_admin' | 'owner_id'>

/** Raises forbidden where the owner or the member who sent it blocked the other. */
export async function requireNoBlock(db: Kysely<DB>, inquiry: Sides): Promise<void> {
  if (await hasBlock(db, inquiry)) throw blocked()
}

/** Whether the owner or the member who sent it blocked the other. */
export async function hasBlock(
  db: Kysely<DB>,
  { account_id, sender_is_admin, owner_id: owner }: Sides,
): Promise<boolean> {
  if (account_id === null) return false
  return isBlocked(db, { owner, sender: sender_is_admin ? null : account_id })
}

async function mailToOwner(
  { deps, origin }: ServiceContext,
  { id, owner_id, title, name, email, mobile }: InquiryRow,
  text: string,
): Promise<Mail | undefined> {
  const { email: to, language } = await readOwner(deps, owner_id)
  if (!to) return undefined
  const theme = await getMailTheme(deps, { language, origin: deps.config.publicUrl ?? origin })
  const target = { kind: 'inquiry', id, sideId: owner_id } as const
  const person = { to, title, name, email, mobile }
  const facts = { ...person, text, preferredTimes: '', isFirst: false, target }
  return ownerMail({ ...facts, replies: deps.config }, theme)
}
