import { EyeOff, Lock } from 'lucide'
import type { ReactNode } from 'react'
import type { ReviewedListing } from '@/client/api/admin/administration.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { textLines } from '@/domain/text/plain-text.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { LocationBlock } from '@/features/listing-page/location-block.tsx'
import { PageGallery } from '@/features/listing-page/page-gallery.tsx'
import { ShowPlace } from '@/features/map/pictures/show-place.tsx'
import { PinAndAddress } from './pin-and-address.tsx'
import { ReviewFacts } from './review-facts.tsx'

type ReviewedListingViewProps = {
  title: string
  listing: ReviewedListing
  /** Distance between the pin and the city center. */
  pinDistanceKm: number | null
}

/** All data entered by the owner; private data is marked. */
export function ReviewedListingView(props: ReviewedListingViewProps) {
  const { title, listing, pinDistanceKm } = props
  const text = useText()
  const { t, formats } = text
  const { pictures, price, property_type: offer, project_type: stage } = listing
  const described = pictures.filter(({ alt }) => alt !== '')
  return (
    <>
      <PageGallery
        title={title}
        pictures={pictures.map(({ url }) => ({ url, width: null, height: null, hash: null }))}
        {...text}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {price === null ? null : (
          <ListingPrice price={price} rentPeriod={listing.rentduration} className="text-xl" />
        )}
        {offer ? <Badge size="md">{t(`admin.offer.${offer}`)}</Badge> : null}
        {stage ? <Badge size="md">{t(`admin.stage.${stage}`)}</Badge> : null}
        <Badge size="md">
          <bdi>{listing.category}</bdi>
        </Badge>
      </div>
      <Part title={t('admin.description')}>
        <p dir="auto" className="max-w-text align-as-page whitespace-pre-line wrap-anywhere">
          {textLines(listing.description).join('\n')}
        </p>
      </Part>
      {listing.parameters.length > 0 ? (
        <ReviewFacts title={t('admin.details')} facts={listing.parameters} />
      ) : null}
      {listing.facilities.length > 0 ? (
        <ReviewFacts
          title={t('admin.nearby')}
          facts={listing.facilities}
          unit={formats.lengthUnit}
        />
      ) : null}
      <Place listing={listing} pinDistanceKm={pinDistanceKm} />
      <Files listing={listing} />
      {described.length > 0 ? (
        <Part title={t('admin.pictureWords')}>
          <ol className="list-decimal ps-5 text-sm">
            {described.map(({ url, alt }) => (
              <li key={url}>
                <bdi>{alt}</bdi>
              </li>
            ))}
          </ol>
        </Part>
      ) : null}
      <SearchWords listing={listing} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** Beyond the size of most cities. */
const FAR_KM = 20

function Place({
  listing,
  pinDistanceKm,
}: Pick<ReviewedListingViewProps, 'listing' | 'pinDistanceKm'>) {
  const { t, formats } = useText()
  const { address, client_address, city, state, country, latitude, longitude } = listing
  const position = latitude === null || longitude === null ? null : { latitude, longitude }
  return (
    <Part title={t('admin.place')}>
      <LocationBlock
        address={address}
        place={[city, state, country].filter(Boolean).join(', ')}
        position={position}
        t={t}
      >
        {position ? <ShowPlace key={`${latitude} ${longitude}`} position={position} /> : null}
      </LocationBlock>
      {position ? null : <p className="mt-3 text-sm text-ink-muted">{t('admin.noPin')}</p>}
      {position ? <PinAndAddress position={position} address={address} city={city} /> : null}
      {pinDistanceKm === null ? null : (
        <p
          className={
            pinDistanceKm > FAR_KM ? 'mt-3 text-sm text-danger-ink' : 'mt-3 text-sm text-ink-muted'
          }
        >
          {pinDistanceKm === 0
            ? t('admin.pinAtCenter', { town: isolated(city) })
            : t('admin.pinDistance', {
                distance: formats.away(pinDistanceKm),
                town: isolated(city),
              })}
        </p>
      )}
      {listing.hides_exact_place ? (
        <p className="mt-3 flex items-start gap-2 text-sm text-ink-muted">
          <Icon of={EyeOff} className="mt-0.5 size-4 shrink-0" />
          {t('admin.placeHidden')}
        </p>
      ) : null}
      {client_address ? (
        <p className="mt-2 flex items-start gap-2 text-sm text-ink-muted">
          <Icon of={Lock} className="mt-0.5 size-4 shrink-0" />
          <span>
            {t('admin.privateAddress')}{' '}
            <bdi className="text-ink wrap-anywhere">{client_address}</bdi>
          </span>
        </p>
      ) : null}
    </Part>
  )
}

function Files({ listing }: { listing: ReviewedListing }) {
  const { t } = useText()
  const { plans, documents, three_d_image: panorama, video_link: video } = listing
  const rows = [
    ...plans.map(({ name, url }) => ({ name, url, label: t('admin.plan') })),
    ...documents.map(({ name, url }) => ({ name, url, label: t('admin.document') })),
    ...(panorama ? [{ name: t('admin.panorama'), url: panorama, label: '' }] : []),
    ...(video ? [{ name: video, url: video, label: t('admin.video') }] : []),
  ]
  if (rows.length === 0) return null
  return (
    <Part title={t('admin.files')}>
      <ul className="flex flex-col gap-1">
        {rows.map(({ name, url, label }) => (
          <li key={url} className="wrap-anywhere">
            {label ? <span className="text-sm text-ink-muted">{label} </span> : null}
            <a href={url} target="_blank" rel="noopener noreferrer" className={linkStyles()}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function SearchWords({ listing }: { listing: ReviewedListing }) {
  const { t } = useText()
  const { slug_id, meta_title, meta_description, meta_keywords, meta_image } = listing
  const facts = [
    { name: t('admin.slug'), value: [slug_id], file: '' },
    { name: t('admin.metaTitle'), value: [meta_title], file: '' },
    { name: t('admin.metaDescription'), value: [meta_description], file: '' },
    { name: t('admin.metaKeywords'), value: [meta_keywords], file: '' },
    { name: t('admin.metaImage'), value: meta_image ? [''] : [], file: meta_image },
  ]
  return (
    <ReviewFacts
      title={t('admin.seo')}
      facts={facts.filter(({ value, file }) => file !== '' || value[0])}
    />
  )
}
