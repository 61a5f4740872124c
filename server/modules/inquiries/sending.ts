import {
  phoneCountryNamed,
  readContactPhone,
  toPhoneCountry,
} from '@/domain/account/phone-number.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { sendMessage } from '@/server/modules/chat/sending.ts'
import { loadViewerSide, toWireSide, type ViewerSide } from '@/server/modules/chat/sides.ts'
import { countContact } from '@/server/modules/figures/counting.ts'
import { notifyInquiry } from '@/server/modules/notifications/notify-inquiry.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { requireFormToken } from './form-token.ts'
import { findSentBefore, insertInquiry, type NewInquiry, type SentBefore } from './inquiry-store.ts'
import { type NewLink, newLink, replyLink, saveLink } from './links.ts'
import { copyMail, ownerMail } from './mails.ts'
import { insertMessage } from './message-store.ts'
import { findSubject, readOwner, requireAskable, type Subject, type Target } from './recipient.ts'
import { readSender } from './sender-store.ts'

export type SentInquiry = Target & {
  name?: string
  email?: string
  mobile?: string
  message: string
  preferred_times?: string
  form_token?: string
  website?: string
  client_id?: string
}

export type SendingResult = {
  id: number
  /** Opens the conversation of people who get no mail. */
  token: string | null
  /** The chat of a member's inquiry. */
  chat: { user_id: number; property_id: number } | null
}

type Sender = Pick<NewInquiry, 'accountId' | 'name' | 'email' | 'mobile'>

/**
 * Sends an inquiry to the owner of a public listing, or to an agent; a repeat of its client id
 * returns the first one. Raises invalid, notFound, LimitReached; forbidden for one's own listing or
 * where somebody blocked; conflict for a form too new or too old; as `sendMessage` does.
 */
export async function sendInquiry(
  context: ServiceContext,
  sent: SentInquiry,
): Promise<SendingResult> {
  if (sent.website) throw invalid({ website: 'must be empty' })
  const { property_id, project_id, agent_id } = sent
  const me = context.viewer.kind === 'guest' ? undefined : await loadViewerSide(context)
  const typed = me ? await member(context, me, sent) : guest(sent)
  const repeated = await findRepeat(context, { sent, sender: typed })
  if (repeated) return repeated
  const subject = await findSubject(context, { property_id, project_id, agent_id })
  const sender = { ...typed, mobile: await readMobile(context, typed.mobile, subject) }
  if (!me) return sendAsGuest(context, { subject, sender, sent })
  await requireAskable(context, { owner: subject.owner, sender: me.sideId })
  if (subject.propertyId !== null) {
    return sendAsChat(context, { subject, sender, sent, me, propertyId: subject.propertyId })
  }
  await context.deps.limits.consume('inquiriesByAccount', String(me.accountId))
  return write(context, { subject, sender, sent, withLink: false })
}

function guest({ name, email, mobile }: SentInquiry): Sender {
  const trimmed = { name: oneLine(name), email: oneLine(email), mobile: oneLine(mobile) }
  if (trimmed.name === '') throw invalid({ name: 'Name is required' })
  if (trimmed.email === '' && trimmed.mobile === '') throw invalid({ email: 'Email is required' })
  return {
    accountId: null,
    name: trimmed.name,
    email: trimmed.email || null,
    mobile: trimmed.mobile || null,
  }
}

/** The owner sees a member's address and number only if they were sent. */
async function member(
  { deps }: ServiceContext,
  me: ViewerSide,
  sent: SentInquiry,
): Promise<Sender> {
  const { accountId } = me
  const account = await readSender(deps.db, accountId)
  const name = oneLine(sent.name) || account.name
  return {
    accountId,
    name,
    email: oneLine(sent.email) || null,
    mobile: oneLine(sent.mobile) || null,
  }
}

