'use client'

import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { FormValues, StoredListing } from '@/client/flows/listing-editor/posting.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useBareAddress } from './drafts/use-bare-address.ts'
import { useListingDraft } from './drafts/use-listing-draft.ts'
import type { EditorKind } from './editor-kind.ts'
import { EditorLoading } from './editor-loading.tsx'
import { EditorForm } from './form/editor-form.tsx'
import { PublishedNotice } from './publishing/published-notice.tsx'
import { useEditorFacts } from './use-editor-facts.ts'
import type { EditorSetting } from './use-editor-setting.ts'

export type ListingEditorProps<Kind extends DraftKind> = EditorSetting & {
  kind: EditorKind<Kind>
  /** Draft ID, a UUID. */
  draft: string
  /** A draft with this ID may already exist. */
  mayExist: boolean
  /** Listing being edited; null for a new one. */
  stored: StoredListing<Kind> | null
  /** Initial values of a new listing. */
  start: FormValues<Kind>
  /** Called at every change. */
  onChange: () => void
  /** Starts another listing through the gate; absent when editing. */
  onAnother?: () => void
}

/** Shows loading, failure, form or confirmation. */
export function ListingEditor<Kind extends DraftKind>(props: ListingEditorProps<Kind>) {
  const { kind, stored, draft: name, onChange, onAnother, ...options } = props
  const { t } = useText()
  const href = useHref()
  const { facts, error, retry } = useEditorFacts(kind.name)
  const draft = useListingDraft({ ...options, kind: kind.name, stored, draft: name })
  const { stage, published } = draft
  const isNew = stored === null
  useBareAddress(published !== null && isNew, kind.paths.add())
  if (!facts && error)
    return <FailedList title={t('listingEditor.openFailed')} error={error} onRetry={retry} />
  if (stage === 'openFailed') {
    const { failure, retry: reopen } = draft
    return <FailedList title={t('listingEditor.openFailed')} error={failure} onRetry={reopen} />
  }
  if (!facts || stage === 'opening') return <EditorLoading />
  if (published) {
    return (
      <PublishedNotice
        published={published}
        isNew={isNew}
        onAnother={onAnother}
        look={href(kind.paths.mine(published))}
        all={{ href: href(kind.paths.all), label: t(kind.allLabel) }}
      />
    )
  }
  return (
    <EditorForm
      key={draft.versions}
      kind={kind}
      facts={facts}
      draft={draft}
      name={name}
      stored={stored}
      isNew={isNew}
      onChange={onChange}
    />
  )
}
