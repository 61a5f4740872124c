import { Activity, type ReactNode } from 'react'
import { toPicture } from '@/client/api/cards/property-card.ts'
import type { PropertyPage as Listing } from '@/client/api/properties.ts'
import type { WebSettings } from '@/client/api/settings.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { OfferType } from '@/domain/listing/property-type.ts'
import type { Position } from '@/domain/place/distance.ts'
import { toPosition } from '@/domain/place/position.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { PropertyCarousel } from '@/features/listing-card/property-carousel.tsx'
import {
  type AskOwner,
  type Contact,
  ContactBar,
  ContactCard,
} from '@/features/listing-page/contact.tsx'
import { CountView } from '@/features/listing-page/count-view.tsx'
import { PageGallery } from '@/features/listing-page/page-gallery.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { listingFacts } from './listing-facts.ts'
import { MonthlyRent } from './monthly-rent.tsx'
import { NearbyHomes } from './nearby-homes.tsx'
import { PropertyChapters } from './property-chapters.tsx'
import { PropertyHeader } from './property-header.tsx'
import { ViewerCorner } from './viewer-corner.tsx'

export type PropertyPageProps = Text & {
  listing: Listing
  settings: WebSettings
  /** Areas that a picture of a map may show; null without pictures. */
  streets?: StreetAreas | null
  href: (path: string) => string
  /** Mortgage calculator, for homes on sale. */
  mortgage: ReactNode
  /** Save, compare and hide buttons. */
  choices?: ReactNode
  /** Asks the owner; missing where the provider takes no inquiries. */
  askOwner?: AskOwner | undefined
  /** Rendered below everything else. */
  after?: ReactNode
}

/** Page of a home, also after it was sold or rented. */
export function PropertyPage(props: PropertyPageProps) {
  const {
    listing,
    settings,
    streets = null,
    href,
    mortgage,
    choices,
    askOwner,
    after,
    ...text
  } = props
  const { property, similar } = listing
  const { t } = text
  const contact = toContact(property, settings, { t, href })
  const ask = askOwner?.(property.id, { id: property.added_by, name: contact.name })
  const facts = listingFacts(property.parameters, text.formats)
  const position = toPosition(property.latitude, property.longitude)
  const isGone = property.property_type === 'sold' || property.property_type === 'rented'
  const monthly = <MonthlyRent property={property} {...text} />
  const price = <ListingPrice price={property.price} rentPeriod={property.rentduration} />
  return (
    <div className="container-page pt-4 pb-14 sm:pt-6">
      <CountView kind="property" id={property.id} />
      <Crumbs property={property} t={t} href={href} />
      <PageGallery title={property.title} pictures={listPictures(property)} {...text} />
      <div className="mt-6 grid gap-x-14 gap-y-10 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <article className="flex min-w-0 flex-col gap-8 sm:gap-10">
          <PropertyHeader
            property={property}
            facts={facts.first}
            monthly={monthly}
            choices={choices}
            likeIt={href(likeIt(property))}
            t={t}
          />
          <Activity>
            <PropertyChapters
              property={property}
              facts={facts}
              position={position}
              streets={streets}
              distanceUnit={settings.distance_option ?? 'km'}
              mortgage={isGone ? null : mortgage}
              siteName={settings.company_name}
              {...text}
            />
          </Activity>
        </article>
        <div>
          <div className="lg:sticky lg:top-24">
            <ContactCard contact={contact} ask={ask} heading={t('agents.page.listedBy')} t={t}>
              {isGone ? null : (
                <div className="mb-5 hidden border-b border-line pb-5 lg:block">
                  <ListingPrice
                    price={property.price}
                    rentPeriod={property.rentduration}
                    className="text-xl"
                  />
                  {monthly}
                </div>
              )}
            </ContactCard>
            <ViewerCorner
              listing={property.id}
              owner={{ id: property.added_by, name: contact.name }}
              isGone={isGone}
              hasInquiries={ask !== undefined}
            />
          </div>
        </div>
      </div>
      {similar.length > 0 ? (
        <div className="far-below mt-14 border-t border-line pt-10 print:hidden">
          <Activity>
            <PropertyCarousel
              title={t('properties.page.similar')}
              header={
                <h2 className="type-display text-xl text-ink">{t('properties.page.similar')}</h2>
              }
              cards={similar}
            />
          </Activity>
        </div>
      ) : null}
      {position ? (
        <Activity>
          <Around listing={listing} near={position} t={t} href={href} />
        </Activity>
      ) : null}
      {after}
      {isGone ? null : (
        <ContactBar contact={contact} ask={ask} t={t}>
          <div className="text-lg">{price}</div>
        </ContactBar>
      )}
    </div>
  )
}

