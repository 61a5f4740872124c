import { assign, emit, enqueueActions, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  FavouritesContext,
  FavouritesEmitted,
  FavouritesEvent,
  JoinedFavourites,
  QueuedChange,
} from './favourites-sync.types.ts'

type Thrown = { error: unknown }

const MAX_TRIES = 5
const FIRST_PAUSE_MILLISECONDS = 2_000

/** Keeps the device's favorites and those of the account the same, one request at a time. */
export const favouritesSyncMachine = setup({
  types: {
    context: {} as FavouritesContext,
    events: {} as FavouritesEvent,
    emitted: {} as FavouritesEmitted,
  },
  actors: {
    join: notProvided<JoinedFavourites, number | null>('favouritesSync: join'),
    save: notProvided<void, QueuedChange | null>('favouritesSync: save'),
  },
  guards: {
    hasChange: ({ context }) => context.queue.length > 0,
    isJoinDue: ({ context }) => context.isJoinDue,
    isSamePerson: ({ context }, person: number) => context.person === person,
    isStillWanted: ({ context: { queue, current } }) => !queue.some(({ id }) => id === current?.id),
    hasTriesLeft: ({ context }) => context.tries < MAX_TRIES,
  },
  actions: {
    begin: assign((_, { person, isJoinDue }: { person: number; isJoinDue: boolean }) => ({
      person,
      isJoinDue,
      queue: [],
      current: null,
      tries: 0,
    })),
    noteJoin: assign(({ context }, isJoinDue: boolean) => ({
      ...(isJoinDue ? { isJoinDue, tries: 0 } : { isJoinDue: context.isJoinDue }),
    })),
    enqueueChange: enqueueActions(({ context, enqueue }, change: QueuedChange) => {
      for (const { id, ticket } of context.queue) {
        if (id === change.id) enqueue.emit({ type: 'change.ended', ticket, error: null })
      }
      const others = context.queue.filter(({ id }) => id !== change.id)
      enqueue.assign({ queue: [...others, change] })
    }),
    dueAgain: assign({ isJoinDue: true }),
    takeChange: assign(
      ({
        context: {
          queue: [current = null, ...queue],
        },
      }) => ({ current, queue }),
    ),
    /** Tells waiting callers that nothing follows. */
    leave: enqueueActions(({ context: { queue, current }, enqueue }) => {
      for (const { ticket } of [...(current ? [current] : []), ...queue]) {
        enqueue.emit({ type: 'change.ended', ticket, error: null })
      }
      enqueue.assign({ person: null, queue: [], current: null, isJoinDue: false })
    }),
    tellSaved: enqueueActions(({ context: { current }, enqueue }) => {
      if (current) enqueue.emit({ type: 'change.ended', ticket: current.ticket, error: null })
      enqueue.assign({ current: null })
    }),
    tellRefused: enqueueActions(({ context: { current }, enqueue }, { error }: Thrown) => {
      if (current) enqueue.emit({ type: 'change.ended', ticket: current.ticket, error })
      enqueue.assign({ current: null })
    }),
    revert: enqueueActions(({ context: { current }, enqueue }) => {
      if (current) enqueue.emit({ type: 'change.reverted', change: current })
    }),
    tellFailedJoin: emit((_, { error }: Thrown) => ({ type: 'join.failed', error })),
  },
  delays: { pause: ({ context }) => FIRST_PAUSE_MILLISECONDS * 2 ** (context.tries - 1) },
}).createMachine({
  id: 'favouritesSync',
  description:
    'A member’s favorites are the same on the device and in the account. The heart changes at once, and the change is saved afterwards. A refused change is taken back.',
  context: { person: null, queue: [], current: null, isJoinDue: false, tries: 0 },
  initial: 'visitor',
  states: {
    visitor: {
      description: 'Nobody is signed in. Favorites stay on this device.',
      on: {
        'member.identified': {
          target: 'member',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    member: {
      description: 'Somebody is signed in.',
      initial: 'idle',
      on: {
        'member.identified': [
          {
            guard: { type: 'isSamePerson', params: ({ event }) => event.person },
            actions: { type: 'noteJoin', params: ({ event }) => event.isJoinDue },
          },
          {
            target: 'member',
            reenter: true,
            actions: ['leave', { type: 'begin', params: ({ event }) => event }],
          },
        ],
        'member.signedOut': { target: 'visitor', actions: 'leave' },
        'favourite.changed': {
          actions: { type: 'enqueueChange', params: ({ event }) => event.change },
        },
      },
      states: {
        idle: {
          description: 'Device and account are the same.',
          always: [
            { guard: 'hasChange', target: 'saving', actions: 'takeChange' },
            { guard: 'isJoinDue', target: 'joining' },
          ],
        },
        saving: {
          description: 'A change is being saved. Later ones wait.',
          invoke: {
            src: 'save',
            input: ({ context }) => context.current,
            onDone: { target: 'idle', actions: 'tellSaved' },
            onError: [
              {
                guard: 'isStillWanted',
                target: 'idle',
                actions: ['revert', { type: 'tellRefused', params: ({ event }) => event }],
              },
              {
                target: 'idle',
                actions: { type: 'tellRefused', params: ({ event }) => event },
              },
            ],
          },
        },
        joining: {
          description: 'The account’s favorites are read, and those of the device added.',
          entry: assign({ isJoinDue: false }),
          invoke: {
            src: 'join',
            input: ({ context }) => context.person,
            onDone: {
              target: 'idle',
              actions: [
                assign({ tries: 0 }),
                emit(({ context: { person, queue }, event: { output } }) => ({
                  type: 'favourites.joined',
                  person,
                  pending: queue,
                  ...output,
                })),
              ],
            },
            onError: [
              {
                guard: 'hasTriesLeft',
                target: 'pausing',
                actions: [
                  { type: 'tellFailedJoin', params: ({ event }) => event },
                  assign({ tries: ({ context }) => context.tries + 1 }),
                ],
              },
              {
                target: 'idle',
                actions: { type: 'tellFailedJoin', params: ({ event }) => event },
              },
            ],
          },
        },
        pausing: {
          description: 'The account could not be read. It is tried again after a pause.',
          always: { guard: 'hasChange', target: 'saving', actions: ['takeChange', 'dueAgain'] },
          after: { pause: 'joining' },
          on: { 'network.restored': 'joining' },
        },
      },
    },
  },
})
