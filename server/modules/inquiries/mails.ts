import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { phoneContact } from '@/domain/account/phone-number.ts'
import { withoutLinks } from '@/domain/text/without-links.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import {
  answerable,
  type ReplySettings,
  type ReplyTarget,
} from '@/server/modules/mail-replies/reply-address.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'

type Facts = {
  /** Target of mail replies. */
  target: ReplyTarget
  replies: ReplySettings
  /** Title of the listing, or name of the agent. */
  title: string
  /** The sender's. */
  name: string
  text: string
}

type ToOwner = Facts & {
  to: string
  email: string | null
  mobile: string | null
  preferredTimes: string
  isFirst: boolean
}

/** Answers that are not read here go to the sender, if they gave an address. */
export function ownerMail(inquiry: ToOwner, mailTheme: MailTheme): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const { title: home, name, text, email, mobile, preferredTimes: times } = inquiry
  const subject = say(`inquiries.mail.${inquiry.isFirst ? 'new' : 'again'}Subject`, { home, name })
  const number = mobile ? phoneContact(mobile).text : ''
  const contacts = [name, emailForReading(email ?? ''), number].filter((line) => line !== '')
  return composeMail({
    ...base,
    to: inquiry.to,
    ...(email ? { replyTo: email } : {}),
    ...answerable(inquiry.replies, inquiry.target, say),
    subject,
    heading: subject,
    paragraphs: [
      text,
      ...(times ? [say('inquiries.mail.times', { times })] : []),
      contacts.join('\n'),
    ],
    link: { label: say('inquiries.mail.leadsLink'), url: page(inquiryRoutes.leads()) },
  })
}

/** Confirms an inquiry to an address that anybody may have entered: links in it are cut. */
export function copyMail(
  {
    to,
    title: home,
    text,
    token,
    target,
    replies,
  }: Omit<Facts, 'name'> & {
    to: string
    token: string
  },
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const facts = { home, site: mailTheme.settings.company_name }
  const subject = say('inquiries.mail.copySubject', facts)
  return composeMail({
    ...base,
    ...answerable(replies, target, say),
    to,
    subject,
    heading: subject,
    paragraphs: [
      say('inquiries.mail.copyText', facts),
      withoutLinks(text),
      say('inquiries.mail.copyIgnore', facts),
    ],
    link: { label: say('inquiries.mail.link'), url: page(inquiryRoutes.conversation(token)) },
  })
}

/** `token` opens the conversation of people without account; members read it in their account. */
export function answerMail(
  {
    to,
    title: home,
    name,
    text,
    token,
    target,
    replies,
  }: Facts & {
    to: string
    token: string | null
  },
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const subject = say('inquiries.mail.answerSubject', { home, name })
  const link =
    token === null
      ? { label: say('inquiries.mail.link'), url: page(inquiryRoutes.sent()) }
      : { label: say('inquiries.mail.link'), url: page(inquiryRoutes.conversation(token)) }
  return composeMail({
    ...base,
    ...answerable(replies, target, say),
    to,
    subject,
    heading: subject,
    paragraphs: [text],
    link,
  })
}
