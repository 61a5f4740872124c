import { routes } from '@/domain/web/routes.ts'
import type { Deps } from '@/server/deps.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import { MailRefused } from '@/server/gateways/mail/mailer.ts'
import type { JobData } from '@/server/jobs/job-list.ts'
import { mailThemeOf, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { findUnreadMessage } from './message-notice-store.ts'
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

/**
 * Sends a mail about what is unread in a conversation, unless it was read meanwhile, there is no
 * address, or the account wants no such mails. Raises as the mail gateway does.
 */
export async function sendChatMessage(
  office: Omit<Office, 'queue' | 'log'>,
  { threadId, accountId, seq, origin }: JobData['chat.message'],
): Promise<void> {
  const told = await findUnreadMessage(office.db, { threadId, accountId })
  if (!told) return
  const isWanted =
    accountId === null || (await wantsMail(office.db, { accountId, kind: 'message' }))
  if (!isWanted) return
  const settings = await office.settings.read()
  const to = accountId === null ? settings.company_email : told.email
  if (!to) return
  const theme = await mailThemeOf(office, {
    language: told.language_code ?? settings.default_language,
    origin: office.config.publicUrl ?? origin,
  })
  const { say, page, base } = mailTools(theme)
  const name =
    told.sender === null
      ? settings.admin_name
      : told.sender || say('notifications.message.somebody')
  const facts = { name, home: told.home ?? '' }
  const subject = say('notifications.mail.chatSubject', facts)
  const letter = composeMail({
    ...base,
    to,
    subject,
    heading: subject,
    paragraphs: [
      ...(told.home ? [say('notifications.mail.chatAbout', facts)] : []),
      told.text || say('notifications.mail.chatFile'),
    ],
    link: { label: say('notifications.mail.chatLink'), url: page(routes.member('chat')) },
  })
  await office.mail.send({ ...letter, id: `chat-${threadId}-${accountId ?? 0}-${seq}` })
}
