import { formatDay } from '@/domain/web/format-day.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { composeMail } from '@/server/gateways/mail/compose-mail.ts'
import type { Mail } from '@/server/gateways/mail/mailer.ts'
import { type MailTheme, mailTools } from '@/server/modules/settings/mail-theme.ts'
import { advertReason, isAdvertNotice } from './advert-words.ts'
import type { DecisionNotice } from './decision-store.ts'

const WORDS: Record<DecisionNotice['kind'], string> = {
  approved: 'notifications.mail.approvedHidden',
  rejected: 'notifications.mail.rejected',
  expiring: 'notifications.mail.expiring',
  expired: 'notifications.mail.expired',
  verified: 'notifications.mail.verified',
  'not-verified': 'notifications.mail.notVerified',
  'advert-approved': 'notifications.mail.advertApproved',
  'advert-rejected': 'notifications.mail.advertRejected',
  'advert-ended': 'notifications.mail.advertEnded',
  'listing-moved': 'notifications.mail.listingMoved',
  'listing-received': 'notifications.mail.listingReceived',
}

export function decisionMail(
  notice: DecisionNotice & { email: string },
  mailTheme: MailTheme,
): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const words = isShown(notice) ? 'notifications.mail.approved' : WORDS[notice.kind]
  const facts = {
    home: notice.title ?? '',
    site: mailTheme.settings.company_name,
    date: notice.expires_at ? formatDay(notice.expires_at, mailTheme.locale.language) : '',
  }
  const reason = formatReason(notice, say)
  return composeMail({
    ...base,
    to: notice.email,
    subject: say(`${words}Subject`, facts),
    heading: say(`${words}Subject`, facts),
    paragraphs: [say(`${words}Text`, facts), ...(reason ? [reason] : [])],
    link: { label: say(`${words}Link`), url: page(noticePath(notice)) },
  })
}

function formatReason(notice: DecisionNotice, say: ReturnType<typeof mailTools>['say']): string {
  if (notice.kind === 'advert-ended') return advertReason(notice, say)
  return notice.reason && say('notifications.mail.reason', { reason: notice.reason })
}

function noticePath(notice: DecisionNotice): string {
  if (isAdvertNotice(notice.kind)) return routes.member('advertisement')
  const { listing, slug } = notice
  if (notice.kind === 'listing-moved') {
    return routes.member(listing === 'project' ? 'projects' : 'properties')
  }
  if (listing === null || slug === null) return routes.member('verification')
  if (listing === 'project') {
    return isShown(notice) ? routes.project(slug) : routes.member('projects')
  }
  return isShown(notice) ? routes.property(slug) : listingRoutes.myProperty(slug)
}

function isShown({ kind, is_hidden }: DecisionNotice): boolean {
  return kind === 'approved' && !is_hidden
}
