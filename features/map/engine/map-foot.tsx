import type { Map as MapLibre } from 'maplibre-gl'
import type { ComponentProps, ReactNode } from 'react'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { useStreetsInView } from '../streets/use-streets-in-view.ts'
import { useTownsNear } from '../streets/use-towns-near.ts'
import { MapScale } from './map-scale.tsx'
import { operatorStyle } from './operator-style.ts'
import { SourceNotes } from './source-notes.tsx'

type MapFootProps = { map: MapLibre; foot: ReactNode }

/** Note on missing streets, foot, scale and attribution. */
export function MapFoot({ map, foot }: MapFootProps) {
  const notes = useStreetsInView(map)
  const isOperators = Boolean(operatorStyle())
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-raised">
      {notes.isWithoutStreets && !isOperators ? <NoStreetsNote map={map} /> : null}
      {foot}
      <div data-map-controls="" dir="ltr" className="flex items-end justify-between gap-x-3">
        <MapScale map={map} />
        {isOperators ? null : <SourceNotes {...notes} />}
      </div>
    </div>
  )
}

/** Says that streets are unknown here, and how far the next towns are. */
function NoStreetsNote({ map }: { map: MapLibre }) {
  const { t, formats, language } = useText()
  const towns = useTownsNear(map, language).map(({ name, km }) =>
    t('map.townAway', { town: isolated(name), distance: isolated(formats.away(km)) }),
  )
  const places = new Intl.ListFormat(language).format(towns)
  return (
    <MapNote>
      {t('map.noStreets')}
      {towns.length > 0 ? ` · ${t('map.townsNear', { places })}` : null}
    </MapNote>
  )
}

/** Says something about what the map shows. */
export function MapNote({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className="mx-3 mb-2 w-fit rounded-sm bg-surface/90 px-2 py-1 text-ink-muted text-xs shadow-raised"
    >
      {children}
    </p>
  )
}
