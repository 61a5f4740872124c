import { type PropertyCard, toPicture } from '@/client/api/cards/property-card.ts'
import type { MapListing } from '@/client/api/map.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { Bounds } from '@/domain/place/distance.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { cardFacts, placeInWords } from '@/features/listing-card/card-facts.ts'
import { CardPicture } from '@/features/listing-card/card-picture.tsx'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { SearchMap } from '@/features/map/search/search-map.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { filtersNow, pushSearch, replaceSearch } from '../soft-link.tsx'
import { usePinFacts } from './use-pin-facts.ts'

type ResultsMapProps = { filters: SearchFilters; cards: readonly PropertyCard[] }

/** Map of the results; moving it changes the search. */
export default function ResultsMap({ filters, cards }: ResultsMapProps) {
  const href = useHref()
  const search = (bounds: Bounds) => {
    const now = filtersNow()
    // With drawn areas, the bounds are only the map's view.
    const next = now.area ? now : { ...anywhere(now), page: 1 }
    replaceSearch(href(routes.properties({ ...next, bounds })))
  }
  const draw = (area: string, bounds: Bounds | null) => {
    pushSearch(
      href(routes.properties({ ...anywhere(filtersNow()), area, areaName: '', bounds, page: 1 })),
    )
  }
  return (
    <SearchMap
      filters={filters}
      cards={cards}
      onMove={search}
      onAreas={draw}
      card={(listing) => <PinCard listing={listing} cards={cards} />}
    />
  )
}

/** A map search replaces any other place filter. */
function anywhere(filters: SearchFilters): SearchFilters {
  const near = filters.near && { ...filters.near, radiusKm: null }
  return { ...filters, city: '', alsoCities: [], state: '', country: '', near }
}

type PinCardProps = { listing: MapListing; cards: readonly PropertyCard[] }

/** Card of the selected pin. */
function PinCard({ listing, cards }: PinCardProps) {
  const { formats } = useText()
  const href = useHref()
  const { title_image_width: width, title_image_height: height, title_image_hash: hash } = listing
  const place = placeInWords(listing.city, listing.state)
  const facts = cardFacts(usePinFacts(listing.id, cards), formats)
  return (
    <article className="group/card relative flex gap-4 p-3">
      <CardPicture
        picture={toPicture(listing.title_image, { width, height, hash })}
        sizes="7rem"
        fallback={null}
        className="w-28 shrink-0"
      />
      <div className="min-w-0 flex-1 self-center pe-8">
        <ListingPrice
          isMonthly
          price={listing.price}
          rentPeriod={listing.rentduration}
          className="text-lg"
        />
        <h2 dir="auto" className="line-clamp-2 text-sm font-medium align-as-page">
          <SiteLink
            href={href(routes.property(listing.slug_id))}
            className={linkStyles({ variant: 'stretched' })}
          >
            {listing.title}
          </SiteLink>
        </h2>
        {place ? (
          <p dir="auto" className="truncate align-as-page text-sm text-ink-muted">
            {place}
          </p>
        ) : null}
        <ul className="flex h-5 flex-wrap gap-x-3 overflow-hidden text-sm text-ink-muted">
          {facts.map(({ id, name, text, isNameSeen }) => (
            <li key={id} className="whitespace-nowrap">
              <span className={isNameSeen ? undefined : 'sr-only'}>{name} </span>
              <bdi className="figures text-ink">{text}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </article>
  )
}
