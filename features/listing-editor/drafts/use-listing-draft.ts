import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { type ListingFormOptions, listingForm } from '@/client/flows/listing-form.ts'
import type {
  DraftContent,
  DraftKept,
  DraftSaving,
  FieldReasons,
  LikelyDuplicate,
  OtherVersion,
  Published,
  PublishWish,
  StoppedFile,
} from '@/machines/listing-form/listing-form.types.ts'
import { useKeptOnLeaving } from './use-kept-on-leaving.ts'

export type {
  DraftContent,
  DraftKept,
  FieldReasons,
  LikelyDuplicate,
  OtherVersion,
  Published,
  PublishWish,
  StoppedFile,
}

export type ListingDraft = {
  stage: 'opening' | 'unopened' | 'working' | 'published'
  /** Initial content, or the merged version after a conflict. */
  content: DraftContent
  kept: DraftKept
  /** ISO 8601. */
  savedAt: string | null
  isSaving: boolean
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
  publish: (wish: PublishWish) => void
  /** No upload is in progress, or one failed. */
  settle: (wish: PublishWish) => void
  /** Despite a likely duplicate. */
  confirm: () => void
  /** Cancels publishing. */
  giveUp: () => void
  choose: (content: DraftContent, revision: number) => void
  retry: () => void
}

type Options = Omit<ListingFormOptions, 'queries' | 'client'>

/** Loads, saves and publishes a draft. Only the first options count. */
export function useListingDraft(options: Options): ListingDraft {
  const queries = useQueryClient()
  const client = useApiClient()
  const [machine] = useState(() => listingForm({ ...options, queries, client }))
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const { send } = actor
  useKeptOnLeaving(options, () => unkeptOf(actor.getSnapshot()))
  useEffect(() => {
    const onOnline = () => actor.send({ type: 'draft.retried' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [actor])
  const { content, kept, savedAt, other, reasons, duplicates, stopped } = state.context
  const { failure, published } = state.context
  return {
    ...{ content, kept, savedAt, other, reasons, duplicates, stopped, failure, published },
    stage: stageOf(state),
    isSaving: state.matches({ working: { keeping: 'saving' } }),
    isPublishing: state.hasTag('publishing'),
    isDoubting: state.matches({ working: { posting: 'doubting' } }),
    isAwaitingFiles: state.matches({ working: { posting: 'awaitingFiles' } }),
    isBarred: state.matches({ working: { posting: 'barred' } }),
    change: (next) => send({ type: 'draft.changed', content: next }),
    publish: (wish) => send({ type: 'publish.pressed', ...wish }),
    settle: (wish) => send({ type: 'files.settled', ...wish }),
    confirm: () => send({ type: 'publish.confirmed' }),
    giveUp: () => send({ type: 'publish.givenUp' }),
    choose: (next, revision) => send({ type: 'version.chosen', content: next, revision }),
    retry: () => send({ type: 'form.retried' }),
  }
}

type Keeping = ReturnType<ReturnType<typeof listingForm>['getInitialSnapshot']>

/** Changes not being saved yet. */
function unkeptOf(state: Keeping): DraftSaving | null {
  const { content, revision, isBehind, isAwaited } = state.context
  const isSaving = state.matches({ working: { keeping: 'saving' } })
  const isWaiting = state.matches({ working: { keeping: 'waiting' } })
  return isWaiting || (isSaving && isBehind) ? { content, revision, isAwaited } : null
}

type State = { matches: (value: 'opening' | 'unopened' | 'published') => boolean }

function stageOf(state: State): ListingDraft['stage'] {
  if (state.matches('opening')) return 'opening'
  if (state.matches('unopened')) return 'unopened'
  return state.matches('published') ? 'published' : 'working'
}
