'use client'

import { isInside, type Position } from '@hearth/streets/geometry/position'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { StreetAreas } from '@/client/api/streets.ts'
import type { WalkingListProps } from './walking-list.tsx'

type WalkingPlacesProps = WalkingListProps & { streets: StreetAreas | null }

/** Places nearby with the walk to them, loaded when scrolled near. Absent without streets. */
export function WalkingPlaces({ streets, ...props }: WalkingPlacesProps) {
  const hasStreets = isOnStreets(props.position, streets)
  const place = useRef<HTMLDivElement>(null)
  const [list, setList] = useState<{ Loaded: ComponentType<WalkingListProps> }>()
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        import('./walking-list.tsx').then(
          ({ default: Loaded }) => setList({ Loaded }),
          () => {},
        )
      },
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  if (!hasStreets) return null
  return (
    <div ref={place} className={list ? undefined : 'min-h-72 noscript:hidden'}>
      {list ? <list.Loaded {...props} /> : null}
    </div>
  )
}

function isOnStreets(position: Position, streets: StreetAreas | null): boolean {
  const areas = streets?.areas ?? []
  return areas.some(({ hasTravel, bounds }) => hasTravel && isInside(bounds, position))
}
