import { assign, fromPromise, not, raise, setup, stateIn } from 'xstate'
import { namesNewFile } from '@/domain/listing/form-files.ts'
import {
  type DraftContent,
  type DraftSaved,
  type DraftSaving,
  type DraftStorage,
  type FieldReasons,
  type LikelyDuplicate,
  type OpenedDraft,
  type OtherVersion,
  OvertakenError,
  PostBarred,
  PostFieldsRefused,
  type Published,
  type PublishRequest,
  type StoppedFile,
} from './listing-editor.types.ts'

type Context = {
  content: DraftContent
  revision: number
  kept: DraftStorage
  savedAt: string | null
  /** Changed during a save; needs another save. */
  isBehind: boolean
  /** Publishes once its uploads finish. */
  isAwaited: boolean
  other: OtherVersion | null
  /** By field: an error code of the form, or the provider's own message. */
  reasons: FieldReasons
  duplicates: readonly LikelyDuplicate[]
  /** Files that block publishing. */
  stopped: readonly StoppedFile[]
  failure: unknown
  published: Published | null
}

type Event =
  | { type: 'draft.changed'; content: DraftContent }
  | { type: 'draft.retried' }
  /** Started or stopped waiting for uploads to publish. */
  | { type: 'wait.changed' }
  | { type: 'version.chosen'; content: DraftContent; revision: number }
  | ({ type: 'publish.pressed' } & PublishRequest)
  | ({ type: 'files.settled' } & PublishRequest)
  | { type: 'publish.confirmed' }
  | { type: 'publish.givenUp' }
  | { type: 'form.retried' }
  /** The provider took it; no save may start. */
  | { type: 'listing.published' }

function missing(): never {
  throw new Error('an actor of the listing editor was not provided')
}

const noRefusal = { reasons: {}, failure: null, duplicates: [], stopped: [] }

/** Debounce of automatic saves. */
const KEEPING_PAUSE_MILLISECONDS = 800

/** Context, events and actors of the listing editor. */
export const listingEditorSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'publishing',
  },
  actors: {
    openDraft: fromPromise<OpenedDraft, void>(missing),
    keepDraft: fromPromise<DraftSaved, DraftSaving>(missing),
    findDuplicates: fromPromise<readonly LikelyDuplicate[], DraftContent>(missing),
    publish: fromPromise<Published, DraftContent>(missing),
    removeDraft: fromPromise<void, void>(missing),
  },
  delays: { pause: KEEPING_PAUSE_MILLISECONDS },
  guards: {
    isFaulty: ({ event }) => 'faults' in event && Object.keys(event.faults).length > 0,
    hasStopped: ({ event }) => 'files' in event && event.files.stopped.length > 0,
    isArriving: ({ event }) => 'files' in event && event.files.isArriving,
    namesNewFile: ({ context }, content: DraftContent) => namesNewFile(context.content, content),
    hasFound: (_, found: readonly LikelyDuplicate[]) => found.length > 0,
    isForked: (_, other: OtherVersion | null) => other !== null,
    wasOvertaken: ({ event }) => 'error' in event && event.error instanceof OvertakenError,
    wereFieldsRefused: ({ event }) => 'error' in event && event.error instanceof PostFieldsRefused,
    isBarred: ({ event }) => 'error' in event && event.error instanceof PostBarred,
    isUnkept: (_, saved: DraftSaved) => saved.kept === 'unsaved',
    isBehind: ({ context }) => context.isBehind,
    isOnDeviceOnly: ({ context }) => context.kept === 'device',
    isAwaited: ({ context }) => context.isAwaited,
    isPublished: ({ context }) => context.published !== null,
    isSaveOver: not(stateIn({ working: { keeping: 'saving' } })),
  },
  actions: {
    write: assign(({ event }) => ('content' in event ? { content: event.content } : {})),
    takeOther: assign(({ event }) =>
      'error' in event && event.error instanceof OvertakenError ? { other: event.error.other } : {},
    ),
    takeWish: assign(({ event }) => {
      if (!('files' in event)) return {}
      return { ...noRefusal, reasons: event.faults, stopped: event.files.stopped }
    }),
    forgetRefusal: assign(noRefusal),
    tellWait: raise({ type: 'wait.changed' }),
    tellPublished: raise({ type: 'listing.published' }),
  },
})
