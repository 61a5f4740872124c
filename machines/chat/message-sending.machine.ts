import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type MessageSendingContext,
  type MessageSendingEvent,
  type MessageSendingInput,
  type Refusal,
  type SendingStop,
  SendingStopped,
} from './message-sending.types.ts'

type Thrown = { error: unknown }

const MAX_ERRORS = 4
const FIRST_PAUSE_MILLISECONDS = 1_000
const LONGEST_PAUSE_MILLISECONDS = 30_000

/** After a message could not be sent. */
const stopped = [
  {
    guard: {
      type: 'stoppedFor',
      params: ({ event: { error } }: { event: Thrown }) => ({ error, stop: 'signedOut' as const }),
    },
    target: '#messageSending.paused.signedOut',
  },
  {
    guard: {
      type: 'stoppedFor',
      params: ({ event: { error } }: { event: Thrown }) => ({ error, stop: 'offline' as const }),
    },
    target: '#messageSending.paused.offline',
  },
  {
    guard: {
      type: 'stoppedFor',
      params: ({ event: { error } }: { event: Thrown }) => ({ error, stop: 'unreached' as const }),
    },
    target: '#messageSending.retrying',
    actions: {
      type: 'countTry',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
  },
  {
    guard: {
      type: 'isErrorWorthATry',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
    target: '#messageSending.retrying',
    actions: [
      { type: 'countTry', params: ({ event: { error } }: { event: Thrown }) => ({ error }) },
      'countError',
    ],
  },
  {
    target: '#messageSending.refusing',
    actions: {
      type: 'keepRefusal',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
  },
] as const

/** Sends the chat messages that a member wrote on this device, one after the other. */
export const messageSendingMachine = setup({
  types: {
    context: {} as MessageSendingContext,
    input: {} as MessageSendingInput,
    events: {} as MessageSendingEvent,
  },
  actors: {
    /** Never ends by itself. */
    holdTurn: notProvided<void>('messageSending: holdTurn'),
    /** The oldest message that waits. */
    findNext: notProvided<string | null>('messageSending: findNext'),
    send: notProvided<void, string | null>('messageSending: send'),
    refuse: notProvided<void, Refusal | null>('messageSending: refuse'),
  },
  delays: { pause: ({ context }) => context.waitMilliseconds },
  guards: {
    isNone: (_, message: string | null) => message === null,
    stoppedFor: (_, { error, stop }: Thrown & { stop: SendingStop }) => toStop(error) === stop,
    isErrorWorthATry: ({ context }, { error }: Thrown) =>
      toStop(error) === 'failing' && context.errors < MAX_ERRORS,
  },
  actions: {
    take: assign((_, current: string | null) => ({ current })),
    keepRefusal: assign(({ context }, { error }: Thrown) => ({
      refusal: {
        message: context.current,
        key: toFailureKey(error),
        isClosed: toStop(error) === 'closed',
      },
    })),
    countTry: assign(({ context }, { error }: Thrown) => ({
      tries: context.tries + 1,
      waitMilliseconds: pauseAfter(context, error),
    })),
    countError: assign({ errors: ({ context }) => context.errors + 1 }),
    beDone: assign({ current: null, refusal: null, tries: 0, errors: 0, waitMilliseconds: 0 }),
    forgetTries: assign({ tries: 0, errors: 0, waitMilliseconds: 0 }),
  },
}).createMachine({
  id: 'messageSending',
  description:
    'Chat messages leave the device one after the other, in the order in which they were written. Each stays until the provider has taken it, over reloads and lost connections. One tab of the browser sends.',
  context: ({ input }) => ({
    ...input,
    current: null,
    tries: 0,
    errors: 0,
    waitMilliseconds: 0,
    refusal: null,
  }),
  initial: 'following',
  invoke: { src: 'holdTurn', onError: '.choosing' },
  states: {
    following: {
      description: 'Another tab sends. This one takes over when it closes.',
      on: { 'lock.acquired': 'choosing' },
    },
    choosing: {
      description: 'The oldest waiting message is looked up on the device.',
      on: { 'outbox.changed': { target: 'choosing', reenter: true } },
      invoke: {
        src: 'findNext',
        onDone: [
          { guard: { type: 'isNone', params: ({ event }) => event.output }, target: 'idle' },
          {
            target: 'sending',
            actions: { type: 'take', params: ({ event }) => event.output },
          },
        ],
        onError: 'idle',
      },
    },
    idle: {
      description: 'No message waits.',
      on: { 'outbox.changed': 'choosing' },
    },
    sending: {
      description: 'A message is being sent. It leaves the device when the provider has taken it.',
      invoke: {
        src: 'send',
        input: ({ context }) => context.current,
        onDone: { target: 'choosing', actions: 'beDone' },
        onError: stopped,
      },
    },
    refusing: {
      description:
        'The provider does not take the message. It is marked as failed; in a closed conversation, so are those after it.',
      invoke: {
        src: 'refuse',
        input: ({ context }) => context.refusal,
        onDone: { target: 'choosing', actions: 'beDone' },
        onError: { target: 'idle', actions: 'beDone' },
      },
    },
    retrying: {
      description: 'The provider did not answer, or asks to wait. The message is sent again later.',
      after: { pause: 'choosing' },
      on: { 'sending.resumed': { target: 'choosing', actions: 'forgetTries' } },
    },
    paused: {
      description: 'Nothing is sent for now. Messages wait on the device.',
      initial: 'offline',
      on: { 'sending.resumed': { target: 'choosing', actions: 'forgetTries' } },
      states: {
        offline: { description: 'There is no connection. Sending continues when it is back.' },
        signedOut: {
          description: 'The member was signed out. Sending continues after signing in again.',
        },
      },
    },
  },
})

function toStop(error: unknown): SendingStop {
  return error instanceof SendingStopped ? error.stop : 'failing'
}

function toFailureKey(error: unknown): string {
  return error instanceof SendingStopped ? error.key || error.stop : 'unknown'
}

/** Doubles with each try. Milliseconds. */
function pauseAfter({ tries, spread }: MessageSendingContext, error: unknown): number {
  const backoff = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** tries)
  const asked = error instanceof SendingStopped ? error.waitMilliseconds : 0
  return Math.max(asked, Math.round(backoff * spread))
}
