import { assign } from 'xstate'
import { listingEditorSetup } from './listing-editor.setup.ts'
import { PostBarred, PostFieldsRefused } from './listing-editor.types.ts'

/** Publishes the listing once its files have arrived and no save runs. */
export const postingStates = listingEditorSetup.createStateConfig({
  description: 'Publishing the listing.',
  initial: 'editing',
  on: {
    'publish.requested': [
      { guard: 'isPublished' },
      { guard: 'isFaulty', target: '.refused', actions: 'takeWish' },
      { guard: 'hasStopped', target: '.halted', actions: 'takeWish' },
      { guard: 'isArriving', target: '.awaitingFiles', actions: 'takeWish' },
      { target: '.checking', actions: ['takeWish', 'write'] },
    ],
  },
  states: {
    editing: {
      description: 'The person is writing. Publishing has not been asked for.',
      always: { guard: 'isAwaited', target: 'awaitingFiles' },
    },
    refused: { description: 'Some fields have to be corrected. Each says why.' },
    barred: {
      description:
        'The person may not publish this listing yet. The reason is shown, and the draft stays.',
    },
    failed: {
      description: 'Publishing failed, and the reason is shown. The person can try again.',
    },
    halted: {
      description: 'A file could not be uploaded, so publishing stopped. The file is named.',
    },
    awaitingFiles: {
      description:
        'Waiting for uploads. The listing is published as soon as they finish, even after a reload.',
      entry: [assign({ isAwaited: true }), 'tellWait'],
      exit: [assign({ isAwaited: false }), 'tellWait'],
      on: {
        'files.settled': [
          { guard: 'hasStopped', target: 'halted', actions: 'takeWish' },
          { guard: 'isFaulty', target: 'refused', actions: 'takeWish' },
          { target: 'checking', actions: ['takeWish', 'write'] },
        ],
        'publish.canceled': 'editing',
      },
    },
    overtaken: {
      description:
        'The published listing was changed elsewhere meanwhile. The person chooses between the versions, field by field.',
      on: {
        'listingVersion.selected': {
          target: 'editing',
          actions: ['chooseListingVersion', 'tellChange'],
        },
        // The content would be sent on top of changes that nobody has compared.
        'publish.requested': {},
      },
    },
    checking: {
      description:
        'Checking whether the same home is already listed. If the check fails, publishing continues.',
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
      on: { 'publish.requested': {} },
    },
    doubting: {
      description: 'The listing looks like another one. The person confirms or cancels.',
      on: {
        'publish.confirmed': 'awaitingSave',
        'publish.canceled': { target: 'editing', actions: 'forgetRefusal' },
      },
    },
    awaitingSave: {
      description:
        'Waiting for the running save, so that it cannot restore the draft after publishing.',
      tags: ['busy', 'publishing'],
      always: { guard: 'isSaveOver', target: 'publishing' },
      on: { 'publish.requested': {} },
    },
    publishing: {
      description: 'The listing is being published. Further clicks are ignored.',
      tags: ['busy', 'publishing'],
      invoke: {
        src: 'publish',
        input: ({ context: { content, base } }) => ({ content, base }),
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
            actions: 'takeOtherListing',
          },
          { target: 'failed', actions: assign({ failure: ({ event }) => event.error }) },
        ],
      },
      on: { 'publish.requested': {} },
    },
    accepted: {
      type: 'final',
      description: 'The listing is published. A running save still ends.',
      tags: ['busy', 'publishing'],
    },
  },
})