type Property = Listing['property']

type AroundProps = Pick<PropertyPageProps, 'listing' | 't' | 'href'> & { near: Position }

/** Nearby homes of the same offer type: a rail, and a link that works without JavaScript. */
function Around({ listing: { property, similar }, near, t, href }: AroundProps) {
  const offer = toOfferType(property)
  const all = {
    ...noFilters,
    offer,
    near: { ...near, radiusKm: NEAR_KM },
    sort: 'nearest' as const,
  }
  return (
    <section aria-labelledby="around" className="mt-14 border-t border-line pt-10 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h2 id="around" className="type-display text-xl text-ink">
          {t('properties.page.near')}
        </h2>
        <SiteLink
          href={href(routes.properties(all))}
          className={linkStyles({ className: 'inline-flex min-h-8 items-center' })}
        >
          {t('properties.page.nearAll')}
        </SiteLink>
      </div>
      <NearbyHomes
        title={t('properties.page.nearest')}
        shown={[property, ...similar].map(({ id }) => id)}
        offer={offer}
        near={near}
        radiusKm={NEAR_KM}
      />
    </section>
  )
}

const NEAR_KM = 10

function toOfferType({ property_type: type }: Property): OfferType {
  return type === 'rent' || type === 'rented' ? 'rent' : 'sell'
}

function Crumbs({
  property,
  t,
  href,
}: Pick<PropertyPageProps, 't' | 'href'> & { property: Property }) {
  const offer = toOfferType(property)
  const city = property.city ?? ''
  const all = { ...noFilters, offer }
  return (
    <Breadcrumbs
      as={SiteLink}
      label={t('shell.breadcrumbs.label')}
      className="mb-4"
      items={[
        {
          label: t(
            offer === 'rent' ? 'properties.results.titleRent' : 'properties.results.titleSell',
          ),
          href: href(routes.properties(all)),
        },
        ...(city ? [{ label: city, href: href(routes.properties({ ...all, city })) }] : []),
        { label: property.title },
      ]}
    />
  )
}

/** Search for the same category, city and offer type. */
function likeIt({ property_type, city, category }: Property): string {
  const isRent = property_type === 'rent' || property_type === 'rented'
  const offer = isRent ? ('rent' as const) : ('sell' as const)
  return routes.properties({ ...noFilters, offer, city: city ?? '', category: category.slug_id })
}

function listPictures(property: Property) {
  const { title_image_width: width, title_image_height: height, title_image_hash: hash } = property
  return [
    { ...toPicture(property.title_image, { width, height, hash }), alt: property.title_image_alt },
    ...property.gallery.map(({ image_url, alt, ...known }) => {
      return { ...toPicture(image_url, known), alt }
    }),
  ]
}

function toContact(
  property: Property,
  settings: WebSettings,
  { t, href }: Pick<PropertyPageProps, 't' | 'href'>,
): Contact {
  const isAdmin = property.added_by === 0
  return {
    name: isAdmin
      ? t('agents.page.admin', { name: settings.company_name })
      : property.customer_name,
    portrait: property.profile,
    phone: property.mobile || (isAdmin ? (settings.company_tel1 ?? '') : ''),
    country: property.mobile && !isAdmin ? property.country : settings.country_code,
    email: property.email || (isAdmin ? (settings.company_email ?? '') : ''),
    isVerified: property.is_verified,
    answerMinutes: property.answer_minutes,
    page: property.customer_slug_id ? href(routes.agent(property.customer_slug_id)) : '',
  }
}