/** A number without country code is one of the listing's country, else of the site's. */
async function readMobile(
  { deps }: ServiceContext,
  typed: string | null,
  { country }: Pick<Subject, 'country'>,
): Promise<string | null> {
  if (typed === null) return null
  const { country_code } = await deps.settings.read()
  const own = phoneCountryNamed(country) ?? toPhoneCountry(country_code ?? '', undefined)
  const read = readContactPhone(typed, own)
  if ('fault' in read) throw invalid({ mobile: faultWords[read.fault] })
  return read.number
}

function oneLine(text = ''): string {
  return cleanText(text, 'line')
}

/** Raises conflict unless all is as it was sent first: a client id alone opens no conversation. */
async function findRepeat(
  context: ServiceContext,
  { sent, sender }: Omit<Sending, 'subject'>,
): Promise<SendingResult | undefined> {
  const { client_id: clientId } = sent
  if (clientId === undefined) return undefined
  const { deps } = context
  const found = await findSentBefore(deps.db, clientId)
  if (!found) return undefined
  const mobile = await readMobile(context, sender.mobile, found)
  if (!isSameSender(found, { ...sender, mobile }) || !isSameInquiry(found, sent)) {
    throw failure('conflict', 'This client_id belongs to another inquiry.')
  }
  const hadReplyLink = found.account_id === null && found.email === null
  const token = hadReplyLink ? replyLink(clientId, deps.config.secretKey).token : null
  return { id: found.id, token, chat: null }
}

/** A member's name may have changed meanwhile. */
function isSameSender(found: SentBefore, { accountId, name, email, mobile }: Sender): boolean {
  if (found.account_id !== accountId) return false
  if (accountId !== null) return true
  const isSameMail = found.email?.toLowerCase() === email?.toLowerCase()
  return isSameMail && found.name === name && found.mobile === mobile
}

/** A listing that was deleted meanwhile has no number any more. */
function isSameInquiry(found: SentBefore, sent: SentInquiry): boolean {
  const { owner_id, property_id, project_id } = found
  const [asked, stored] = {
    property: [sent.property_id, property_id ?? sent.property_id],
    project: [sent.project_id, project_id ?? sent.project_id],
    agent: [sent.agent_id, toWireSide(owner_id)],
  }[found.about]
  const isSameText = found.text === sent.message.trim()
  const isSameTime = found.preferred_times === (sent.preferred_times ?? '').trim()
  return asked !== undefined && asked === stored && isSameText && isSameTime
}

type Sending = { subject: Subject; sender: Sender; sent: SentInquiry }

async function sendAsGuest(context: ServiceContext, sending: Sending): Promise<SendingResult> {
  const { deps, clientAddress } = context
  const { subject, sender, sent } = sending
  requireFormToken(sent.form_token, { secret: deps.config.secretKey, at: deps.clock() })
  const contact = sender.email?.toLowerCase() ?? sender.mobile?.replaceAll(/\D/g, '') ?? ''
  await deps.limits.consume('inquiriesByAddress', clientAddress)
  await deps.limits.consume('inquiriesByContact', contact)
  await deps.limits.consume('inquiriesToOwner', String(toWireSide(subject.owner)))
  await deps.limits.consume('inquiriesOverall', 'all')
  return write(context, { ...sending, withLink: true })
}

/** The message first: a repeat after a crash finds it by its client id, and adds the lead. */
async function sendAsChat(
  context: ServiceContext,
  { subject, sender, sent, me, propertyId }: Sending & { me: ViewerSide; propertyId: number },
): Promise<SendingResult> {
  const { preferred_times: times = '' } = sent
  const receiverId = toWireSide(subject.owner)
  const { message } = await sendMessage(context, {
    senderId: me.accountId,
    receiverId,
    propertyId,
    clientId: sent.client_id,
    text: [sent.message.trim(), times.trim()].filter((part) => part !== '').join('\n\n'),
    file: undefined,
    audio: undefined,
  })
  if (!message) throw failure('conflict', 'This message has been deleted.')
  const { db } = context.deps
  const facts = toNewInquiry(context, { subject, sender, sent })
  const lead = { ...facts, clientId: null, threadId: message.thread_id }
  const saved = await insertInquiry(db, lead)
  if (!saved) throw new Error('A lead that was saved is not there')
  if (saved.isNew) countContact(context.deps, 'inquiry', subject)
  return { id: saved.id, token: null, chat: { user_id: receiverId, property_id: propertyId } }
}

