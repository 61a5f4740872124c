import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { toPicture } from '@/client/api/cards/property-card.ts'
import type { PropertyDetail } from '@/client/api/properties.ts'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { Text } from '@/client/text/text.ts'
import { Definition, DefinitionList } from '@/design-system/definition-list/definition-list.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MaskIcon } from '@/design-system/mask-icon/mask-icon.tsx'
import { type DistanceUnit, fromKm, type Position } from '@/domain/place/distance.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { DocumentList } from '@/features/listing-page/document-list.tsx'
import { LocationBlock } from '@/features/listing-page/location-block.tsx'
import { LongText } from '@/features/listing-page/long-text.tsx'
import { FloorPlansChapter, VideoChapter } from '@/features/listing-page/media-chapters.tsx'
import { PageSection } from '@/features/listing-page/page-section.tsx'
import { PanoramaFrame } from '@/features/listing-page/panorama-frame.tsx'
import { ListingMap } from '@/features/map/pictures/listing-map.tsx'
import { WalkingPlaces } from '@/features/map/streets/walking-places.tsx'
import type { ListingFacts } from './listing-facts.ts'
import { PriceHistory } from './price-history.tsx'

type PropertyChaptersProps = Text & {
  property: PropertyDetail
  facts: ListingFacts
  position: Position | null
  /** Null without pictures of maps. */
  streets: StreetAreas | null
  distanceUnit: DistanceUnit
  mortgage: ReactNode
  siteName: string
}

/** Sections of a home's page; empty ones are omitted. */
export function PropertyChapters(props: PropertyChaptersProps) {
  const { property, facts, position, streets, mortgage, t, language } = props
  const { title, documents, three_d_image: panorama } = property
  const place = placeInWords(property.city, property.state, property.country)
  return (
    <>
      {property.description.trim() ? (
        <PageSection title={t('properties.page.description')}>
          <LongText text={property.description} t={t} />
        </PageSection>
      ) : null}
      <Parameters {...props} />
      <FloorPlansChapter
        title={t('properties.page.floorPlans')}
        plans={facts.files.map(({ id, name, href }) => ({ id, title: name, href }))}
        t={t}
        language={language}
      />
      <VideoChapter
        link={property.video_link}
        poster={toPicture(property.title_image, { width: property.title_image_width })}
        title={title}
        t={t}
      />
      {panorama ? (
        <PageSection title={t('properties.page.tour')} className="print:hidden">
          <PanoramaFrame
            url={panorama}
            start={t('listingPage.panorama.start')}
            labels={{
              view: t('properties.page.tourOf', { title }),
              hint: t('listingPage.panorama.hint'),
              loading: t('listingPage.panorama.loading'),
              flat: t('listingPage.panorama.flat'),
              zoomIn: t('listingPage.gallery.zoomIn'),
              zoomOut: t('listingPage.gallery.zoomOut'),
              fullscreen: t('listingPage.panorama.fullscreen'),
            }}
          />
        </PageSection>
      ) : null}
      {documents.length > 0 ? (
        <PageSection title={t('properties.page.documents')}>
          <DocumentList
            documents={documents.map(({ id, file, file_name }) => {
              return { id, name: file_name || file, href: file }
            })}
          />
        </PageSection>
      ) : null}
      <PageSection title={t('properties.page.location')}>
        <LocationBlock
          address={property.address}
          place={place}
          position={position}
          hidden={hiddenPlace(props)}
          t={t}
        >
          {position ? (
            <ListingMap
              position={position}
              radius={property.place_radius}
              place={property.address || place}
              streets={streets}
            />
          ) : null}
        </LocationBlock>
        <NearbyPlaces {...props} />
        {position ? (
          <WalkingPlaces
            position={position}
            streets={streets}
            distanceUnit={props.distanceUnit}
            isApproximate={property.place_radius !== undefined}
          />
        ) : null}
      </PageSection>
      <PriceHistory {...props} />
      {mortgage ? (
        <PageSection title={t('tools.mortgage.title')} className="print:hidden">
          {mortgage}
        </PageSection>
      ) : null}
    </>
  )
}

/** Text on the radius around an approximate position. */
function hiddenPlace({ property, distanceUnit, t, formats }: PropertyChaptersProps) {
  const { place_radius: radius } = property
  if (!radius) return undefined
  const isMetric = distanceUnit === 'km' || distanceUnit === 'm'
  const distance = isMetric
    ? formats.distance(radius, 'm')
    : formats.distance(fromKm(radius / 1000, 'mi'), 'mi')
  return t('properties.page.placeHidden', { distance })
}

function Parameters({ property, facts, t, formats }: PropertyChaptersProps) {
  const { id, category, post_created, post_created_iso: posted, total_view: views } = property
  return (
    <PageSection title={t('properties.page.facilities')}>
      {facts.groups.map(({ id: group, name, options }) => (
        <div key={group} className="mb-7">
          <h3 className="mb-3 font-semibold text-ink">{name}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-2.5">
            {options.map((option) => (
              <li key={option} className="flex items-start gap-2.5">
                <Icon of={Check} className="mt-1 size-4.5 shrink-0 text-success-ink" />
                <span className="min-w-0">{option}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <DefinitionList>
        {facts.details.map(({ id: fact, name, value }) => (
          <Definition key={fact} term={name}>
            <bdi>{value}</bdi>
          </Definition>
        ))}
        <Definition term={t('properties.page.type')}>{category.category}</Definition>
        <Definition term={t('properties.page.listed')}>
          {posted ? <time dateTime={posted}>{formats.date(posted)}</time> : post_created}
        </Definition>
        <Definition term={t('properties.page.interest')}>
          {t('properties.page.views', { count: views })}
        </Definition>
        <Definition term={t('properties.page.reference')}>{id}</Definition>
      </DefinitionList>
      {facts.remarks.map(({ id: fact, name, value }) => (
        <div key={fact} className="mt-7 max-w-text">
          <h3 className="mb-2 font-semibold text-ink">{name}</h3>
          <p dir="auto" className="whitespace-pre-line">
            {value}
          </p>
        </div>
      ))}
    </PageSection>
  )
}

function NearbyPlaces({ property, distanceUnit, t, formats }: PropertyChaptersProps) {
  const places = property.assign_facilities.toSorted((a, b) => a.distance - b.distance)
  if (places.length === 0) return null
  return (
    <>
      <h3 className="mt-8 mb-2 font-semibold text-ink">{t('properties.page.nearby')}</h3>
      <DefinitionList>
        {places.map(({ id, name, image, distance }) => (
          <Definition
            key={id}
            term={name}
            icon={image ? <MaskIcon src={image} className="size-5 translate-y-1" /> : undefined}
          >
            {formats.distance(distance, distanceUnit)}
          </Definition>
        ))}
      </DefinitionList>
    </>
  )
}
