'use client'

import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { LinkedNotice } from './linked-notice.tsx'
import type { FieldReasons, ListingDraft } from './use-listing-draft.ts'

type PublishNoticesProps = {
  draft: ListingDraft
  /** Those that still have to be mended, in the order of the form. */
  reasons: FieldReasons
  labelOf: (field: string) => string
}

/** Why it was not published. Needs the texts `posting.`. */
export function PublishNotices({ draft, reasons, labelOf }: PublishNoticesProps) {
  const { t } = useText()
  const faults = Object.entries(reasons).map(([field, reason]) => ({
    ...{ field, label: labelOf(field), text: reasonText(reason, 'posting.fault', t) },
  }))
  return (
    <>
      <LinkedNotice title={t('posting.refused', { count: faults.length })} lines={faults} />
      <LinkedNotice
        title={t('posting.halted')}
        lines={draft.stopped.map(({ field, name }) => ({ field, label: name }))}
        hint={t('posting.haltedHint')}
      />
      <FailedSend
        failure={draft.isBarred ? null : draft.failure}
        title={t('posting.sendFailed')}
        t={t}
        className="mb-6"
      />
    </>
  )
}
