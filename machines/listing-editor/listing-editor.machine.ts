import { assign } from 'xstate'
import { keepingStates } from './keeping-states.ts'
import { listingEditorSetup } from './listing-editor.setup.ts'
import { postingStates } from './posting-states.ts'

/** Listing editor: saves drafts automatically and publishes once. */
export const listingEditorMachine = listingEditorSetup.createMachine({
  id: 'listingEditor',
  description:
    'The editor of a property or project. Changes are saved automatically, and the listing is published once, even after several clicks.',
  context: {
    content: {},
    revision: 0,
    kept: 'nothing',
    savedAt: null,
    isBehind: false,
    isAwaited: false,
    otherDraft: null,
    otherListing: null,
    base: null,
    reasons: {},
    duplicates: [],
    stopped: [],
    failure: null,
    published: null,
  },
  initial: 'opening',
  states: {
    opening: {
      description: 'The draft is being opened, from this device and from the account.',
      tags: 'busy',
      invoke: {
        src: 'openDraft',
        onDone: { target: 'working', actions: assign(({ event }) => event.output) },
        onError: { target: 'openFailed', actions: assign({ failure: ({ event }) => event.error }) },
      },
    },
    openFailed: {
      description:
        'The draft could not be opened. Nothing is overwritten; the person can try again.',
      on: { 'form.retried': 'opening' },
    },
    working: {
      type: 'parallel',
      description: 'The form is open: drafts are saved while the person writes and publishes.',
      states: {
        keeping: keepingStates,
        posting: postingStates,
      },
      onDone: 'closing',
    },
    closing: {
      description: 'The listing is published, and its draft is being removed.',
      tags: ['busy', 'publishing'],
      invoke: { src: 'removeDraft', onDone: 'published', onError: 'published' },
    },
    published: { type: 'final', description: 'The listing is published, and the draft is gone.' },
  },
  output: ({ context }) => context.published,
})
