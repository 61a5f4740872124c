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
  /** The cross is on the first point. */
  isAtFirst: boolean
  /** Sets a point in the middle of the map. */
  onSetPoint: () => void
}

/** What can be done while something is drawn; everything the keys and the pointer do, as buttons. Needs the texts `draw.`. */
export function DrawingPanel({ drawing, isAtFirst, onSetPoint }: DrawingPanelProps) {
  const { t } = useText()
  const { way, points, news, send } = drawing
  const isRefused = news?.kind === 'refused'
  const title = titleOf(drawing, t)
  return (
    <fieldset
      data-drawing-panel=""
      onKeyDown={({ key }) => {
        if (key === 'Escape') send({ type: 'drawing.left' })
      }}
      className="absolute inset-x-3 bottom-7 z-raised mx-auto min-w-0 max-w-lg rounded-md border-0 bg-surface p-3 text-ink shadow-floating"
    >
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <p aria-hidden="true" className="min-w-0 flex-1 truncate font-semibold">
          {title}
        </p>
        <Segmented
          name="drawing-way"
          legend={t('draw.way')}
          size="sm"
          className="max-sm:order-last max-sm:w-full"
          value={way ?? 'byPoints'}
          onValueChange={(chosen) => send({ type: 'drawing.wayChosen', way: chosen })}
          options={[
            { value: 'byHand', label: t('draw.byHand') },
            { value: 'byPoints', label: t('draw.byPoints') },
          ]}
        />
        <IconButton
          size="sm"
          label={t('draw.leave')}
          onClick={() => send({ type: 'drawing.left' })}
        >
          <Icon of={X} />
        </IconButton>
      </div>
      <p className="mt-2 text-sm text-ink-muted">
        {t(way === 'byHand' ? 'draw.handHint' : 'draw.pointsHint')}
      </p>
      <p
        role="status"
        className={`mt-1 text-sm empty:hidden ${isRefused ? 'text-danger-ink' : 'text-ink'}`}
      >
        {isAtFirst ? t('draw.atFirst') : newsText(drawing, t)}
      </p>
      {way === 'byPoints' ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={onSetPoint}>
            <Icon of={Crosshair} />
            {t('draw.setPoint')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={points.length === 0}
            onClick={() => send({ type: 'drawing.pointTaken' })}
          >
            <Icon of={Undo2} className="rtl:-scale-x-100" />
            {t('draw.takeBack')}
          </Button>
          <Button
            size="sm"
            disabled={points.length < 3}
            onClick={() => send({ type: 'drawing.closed' })}
          >
            <Icon of={Check} />
            {t('draw.finish')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}

function titleOf({ purpose }: Drawing, t: ReturnType<typeof useText>['t']): string {
  if (purpose.kind === 'outline') return t('draw.edit', { number: purpose.index + 1 })
  return t(purpose.kind === 'hole' ? 'draw.cut' : 'draw.start')
}
