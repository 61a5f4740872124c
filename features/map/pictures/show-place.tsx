'use client'

import { Map as MapIcon } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { LazyMap } from '../engine/lazy-map.tsx'

/** Button that loads a map of the place; `radius` in meters. */
export function ShowPlace({ position, radius }: { position: Position; radius?: number }) {
  const { t } = useText()
  const [isShown, setShown] = useState(false)
  if (isShown) return <LazyMap load={loadMap} of={{ position, radius, label: t('map.place') }} />
  return (
    <Button variant="secondary" onClick={() => setShown(true)} className="w-full noscript:hidden">
      <Icon of={MapIcon} />
      {t('map.show')}
    </Button>
  )
}

const loadMap = () => import('./place-map.tsx')
