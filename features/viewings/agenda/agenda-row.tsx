import type { ListingName, Viewing } from '@/client/api/viewings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useViewingRequest } from '../use-viewing-request.ts'
import { ViewingFacts } from '../viewing-facts.tsx'
import { ViewingSteps } from '../viewing-steps.tsx'

/** A viewing to come, with what can be done about it. */
export function AgendaRow({ viewing }: { viewing: Viewing }) {
  const { id, inquiryId, side, listing } = viewing
  const inquiry = side === 'sender' ? { id: inquiryId } : null
  const request = useViewingRequest({
    inquiry,
    inquiryId,
    source: listing && toInquiryTarget(listing),
    viewingId: id,
  })
  return (
    <li className={ROW}>
      <RowHead viewing={viewing} />
      <ViewingFacts viewing={viewing} />
      <ViewingSteps request={request} />
    </li>
  )
}

/** A viewing that is over. */
export function PastRow({ viewing }: { viewing: Viewing }) {
  return (
    <li className={ROW}>
      <RowHead viewing={viewing} />
      <ViewingFacts viewing={viewing} />
    </li>
  )
}

function toInquiryTarget(listing: ListingName): InquiryTarget {
  return 'property' in listing
    ? { about: 'property', id: listing.property }
    : { about: 'project', id: listing.project }
}

const ROW = 'border-b border-line py-5 last:border-0'

function RowHead({ viewing }: { viewing: Viewing }) {
  const { t } = useText()
  const href = useHref()
  const { side, inquiryId, title, name } = viewing
  const isOwner = side === 'owner'
  const conversation = isOwner
    ? inquiryRoutes.leads({ lead: inquiryId })
    : inquiryRoutes.sent(inquiryId)
  return (
    <div className="mb-2">
      <h3 className="text-base font-semibold wrap-anywhere text-ink">
        <SiteLink href={href(conversation)} className={linkStyles({ variant: 'quiet' })}>
          <bdi>{title}</bdi>
        </SiteLink>
      </h3>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {isOwner ? t('viewings.agenda.with', { name }) : t('viewings.agenda.asked')}
      </p>
    </div>
  )
}
