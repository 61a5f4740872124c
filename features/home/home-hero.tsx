'use client'

import type { ReactNode } from 'react'
import { averageColor, imageSources } from '@/client/api/cards/images.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { routes } from '@/domain/web/routes.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'

type HomeHeroProps = {
  /** Undefined if there are no listings yet. */
  home?: PropertyCard
  /** Search form. */
  children: ReactNode
}

/** Hero of the home page: heading, search and a real home. */
export function HomeHero({ home, children }: HomeHeroProps) {
  const { t } = useText()
  return (
    <section className="container-page pt-6 sm:pt-10">
      <div className="grid items-center gap-x-12 lg:grid-cols-[1fr_1.1fr]">
        <div className="pb-7 lg:pb-16">
          <h1 className="type-display max-w-[8.25em] text-display">
            {t('properties.search.heading')}
          </h1>
          <p className="mt-4 max-w-[25em] text-lg text-ink-muted">{t('properties.search.lead')}</p>
        </div>
        {home ? <HeroPicture home={home} /> : null}
      </div>
      <div className="relative lg:-mt-16 lg:me-14">{children}</div>
    </section>
  )
}

function HeroPicture({ home }: { home: PropertyCard }) {
  const { t } = useText()
  const href = useHref()
  const { title, slug, picture, city, state } = home
  return (
    <figure className="relative hidden lg:block">
      <MediaFrame
        {...imageSources(picture.url, picture.width)}
        alt={t('listingCard.photoOf', { title })}
        ratio="photo"
        sizes="(min-width: 1024px) 38rem, 0px"
        priority
        color={averageColor(picture.hash)}
        className="rounded-lg"
      />
      <figcaption className="absolute inset-x-4 top-4 flex justify-end">
        <div className="relative min-w-0 max-w-76 rounded-md bg-surface/94 px-4 py-2.5 shadow-raised">
          <ListingPrice
            isMonthly
            price={home.price}
            rentPeriod={home.rentPeriod}
            className="text-lg"
          />
          <SiteLink
            dir="auto"
            href={href(routes.property(slug))}
            className={linkStyles({
              variant: 'stretched',
              className: 'block truncate text-sm text-ink-muted align-as-page',
            })}
          >
            {t('listingCard.inPlace', { title, place: placeInWords(city, state) })}
          </SiteLink>
        </div>
      </figcaption>
    </figure>
  )
}
