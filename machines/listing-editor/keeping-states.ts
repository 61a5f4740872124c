import { assign } from 'xstate'
import { listingEditorSetup } from './listing-editor.setup.ts'

/** Saves the draft after changes, one save at a time. */
export const keepingStates = listingEditorSetup.createStateConfig({
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
})
