'use client'

import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { DraftList } from './drafts/draft-list.tsx'
import { useDraftName } from './drafts/use-draft-name.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import type { EditorKind } from './editor-kind.ts'
import { editorKinds } from './editor-kinds.ts'
import { EditorLoading } from './editor-loading.tsx'
import { ListingEditor } from './listing-editor.tsx'
import type { EditorSetting } from './use-editor-setting.ts'
import { useCopiedValues } from './use-stored-listing.ts'

type NewListingProps<Kind extends DraftKind> = EditorSetting & {
  kind: Kind
  draft: string | null
  copy: number | null
  onAnother: () => void
}

/** New listing from a draft, from a copy, or empty. */
export default function NewListing<Kind extends DraftKind>(props: NewListingProps<Kind>) {
  const { kind: name, draft: asked, copy, ...rest } = props
  const { t } = useText()
  const href = useHref()
  const kind: EditorKind<Kind> = editorKinds[name]
  const { values, error, retry } = useCopiedValues(kind, asked ? null : copy)
  const { draft, mayExist, isStarted, begin } = useDraftName(asked)
  const { drafts, discard } = useDrafts(name, rest.viewer)
  if (values === undefined && error)
    return <FailedList title={t('listingEditor.copyFailed')} error={error} onRetry={retry} />
  if (values === undefined) return <EditorLoading />
  const draftHref = (id: string) => href(kind.paths.add({ draft: id }))
  const onChange = () => {
    if (isStarted) return
    begin()
    // Lets a reload continue the draft, without a navigation.
    history.replaceState(history.state, '', draftHref(draft))
  }
  const others = (drafts ?? []).filter(({ id }) => id !== draft)
  return (
    <>
      {isStarted ? null : <DraftList drafts={others} hrefOf={draftHref} onDiscard={discard} />}
      <ListingEditor
        key={draft}
        {...rest}
        kind={kind}
        draft={draft}
        mayExist={mayExist}
        onChange={onChange}
        stored={null}
        start={values}
      />
    </>
  )
}
