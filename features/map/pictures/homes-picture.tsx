'use client'

import { useText } from '@/client/text/text-context.tsx'
import type { MapHome } from './homes-map.tsx'
import { MapPicture } from './map-picture.tsx'
import type { PictureView } from './picture-view.ts'

/** Picture of the homes of a list, and on touch the map whose pins lead to them. */
export function HomesPicture({ view, homes }: { view: PictureView; homes: readonly MapHome[] }) {
  const { t } = useText()
  const label = t('map.picture.homes', { count: homes.length })
  const of = { homes, view, label }
  return <MapPicture view={view} alt={label} load={loadMap} of={of} isWide />
}

const loadMap = () => import('./homes-map.tsx')
