import { routes } from '@/domain/web/routes.ts'
import type { Deps } from '@/server/deps.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { answerable } from '@/server/modules/mail-replies/reply-address.ts'
import { getMailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { findUnreadMessages } from './message-notice-store.ts'
import { wantsMail } from './preferences/preferences.ts'

type Office = Pick<Deps, 'db' | 'config' | 'settings' | 'mail' | 'log' | 'queue'>

/** Registers the mail job; undeliverable mails are dropped. Call before the queue starts. */
export function sendChatMessages(office: Office): void {
  office.queue.work('chat.message', async (message) => {
    try {
      await sendChatMessage(office, message)
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      office.log.warn({ err: error }, 'A mail about a message cannot be delivered')
    }
  })
}

/** Mail replies need the full text. */
const ANSWERED_BY_MAIL = { limit: 20, length: 5000 }
const ANSWERED_ON_SITE = { limit: 1, length: 300 }

/**
 * Sends a mail about what is unread in a conversation, unless it was read meanwhile, there is no
 * address, or the account wants no such mails. Raises as the mail gateway does.
 */
export async function sendChatMessage(
  office: Omit<Office, 'queue' | 'log'>,
  { threadId, accountId, seq, origin }: JobData['chat.message'],
): Promise<void> {
  const shown = office.config.replyAddress ? ANSWERED_BY_MAIL : ANSWERED_ON_SITE
  const unread = await findUnreadMessages(office.db, { threadId, accountId, ...shown })
  const latest = unread.at(-1)
  if (!latest) return
  const isWanted =
    accountId === null || (await wantsMail(office.db, { accountId, kind: 'message' }))
  if (!isWanted) return
  const settings = await office.settings.read()
  const to = accountId === null ? settings.company_email : latest.email
  if (!to) return
  const theme = await getMailTheme(office, {
    language: latest.language_code ?? settings.default_language,
    origin: office.config.publicUrl ?? origin,
  })
  const { say, page, base } = mailTools(theme)
  const name =
    latest.sender === null
      ? settings.admin_name
      : latest.sender || say('notifications.message.somebody')
  const facts = { name, home: latest.home ?? '' }
  const subject = say('notifications.mail.chatSubject', facts)
  const target = { kind: 'chat', id: threadId, sideId: accountId, seq: latest.seq } as const
  const mail = composeMail({
    ...base,
    ...answerable(office.config, target, say),
    to,
    subject,
    heading: subject,
    paragraphs: [
      ...(latest.home ? [say('notifications.mail.chatAbout', facts)] : []),
      ...unread.map(({ text }) => text || say('notifications.mail.chatFile')),
    ],
    link: { label: say('notifications.mail.chatLink'), url: page(routes.member('chat')) },
  })
  await office.mail.send({ ...mail, id: `chat-${threadId}-${accountId ?? 0}-${seq}` })
}
