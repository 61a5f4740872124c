'use client'

import { CircleAlert, Info } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type DecisionNotesProps = {
  isRejected: boolean
  /** The administrator's words; '' without any. */
  reason: string
  /** Changes of an earlier visit have not been sent. */
  hasDraft: boolean
}

/** What one should know before changing a listing. Needs the texts `posting.`. */
export function DecisionNotes({ isRejected, reason, hasDraft }: DecisionNotesProps) {
  const { t } = useText()
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {isRejected ? (
        <Banner variant="danger" icon={<Icon of={CircleAlert} />} title={t('posting.rejected')}>
          {reason ? <p className="whitespace-pre-line wrap-anywhere">{reason}</p> : null}
          <p className="mt-1">{t('posting.rejectedHint')}</p>
        </Banner>
      ) : null}
      {hasDraft ? (
        <Banner variant="info" icon={<Icon of={Info} />}>
          {t('posting.unsentChanges')}
        </Banner>
      ) : null}
    </div>
  )
}
