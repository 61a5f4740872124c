'use client'

import { useText } from '@/client/text/text-context.tsx'
import { useStreetAreas } from '@/features/map/streets/use-street-areas.ts'

/** Areas that have streets on the map, and how the operator adds one. */
export function StreetAreas() {
  const { t, formats } = useText()
  const areas = useStreetAreas()?.areas
  if (!areas) return null
  return (
    <section aria-labelledby="street-areas">
      <h2 id="street-areas" className="mb-3 font-semibold">
        {t('admin.streets.title')}
      </h2>
      {areas.length > 0 ? (
        <ul className="mb-3 divide-y divide-line border-line border-y">
          {areas.map(({ name, bounds, attribution, isInvented }) => {
            const { south, west, north, east } = bounds
            const degrees = (value: number) => formats.number(Math.round(value * 100) / 100)
            return (
              <li
                key={name}
                className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5 text-sm"
              >
                <bdi className="font-medium">{name}</bdi>
                <span className="figures text-ink-muted">
                  {t('admin.streets.bounds', {
                    south: degrees(south),
                    north: degrees(north),
                    west: degrees(west),
                    east: degrees(east),
                  })}
                </span>
                <bdi className="text-ink-muted">{isInvented ? t('map.invented') : attribution}</bdi>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="mb-3 text-sm text-ink-muted">{t('admin.streets.none')}</p>
      )}
      <p className="text-sm text-ink-muted">{t('admin.streets.add')}</p>
      <pre dir="ltr" className="mt-2 overflow-x-auto rounded-sm bg-surface-muted px-3 py-2 text-sm">
        <code>npm run basemap -- area.osm.pbf</code>
      </pre>
    </section>
  )
}
