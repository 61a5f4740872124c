import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  Clock,
  Copy,
  ExternalLink,
  Megaphone,
  Pencil,
  TimerOff,
} from 'lucide'
import type { OwnerTransition } from '@/client/api/member/listing-transitions.ts'
import type { MyProperty } from '@/client/api/member/my-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { canTransition, toListingStatus } from '@/domain/listing/listing-status.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { transitionIcons } from './listing-menu.tsx'
import type { ListingActions } from './use-listing-actions.ts'
import { useViewingTimesAddress } from './use-viewing-times-address.ts'

type ListingStatusProps = { listing: MyProperty; actions: ListingActions }

/** Moderation status of a listing with all possible actions. */
export function ListingStatus({ listing, actions }: ListingStatusProps) {
  const { t } = useText()
  const href = useHref()
  const { card, facts } = listing
  const status = toListingStatus(facts)
  const transitions = actions
    .listTransitions(listing)
    .filter((transition) => transition !== 'delete')
  const viewingTimes = useViewingTimesAddress(listing)
  const isPublic = status === 'public' || status === 'sold' || status === 'rented'
  return (
    <section aria-label={t('myListings.status')} className="flex flex-col gap-4">
      <h2 className="type-display text-lg text-ink">{t('myListings.status')}</h2>
      <Decision listing={listing} />
      <ul className="grid gap-2 sm:max-xl:grid-cols-2">
        {canTransition(facts, 'edit') ? (
          <li>
            <SiteLink
              href={href(listingRoutes.editProperty(card.slug))}
              className={buttonStyles({ className: 'w-full' })}
            >
              <Icon of={Pencil} />
              {t(facts.decision === 'rejected' ? 'myListings.fix' : 'myListings.edit')}
            </SiteLink>
          </li>
        ) : null}
        {isPublic ? (
          <li>
            <SiteLink
              href={href(routes.property(card.slug))}
              className={buttonStyles({ variant: 'secondary', className: 'w-full' })}
            >
              <Icon of={ExternalLink} />
              {t('myListings.seePublic')}
            </SiteLink>
          </li>
        ) : null}
        {viewingTimes ? (
          <li>
            <SiteLink
              href={viewingTimes}
              className={buttonStyles({ variant: 'secondary', className: 'w-full' })}
            >
              <Icon of={CalendarClock} />
              {t('myListings.viewingTimes')}
            </SiteLink>
          </li>
        ) : null}
        {listing.mayFeature ? (
          <li>
            <Button variant="secondary" className="w-full" onClick={() => actions.feature(listing)}>
              <Icon of={Megaphone} />
              {t('adverts.feature')}
            </Button>
          </li>
        ) : null}
        {transitions.map((transition) => (
          <li key={transition}>
            <TransitionButton transition={transition} listing={listing} actions={actions} />
          </li>
        ))}
        <li>
          <SiteLink
            href={href(listingRoutes.addProperty({ copy: card.id }))}
            className={buttonStyles({ variant: 'secondary', className: 'w-full' })}
          >
            <Icon of={Copy} />
            {t('myListings.copy')}
          </SiteLink>
        </li>
        <li>
          <TransitionButton transition="delete" listing={listing} actions={actions} />
        </li>
      </ul>
    </section>
  )
}

function TransitionButton({
  transition,
  listing,
  actions,
}: ListingStatusProps & { transition: OwnerTransition }) {
  const { t } = useText()
  const isEnd = transition === 'delete'
  return (
    <Button
      variant={isEnd ? 'quiet' : 'secondary'}
      aria-disabled={actions.isBusy || undefined}
      onClick={({ currentTarget }) => {
        // The button is replaced by another action.
        restoreFocus(currentTarget, besides(currentTarget))
        actions.act(transition, listing)
      }}
      className={isEnd ? 'w-full text-danger-ink!' : 'w-full'}
    >
      <Icon of={transitionIcons[transition]} />
      {t(`myListings.${transition}`)}
    </Button>
  )
}

/** Decision in words; a rejection includes its reason. */
function Decision({
  listing: { facts, rejectReason, submittedAt, expiresAt },
}: {
  listing: MyProperty
}) {
  const { t, formats } = useText()
  const until = expiresAt ? formats.date(expiresAt) : ''
  if (facts.decision === 'rejected') {
    return (
      <Banner
        variant="danger"
        icon={<Icon of={CircleAlert} />}
        title={t('myListings.rejectedTitle')}
      >
        <bdi className="whitespace-pre-line">{rejectReason}</bdi>
      </Banner>
    )
  }
  if (facts.decision === 'pending') {
    return (
      <Banner variant="warning" icon={<Icon of={Clock} />} title={t('myListings.pending')}>
        {t('myListings.pendingText')}
        {submittedAt
          ? ` ${t('myListings.pendingSince', { date: formats.date(submittedAt) })}.`
          : null}
      </Banner>
    )
  }
  if (facts.isExpired) {
    return (
      <Banner variant="warning" icon={<Icon of={TimerOff} />} title={t('myListings.expired')}>
        {t('myListings.expiredText', { date: until })}
      </Banner>
    )
  }
  return (
    <Banner variant="success" icon={<Icon of={CircleCheck} />}>
      {t('myListings.approvedText')}
      {until ? ` ${t('myListings.expiresOn', { date: until })}.` : null}
    </Banner>
  )
}
