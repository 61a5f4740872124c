'use client'

import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { MapFoot } from './map-foot.tsx'
import type { MapState } from './use-map.ts'

type MapFrameProps = {
  container: RefObject<HTMLDivElement | null>
  state: MapState
  /** Further buttons below those of the zoom. */
  tools?: ReactNode
  /** Above scale and attribution. */
  foot?: ReactNode
  children?: ReactNode
  className?: string
}

/** Look of buttons on a map. */
export const MAP_TOOL = { variant: 'outlined', size: 'sm', className: 'shadow-raised' } as const

/** Map with zoom buttons, scale and attribution, or an error. */
export function MapFrame({ container, state, tools, foot, children, className }: MapFrameProps) {
  const { t } = useText()
  const { status, map } = state
  const zoom = (by: number) => map?.easeTo({ zoom: map.getZoom() + by }, { isByHand: true })
  return (
    <div className={clsx('relative isolate overflow-hidden bg-(--map-land)', className)}>
      <div ref={container} dir="ltr" className="absolute inset-0" />
      {status === 'noGraphics' || status === 'failed' ? (
        <p role="alert" className="absolute inset-0 grid place-items-center p-8 text-center">
          {t(status === 'failed' ? 'map.failed' : 'map.noGraphics')}
        </p>
      ) : null}
      {map ? (
        <>
          <div data-map-controls="" className="absolute end-3 top-3 z-raised flex flex-col gap-2">
            <IconButton {...MAP_TOOL} label={t('map.zoomIn')} onClick={() => zoom(1)}>
              <Icon of={Plus} />
            </IconButton>
            <IconButton {...MAP_TOOL} label={t('map.zoomOut')} onClick={() => zoom(-1)}>
              <Icon of={Minus} />
            </IconButton>
            {tools}
          </div>
          <MapFoot map={map} foot={foot} />
        </>
      ) : null}
      {children}
    </div>
  )
}
