import {
  Building2,
  CircleAlert,
  Eye,
  Heart,
  House,
  type IconNode,
  MapPin,
  Pencil,
  UsersRound,
} from 'lucide'
import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Card } from '@/design-system/card/card.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { canTransition, toListingStatus } from '@/domain/listing/listing-status.ts'
import { listingRoutes, ownPaths } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { CardPicture } from '@/features/listing-card/card-picture.tsx'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { ListingMenu } from './listing-menu.tsx'
import type { ListingActions } from './use-listing-actions.ts'

type ListingRowProps = { listing: MyListing; actions: ListingActions }

/** Icons of the listing kinds. */
export const kindIcons = { property: House, project: Building2 }

/** Listing with status, statistics and actions. */
export function MyListingRow({ listing, actions }: ListingRowProps) {
  const { t } = useText()
  const href = useHref()
  const { kind, card, facts } = listing
  return (
    <Card as="article" aria-label={card.title} className="gap-4 p-3 sm:flex-row sm:gap-5 sm:p-4">
      <CardPicture
        picture={card.picture}
        sizes="(min-width: 640px) 13rem, 92vw"
        ratio="photo"
        fallback={<Icon of={kindIcons[kind]} strokeWidth={1.25} />}
        className="w-full shrink-0 self-start rounded-md max-sm:aspect-16/9 sm:w-52"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <ListingBadges facts={facts} advert={listing.advert} />
        <h2 dir="auto" className="truncate text-base font-medium text-ink align-as-page">
          <SiteLink
            href={href(listingPath(listing))}
            title={card.title}
            className={linkStyles({ variant: 'stretched' })}
          >
            {card.title}
          </SiteLink>
        </h2>
        <OfferAndPlace listing={listing} />
        <Reason listing={listing} />
        <div className="mt-auto flex flex-wrap items-end justify-between gap-3 pt-1">
          <Figures listing={listing} />
          <div className="relative z-1 flex gap-2">
            {canTransition(facts, 'edit') ? (
              <SiteLink
                href={href(ownPaths[kind].edit(card.slug))}
                className={buttonStyles({ variant: 'secondary', size: 'sm' })}
              >
                <Icon of={Pencil} />
                {t(facts.decision === 'rejected' ? 'myListings.fix' : 'myListings.edit')}
                <span className="sr-only">: {card.title}</span>
              </SiteLink>
            ) : null}
            <ListingMenu listing={listing} actions={actions} />
          </div>
        </div>
      </div>
    </Card>
  )
}

/**
 * Properties have an owner page. Projects link to the public page, or to the editor if not public.
 */
function listingPath({ kind, card: { slug }, facts }: MyListing): string {
  if (kind === 'property') return listingRoutes.myProperty(slug)
  return toListingStatus(facts) === 'public'
    ? routes.project(slug)
    : listingRoutes.editProject(slug)
}

function OfferAndPlace({ listing }: { listing: MyListing }) {
  const { t } = useText()
  const { kind, card } = listing
  const place = placeInWords(card.city, card.state ?? card.country)
  // A price aligns with the baseline, a badge with the center.
  const align = kind === 'property' ? 'items-baseline gap-x-4' : 'items-center gap-x-3'
  return (
    <div className={`flex flex-wrap gap-y-1 ${align}`}>
      {kind === 'property' ? (
        <ListingPrice
          price={listing.card.price}
          rentPeriod={listing.card.rentPeriod}
          className="text-lg"
        />
      ) : (
        <Badge variant="neutral">{t(`projects.page.${listing.card.type}`)}</Badge>
      )}
      {place ? (
        <p className="flex min-w-0 items-center gap-1 text-sm text-ink-muted">
          <Icon of={MapPin} className="size-3.5 shrink-0" />
          <bdi className="truncate">{place}</bdi>
        </p>
      ) : null}
    </div>
  )
}

/** Reason for being hidden, or the expiry date. */
function Reason({ listing }: { listing: MyListing }) {
  const { facts, rejectReason, expiresAt, submittedAt } = listing
  const { t, formats } = useText()
  if (facts.decision === 'rejected' && rejectReason) {
    return (
      <p className="flex gap-1.5 text-sm text-danger-ink">
        <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
        <span className="sr-only">{t('myListings.rejectedTitle')}: </span>
        <bdi className="line-clamp-3">{rejectReason}</bdi>
      </p>
    )
  }
  const words =
    facts.decision === 'pending' && submittedAt
      ? t('myListings.pendingSince', { date: formats.date(submittedAt) })
      : facts.decision === 'approved' && expiresAt && !facts.isExpired
        ? t('myListings.expiresOn', { date: formats.date(expiresAt) })
        : null
  return words ? <p className="text-sm text-ink-muted">{words}</p> : null
}

function Figures({ listing }: { listing: MyListing }) {
  const { t, formats } = useText()
  const { views } = listing
  const { favourites, interested } =
    listing.kind === 'property' ? listing : { favourites: null, interested: null }
  return (
    <ul className="figures flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-muted">
      <Figure icon={Eye} words={t('myListings.views', { count: views })}>
        {formats.number(views)}
      </Figure>
      {favourites === null ? null : (
        <Figure icon={Heart} words={t('myListings.favourites', { count: favourites })}>
          {formats.number(favourites)}
        </Figure>
      )}
      {interested === null ? null : (
        <Figure icon={UsersRound} words={t('myListings.interestedCount', { count: interested })}>
          {formats.number(interested)}
        </Figure>
      )}
    </ul>
  )
}

function Figure({ icon, words, children }: { icon: IconNode; words: string; children: string }) {
  return (
    <li title={words} className="flex items-center gap-1.5">
      <Icon of={icon} className="size-4 shrink-0" />
      <span aria-hidden="true">{children}</span>
      <span className="sr-only">{words}</span>
    </li>
  )
}
