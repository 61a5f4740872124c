'use client'

import { Layers, Pencil, Scissors, SquarePen, Trash2 } from 'lucide'
import { type MouseEvent, type Ref, useId } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import type { DrawingPurpose } from '@/domain/place/drawing.ts'
import { newsText } from './drawing-text.ts'
import type { Drawing } from './use-map-search.ts'

type AreaToolsProps = {
  drawing: Drawing
  /** Gets the focus when drawing ends. */
  startRef?: Ref<HTMLButtonElement>
}

/** Draw buttons and the list of drawn areas. */
export function AreaTools({ drawing, startRef }: AreaToolsProps) {
  const { areas, send } = drawing
  const { t } = useText()
  const list = useId()
  const start = (purpose: DrawingPurpose) => (event: MouseEvent) => {
    // `detail` is 0 for keyboard clicks; keyboard users set points.
    const isByKeys = event.detail === 0
    send({ type: 'drawing.started', purpose, mode: isByKeys ? 'polygon' : 'freehand' })
  }
  const hasAreas = areas.length > 0
  return (
    <div
      data-area-tools=""
      data-map-controls=""
      className="absolute start-3 top-3 z-raised flex max-w-[calc(100%-4.5rem)] flex-wrap items-start gap-2"
    >
      <Button
        ref={startRef}
        data-draw
        size="sm"
        variant="secondary"
        className="shadow-raised"
        onClick={start({ kind: 'area' })}
      >
        <Icon of={Pencil} />
        {t(hasAreas ? 'map.draw.another' : 'map.draw.start')}
      </Button>
      {hasAreas ? (
        <>
          <Button
            size="sm"
            variant="secondary"
            className="shadow-raised"
            onClick={start({ kind: 'hole' })}
          >
            <Icon of={Scissors} />
            {t('map.draw.cut')}
          </Button>
          <Button size="sm" variant="secondary" className="shadow-raised" {...popoverTrigger(list)}>
            <Icon of={Layers} />
            {t('map.draw.areas', { count: areas.length })}
          </Button>
          <AreaList id={list} drawing={drawing} />
        </>
      ) : null}
      <p role="status" className="sr-only">
        {newsText(drawing, t)}
      </p>
    </div>
  )
}

function AreaList({ id, drawing: { areas, send } }: { id: string; drawing: Drawing }) {
  const { t } = useText()
  return (
    <Popover id={id} className="w-72">
      <ul>
        {areas.map(({ holes }, index) => {
          const number = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an area is nothing but its place in the list
            <li key={index} className="flex min-h-11 items-center gap-1 ps-3">
              <span className="min-w-0 flex-1">
                {t('map.draw.area', { number })}
                {holes.length > 0 ? (
                  <span className="block text-sm text-ink-muted">
                    {t('map.draw.holes', { count: holes.length })}
                  </span>
                ) : null}
              </span>
              <IconButton
                size="sm"
                label={t('map.draw.edit', { number })}
                onClick={() => {
                  const purpose = { kind: 'outline', index } as const
                  send({ type: 'drawing.started', purpose, mode: 'polygon' })
                }}
              >
                <Icon of={SquarePen} />
              </IconButton>
              <IconButton
                size="sm"
                label={t('map.draw.remove', { number })}
                onClick={({ currentTarget }) => {
                  restoreFocus(currentTarget, [...besides(currentTarget), ...starts(currentTarget)])
                  send({ type: 'area.removed', index })
                }}
              >
                <Icon of={Trash2} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <Button
        size="sm"
        variant="quiet"
        className="mt-1 w-full"
        onClick={({ currentTarget }) => {
          restoreFocus(currentTarget, starts(currentTarget))
          send({ type: 'areas.cleared' })
        }}
      >
        {t('map.draw.clear')}
      </Button>
    </Popover>
  )
}

/** The draw buttons stay when the last area is removed. */
function starts(control: Element): Element[] {
  return [...(control.closest('[data-area-tools]')?.querySelectorAll('[data-draw]') ?? [])]
}
