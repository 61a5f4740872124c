import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type PushAnswer,
  type PushContext,
  type PushEvent,
  type PushStatus,
  WorkerMissing,
} from './push-permission.types.ts'

/** Switches push messages of this browser on and off. */
export const pushPermissionMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
  },
  actors: {
    look: notProvided<PushStatus>('pushPermission: look'),
    /** Must ask the browser in the task of the tap. */
    ask: notProvided<PushAnswer>('pushPermission: ask'),
    subscribe: notProvided<void>('pushPermission: subscribe'),
    startWorker: notProvided<void>('pushPermission: startWorker'),
    unsubscribe: notProvided<void>('pushPermission: unsubscribe'),
  },
  guards: {
    isStanding: (_, { status, wanted }: { status: PushStatus; wanted: PushStatus }) =>
      status === wanted,
    isAnswer: (_, { answer, wanted }: { answer: PushAnswer; wanted: PushAnswer }) =>
      answer === wanted,
    lacksWorker: ({ context }, { error }: { error: unknown }) =>
      error instanceof WorkerMissing && !context.hasRetried,
  },
  actions: {
    startOver: assign({ wasDismissed: false, hasRetried: false, hasFailed: false }),
    markDismissed: assign({ wasDismissed: true }),
    markRetried: assign({ hasRetried: true }),
    markFailed: assign({ hasFailed: true }),
  },
}).createMachine({
  id: 'pushPermission',
  description:
    'A member has this browser show notifications, or no longer. The browser asks only after a tap on a button whose reason stands beside it.',
  context: { wasDismissed: false, hasRetried: false, hasFailed: false },
  initial: 'checking',
  states: {
    checking: {
      description: 'Can this browser get push messages, and does it?',
      invoke: {
        src: 'look',
        onDone: [
          { guard: hasStatus('unsupported'), target: 'unsupported' },
          { guard: hasStatus('needsInstall'), target: 'needsInstall' },
          { guard: hasStatus('denied'), target: 'denied' },
          { guard: hasStatus('on'), target: 'on' },
          { target: 'off' },
        ],
        onError: 'failed',
      },
    },
    unsupported: {
      type: 'final',
      description: 'This browser has no push messages.',
    },
    needsInstall: {
      type: 'final',
      description: 'The device has them only for sites on its home screen. The steps are shown.',
    },
    off: {
      description: 'Push messages are off here, and can be switched on.',
      on: {
        'push.requested': { target: 'requesting', actions: 'startOver' },
        'permission.changed': 'checking',
      },
    },
    requesting: {
      description: 'The browser asks. It answers by itself if it was allowed before.',
      invoke: {
        src: 'ask',
        onDone: [
          { guard: answer('granted'), target: 'subscribing' },
          { guard: answer('denied'), target: 'denied' },
          { target: 'off', actions: 'markDismissed' },
        ],
        onError: 'failed',
      },
    },
    subscribing: {
      description: 'The browser gets an address, and the provider is told.',
      invoke: {
        src: 'subscribe',
        onDone: 'on',
        onError: [
          {
            guard: {
              type: 'lacksWorker',
              params: ({ event }) => ({ error: event.error }),
            },
            target: 'startingWorker',
          },
          { target: 'failed' },
        ],
      },
    },
    startingWorker: {
      description: 'The service worker that shows the messages is started. This is tried once.',
      entry: 'markRetried',
      invoke: { src: 'startWorker', onDone: 'subscribing', onError: 'failed' },
    },
    on: {
      description: 'This browser shows notifications.',
      on: {
        'push.stopped': { target: 'unsubscribing', actions: 'startOver' },
        'permission.changed': 'checking',
      },
    },
    unsubscribing: {
      description: 'The provider forgets the address, and the browser gives it up.',
      invoke: {
        src: 'unsubscribe',
        onDone: 'off',
        onError: { target: 'on', actions: 'markFailed' },
      },
    },
    denied: {
      description: 'The member does not allow notifications. Only the browser’s settings help.',
      on: { 'permission.changed': 'checking', 'permission.rechecked': 'checking' },
    },
    failed: {
      description: 'The browser or the provider did not answer. It can be tried again.',
      on: {
        'push.requested': { target: 'requesting', actions: 'startOver' },
        'permission.changed': 'checking',
      },
    },
  },
})

function hasStatus(wanted: PushStatus) {
  return {
    type: 'isStanding' as const,
    params: ({ event }: { event: { output: PushStatus } }) => ({
      status: event.output,
      wanted,
    }),
  }
}

function answer(wanted: PushAnswer) {
  return {
    type: 'isAnswer' as const,
    params: ({ event }: { event: { output: PushAnswer } }) => ({ answer: event.output, wanted }),
  }
}
