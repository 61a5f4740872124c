import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { Logger } from '@/server/log.ts'
import { checkMail, type Mail, type MailAttachment, type Mailer } from './mailer.ts'

/**
 * Stores mails in `mail_outbox`, for trying the product without a mail server. The log never names
 * recipients.
 */
export function createOutboxMailer(db: Kysely<DB>, log: Pick<Logger, 'info'>): Mailer {
  return {
    async send(mail) {
      checkMail(mail)
      const kept = await db
        .insertInto('mail_outbox')
        .values({
          recipient: mail.to,
          reply_to: mail.replyTo ?? null,
          subject: mail.subject,
          text: mail.text,
          html: mail.html ?? null,
          unsubscribe_url: mail.unsubscribeUrl ?? null,
          attachments: JSON.stringify(listAttachments(mail)),
          message_id: mail.id ?? null,
        })
        .onConflict((conflict) => conflict.column('message_id').doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!kept) return
      log.info({ outboxId: kept.id }, 'SMTP_URL is not set: a mail was put into the outbox')
    },
    async close() {},
  }
}

/** Invitations can be opened as files. */
function listAttachments({ attachments = [], invitation }: Mail): readonly MailAttachment[] {
  if (!invitation) return attachments
  const content = Buffer.from(invitation.content).toString('base64')
  return [...attachments, { name: 'viewing.ics', type: 'text/calendar', content }]
}
