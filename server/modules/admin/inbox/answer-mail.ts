import { withoutLinks } from '@/domain/text/without-links.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'

type AnsweredMessage = { name: string; email: string; subject: string; message: string }

/** Quotes the message to an address that anybody may have entered: links in the quote are cut. */
export function contactAnswerMail(
  { message, text }: { message: AnsweredMessage; text: string },
  mailTheme: MailTheme,
): Mail {
  const { say, base } = mailTools(mailTheme)
  const { company_name, company_email } = mailTheme.settings
  const quote = withoutLinks(message.message).replace(/^/gm, '> ')
  const subject = say('admin.inbox.mail.subject', { subject: withoutLinks(message.subject) })
  return composeMail({
    ...base,
    to: message.email,
    ...(company_email ? { replyTo: company_email } : {}),
    subject,
    heading: subject,
    paragraphs: [text, company_name, say('admin.inbox.mail.quoted'), quote],
  })
}
