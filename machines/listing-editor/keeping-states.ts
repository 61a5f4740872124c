import { assign } from 'xstate'
import { listingEditorSetup } from './listing-editor.setup.ts'

/** Saves the draft after changes, one save at a time. */
export const keepingStates = listingEditorSetup.createStateConfig({
  description: 'Saving the draft.',
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
      description: 'Was the draft changed on another device as well?',
      always: [{ guard: 'isForked', target: 'forked' }, { target: 'idle' }],
    },
    idle: {
      description: 'All changes are saved.',
      on: { 'draft.retried': { guard: 'isOnDeviceOnly', target: 'saving' } },
    },
    waiting: {
      description: 'There are new changes. They are saved after a short pause.',
      after: { pause: 'saving' },
    },
    saving: {
      description:
        'The draft is being saved, on the device first. Changes made meanwhile are saved afterwards.',
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
          content,
          revision,
          isAwaited,
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
            target: 'saveFailed',
            actions: assign(({ event }) => event.output),
          },
          { target: 'idle', actions: assign(({ event }) => event.output) },
        ],
        onError: [
          { guard: 'isPublished', target: 'closed' },
          {
            guard: 'wasOvertaken',
            target: 'forked',
            actions: 'takeOtherDraft',
          },
          { target: 'saveFailed', actions: assign({ kept: 'unsaved' }) },
        ],
      },
    },
    saveFailed: {
      description: 'The draft could not be saved. The changes are in this page only.',
      on: { 'draft.retried': 'saving' },
    },
    forked: {
      description:
        'The draft was also changed on another device. The person chooses between the versions, field by field.',
      on: {
        'draft.changed': {
          actions: 'write',
        },
        'wait.changed': {},
        'draftVersion.selected': { target: 'saving', actions: 'chooseDraftVersion' },
      },
    },
    closed: {
      type: 'final',
      description: 'The listing is published. Nothing is saved any more.',
    },
  },
})
