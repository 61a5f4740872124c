import { assign } from 'xstate'
import { keepingStates } from './keeping-states.ts'
import { listingEditorSetup } from './listing-editor.setup.ts'
import { postingStates } from './posting-states.ts'

/** Listing editor: saves drafts automatically and publishes once. */
export const listingEditorMachine = listingEditorSetup.createMachine({
  id: 'listingEditor',
  description:
    'A listing is written and published. Every change is saved a moment later; it is published once, however often it was asked for.',
  context: {
    content: {},
    revision: 0,
    kept: 'nothing',
    savedAt: null,
    isBehind: false,
    isAwaited: false,
    other: null,
    reasons: {},
    duplicates: [],
    stopped: [],
    failure: null,
    published: null,
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'What was written before is looked for on this device and on the provider.',
      tags: 'busy',
      invoke: {
        src: 'openDraft',
        onDone: { target: 'working', actions: assign(({ event }) => event.output) },
        onError: { target: 'unopened', actions: assign({ failure: ({ event }) => event.error }) },
      },
    },
    unopened: {
      description: 'It could not be read; nothing is written over it.',
      on: { 'form.retried': 'opening' },
    },
    working: {
      type: 'parallel',
      states: {
        keeping: keepingStates,
        posting: postingStates,
      },
      onDone: 'closing',
    },
    closing: {
      description: 'The draft is removed here and at the provider.',
      tags: ['busy', 'publishing'],
      invoke: { src: 'removeDraft', onDone: 'published', onError: 'published' },
    },
    published: { type: 'final', description: 'It is listed, and its draft is gone.' },
  },
  output: ({ context }) => context.published,
})
