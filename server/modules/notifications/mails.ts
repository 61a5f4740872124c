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
}

export function decisionMail(told: DecisionNotice & { email: string }, mailTheme: MailTheme): Mail {
  const { say, page, base } = mailTools(mailTheme)
  const words = isShown(told) ? 'notifications.mail.approved' : WORDS[told.kind]
  const facts = {
    home: told.title ?? '',
    site: mailTheme.settings.company_name,
    date: told.expires_at ? formatDay(told.expires_at, mailTheme.spoken.language) : '',
  }
  const reason = reasonOf(told, say)
  return composeMail({
    ...base,
    to: told.email,
    subject: say(`${words}Subject`, facts),
    heading: say(`${words}Subject`, facts),
    paragraphs: [say(`${words}Text`, facts), ...(reason ? [reason] : [])],
    link: { label: say(`${words}Link`), url: page(pageOf(told)) },
  })
}

function reasonOf(told: DecisionNotice, say: ReturnType<typeof mailTools>['say']): string {
  if (told.kind === 'advert-ended') return advertReason(told, say)
  return told.reason && say('notifications.mail.reason', { reason: told.reason })
}

function pageOf(told: DecisionNotice): string {
  if (isAdvertNotice(told.kind)) return routes.member('advertisement')
  const { listing, slug } = told
  if (listing === null || slug === null) return routes.member('verification')
  if (listing === 'project') {
    return isShown(told) ? routes.project(slug) : routes.member('projects')
  }
  return isShown(told) ? routes.property(slug) : listingRoutes.myProperty(slug)
}

function isShown({ kind, is_hidden }: DecisionNotice): boolean {
  return kind === 'approved' && !is_hidden
}
