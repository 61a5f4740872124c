import { assign, setup } from 'xstate'
import type { ContentEdits, EditedContent } from '@/domain/content/edited-content.ts'
import { notProvided } from '../not-provided.ts'
import {
  ContentChanged,
  type DraftToPublish,
  type DraftToSave,
  type Publication,
} from './content-editor.types.ts'

type Input = {
  /** Edits of an earlier visit. */
  edits: ContentEdits
  /** Revision that they were made on. */
  base: number
}

type Context = {
  content: EditedContent | null
  edits: ContentEdits
  base: number
  /** Edits that are on their way. */
  sent: ContentEdits
  /** Content that somebody else stored meanwhile. */
  theirs: EditedContent | null
  /** Publication that waits for the draft to be saved. */
  publication: Publication | null
  failure: unknown
  /** Counts what replaced the texts of the form, so that it shows them anew. */
  generation: number
}

type Event =
  | { type: 'load.requested' }
  | { type: 'value.edited'; key: string; value: string }
  | { type: 'save.requested' }
  | { type: 'publication.requested'; publication: Publication }
  | { type: 'schedule.ended' }
  | { type: 'draft.discarded' }
  | { type: 'edits.kept' }
  | { type: 'edits.discarded' }

type Loaded = { output: EditedContent }
type Thrown = { error: unknown }

/** Milliseconds after the last key. */
const AUTOSAVE_DELAY = 1_500

