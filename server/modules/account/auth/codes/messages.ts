import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { Deps } from '@/server/deps.ts'
import { type Mail, MailRefused } from '@/server/gateways/mail/mailer.ts'
import { SmsRefused } from '@/server/gateways/sms/sms-sender.ts'
import type { AccountMessage, QueuedMessage } from '@/server/jobs/job-list.ts'
import type { Queue } from '@/server/jobs/queue.ts'
import { findUndo } from '@/server/modules/account/contact/undo-store.ts'
import { findInvitation } from '@/server/modules/account/staff/invitation-store.ts'
import { getMailTheme, type MailTheme } from '@/server/modules/settings/mail-theme.ts'
import { findReset } from '../passwords/reset-store.ts'
import { countRecoveryCodes } from '../second-factor/factor-store.ts'
import { findAccount, findByEmail } from '../sign-in-store.ts'
import { type CodeRow, findCode } from './code-store.ts'
import {
  codeMail,
  codeWords,
  contactChangedMail,
  invitationMail,
  knownAddressMail,
  passwordMail,
  resetMail,
  secondFactorMail,
  securityMail,
  staffActMail,
} from './mails.ts'
import { deriveCode, deriveInvitationToken, deriveResetToken, deriveUndoToken } from './secrets.ts'

type Office = Pick<Deps, 'db' | 'clock' | 'config' | 'settings' | 'mail' | 'sms' | 'log'>

/**
 * Queues a message within the transaction. The queue holds ids instead of codes and links, so
 * reading it reveals no secrets.
 */
export async function enqueueMessage(
  { deps, language, origin }: Pick<ServiceContext, 'deps' | 'language' | 'origin'>,
  transaction: Kysely<DB>,
  message: AccountMessage,
): Promise<void> {
  const queued = { ...message, id: randomUUID(), language, origin }
  await deps.queue.enqueue(transaction, 'account.message', queued)
}

/** Registers the message job, which drops undeliverable messages. */
export function sendAccountMessages(queue: Queue, office: Office): void {
  queue.work('account.message', async (message) => {
    try {
      await sendMessage(office, message)
    } catch (error) {
      if (!(error instanceof MailRefused || error instanceof SmsRefused)) throw error
      office.log.warn({ err: error }, 'A message to an account cannot be delivered')
    }
  })
}

/**
 * Sends a message, unless the recipient is gone or the code or link expired. Raises as the mail and
 * SMS gateways do.
 */
export async function sendMessage(office: Office, message: QueuedMessage): Promise<void> {
  const mailTheme = await getMailTheme(office, message)
  if (message.kind === 'code') return sendCode(office, message, mailTheme)
  const content = await mailFor(office, message, mailTheme)
  if (content) await office.mail.send({ ...content, id: message.id })
}

async function mailFor(
  office: Office,
  message: Exclude<AccountMessage, { kind: 'code' }>,
  mailTheme: MailTheme,
): Promise<Mail | undefined> {
  const { db, clock, config } = office
  if (message.kind === 'staffInvitation') {
    return staffMail(office, message.invitationId, mailTheme)
  }
  if (message.kind === 'contactChanged') return contactMail(office, message.undoId, mailTheme)
  if ('accountId' in message) {
    const { email, is_email_verified } = (await findAccount(db, message.accountId)) ?? {}
    if (!email || !is_email_verified) return undefined
    if (message.kind === 'secondFactor') {
      const left = await countRecoveryCodes(db, message.accountId)
      return secondFactorMail(email, { event: message.event, left }, mailTheme)
    }
    const { kind } = message
    if (kind === 'signInsEndedByStaff' || kind === 'factorEndedByStaff') {
      return staffActMail(email, kind, mailTheme)
    }
    return kind === 'password'
      ? passwordMail(email, mailTheme)
      : securityMail(email, kind, mailTheme)
  }
  const now = clock()
  const reset = await findReset(db, { id: message.resetId, at: now })
  const account = reset?.account_id ? await findAccount(db, reset.account_id) : undefined
  if (!reset || !account?.email) return undefined
  const link = { token: deriveResetToken(reset, config.secretKey), ...goodFor(reset, now) }
  return resetMail(account.email, link, mailTheme)
}

async function staffMail(
  { db, clock, config }: Office,
  id: number,
  mailTheme: MailTheme,
): Promise<Mail | undefined> {
  const invitation = await findInvitation(db, { id, at: clock() })
  if (!invitation) return undefined
  const { email, role, invited_by: name } = invitation
  const token = deriveInvitationToken(invitation, config.secretKey)
  return invitationMail(email, { name, role, token }, mailTheme)
}

async function contactMail(
  { db, clock, config }: Office,
  undoId: number,
  mailTheme: MailTheme,
): Promise<Mail | undefined> {
  const undo = await findUndo(db, { id: undoId, at: clock() })
  if (!undo) return undefined
  const { email } = (await findAccount(db, undo.account_id)) ?? {}
  const to = undo.kind === 'email' ? undo.former : email
  const token = deriveUndoToken(undo, config.secretKey)
  return to ? contactChangedMail(to, { kind: undo.kind, token }, mailTheme) : undefined
}

async function sendCode(
  office: Office,
  message: QueuedMessage & { kind: 'code' },
  mailTheme: MailTheme,
): Promise<void> {
  const { db, clock, config, mail, sms } = office
  const now = clock()
  const row = await findCode(db, message.codeId, now)
  if (!row) return
  const sent = { code: deriveCode(row.seed, config.secretKey), ...goodFor(row, now) }
  if (!row.target.includes('@')) {
    await sms.send({ to: row.target, text: codeWords(sent, mailTheme) })
    return
  }
  const purpose = await mailKindFor(db, row)
  if (purpose === 'nothing') return
  const content =
    purpose === 'code'
      ? codeMail(row.target, sent, mailTheme)
      : knownAddressMail(row.target, mailTheme)
  await mail.send({ ...content, id: message.id })
}

async function mailKindFor(db: Kysely<DB>, row: CodeRow): Promise<'code' | 'known' | 'nothing'> {
  if (row.purpose === 'change') return 'code'
  const known = await findByEmail(db, row.target)
  if (row.registration_id !== null) return known ? 'known' : 'code'
  return known ? 'code' : 'nothing'
}

const MINUTE_MS = 60_000

function goodFor({ expires_at }: { expires_at: Date }, now: Date): { minutes: number } {
  return { minutes: Math.ceil((expires_at.getTime() - now.getTime()) / MINUTE_MS) }
}
