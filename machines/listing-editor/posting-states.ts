import { assign } from 'xstate'
import { listingEditorSetup } from './listing-editor.setup.ts'
import { PostBarred, PostFieldsRefused } from './listing-editor.types.ts'

/** Publishes the listing once its files have arrived and no save runs. */
export const postingStates = listingEditorSetup.createStateConfig({
  initial: 'editing',
  on: {
    'publish.pressed': [
      { guard: 'isPublished' },
      { guard: 'isFaulty', target: '.refused', actions: 'takeWish' },
      { guard: 'hasStopped', target: '.halted', actions: 'takeWish' },
      { guard: 'isArriving', target: '.awaitingFiles', actions: 'takeWish' },
      { target: '.checking', actions: ['takeWish', 'write'] },
    ],
  },
  states: {
    editing: {
      description: 'The form is open; what the end of a page broke off waits again.',
      always: { guard: 'isAwaited', target: 'awaitingFiles' },
    },
    refused: { description: 'Fields have to be mended; each says what is wrong.' },
    barred: { description: 'The person may not list this yet; the draft stays.' },
    failed: { description: 'It could not be sent, and why is shown.' },
    halted: { description: 'A file did not arrive; which one is shown.' },
    awaitingFiles: {
      description:
        'Publishes as soon as the files have arrived. The form stays open meanwhile, and goes on waiting after a reload.',
      entry: [assign({ isAwaited: true }), 'tellWait'],
      exit: [assign({ isAwaited: false }), 'tellWait'],
      on: {
        'files.settled': [
          { guard: 'hasStopped', target: 'halted', actions: 'takeWish' },
          { guard: 'isFaulty', target: 'refused', actions: 'takeWish' },
          { target: 'checking', actions: ['takeWish', 'write'] },
        ],
        'publish.givenUp': 'editing',
      },
    },
    overtaken: {
      description: 'The listing was changed elsewhere; the person compares and chooses.',
      on: {
        'version.chosen': {
          target: 'editing',
          actions: assign(({ event }) => ({ content: event.content, other: null })),
        },
      },
    },
    checking: {
      description: 'Is the same home listed already? Where that is not known, it goes on.',
      tags: ['busy', 'publishing'],
      invoke: {
        src: 'findDuplicates',
        input: ({ context }) => context.content,
        onDone: [
          {
            guard: { type: 'hasFound', params: ({ event }) => event.output },
            target: 'doubting',
            actions: assign({ duplicates: ({ event }) => event.output }),
          },
          { target: 'awaitingSave' },
        ],
        onError: 'awaitingSave',
      },
      on: { 'publish.pressed': {} },
    },
    doubting: {
      description: 'Likely duplicates are shown, and the person decides.',
      on: {
        'publish.confirmed': 'awaitingSave',
        'publish.givenUp': { target: 'editing', actions: 'forgetRefusal' },
      },
    },
    awaitingSave: {
      description: 'A running save ends first, so that it cannot restore the draft.',
      tags: ['busy', 'publishing'],
      always: { guard: 'isSaveOver', target: 'publishing' },
      on: { 'publish.pressed': {} },
    },
    publishing: {
      description: 'It is sent; further wishes to publish are not heard.',
      tags: ['busy', 'publishing'],
      invoke: {
        src: 'publish',
        input: ({ context }) => context.content,
        onDone: {
          target: 'accepted',
          actions: [assign({ published: ({ event }) => event.output }), 'tellPublished'],
        },
        onError: [
          {
            guard: 'wereFieldsRefused',
            target: 'refused',
            actions: assign(({ event }) => ({
              reasons: event.error instanceof PostFieldsRefused ? event.error.reasons : {},
            })),
          },
          {
            guard: 'isBarred',
            target: 'barred',
            actions: assign({
              failure: ({ event: { error } }) =>
                error instanceof PostBarred ? error.cause : error,
            }),
          },
          {
            guard: 'wasOvertaken',
            target: 'overtaken',
            actions: 'takeOther',
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
        ],
      },
      on: { 'publish.pressed': {} },
    },
    accepted: {
      type: 'final',
      description: 'The provider has it; a save that runs still ends.',
      tags: ['busy', 'publishing'],
    },
  },
})
