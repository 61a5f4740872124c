'use client'

import { clsx } from 'clsx'
import Link from 'next/link'
import { imageSources } from '@/client/api/images.ts'
import type { City } from '@/client/api/location.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { routes } from '@/domain/routes.ts'
import { noFilters } from '@/domain/search-filters.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'

type CityMosaicProps = { title: string; cities: readonly City[] }

/** Cities by what they offer: the first one large, each leading to its results. */
export function CityMosaic({ title, cities }: CityMosaicProps) {
  const shown = mosaicOf(cities)
  const hasLarge = shown.length > 4
  return (
    <section aria-label={title}>
      <SectionHead title={title} />
      <ul className="mt-5 grid auto-rows-[9.5rem] grid-cols-2 gap-3 sm:gap-4 lg:auto-rows-[11rem] lg:grid-cols-4">
        {shown.map((city, index) => (
          <li
            key={`${city.name} ${city.state} ${city.country}`}
            className={clsx('min-w-0', hasLarge && index === 0 && 'col-span-2 row-span-2')}
          >
            <CityTile city={city} isLarge={hasLarge && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As many as fill their rows: a large one among eight or four small ones, else up to four. */
function mosaicOf(cities: readonly City[]): readonly City[] {
  if (cities.length >= 9) return cities.slice(0, 9)
  return cities.length >= 5 ? cities.slice(0, 5) : cities
}

function CityTile({ city, isLarge }: { city: City; isLarge: boolean }) {
  const { t } = useText()
  const href = useHref()
  const { name, state, country, listings, image } = city
  const filters = { ...noFilters, city: name, state: state ?? '', country: country ?? '' }
  return (
    <Link
      href={href(routes.properties(filters))}
      prefetch={false}
      className="group block h-full rounded-lg text-on-scrim no-underline"
    >
      <MediaFrame
        {...(image ? imageSources(image) : {})}
        ratio="fill"
        alt=""
        sizes={isLarge ? '(min-width: 1024px) 38rem, 92vw' : '(min-width: 1024px) 19rem, 46vw'}
        className="rounded-lg bg-brand"
        imageClassName="transition-[scale] duration-500 ease-settle group-hover:scale-103 motion-reduce:scale-100"
      >
        <span className="absolute inset-x-0 bottom-0 block bg-linear-to-t from-scrim to-transparent px-4 pt-14 pb-3.5">
          <span
            className={clsx(
              'type-display block truncate leading-snug',
              isLarge ? 'text-xl' : 'text-lg',
            )}
          >
            {name}
          </span>
          <span className="block truncate text-sm">{t('home.cityCount', { count: listings })}</span>
        </span>
      </MediaFrame>
    </Link>
  )
}
