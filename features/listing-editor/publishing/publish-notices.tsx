'use client'

import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import type { FieldReasons, ListingDraft } from '../drafts/use-listing-draft.ts'
import { LinkedNotice } from './linked-notice.tsx'
import { useBroughtIntoView } from './use-brought-into-view.ts'

type PublishNoticesProps = {
  draft: ListingDraft
  /** Unresolved ones only, in form order. */
  reasons: FieldReasons
  /** Error that belongs to no field or file. */
  failure: unknown
  labelOf: (field: string) => string
}

/** Reasons why publishing failed. */
export function PublishNotices({ draft, reasons, failure, labelOf }: PublishNoticesProps) {
  const { t } = useText()
  const place = useBroughtIntoView(Boolean(failure), failure)
  const faults = Object.entries(reasons).map(([field, reason]) => ({
    field,
    label: labelOf(field),
    text: reasonText(reason, 'listingEditor.fault.', t),
  }))
  return (
    <>
      <LinkedNotice
        title={t('listingEditor.refused', { count: faults.length })}
        lines={faults}
        cause={draft.reasons}
      />
      <LinkedNotice
        title={t('listingEditor.halted')}
        lines={draft.stopped.map(({ field, name }) => ({ field, label: name }))}
        hint={t('listingEditor.haltedHint')}
        cause={draft.stopped}
      />
      <div ref={place} tabIndex={-1} className="scroll-mt-24 rounded-md outline-none">
        <FailedSend
          failure={failure}
          title={t('listingEditor.sendFailed')}
          t={t}
          className="mb-6"
        />
      </div>
    </>
  )
}
