import { assign, not, raise, setup, stateIn } from 'xstate'
import { namesNewFile } from '@/domain/listing/form-files.ts'
import { notProvided } from '../not-provided.ts'
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
  type Publication,
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
  /** Draft as it was changed on another device. */
  otherDraft: OtherVersion | null
  /** Listing as it was changed after this form loaded it. */
  otherListing: OtherVersion | null
  /** Version of the listing that the content was last compared with; null for the loaded one. */
  base: DraftContent | null
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
  | { type: 'draftVersion.selected'; content: DraftContent; revision: number }
  | { type: 'listingVersion.selected'; content: DraftContent }
  | ({ type: 'publish.requested' } & PublishRequest)
  | ({ type: 'files.settled' } & PublishRequest)
  | { type: 'publish.confirmed' }
  | { type: 'publish.canceled' }
  | { type: 'form.retried' }
  /** The provider took it; no save may start. */
  | { type: 'listing.published' }

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
    openDraft: notProvided<OpenedDraft, void>('listingEditor: openDraft'),
    keepDraft: notProvided<DraftSaved, DraftSaving>('listingEditor: keepDraft'),
    findDuplicates: notProvided<readonly LikelyDuplicate[], DraftContent>(
      'listingEditor: findDuplicates',
    ),
    publish: notProvided<Published, Publication>('listingEditor: publish'),
    removeDraft: notProvided<void, void>('listingEditor: removeDraft'),
  },
  delays: { pause: KEEPING_PAUSE_MILLISECONDS },
  guards: {
    isFaulty: ({ event }) => 'faults' in event && Object.keys(event.faults).length > 0,
    hasStopped: ({ event }) => 'files' in event && event.files.stopped.length > 0,
    isArriving: ({ event }) => 'files' in event && event.files.isArriving,
    namesNewFile: ({ context }, content: DraftContent) => namesNewFile(context.content, content),
    hasFound: (_, found: readonly LikelyDuplicate[]) => found.length > 0,
    isForked: ({ context }) => context.otherDraft !== null,
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
    takeOtherDraft: assign(({ event }) =>
      'error' in event && event.error instanceof OvertakenError
        ? { otherDraft: event.error.other }
        : {},
    ),
    takeOtherListing: assign(({ event }) =>
      'error' in event && event.error instanceof OvertakenError
        ? { otherListing: event.error.other }
        : {},
    ),
    chooseDraftVersion: assign(({ event }) =>
      event.type === 'draftVersion.selected'
        ? { content: event.content, revision: event.revision, otherDraft: null }
        : {},
    ),
    chooseListingVersion: assign(({ context, event }) =>
      event.type === 'listingVersion.selected'
        ? {
            content: event.content,
            base: context.otherListing?.content ?? null,
            otherListing: null,
          }
        : {},
    ),
    tellChange: raise(({ context }) => ({
      type: 'draft.changed' as const,
      content: context.content,
    })),
    takeWish: assign(({ event }) => {
      if (!('files' in event)) return {}
      return { ...noRefusal, reasons: event.faults, stopped: event.files.stopped }
    }),
    forgetRefusal: assign(noRefusal),
    tellWait: raise({ type: 'wait.changed' }),
    tellPublished: raise({ type: 'listing.published' }),
  },
})
