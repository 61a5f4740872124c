'use client'

import { useText } from '@/client/text/text-context.tsx'
import { MapPicture } from './map-picture.tsx'
import type { PictureView } from './picture-view.ts'

/** Picture of a place and its surroundings, and on touch the map of it. `place` names it in words. */
export function PlacePicture({ view, place }: { view: PictureView; place: string }) {
  const { t } = useText()
  const { center: position, radius, zoom } = view
  const kind = view.isOfTowns ? 'town' : radius ? 'circle' : 'pin'
  return (
    <MapPicture
      view={view}
      alt={t(`map.picture.${kind}`, { place })}
      load={loadMap}
      of={{ position, radius, zoom, label: t('map.place'), className: 'size-full' }}
    >
      {radius ? (
        <p className="self-center rounded-full bg-surface px-4 py-1.5 text-center text-sm shadow-raised">
          {t('map.around')}
        </p>
      ) : null}
    </MapPicture>
  )
}

const loadMap = () => import('./place-map.tsx')
