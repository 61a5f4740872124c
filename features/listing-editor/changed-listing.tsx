'use client'

import { useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { DecisionNotes } from './decision-notes.tsx'
import { useDiscarding } from './drafts/use-discarding.ts'
import type { EditorKind } from './editor-kind.ts'
import { editorKinds } from './editor-kinds.ts'
import { EditorLoading } from './editor-loading.tsx'
import { ListingEditor } from './listing-editor.tsx'
import type { EditorSetting } from './use-editor-setting.ts'
import { type EditedListing, useEditedListing } from './use-stored-listing.ts'

type Reviewed = {
  request_status: string
  reject_reason?: { reason: string } | null
  /** Properties only, for example `sell` or `sold`. */
  property_type?: string
}

type ChangedListingProps<Kind extends DraftKind> = EditorSetting & { kind: Kind; slug: string }

/** Editor of an existing listing, below the review decision. */
export default function ChangedListing<Kind extends DraftKind>(props: ChangedListingProps<Kind>) {
  const { kind: name, slug, ...setting } = props
  const { t } = useText()
  const kind: EditorKind<Kind> = editorKinds[name]
  const { values, error, retry } = useEditedListing(kind, slug, setting)
  const { form, isDiscarding, discard } = useFirstRead(values)
  const reviewed: Reviewed | undefined = values?.stored
  if (reviewed?.property_type === 'sold')
    return <EmptyState title={t('listingEditor.sold')}>{t('listingEditor.soldText')}</EmptyState>
  if (!form && error instanceof ApiError && error.kind === 'notFound')
    return (
      <EmptyState title={t('listingEditor.notYours')}>{t('listingEditor.notYoursText')}</EmptyState>
    )
  if (!form && error)
    return <FailedList title={t('listingEditor.openFailed')} error={error} onRetry={retry} />
  // Unmounted while discarding, or the form would save the draft again.
  if (!form || isDiscarding) return <EditorLoading />
  const { stored, draft, mayExist } = form
  const { request_status, reject_reason }: Reviewed = stored
  return (
    <>
      <DecisionNotes
        isRejected={request_status === 'rejected'}
        reason={reject_reason?.reason ?? ''}
        onDiscard={mayExist ? discard : null}
      />
      <ListingEditor
        key={draft}
        {...setting}
        kind={kind}
        stored={stored}
        draft={draft}
        mayExist={mayExist}
        onChange={nothing}
        start={kind.posting.toValues(stored)}
      />
    </>
  )
}

type ChangedForm<Kind extends DraftKind> = Omit<EditedListing<Kind>, 'draft'> & {
  draft: string
  mayExist: boolean
}

/** The first read counts: the form detects later changes on the server. */
function useFirstRead<Kind extends DraftKind>(read: EditedListing<Kind> | undefined) {
  const [form, setForm] = useState<ChangedForm<Kind> | null>(null)
  const [isDiscarding, setDiscarding] = useState(false)
  const discardDraft = useDiscarding()
  if (!form && read) setForm(toChangedForm(read))
  const discard = async () => {
    if (!form || !read) return
    setDiscarding(true)
    if (await discardDraft(form.draft)) setForm(toChangedForm({ ...read, draft: null }))
    setDiscarding(false)
  }
  return { form, isDiscarding, discard }
}

function toChangedForm<Kind extends DraftKind>({
  stored,
  draft,
}: EditedListing<Kind>): ChangedForm<Kind> {
  return { stored, draft: draft ?? crypto.randomUUID(), mayExist: draft !== null }
}

function nothing() {}
