import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/client-context.tsx'
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
  /** What the form begins with, once it is working; and what was chosen of two versions. */
  content: DraftContent
  kept: DraftKept
  /** ISO. */
  savedAt: string | null
  isSaving: boolean
  other: OtherVersion | null
  reasons: FieldReasons
  duplicates: readonly LikelyDuplicate[]
  /** Something is being decided or sent. */
  isPublishing: boolean
  isDoubting: boolean
  /** Publishes by itself as soon as its files have arrived. */
  isAwaitingFiles: boolean
  /** The files for which it was not published. */
  stopped: readonly StoppedFile[]
  /** The gate refused it; `failure` says why. */
  isBarred: boolean
  /** Why it could not be opened or sent. */
  failure: unknown
  published: Published | null
  change: (content: DraftContent) => void
  publish: (wish: PublishWish) => void
  /** No file is on its way any more, or one of them did not arrive. */
  settle: (wish: PublishWish) => void
  /** Though a likely duplicate was shown. */
  confirm: () => void
  /** Does not publish it now. */
  giveUp: () => void
  choose: (content: DraftContent, revision: number) => void
  retry: () => void
}

type Options = Omit<ListingFormOptions, 'queries' | 'client'>

/** The draft of a listing and its way to the provider. The options are those of the first render. */
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

/** What was written and is on its way nowhere yet. */
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
