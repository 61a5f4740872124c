'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { SavedLine } from '../drafts/saved-line.tsx'
import type { ListingDraft } from '../drafts/use-listing-draft.ts'
import type { ListingFiles } from '../form/use-form-files.ts'

type PublishButtonProps = {
  draft: ListingDraft
  isNew: boolean
  /** Another check is running. */
  isBusy: boolean
  disabled: boolean
  onPublish: () => void
}

/** Publish button, with a cancel button while waiting for files. */
export function PublishButton({ draft, isNew, isBusy, disabled, onPublish }: PublishButtonProps) {
  const { t } = useText()
  return (
    <>
      {draft.isAwaitingFiles ? (
        <Button variant="secondary" onClick={draft.giveUp}>
          {t('listingEditor.awaitCancel')}
        </Button>
      ) : null}
      <Button
        busy={draft.isPublishing || draft.isAwaitingFiles || isBusy}
        disabled={disabled}
        onClick={onPublish}
      >
        {t(isNew ? 'listingEditor.publish' : 'listingEditor.save')}
      </Button>
    </>
  )
}

type PublishStatusProps = { draft: ListingDraft; files: ListingFiles }

/** Upload progress or save status. */
export function PublishStatus({ draft, files }: PublishStatusProps) {
  const { t } = useText()
  const { pause, done, total } = files
  const held = pause === 'offline' ? 'uploads.pausedOffline' : 'uploads.pausedSignedOut'
  return (
    <>
      <p role="status" className="text-sm text-ink empty:hidden">
        {draft.isAwaitingFiles ? t(pause ? held : 'listingEditor.awaitFiles') : null}
      </p>
      {draft.isAwaitingFiles ? (
        <p className="figures text-sm text-ink-muted">{t('uploads.progress', { done, total })}</p>
      ) : (
        <SavedLine {...draft} />
      )}
    </>
  )
}
