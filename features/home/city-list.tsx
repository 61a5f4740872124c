import { MapPin } from 'lucide'
import type { City } from '@/client/api/places.ts'
import type { Text } from '@/client/text/text.ts'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { LinkTile } from './link-tile.tsx'

type CityListProps = Pick<Text, 't'> & { cities: readonly City[]; href: (path: string) => string }

/** All cities with homes, grouped by state, in the given order (most homes first). */
export function CityList({ cities, t, href }: CityListProps) {
  const states = Map.groupBy(cities, ({ state, country }) => state || country || '')
  return (
    <div className="container-page pt-8 pb-16 sm:pt-12">
      <header className="mb-7 max-w-text">
        <h1 className="type-display text-display text-ink">{t('home.cities.title')}</h1>
        <p className="mt-2 text-lg text-ink-muted">{t('home.cities.lead')}</p>
      </header>
      {cities.length === 0 ? (
        <EmptyState icon={<Icon of={MapPin} />} title={t('properties.results.emptyNoFilters')} />
      ) : null}
      {[...states].map(([state, its]) => (
        <section key={state} aria-label={state || t('home.cities.title')} className="mt-10">
          {state ? (
            <h2 className="type-display mb-4 text-xl text-ink">
              <bdi>{state}</bdi>
            </h2>
          ) : null}
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3 sm:gap-4">
            {its.map(({ name, country, listings }) => (
              <li key={`${name} ${country}`}>
                <LinkTile
                  href={href(
                    routes.properties({
                      ...noFilters,
                      city: name,
                      state: its[0]?.state ?? '',
                      country: country ?? '',
                    }),
                  )}
                  icon={<Icon of={MapPin} />}
                  note={t('home.cityCount', { count: listings })}
                >
                  <bdi>{name}</bdi>
                </LinkTile>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
