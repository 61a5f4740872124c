import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { MembersListing } from '@/app/members/members-listing.tsx'
import { packagesOfGate } from '@/app/members/package-opener.tsx'
import { attempt } from '@/app/page/attempt.ts'
import { inquiryButtons } from '@/app/page/inquiry-buttons.tsx'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { loadNamed } from '@/app/page/load-named.ts'
import type { Page } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { RefusedListing } from '@/app/page/refused-listing.tsx'
import { streetAreas } from '@/app/page/street-areas.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { listingCardQueries } from '@/client/api/cards/listing-cards.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { type PropertyDetail, propertyQueries } from '@/client/api/properties.ts'
import { isPriceOnRequest } from '@/domain/money/listing-price.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { MAX_DESCRIPTION_LENGTH, plainText } from '@/domain/text/plain-text.ts'
import { hasExtension } from '@/domain/web/extensions.ts'
import { routes } from '@/domain/web/routes.ts'
import { ListingCorner } from '@/features/favourites/listing-corner.tsx'
import { RecentCorner } from '@/features/favourites/recent-corner.tsx'
import { PremiumGate } from '@/features/properties/premium-gate.tsx'
import { PropertyMissing } from '@/features/properties/property-missing.tsx'
import { PropertyPage } from '@/features/properties/property-page.tsx'
import { PropertyWithdrawn } from '@/features/properties/property-withdrawn.tsx'
import { propertyData } from '@/features/structured-data/property-data.ts'
import { breadcrumbsData, companyData } from '@/features/structured-data/site-data.ts'
import { MortgageEstimate } from '@/features/tools/mortgage-estimate.tsx'

type Props = { params: Promise<{ slug: string }> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page, slug, found: listing } = await load(props)
  if (listing instanceof ApiError) {
    const title = page.t(refusedTitle(listing))
    const isMissing = listing.kind === 'notFound' && listing.key !== 'withdrawn'
    return pageMetadata(page, { title, path: routes.property(slug), isHidden: true, isMissing })
  }
  const { property } = listing
  const place = property.city ? { title: property.title, place: property.city } : null
  return pageMetadata(page, {
    title: property.meta_title || (place ? page.t('listingCard.inPlace', place) : property.title),
    description:
      property.meta_description || plainText(property.description, MAX_DESCRIPTION_LENGTH),
    keywords: property.meta_keywords ?? undefined,
    image: property.title_image || undefined,
    chosenImage: property.meta_image,
    shown: { kind: 'property', slug: property.slug_id },
    path: routes.property(property.slug_id),
  })
}

function refusedTitle({ kind, key }: ApiError) {
  if (kind === 'packageRefused') return 'properties.page.premiumTitle'
  return key === 'withdrawn' ? 'properties.page.withdrawnTitle' : 'properties.page.notFoundTitle'
}

export default async function Property(props: Props) {
  const { page, slug, found: listing } = await load(props)
  const { t, formats, language, settings, href } = page
  if (listing instanceof ApiError) {
    if (listing.key === 'withdrawn')
      return <PropertyWithdrawn facts={listing.data} t={t} href={href} />
    const missing = <PropertyMissing t={t} href={href} />
    const gate = () => loadGate(page, slug)
    return <RefusedListing page={page} failure={listing} missing={missing} loadGate={gate} />
  }
  const { property } = listing
  if (property.slug_id !== slug) permanentRedirect(href(routes.property(property.slug_id)))
  return (
    <PageData texts="property-details">
      <JsonLd page={page} things={machineWords(page, property)} />
      <PropertyPage
        listing={listing}
        settings={settings}
        streets={await streetAreas(page)}
        t={t}
        formats={formats}
        language={language}
        href={href}
        choices={
          <ListingCorner
            listing={{ id: property.id, title: property.title }}
            asksFirst={settings.allow_cookies}
          />
        }
        askOwner={inquiryButtons(settings, 'property')}
        after={<RecentCorner except={property.id} className="mt-14 border-t border-line pt-10" />}
        mortgage={
          property.property_type === 'sell' && !isPriceOnRequest(property.price) ? (
            <MortgageEstimate price={property.price} />
          ) : null
        }
      />
    </PageData>
  )
}

function machineWords(page: Page, property: PropertyDetail) {
  const isRent = property.property_type === 'rent' || property.property_type === 'rented'
  const all = { ...noFilters, offer: isRent ? ('rent' as const) : ('sell' as const) }
  const name = page.t(isRent ? 'properties.results.titleRent' : 'properties.results.titleSell')
  const way = [{ name, path: routes.properties(all) }]
  const { city } = property
  if (city) way.push({ name: city, path: routes.properties({ ...all, city }) })
  const isOfCompany = property.added_by === 0
  return [
    propertyData(property, page),
    breadcrumbsData(page, [...way, { name: property.title }]),
    ...(isOfCompany ? [companyData(page)] : []),
  ]
}

const load = (props: Props) =>
  loadNamed(props, ({ ownReads, client }, slug) =>
    ownReads.read(propertyQueries.detail(client, slug)),
  )

async function loadGate(page: Page, slug: string) {
  const [card, opening] = await Promise.all([findCard(page, slug), packagesOfGate(page)])
  if (card && card.slug !== slug) permanentRedirect(page.href(routes.property(card.slug)))
  return (
    <PageData texts="property-gate">
      <MembersListing kind="property" slug={slug}>
        <PremiumGate card={card} {...opening} />
      </MembersListing>
    </PageData>
  )
}

/** Searches by title words if the provider cannot look up slugs. */
async function findCard(page: Page, slug: string): Promise<PropertyCard | null> {
  if (hasExtension(page.settings.extensions, 'listing-cards')) {
    const card = await attempt(page.ownReads.read(listingCardQueries.bySlug(page.client, slug)))
    return card instanceof ApiError ? null : card
  }
  const search = slug.replaceAll('-', ' ')
  const query = propertyQueries.list(page.client, { ...noFilters, search, premium: true })
  const found = await attempt(page.ownReads.read(query))
  if (found instanceof ApiError) return null
  return found.rows.find((card) => card.slug === slug) ?? null
}
