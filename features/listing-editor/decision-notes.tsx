'use client'

import { CircleAlert, Info } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { DiscardButton } from './drafts/discard-button.tsx'

type DecisionNotesProps = {
  isRejected: boolean
  /** '' if none was given. */
  reason: string
  /** Discards unsent changes; null if there are none. */
  onDiscard: (() => void) | null
}

/** Notices above the editor: rejected, unsent changes. */
export function DecisionNotes({ isRejected, reason, onDiscard }: DecisionNotesProps) {
  const { t } = useText()
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {isRejected ? (
        <Banner
          variant="danger"
          icon={<Icon of={CircleAlert} />}
          title={t('listingEditor.rejected')}
        >
          {reason ? <p className="whitespace-pre-line wrap-anywhere">{reason}</p> : null}
          <p className="mt-1">{t('listingEditor.rejectedHint')}</p>
        </Banner>
      ) : null}
      {onDiscard ? (
        <Banner
          variant="info"
          icon={<Icon of={Info} />}
          actions={
            <DiscardButton
              place={(button) => button.closest('div[data-variant]')}
              onDiscard={(button) => {
                restoreFocus(button)
                onDiscard()
              }}
            />
          }
        >
          {t('listingEditor.unsentChanges')}
        </Banner>
      ) : null}
    </div>
  )
}
