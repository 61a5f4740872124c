'use client'

import { ArrowLeft, SearchX } from 'lucide'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { MyProperty, MyPropertyData } from '@/client/api/member/my-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { ListingTitle } from '@/features/listing-page/listing-title.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { InterestedPeople } from './interested-people.tsx'
import { ListingBadges } from './listing-badges.tsx'
import { ListingHistory } from './listing-history.tsx'
import { ListingStatus } from './listing-status.tsx'
import { useListingActions } from './use-listing-actions.ts'
import { type MyListingState as Facts, useMyListing } from './use-my-listing.ts'

type OwnPageProps = {
  slug: string
  /** Monthly mortgage estimate for a price. */
  mortgage?: (price: number) => ReactNode
}

/** Property page for its owner. */
export function MyListingPage({ slug, mortgage }: OwnPageProps) {
  const { t } = useText()
  const facts = useMyListing(slug)
  const { page, isMissing, isOffline, error, retry } = facts
  if (page) return <Loaded page={page} facts={facts} mortgage={mortgage} />
  if (isMissing) return <Missing />
  if (isOffline) return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  if (error)
    return <FailedList title={t('myListings.property.errorTitle')} error={error} onRetry={retry} />
  return (
    <div role="status">
      <span className="sr-only">{t('myListings.property.loading')}</span>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  )
}

const loadLook = () => import('./listing-preview.tsx')
const loadDays = () => import('./listing-days.tsx')

type LoadedProps = Omit<OwnPageProps, 'slug'> & { page: MyPropertyData; facts: Facts }

function Loaded({ page: { listing, detail }, facts, mortgage }: LoadedProps) {
  const { t } = useText()
  const href = useHref()
  const { push } = useRouter()
  const actions = useListingActions(() => push(href(listingRoutes.ownProperties())))
  const { card } = listing
  return (
    <>
      <SiteLink
        href={href(listingRoutes.ownProperties())}
        className={linkStyles({ className: 'mb-4 inline-flex min-h-8 items-center gap-1.5' })}
      >
        <Icon of={ArrowLeft} className="mirrored size-4" />
        {t('myListings.toList')}
      </SiteLink>
      <ListingBadges facts={listing.facts} advert={listing.advert} />
      <ListingTitle
        title={card.title}
        place={placeInWords(detail.address, detail.city, detail.state)}
      />
      <ListingPrice price={card.price} rentPeriod={card.rentPeriod} className="mt-4 text-xl" />
      <div className="mt-8 grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-12">
        <div className="xl:sticky xl:top-26 xl:order-last xl:self-start">
          <ListingStatus listing={listing} actions={actions} />
        </div>
        <div className="flex min-w-0 flex-col gap-8 sm:gap-10">
          <Statistics listing={listing} />
          {facts.days === null ? null : (
            <PageSection title={t('myListings.days')}>
              <OnDemand
                load={loadDays}
                of={{ part: facts.days }}
                fallback={<Skeleton className="h-52 rounded-lg" />}
              />
            </PageSection>
          )}
          <PageSection title={t('myListings.interested')}>
            <InterestedPeople of={facts.interested} />
          </PageSection>
          {facts.history === null ? null : (
            <PageSection title={t('myListings.history')}>
              <ListingHistory of={facts.history} />
            </PageSection>
          )}
          <PageSection title={t('myListings.photos')}>
            <OnDemand
              load={loadLook}
              of={{ detail }}
              fallback={<Skeleton className="aspect-16/9 rounded-lg" />}
            />
          </PageSection>
          {card.type === 'sell' ? mortgage?.(card.price) : null}
        </div>
      </div>
      <ConfirmAction actions={actions} />
    </>
  )
}

function Statistics({ listing: { views, favourites, interested } }: { listing: MyProperty }) {
  const { t, formats } = useText()
  const figures = [
    { label: t('myListings.statViews'), value: views },
    ...(favourites === null ? [] : [{ label: t('myListings.statFavourites'), value: favourites }]),
    { label: t('myListings.statInterested'), value: interested },
  ]
  return (
    <section aria-label={t('myListings.statistics')}>
      <dl className="grid grid-cols-3 gap-2 sm:gap-4">
        {figures.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-lg bg-surface-muted p-3 sm:p-5"
          >
            <dt className="hyphens-auto text-sm text-ink-muted">{label}</dt>
            <dd className="figures type-display text-xl text-ink">{formats.number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Missing() {
  const { t } = useText()
  const href = useHref()
  return (
    <EmptyState
      level={1}
      icon={<Icon of={SearchX} />}
      title={t('myListings.notFoundTitle')}
      actions={
        <SiteLink href={href(listingRoutes.ownProperties())} className={buttonStyles()}>
          {t('myListings.toList')}
        </SiteLink>
      }
    >
      {t('myListings.notFoundText')}
    </EmptyState>
  )
}