function toNewInquiry(
  { deps, language, origin }: ServiceContext,
  { subject, sender, sent }: Sending,
): Omit<NewInquiry, 'threadId'> {
  return {
    subject,
    ...sender,
    preferredTimes: (sent.preferred_times ?? '').trim(),
    language,
    origin,
    clientId: sent.client_id ?? null,
    at: deps.clock(),
  }
}

/** Stores an inquiry with what it causes: its message, link, notifications and mails. */
async function write(
  context: ServiceContext,
  { withLink, ...sending }: Sending & { withLink: boolean },
): Promise<SendingResult> {
  const { deps } = context
  const { subject, sender } = sending
  const facts = toNewInquiry(context, sending)
  const { at } = facts
  const text = sending.sent.message.trim()
  const link = withLink ? linkFor(context, sending) : undefined
  const mails = [
    await mailToOwner(context, sending, text),
    link ? await mailToSender(context, { ...sending, text, token: link.token }) : undefined,
  ].filter((mail) => mail !== undefined)
  const id = await deps.db.transaction().execute(async (tx) => {
    const saved = await insertInquiry(tx, { ...facts, threadId: null })
    if (!saved) return undefined
    const inquiryId = saved.id
    await insertMessage(tx, {
      inquiryId,
      isOwners: false,
      authorId: sender.accountId,
      clientId: null,
      text,
      at,
    })
    if (link) await saveLink(tx, link, { inquiryId, at })
    await notifyInquiry(tx, { inquiryId, kind: 'inquiry', to: subject.owner, at })
    for (const mail of mails) await deps.queue.enqueue(tx, 'mail.send', mail(inquiryId))
    return inquiryId
  })
  if (id === undefined) return sentAtOnce(context, sending)
  countContact(context.deps, 'inquiry', subject)
  return { id, token: link && !sender.email ? link.token : null, chat: null }
}

/** By mail, or in the reply to people without address. */
function linkFor({ deps }: ServiceContext, { sender, sent }: Sending): NewLink {
  return sender.email ? newLink() : replyLink(sent.client_id, deps.config.secretKey)
}

/** A repeat that was under way at the same time. */
async function sentAtOnce(context: ServiceContext, sending: Sending): Promise<SendingResult> {
  const first = await findRepeat(context, sending)
  if (!first) throw new Error('An inquiry that was sent is not there')
  return first
}

/** A mail that names its inquiry, for answers. */
type MailAbout = (inquiryId: number) => Mail

async function mailToOwner(
  { deps, origin }: ServiceContext,
  { subject, sender, sent }: Sending,
  text: string,
): Promise<MailAbout | undefined> {
  const { email: to, language } = await readOwner(deps, subject.owner)
  if (!to) return undefined
  const preferredTimes = (sent.preferred_times ?? '').trim()
  const facts = { ...sender, to, title: subject.title, text, preferredTimes, isFirst: true }
  const base = deps.config.publicUrl ?? origin
  const theme = await getMailTheme(deps, { language, origin: base })
  return (id) => {
    const target = { kind: 'inquiry', id, sideId: subject.owner } as const
    return ownerMail({ ...facts, target, replies: deps.config }, theme)
  }
}

async function mailToSender(
  { deps, language, origin }: ServiceContext,
  { subject, sender, text, token }: Sending & { text: string; token: string },
): Promise<MailAbout | undefined> {
  const { email: to } = sender
  if (!to) return undefined
  const theme = await getMailTheme(deps, { language, origin: deps.config.publicUrl ?? origin })
  const facts = { to, title: subject.title, text, token, replies: deps.config }
  return (id) => copyMail({ ...facts, target: { kind: 'guest', id } }, theme)
}
