import type { Map as MapLibre } from 'maplibre-gl'
import type { MapListing } from '@/client/api/map.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { mapPrice } from './map-price.ts'
import { useNamedView } from './use-named-view.ts'

type MapLiveRegionProps = { map: MapLibre; chosen: MapListing | null }

/** Tells screen readers which places the map shows, and which home is selected on it. */
export function MapLiveRegion({ map, chosen }: MapLiveRegionProps) {
  const { t, formats, language } = useText()
  const names = useNamedView(map, language)
  const places = new Intl.ListFormat(language).format(names.map(isolated))
  return (
    <p role="status" className="sr-only">
      {chosen
        ? t('map.selected', {
            home: isolated(chosen.title),
            price: mapPrice(chosen, { t, formats }),
          })
        : names.length > 0
          ? t('map.shows', { places })
          : null}
    </p>
  )
}
