import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import {
  type ListingEditorOptions,
  listingEditor,
} from '@/client/flows/listing-editor/listing-editor.ts'
import type {
  DraftContent,
  DraftSaving,
  DraftStorage,
  FieldReasons,
  LikelyDuplicate,
  OtherVersion,
  Published,
  PublishRequest,
  StoppedFile,
} from '@/machines/listing-editor/listing-editor.types.ts'
import { useSaveOnLeaving } from './use-save-on-leaving.ts'

export type {
  DraftContent,
  DraftStorage,
  FieldReasons,
  LikelyDuplicate,
  OtherVersion,
  Published,
  PublishRequest,
  StoppedFile,
}

export type ListingDraft = {
  stage: 'opening' | 'openFailed' | 'working' | 'published'
  /** Initial content, or the merged version after a conflict. */
  content: DraftContent
  kept: DraftStorage
  /** ISO 8601. */
  savedAt: string | null
  isSaving: boolean
  /** Version of an edit conflict: of the draft first, then of the listing. */
  other: OtherVersion | null
  reasons: FieldReasons
  duplicates: readonly LikelyDuplicate[]
  isPublishing: boolean
  isDoubting: boolean
  /** Publishes automatically once all files have arrived. */
  isAwaitingFiles: boolean
  /** Files that blocked publishing. */
  stopped: readonly StoppedFile[]
  /** Refused by the server's listing gate; `failure` says why. */
  isBarred: boolean
  failure: unknown
  published: Published | null
  change: (content: DraftContent) => void
  publish: (wish: PublishRequest) => void
  /** No upload is in progress, or one failed. */
  settle: (wish: PublishRequest) => void
  /** Despite a likely duplicate. */
  confirm: () => void
  /** Cancels publishing. */
  giveUp: () => void
  /** Applies the merged version. */
  choose: (content: DraftContent, revision: number) => void
  retry: () => void
  /** Increases when the form is reset. */
  versions: number
}

type Options<Kind extends DraftKind> = Omit<ListingEditorOptions<Kind>, 'queries' | 'client'>

/** Loads, saves and publishes a draft. Only the first options count. */
export function useListingDraft<Kind extends DraftKind>(options: Options<Kind>): ListingDraft {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => listingEditor({ ...options, queries, client }))
  const [versions, setVersions] = useState(0)
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  const { viewer, kind, draft, stored } = options
  useSaveOnLeaving({ viewer, kind, draft, listing: stored?.id ?? null }, () =>
    findUnsaved(actor.getSnapshot()),
  )
  useEffect(() => {
    const onOnline = () => actor.send({ type: 'draft.retried' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [actor])
  const { content, kept, savedAt, reasons, duplicates, stopped } = state.context
  const { otherDraft, otherListing, failure, published } = state.context
  const other = otherDraft ?? otherListing
  const change = (next: DraftContent) => send({ type: 'draft.changed', content: next })
  return {
    content,
    kept,
    savedAt,
    other,
    reasons,
    duplicates,
    stopped,
    failure,
    versions,
    change,
    stage: toStage(state),
    published: state.matches('published') ? published : null,
    isSaving: state.matches({ working: { keeping: 'saving' } }),
    isPublishing: state.hasTag('publishing'),
    isDoubting: state.matches({ working: { posting: 'doubting' } }),
    isAwaitingFiles: state.matches({ working: { posting: 'awaitingFiles' } }),
    isBarred: state.matches({ working: { posting: 'barred' } }),
    publish: (wish) => send({ type: 'publish.requested', ...wish }),
    settle: (wish) => send({ type: 'files.settled', ...wish }),
    confirm: () => send({ type: 'publish.confirmed' }),
    giveUp: () => send({ type: 'publish.canceled' }),
    choose(next, revision) {
      if (otherDraft) send({ type: 'draftVersion.selected', content: next, revision })
      else {
        const chosen = { ...next, listing_revision: revision }
        send({ type: 'listingVersion.selected', content: chosen })
      }
      setVersions(versions + 1)
    },
    retry: () => send({ type: 'form.retried' }),
  }
}

type Keeping = ReturnType<ReturnType<typeof listingEditor>['getInitialSnapshot']>

/** Changes not being saved yet. */
function findUnsaved(state: Keeping): DraftSaving | null {
  const { content, revision, isBehind, isAwaited, published } = state.context
  const isSaving = state.matches({ working: { keeping: 'saving' } })
  const isWaiting = state.matches({ working: { keeping: 'waiting' } })
  const isUnkept = published === null && (isWaiting || (isSaving && isBehind))
  return isUnkept ? { content, revision, isAwaited } : null
}

type State = { matches: (value: 'opening' | 'openFailed' | 'published') => boolean }

function toStage(state: State): ListingDraft['stage'] {
  if (state.matches('opening')) return 'opening'
  if (state.matches('openFailed')) return 'openFailed'
  return state.matches('published') ? 'published' : 'working'
}
