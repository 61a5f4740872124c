import type { Map as MapLibre } from 'maplibre-gl'
import { useText } from '@/client/text/text-context.tsx'
import { useStreetsInView } from '../streets/use-streets-in-view.ts'
import { SourceNotes } from './source-notes.tsx'

/** Whose data the map shows, as licenses require, and where it has no streets. */
export function MapSources({ map }: { map: MapLibre }) {
  const { t } = useText()
  const notes = useStreetsInView(map)
  return (
    <>
      {notes.isWithoutStreets ? (
        <p className="pointer-events-none absolute start-3 bottom-8 rounded-sm bg-surface/90 px-2 py-1 text-ink-muted text-xs shadow-raised">
          {t('map.noStreets')}
        </p>
      ) : null}
      <SourceNotes {...notes} />
    </>
  )
}
