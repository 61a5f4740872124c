import { assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  ConnectionEnd,
  LiveContext,
  LiveEmitted,
  LiveInput,
  LiveMachineEvent,
  LiveOffer,
} from './live-connection.types.ts'

const FIRST_PAUSE_MILLISECONDS = 1_000
const LONGEST_PAUSE_MILLISECONDS = 60_000

/** Follows what happens to the member, on whatever device. */
export const liveConnectionMachine = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveMachineEvent,
    emitted: {} as LiveEmitted,
    input: {} as LiveInput,
  },
  actors: {
    askOffer: notProvided<LiveOffer>('liveConnection: askOffer'),
    /** Never ends by itself. */
    holdTurn: notProvided<void>('liveConnection: holdTurn'),
    connect: notProvided<ConnectionEnd>('liveConnection: connect'),
  },
  guards: {
    hasStream: (_, offer: LiveOffer) => offer === 'stream',
    isRefused: (_, end: ConnectionEnd) => end === 'refused',
    isSignedOut: (_, end: ConnectionEnd) => end === 'signedOut',
    hasStood: ({ context }) => context.hasStood,
  },
  actions: {
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    beStanding: assign({ tries: 0, hasStood: true }),
  },
  delays: {
    pause: ({ context: { tries, chance } }) => {
      const backoff = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** tries)
      return Math.round(backoff * (0.5 + chance))
    },
    /** The provider gives a sign of life every 25 seconds. */
    silence: 70_000,
    pollEvery: 60_000,
  },
}).createMachine({
  id: 'liveConnection',
  description:
    'A signed-in member’s pages follow what happens on other devices. One tab holds the connection and tells the others. A lost connection is made again after growing pauses.',
  context: ({ input }) => ({ ...input, tries: 0, hasStood: false }),
  initial: 'checking',
  on: { 'session.ended': '.ended' },
  states: {
    checking: {
      description: 'Does the provider send events?',
      invoke: {
        src: 'askOffer',
        onDone: [
          {
            guard: { type: 'hasStream', params: ({ event }) => event.output },
            target: 'following',
          },
          { target: 'polling' },
        ],
        onError: 'unanswered',
      },
    },
    unanswered: {
      description: 'The provider did not answer. It is asked again after a pause.',
      exit: 'countTry',
      after: { pause: 'checking' },
      on: { 'network.restored': 'checking' },
    },
    polling: {
      description: 'The provider sends no events. A visible page asks every minute.',
      after: {
        pollEvery: { target: 'polling', reenter: true, actions: emit({ type: 'poll.due' }) },
      },
    },
    following: {
      description: 'The browser’s tabs share one connection.',
      initial: 'waiting',
      invoke: { src: 'holdTurn', onError: '.holding' },
      on: {
        'message.shared': {
          actions: emit(({ event }) => ({ type: 'message.forwarded', message: event.message })),
        },
      },
      states: {
        waiting: {
          description: 'Another tab holds the connection. This one takes over when it closes.',
          on: { 'lock.acquired': 'holding' },
        },
        holding: {
          description: 'This tab holds the connection.',
          initial: 'connecting',
          invoke: {
            src: 'connect',
            onDone: [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event.output },
                target: '#liveConnection.refused',
                actions: emit({ type: 'message.arrived', message: { type: 'signed-out' } }),
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#liveConnection.refused',
              },
              { target: 'pausing' },
            ],
            onError: 'pausing',
          },
          states: {
            connecting: {
              description: 'The connection is being made.',
              after: { silence: '#liveConnection.following.pausing' },
              on: {
                'connection.opened': [
                  {
                    guard: 'hasStood',
                    target: 'open',
                    actions: [
                      'beStanding',
                      emit({ type: 'message.arrived', message: { type: 'resumed' } }),
                    ],
                  },
                  {
                    target: 'open',
                    actions: [
                      'beStanding',
                      emit({ type: 'message.arrived', message: { type: 'opened' } }),
                    ],
                  },
                ],
              },
            },
            open: {
              description: 'The connection stands. What arrives goes to all tabs.',
              after: { silence: '#liveConnection.following.pausing' },
              on: {
                'bytes.received': { target: 'open', reenter: true },
                'message.received': {
                  actions: emit(({ event }) => ({
                    type: 'message.arrived',
                    message: event.message,
                  })),
                },
              },
            },
          },
        },
        pausing: {
          description: 'The connection is lost. It is made again after a pause.',
          exit: 'countTry',
          after: { pause: 'holding' },
          on: { 'network.restored': 'holding' },
        },
      },
    },
    refused: { description: 'The provider refuses the connection. It is not tried again.' },
    ended: { type: 'final', description: 'The member signed out or left the page.' },
  },
})
