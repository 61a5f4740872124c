'use client'

import { Check, Crosshair, Undo2, X } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { newsText } from './drawing-text.ts'
import type { Drawing } from './use-map-search.ts'

type DrawingPanelProps = {
  drawing: Drawing
  /** The next point would close the area. */
  isAtFirst: boolean
  /** Sets a point at the map's center. */
  onSetPoint: () => void
}

/** Drawing controls; a button for every key and pointer action. */
export function DrawingPanel({ drawing, isAtFirst, onSetPoint }: DrawingPanelProps) {
  const { t } = useText()
  const { mode, news, send } = drawing
  const isRefused = news?.kind === 'refused'
  const title = formatTitle(drawing, t)
  return (
    <fieldset
      data-drawing-panel=""
      onKeyDown={({ key }) => {
        if (key === 'Escape') send({ type: 'drawing.left' })
      }}
      className="pointer-events-none absolute inset-0 z-raised m-0 flex min-w-0 flex-col items-center justify-between gap-3 border-0 p-3 pb-7 text-ink *:rounded-md *:bg-surface"
    >
      <legend className="sr-only">{title}</legend>
      <div className="max-w-md px-4 py-2 text-sm shadow-raised max-lg:me-12 max-lg:self-start">
        <p className="text-ink-muted">
          {t(mode === 'freehand' ? 'map.draw.handHint' : 'map.draw.pointsHint')}
          {mode === 'freehand' ? null : (
            <span className="pointer-coarse:hidden"> {t('map.draw.keysHint')}</span>
          )}
        </p>
        <p
          role="status"
          className={`mt-1 font-medium empty:hidden ${isRefused ? 'text-danger-ink' : ''}`}
        >
          {isAtFirst ? t('map.draw.atFirst') : newsText(drawing, t)}
        </p>
      </div>
      <div className="pointer-events-auto w-full max-w-lg p-2 shadow-floating sm:p-3">
        <div className="flex items-center gap-2">
          <p aria-hidden="true" className="min-w-0 flex-1 truncate font-semibold max-sm:hidden">
            {title}
          </p>
          <Segmented
            name="drawing-mode"
            legend={t('map.draw.mode')}
            size="sm"
            className="max-sm:flex-1"
            value={mode ?? 'polygon'}
            onValueChange={(chosen) => send({ type: 'drawing.modeSelected', mode: chosen })}
            options={[
              { value: 'freehand', label: t('map.draw.byHand') },
              { value: 'polygon', label: t('map.draw.byPoints') },
            ]}
          />
          <IconButton
            size="sm"
            label={t('map.draw.leave')}
            onClick={() => send({ type: 'drawing.left' })}
          >
            <Icon of={X} />
          </IconButton>
        </div>
        {mode === 'polygon' ? <PointButtons drawing={drawing} onSetPoint={onSetPoint} /> : null}
      </div>
    </fieldset>
  )
}

function PointButtons({ drawing, onSetPoint }: Pick<DrawingPanelProps, 'drawing' | 'onSetPoint'>) {
  const { t } = useText()
  const { points, send } = drawing
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={onSetPoint} className="max-sm:flex-1">
        <Icon of={Crosshair} />
        {t('map.draw.setPoint')}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        disabled={points.length === 0}
        onClick={() => send({ type: 'drawing.pointTaken' })}
      >
        <Icon of={Undo2} className="rtl:-scale-x-100" />
        <span className="max-sm:sr-only">{t('map.draw.takeBack')}</span>
      </Button>
      <Button
        size="sm"
        disabled={points.length < 3}
        onClick={() => send({ type: 'drawing.closed' })}
        className="max-sm:flex-1"
      >
        <Icon of={Check} />
        {t('map.draw.finish')}
      </Button>
    </div>
  )
}

function formatTitle({ purpose }: Drawing, t: ReturnType<typeof useText>['t']): string {
  if (purpose.kind === 'outline') return t('map.draw.edit', { number: purpose.index + 1 })
  return t(purpose.kind === 'hole' ? 'map.draw.cut' : 'map.draw.start')
}
