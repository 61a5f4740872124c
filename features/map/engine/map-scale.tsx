import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { type Scale, scaleAt } from './scale.ts'

/** Bar that says how far things are apart. */
export function MapScale({ map }: { map: MapLibre }) {
  const { t, formats } = useText()
  const { lengthUnit } = formats
  const [scale, setScale] = useState<Scale>()
  useEffect(() => {
    const measure = () => {
      const next = scaleAt(map.getCenter().lat, map.getZoom(), lengthUnit)
      setScale((last) => (last && isSame(last, next) ? last : next))
    }
    measure()
    map.on('moveend', measure)
    return () => void map.off('moveend', measure)
  }, [map, lengthUnit])
  if (!scale) return null
  const distance = formats.distance(scale.length, scale.unit)
  return (
    <p
      role="img"
      aria-label={t('map.scale', { distance })}
      className="map-scale"
      style={{ inlineSize: `${scale.pixels}px` }}
    >
      <bdi>{distance}</bdi>
    </p>
  )
}

function isSame(one: Scale, other: Scale): boolean {
  return one.pixels === other.pixels && one.length === other.length && one.unit === other.unit
}
