import type { Map as MapLibre } from 'maplibre-gl'
import { useText } from '@/client/text/text-context.tsx'
import { useStreetsInView } from './use-streets-in-view.ts'

/** Whose data the map shows, as licenses require, and where it has no streets. */
export function MapSources({ map }: { map: MapLibre }) {
  const { t } = useText()
  const { attributions, isInvented, isWithoutStreets } = useStreetsInView(map)
  return (
    <>
      {isWithoutStreets ? (
        <p className="pointer-events-none absolute start-3 bottom-3 z-raised rounded-sm bg-surface/90 px-2 py-1 text-ink-muted text-xs shadow-raised">
          {t('map.noStreets')}
        </p>
      ) : null}
      <p
        dir="ltr"
        className="pointer-events-none absolute end-0 bottom-0 z-raised max-w-full rounded-ss-sm bg-(--map-land)/80 px-1.5 text-end text-[0.6875rem] leading-5 text-ink-muted [&_a]:pointer-events-auto"
      >
        {isInvented ? (
          <>
            <bdi>{t('map.invented')}</bdi> ·{' '}
          </>
        ) : null}
        <bdi>
          ©{' '}
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noopener noreferrer"
          >
            OpenStreetMap
          </a>
          {attributions.map((text) => `, ${text}`)}, Natural Earth, GeoNames
        </bdi>
      </p>
    </>
  )
}