/** Edits an item: saves its draft by itself, and publishes it now or later. */
export const contentEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'editing' | 'busy' | 'saving',
  },
  actors: {
    load: notProvided<EditedContent>('contentEditor.load'),
    save: notProvided<EditedContent, DraftToSave>('contentEditor.save'),
    publish: notProvided<void, DraftToPublish>('contentEditor.publish'),
    unschedule: notProvided<void>('contentEditor.unschedule'),
    discard: notProvided<{ isGone: boolean }, EditedContent>('contentEditor.discard'),
  },
  delays: { autosave: AUTOSAVE_DELAY },
  guards: {
    isScheduled: (_, { output }: Loaded) => output.state === 'scheduled',
    isOutdated: ({ context }, { output }: Loaded) =>
      hasEdits(context.edits) && context.base !== output.revision,
    hasEdits: ({ context }) => hasEdits(context.edits),
    hasMoreEdits: ({ context }) => hasEdits(withoutSent(context)),
    isPublicationWaiting: ({ context }) => context.publication !== null,
    isConflict: (_, { error }: Thrown) => error instanceof ContentChanged,
    isGone: (_, { isGone }: { isGone: boolean }) => isGone,
  },
  actions: {
    keepLoaded: assign(({ context }, { output }: Loaded) => ({
      content: output,
      base: output.revision,
      generation: context.generation + 1,
    })),
    keepTheirs: assign(({ context }, { output }: Loaded) => ({
      content: output,
      theirs: output,
      generation: context.generation + 1,
    })),
    keepSaved: assign(({ context }, { output }: Loaded) => ({
      content: output,
      base: output.revision,
      edits: withoutSent(context),
      sent: {},
      failure: null,
    })),
    keepEdit: assign(({ context }, { key, value }: { key: string; value: string }) => ({
      edits: { ...context.edits, [key]: value },
    })),
    keepSent: assign(({ context }) => ({ sent: context.edits, failure: null })),
    keepPublication: assign((_, publication: Publication | null) => ({ publication })),
    keepConflict: assign((_, { error }: Thrown) => ({
      theirs: error instanceof ContentChanged ? error.theirs : null,
      publication: null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error, publication: null })),
    rebaseEdits: assign(({ context }) => ({
      content: context.theirs,
      base: context.theirs?.revision ?? context.base,
      theirs: null,
    })),
    discardEdits: assign(({ context }) => ({
      content: context.theirs ?? context.content,
      base: context.theirs?.revision ?? context.base,
      theirs: null,
      edits: {},
      sent: {},
      failure: null,
      generation: context.generation + 1,
    })),
    clear: assign({ failure: null, publication: null }),
  },
}).createMachine({
  id: 'contentEditor',
  description:
    'An article, page, question or slide is edited. Its draft saves itself after a pause; what somebody else saved meanwhile is never overwritten without a choice. Publishing first saves what is typed. A scheduled edition stays as it is until its schedule is ended.',
  context: ({ input: { edits, base } }) => ({
    content: null,
    edits,
    base,
    sent: {},
    theirs: null,
    publication: null,
    failure: null,
    generation: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The item is being read. What an earlier visit left unsaved is added to it.',
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: { type: 'isScheduled', params: ({ event }) => event },
            target: 'scheduled',
            actions: { type: 'keepLoaded', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepTheirs', params: ({ event }) => event },
          },
          {
            guard: 'hasEdits',
            target: 'dirty',
            actions: { type: 'keepLoaded', params: ({ event }) => event },
          },
          {
            target: 'clean',
            actions: { type: 'keepLoaded', params: ({ event }) => event },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description: 'The item could not be read.',
      on: { 'load.requested': { target: 'loading', actions: 'clear' } },
    },
    clean: {
      description: 'Everything typed is saved.',
      tags: 'editing',
      on: {
        'value.edited': {
          target: 'dirty',
          actions: { type: 'keepEdit', params: ({ event }) => event },
        },
        'publication.requested': {
          target: 'publishing',
          actions: ['clear', { type: 'keepPublication', params: ({ event }) => event.publication }],
        },
        'draft.discarded': { target: 'discarding', actions: 'clear' },
        'load.requested': { target: 'loading', actions: 'clear' },
      },
    },
    dirty: {
      description: 'Something was typed. It is saved after a pause.',
      tags: 'editing',
      after: { autosave: 'saving' },
      on: {
        'value.edited': {
          target: 'dirty',
          reenter: true,
          actions: { type: 'keepEdit', params: ({ event }) => event },
        },
        'save.requested': 'saving',
        'publication.requested': {
          target: 'saving',
          actions: { type: 'keepPublication', params: ({ event }) => event.publication },
        },
        'draft.discarded': { target: 'discarding', actions: 'discardEdits' },
      },
    },
    saving: {
      description: 'The draft is being saved. Typing goes on meanwhile.',
      tags: ['editing', 'saving'],
      entry: 'keepSent',
      invoke: {
        src: 'save',
        input: ({ context: { content, edits } }): DraftToSave => ({
          content: content as EditedContent,
          edits,
        }),
        onDone: [
          {
            guard: 'hasMoreEdits',
            target: 'dirty',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event },
              { type: 'keepPublication', params: null },
            ],
          },
          {
            guard: 'isPublicationWaiting',
            target: 'publishing',
            actions: { type: 'keepSaved', params: ({ event }) => event },
          },
          {
            target: 'clean',
            actions: { type: 'keepSaved', params: ({ event }) => event },
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event },
          },
          {
            target: 'unsaved',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
      on: {
        'value.edited': { actions: { type: 'keepEdit', params: ({ event }) => event } },
        'publication.requested': {
          actions: { type: 'keepPublication', params: ({ event }) => event.publication },
        },
      },
    },
    unsaved: {
      description: 'The draft could not be saved. What is typed stays on the device.',
      tags: 'editing',
      on: {
        'value.edited': {
          target: 'dirty',
          actions: { type: 'keepEdit', params: ({ event }) => event },
        },
        'save.requested': 'saving',
        'draft.discarded': { target: 'discarding', actions: 'discardEdits' },
      },
    },
    conflict: {
      description:
        'Somebody else saved the item meanwhile. Both texts are shown, and one is chosen.',
      tags: 'editing',
      on: {
        'value.edited': { actions: { type: 'keepEdit', params: ({ event }) => event } },
        'edits.kept': { target: 'saving', actions: 'rebaseEdits' },
        'edits.discarded': { target: 'clean', actions: 'discardEdits' },
      },
    },
    publishing: {
      description: 'The saved draft is being published or scheduled.',
      tags: 'busy',
      invoke: {
        src: 'publish',
        input: ({ context: { content, publication } }): DraftToPublish => ({
          content: content as EditedContent,
          publication: publication as Publication,
        }),
        onDone: { target: 'loading', actions: 'clear' },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event },
          },
          {
            target: 'clean',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    scheduled: {
      description: 'The edition waits for its time and is not changed.',
      on: {
        'schedule.ended': { target: 'unscheduling', actions: 'clear' },
        'load.requested': { target: 'loading', actions: 'clear' },
      },
    },
    unscheduling: {
      description: 'The schedule is being ended.',
      tags: 'busy',
      invoke: {
        src: 'unschedule',
        onDone: 'loading',
        onError: {
          target: 'scheduled',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    discarding: {
      description: 'The draft is being deleted.',
      tags: 'busy',
      invoke: {
        src: 'discard',
        input: ({ context: { content } }) => content as EditedContent,
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
          },
          { target: 'loading' },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflict',
            actions: { type: 'keepConflict', params: ({ event }) => event },
          },
          {
            target: 'clean',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    gone: { description: 'The item was never public and is gone with its draft.', type: 'final' },
  },
})

function hasEdits(edits: ContentEdits): boolean {
  return Object.keys(edits).length > 0
}

/** Edits that were typed while the others were on their way. */
function withoutSent({ edits, sent }: Pick<Context, 'edits' | 'sent'>): ContentEdits {
  return Object.fromEntries(Object.entries(edits).filter(([key, value]) => sent[key] !== value))
}
