import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { answerMinutes } from '@/server/modules/answer-time/answer-time.ts'
import { sendMessage } from '@/server/modules/chat/sending.ts'
import { loadViewerSide, toWireSide, type ViewerSide } from '@/server/modules/chat/sides.ts'
import type { ReplyTarget } from '@/server/modules/mail-replies/reply-address.ts'
import { notifyInquiry } from '@/server/modules/notifications/notify-inquiry.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { requireNoBlock } from './conversation.ts'
import {
  changeState,
  countLeads,
  findLead,
  type InquiryRow,
  type LeadState,
  leadPage,
  lockInquiry,
  noteMessage,
} from './inquiry-store.ts'
import { type NewLink, newLink, saveLink } from './links.ts'
import { answerMail } from './mails.ts'
import { type InquiryMessageRow, insertMessage, readMessages } from './message-store.ts'
import { readOwner } from './recipient.ts'
import { readSender } from './sender-store.ts'

/** A page of the viewer's leads, with counts and the own measured answer time. */
export async function listLeads(
  context: ServiceContext,
  wanted: { state: LeadState | undefined; offset: number; limit: number },
): Promise<{
  rows: InquiryRow[]
  total: number
  counts: Record<LeadState, number>
  minutes: number | null
}> {
  const { db } = context.deps
  const { sideId: owner } = await loadViewerSide(context)
  const counts = await countLeads(db, owner)
  const { new: fresh, answered, viewing_agreed, closed } = counts
  const all = fresh + answered + viewing_agreed + closed
  return {
    rows: await leadPage(db, { owner, ...wanted }),
    total: wanted.state ? counts[wanted.state] : all,
    counts,
    minutes: await answerMinutes(context, owner),
  }
}

/** Raises notFound. */
export async function readLead(
  context: ServiceContext,
  id: number,
): Promise<{ lead: InquiryRow; messages: InquiryMessageRow[] }> {
  const { lead } = await openLead(context, id)
  return { lead, messages: await readMessages(context.deps.db, id) }
}

async function openLead(
  context: ServiceContext,
  id: number,
): Promise<{ me: ViewerSide; lead: InquiryRow }> {
  const me = await loadViewerSide(context)
  const lead = await findLead(context.deps.db, { id, owner: me.sideId })
  if (!lead) throw failure('notFound', 'This lead was not found.')
  return { me, lead }
}

/** Raises notFound. */
export async function setLeadState(
  context: ServiceContext,
  { id, state }: { id: number; state: LeadState },
): Promise<InquiryRow> {
  await openLead(context, id)
  await context.deps.db.transaction().execute((tx) => changeState(tx, { id, state }))
  return (await openLead(context, id)).lead
}

type Answer = { id: number; message: string; clientId: string | undefined }

/**
 * Answers a lead; a repeat of the client id returns the first answer. The message is null where the
 * lead goes on as a chat. Raises notFound, forbidden where somebody blocked, LimitReached, and as
 * `sendMessage` does.
 */
export async function answerLead(
  context: ServiceContext,
  { id, message, clientId }: Answer,
): Promise<{ lead: InquiryRow; message: InquiryMessageRow | null }> {
  const { me, lead } = await openLead(context, id)
  const text = message.trim()
  const written =
    lead.chat_property_id === null
      ? await write(context, { me, lead, text, clientId })
      : await answerInChat(context, { me, lead, text, clientId })
  return { lead: (await openLead(context, id)).lead, message: written }
}

type Answering = { me: ViewerSide; lead: InquiryRow; text: string; clientId: string | undefined }

async function answerInChat(
  context: ServiceContext,
  { me, lead, text, clientId }: Answering,
): Promise<null> {
  await sendMessage(context, {
    senderId: me.accountId,
    receiverId: toWireSide(lead.sender_is_admin ? null : lead.account_id),
    propertyId: lead.chat_property_id ?? 0,
    clientId,
    text,
    file: undefined,
    audio: undefined,
  })
  return null
}

async function write(
  context: ServiceContext,
  { me, lead, text, clientId }: Answering,
): Promise<InquiryMessageRow> {
  const { deps } = context
  await requireNoBlock(deps.db, lead)
  await deps.limits.consume('leadAnswersByAccount', String(me.accountId))
  const link = lead.account_id === null && lead.email !== null ? newLink() : undefined
  const mail = await mailToSender(context, { lead, text, link })
  const at = deps.clock()
  return deps.db.transaction().execute(async (tx) => {
    const { id: inquiryId, account_id } = lead
    if (!(await lockInquiry(tx, inquiryId))) throw failure('notFound', 'This lead was not found.')
    const written = await insertMessage(tx, {
      inquiryId,
      isOwners: true,
      authorId: me.accountId,
      clientId: clientId ?? null,
      text,
      at,
    })
    if (!written.isNew) return written
    await noteMessage(tx, { id: inquiryId, isOwners: true, at })
    if (link) await saveLink(tx, link, { inquiryId, at })
    if (account_id !== null) {
      await notifyInquiry(tx, { inquiryId, kind: 'inquiry-answer', to: account_id, at })
    }
    if (mail) await deps.queue.enqueue(tx, 'mail.send', mail)
    return written
  })
}

/** To members at the account's address, in its language. */
async function mailToSender(
  { deps, origin }: ServiceContext,
  { lead, text, link }: { lead: InquiryRow; text: string; link: NewLink | undefined },
): Promise<Mail | undefined> {
  const { id, account_id, title } = lead
  const sender = account_id === null ? undefined : await readSender(deps.db, account_id)
  const to = sender ? sender.is_active && sender.email : lead.email
  if (!to) return undefined
  const { name } = await readOwner(deps, lead.owner_id)
  const theme = await getMailTheme(deps, {
    language: sender?.language_code ?? lead.language_code,
    origin: deps.config.publicUrl ?? origin,
  })
  const target: ReplyTarget =
    account_id === null ? { kind: 'guest', id } : { kind: 'inquiry', id, sideId: account_id }
  const facts = { to, title, name, text, token: link?.token ?? null, target }
  return answerMail({ ...facts, replies: deps.config }, theme)
}
