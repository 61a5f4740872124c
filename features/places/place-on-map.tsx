import { Map as MapIcon } from 'lucide'
import { useState } from 'react'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { LazyMap } from '@/features/map/engine/lazy-map.tsx'

/** Map picker; the map loads on request only. */
export function PlaceOnMap({ onPick }: { onPick: (position: Position) => void }) {
  const { t } = useText()
  const place = useCurrentLocation()
  const [isShown, setShown] = useState(false)
  if (isShown) {
    return <LazyMap load={loadMap} of={{ position: place?.coordinates ?? null, onPick }} />
  }
  return (
    <Button variant="secondary" className="self-start" onClick={() => setShown(true)}>
      <Icon of={MapIcon} />
      {t('places.map')}
    </Button>
  )
}

const loadMap = () => import('@/features/map/picker/picker-map.tsx')
