import { formatMoment } from '@/domain/web/format-moment.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { viewingRoutes } from '@/domain/web/viewing-routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import {
  answerable,
  type ReplySettings,
  type ReplyTarget,
} from '@/server/modules/mail-replies/reply-address.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { toInvitation } from './invitation.ts'
import type { NotifiedAct } from './telling.ts'
import type { ViewingRow } from './viewing-store.ts'

type MailFacts = {
  row: ViewingRow
  act: NotifiedAct
  to: { name: string; email: string }
  /** Name of the other side. */
  peer: string
  /** Opens the inquiry of people without account. */
  token: string | null
  target: ReplyTarget
  replies: ReplySettings
}

/** With an invitation once both agreed, until it is canceled; reminders need none. */
export function viewingMail(change: MailFacts, mailTheme: MailTheme): Mail {
  const { row, act, to, peer, token } = change
  const { say, page, base } = mailTools(mailTheme)
  const { language } = mailTheme.locale
  const when = formatMoment(row.starts_at, { language, timeZone: row.time_zone })
  const facts = { home: row.title, name: peer, when }
  const subject = say(`viewings.mail.${act}Subject`, facts)
  const where = say(`viewings.mail.${row.kind}`, { place: row.place })
  const why = say('viewings.mail.reason', { reason: row.reason })
  const isReminder = act === 'day' || act === 'hour'
  const link =
    token === null
      ? { label: say('viewings.mail.ownLink'), url: page(viewingRoutes.agenda()) }
      : { label: say('viewings.mail.link'), url: page(inquiryRoutes.conversation(token)) }
  const mail = composeMail({
    ...base,
    ...answerable(change.replies, change.target, say),
    to: to.email,
    subject,
    heading: subject,
    paragraphs: [
      say(`viewings.mail.${act}Text`, facts),
      when,
      ...(row.reason ? [why] : []),
      ...(row.place ? [where] : []),
    ],
    link,
  })
  if (!row.is_invited || isReminder) return mail
  const organizer = { name: mailTheme.settings.company_name, email: siteAddress(mailTheme) }
  const summary = say('viewings.calendar.title', facts)
  const description = `${say('viewings.calendar.with', facts)}\n${link.label}: ${link.url}`
  return {
    ...mail,
    invitation: toInvitation(row, { organizer, attendee: to, summary, description }),
  }
}

/** Calendars want an organizer who is not the attendee. */
function siteAddress({ settings, origin }: MailTheme): string {
  return settings.company_email || `no-reply@${new URL(origin).hostname}`
}
