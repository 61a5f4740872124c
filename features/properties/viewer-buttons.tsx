'use client'

import { Flag, HandHeart, MessageSquareText } from 'lucide'
import { useRef, useState } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { may } from '@/domain/account/rights.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { useGate } from '@/features/gate/use-gate.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useChatNotes } from '@/features/shell/use-chat-notes.ts'
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
  /** The owner is asked by an inquiry, which becomes a chat. */
  hasInquiries?: boolean
}

const loadReport = () => import('./report-dialog.tsx')

/** Buttons to show interest and to report. */
export function ViewerButtons({
  listing,
  owner,
  isGone,
  hasInquiries = false,
}: ViewerButtonsProps) {
  const { t } = useText()
  const gate = useGate()
  const href = useHref()
  const { user } = useSession()
  const { prepare } = useChatNotes()
  const { actions, isBusy, toggleInterest } = useViewerActions(listing)
  const [isReporting, setReporting] = useState(false)
  const report = useRef<HTMLButtonElement>(null)
  const { isInterested, isReported, mayShowInterest, mayReport, isOwnerBlocked } = actions
  const isOwn = user?.id === owner.id || (owner.id === 0 && user && may(user, 'site'))
  const mayChat = user && !isOwn && !isGone && !hasInquiries
  return (
    <div className="flex flex-col items-stretch gap-1">
      {mayChat ? (
        <SiteLink
          href={href(chatRoute({ person: owner.id, property: listing }))}
          onClick={() => prepare({ user_id: owner.id, name: owner.name, property_id: listing })}
          className={buttonStyles({ className: 'mb-1 w-full' })}
        >
          <Icon of={MessageSquareText} />
          {t('properties.page.sendMessage')}
        </SiteLink>
      ) : null}
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
