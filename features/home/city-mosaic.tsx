'use client'

import { clsx } from 'clsx'
import { MapPin } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import type { City } from '@/client/api/places.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { LinkTile } from './link-tile.tsx'

type CityMosaicProps = { title: string; cities: readonly City[] }

/** Cities as pictures, the first one large, each linking to its search results. */
export function CityMosaic({ title, cities }: CityMosaicProps) {
  const pictured = pickCities(cities.filter(({ image }) => image !== ''))
  const hasLarge = pictured.length > 4
  if (pictured.length === 0) return <CityTiles title={title} cities={cities} />
  return (
    <section aria-label={title}>
      <SectionHead title={title} allPath={routes.cities()} />
      <ul className="mt-5 grid auto-rows-[9.5rem] grid-cols-2 gap-3 sm:gap-4 lg:auto-rows-[11rem] lg:grid-cols-4">
        {pictured.map((city, index) => (
          <li
            key={toKey(city)}
            className={clsx('min-w-0', hasLarge && index === 0 && 'col-span-2 row-span-2')}
          >
            <CityPicture city={city} isLarge={hasLarge && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Number of cities that fills all rows: one large picture plus eight or four small ones, otherwise
 * up to four.
 */
function pickCities(cities: readonly City[]): readonly City[] {
  if (cities.length >= 9) return cities.slice(0, 9)
  return cities.length >= 5 ? cities.slice(0, 5) : cities
}

function CityPicture({ city, isLarge }: { city: City; isLarge: boolean }) {
  const { t } = useText()
  const href = useHref()
  const { name, listings, image } = city
  return (
    <SiteLink
      href={href(cityPath(city))}
      className="group block h-full rounded-lg text-on-scrim no-underline"
    >
      <MediaFrame
        {...imageSources(image)}
        ratio="fill"
        alt=""
        sizes={isLarge ? '(min-width: 1024px) 38rem, 92vw' : '(min-width: 1024px) 19rem, 46vw'}
        className="rounded-lg"
        imageClassName="transition-[scale] duration-500 ease-settle group-hover:scale-103 motion-reduce:scale-100"
      >
        <span className="absolute inset-x-0 bottom-0 block bg-linear-to-t from-scrim to-transparent px-4 pt-14 pb-3.5">
          <span
            dir="auto"
            className={clsx(
              'type-display block truncate leading-snug align-as-page',
              isLarge ? 'text-xl' : 'text-lg',
            )}
          >
            {name}
          </span>
          <span className="block truncate text-sm">{t('home.cityCount', { count: listings })}</span>
        </span>
      </MediaFrame>
    </SiteLink>
  )
}

/** Fallback without pictures. */
function CityTiles({ title, cities }: CityMosaicProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <section aria-label={title}>
      <SectionHead title={title} allPath={routes.cities()} />
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {cities.map((city) => (
          <li key={toKey(city)}>
            <LinkTile
              href={href(cityPath(city))}
              icon={<Icon of={MapPin} />}
              note={t('home.cityCount', { count: city.listings })}
            >
              <bdi>{city.name}</bdi>
            </LinkTile>
          </li>
        ))}
      </ul>
    </section>
  )
}

function toKey({ name, state, country }: City): string {
  return `${name} ${state} ${country}`
}

function cityPath({ name, state, country }: City): string {
  return routes.properties({
    ...noFilters,
    city: name,
    state: state ?? '',
    country: country ?? '',
  })
}
