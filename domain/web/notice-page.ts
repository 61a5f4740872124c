import { chatRoute } from './chat-route.ts'
import { inquiryRoutes } from './inquiry-routes.ts'
import { listingRoutes } from './listing-routes.ts'
import { routes } from './routes.ts'
import { viewingRoutes } from './viewing-routes.ts'

export type NoticeSubject = {
  kind: string | undefined
  /** Slug; null without one. */
  property: string | null
  isOfProject: boolean
  /** The conversation of a message, where it is known. */
  chat?: { person: number; property: number } | undefined
  /** If known: the inquiry, and whether the reader owns it. */
  inquiry?: { id: number; isOwners: boolean } | undefined
}

/**
 * Page of what a notification speaks of, without language; '' when there is none. A review decision
 * leads to the owner's view, because an approved listing may be hidden by now.
 */
export function noticePage(subject: NoticeSubject): string {
  const { kind = '', property, isOfProject, chat, inquiry } = subject
  if (kind === 'message') return chatRoute(chat)
  if (inquiry && (kind.startsWith('inquiry') || kind.startsWith('viewing-'))) {
    return inquiry.isOwners
      ? inquiryRoutes.leads({ lead: inquiry.id })
      : inquiryRoutes.sent(inquiry.id)
  }
  if (kind === 'inquiry' || kind === 'inquiry-message') return inquiryRoutes.leads()
  if (kind === 'inquiry-answer') return inquiryRoutes.sent()
  if (kind.startsWith('viewing-')) return viewingRoutes.agenda()
  if (kind === 'verified' || kind === 'not-verified') return routes.member('verification')
  if (kind === 'saved-search') return routes.member('saved-searches')
  if (kind.startsWith('advert-')) return routes.member('advertisement')
  if (kind.startsWith('package-') || kind.startsWith('payment-')) {
    return routes.member('subscription')
  }
  if (isOfProject) return routes.member('projects')
  if (property === null) return ''
  return OWN.has(kind) ? listingRoutes.myProperty(property) : routes.property(property)
}

const OWN: ReadonlySet<string> = new Set(['approved', 'rejected', 'expiring', 'expired'])
