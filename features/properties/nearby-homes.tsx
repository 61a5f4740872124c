'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { NearbyCarouselProps } from './nearby-carousel.tsx'

/** Nearby homes, loaded when scrolled near. Reserves space to avoid layout shift. */
export function NearbyHomes(props: NearbyCarouselProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Rail, setRail] = useState<{ Loaded: ComponentType<NearbyCarouselProps> }>()
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        import('./nearby-carousel.tsx').then(
          ({ default: Loaded }) => setRail({ Loaded }),
          () => {},
        )
      },
      { rootMargin: '600px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place} className={Rail ? undefined : 'min-h-96 noscript:min-h-0'}>
      {Rail ? <Rail.Loaded {...props} /> : null}
    </div>
  )
}
