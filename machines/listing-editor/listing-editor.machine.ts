import { assign } from 'xstate'
import { listingEditorSetup } from './listing-editor.setup.ts'
import { PostBarred, PostFieldsRefused } from './listing-editor.types.ts'

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
        keeping: {
          initial: 'deciding',
          on: {
            'draft.changed': [
              {
                // The file is already on the device; only its reference in the draft would be lost.
                guard: { type: 'namesNewFile', params: ({ event }) => event.content },
                target: '.saving',
                actions: 'write',
              },
              {
                target: '.waiting',
                actions: 'write',
              },
            ],
            'wait.changed': '.saving',
            'listing.published': '.closed',
          },
          states: {
            deciding: {
              always: [
                {
                  guard: { type: 'isForked', params: ({ context }) => context.other },
                  target: 'forked',
                },
                { target: 'resting' },
              ],
            },
            resting: {
              description: 'Nothing new has to be kept.',
              on: { 'draft.retried': { guard: 'isOnDeviceOnly', target: 'saving' } },
            },
            waiting: {
              description: 'Somebody is typing.',
              after: { pause: 'saving' },
            },
            saving: {
              description:
                'The draft is kept, on the device first. What is written meanwhile follows, so that no save overtakes another.',
              entry: assign({ isBehind: false }),
              on: {
                'draft.changed': {
                  actions: ['write', assign({ isBehind: true })],
                },
                'wait.changed': { actions: assign({ isBehind: true }) },
                'listing.published': {},
              },
              invoke: {
                src: 'keepDraft',
                input: ({ context: { content, revision, isAwaited } }) => ({
                  ...{ content, revision, isAwaited },
                }),
                onDone: [
                  { guard: 'isPublished', target: 'closed' },
                  {
                    guard: 'isBehind',
                    target: 'waiting',
                    actions: assign(({ event }) => event.output),
                  },
                  {
                    guard: { type: 'isUnkept', params: ({ event }) => event.output },
                    target: 'unkept',
                    actions: assign(({ event }) => event.output),
                  },
                  { target: 'resting', actions: assign(({ event }) => event.output) },
                ],
                onError: [
                  { guard: 'isPublished', target: 'closed' },
                  {
                    guard: 'wasOvertaken',
                    target: 'forked',
                    actions: 'takeOther',
                  },
                  { target: 'unkept', actions: assign({ kept: 'unsaved' }) },
                ],
              },
            },
            unkept: {
              description: 'It could be kept nowhere; the form still holds it.',
              on: { 'draft.retried': 'saving' },
            },
            forked: {
              description: 'Another version is there, and the person chooses field by field.',
              on: {
                'draft.changed': {
                  actions: 'write',
                },
                'wait.changed': {},
                'version.chosen': {
                  target: 'saving',
                  actions: assign(({ event }) => ({
                    content: event.content,
                    revision: event.revision,
                    other: null,
                  })),
                },
              },
            },
            closed: {
              type: 'final',
              description: 'The listing is published; no save runs, and none starts.',
            },
          },
        },
        posting: {
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
        },
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
