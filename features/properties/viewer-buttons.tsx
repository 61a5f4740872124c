'use client'

import { Flag, HandHeart } from 'lucide'
import { useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { useGate } from '@/features/gate/use-gate.ts'
import { useViewerActions } from './use-viewer-actions.ts'

export type ViewerButtonsProps = {
  listing: number
  owner: {
    /** 0 is the administrator. */
    id: number
    name: string
  }
  /** Sold or rented: hides the interest button. */
  isGone: boolean
}

const loadReport = () => import('./report-dialog.tsx')

/** Buttons to show interest and to report. */
export function ViewerButtons({ listing, owner, isGone }: ViewerButtonsProps) {
  const { t } = useText()
  const gate = useGate()
  const { standing, isBusy, toggleInterest } = useViewerActions(listing)
  const [isReporting, setReporting] = useState(false)
  const report = useRef<HTMLButtonElement>(null)
  const { isInterested, isReported, mayShowInterest, mayReport, isOwnerBlocked } = standing
  return (
    <div className="flex flex-col items-stretch gap-1">
      {isGone || !(mayShowInterest || isInterested) ? null : (
        <Button
          variant="secondary"
          aria-pressed={isInterested}
          busy={isBusy}
          onClick={toggleInterest}
          className="w-full"
        >
          <Icon of={HandHeart} className={isInterested ? 'text-accent-ink' : undefined} />
          {t(isInterested ? 'properties.interest.shown' : 'properties.interest.show')}
        </Button>
      )}
      {isReported ? (
        <p className="flex min-h-9 items-center justify-center gap-2 text-sm text-ink-muted">
          <Icon of={Flag} className="size-4" />
          {t('properties.report.reported')}
        </p>
      ) : mayReport ? (
        <Button
          ref={report}
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => gate('report', () => setReporting(true))}
          className="self-center text-ink-muted"
        >
          <Icon of={Flag} />
          {t('properties.report.open')}
        </Button>
      ) : null}
      {isReporting ? (
        <OnDemand
          load={loadReport}
          of={{
            listing,
            owner: isOwnerBlocked ? null : owner,
            onClose: () => setReporting(false),
            onClosed: () => report.current?.focus(),
          }}
          onFailed={() => {
            setReporting(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </div>
  )
}
