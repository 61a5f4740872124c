import { assign, fromPromise, setup } from 'xstate'
import { MAX_LISTED } from '@/domain/listing/device-lists.ts'

type Context = {
  /** Ids of the homes chosen, in the order of choice. */
  homes: readonly number[]
  /** Whether the choice will be there on the next visit. */
  isKept: boolean
}

type Event =
  | { type: 'home.added'; home: number }
  | { type: 'home.removed'; home: number }
  | { type: 'selection.replaced'; homes: readonly number[] }
  | { type: 'selection.cleared' }
  | { type: 'selection.changedElsewhere'; homes: readonly number[] }

const MAX = MAX_LISTED.compared

/** Never ends: homes are chosen for as long as the page is open. */
export const compareSelectionMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Pick<Context, 'homes'>,
    events: {} as Event,
    tags: {} as 'comparable' | 'refused',
  },
  actors: {
    keepSelection: fromPromise<void, readonly number[]>(() => {
      throw new Error('an actor of the compare selection was not provided')
    }),
  },
  guards: {
    isChosen: ({ context }, home: number) => context.homes.includes(home),
    isFull: ({ context }) => context.homes.length >= MAX,
    isSingle: ({ context }) => context.homes.length === 1,
    isEmpty: ({ context }) => context.homes.length === 0,
  },
}).createMachine({
  id: 'compareSelection',
  description:
    'The homes that a person wants to see side by side: up to four. Each change is kept on the device before the next state is entered; where that fails the choice goes on from memory.',
  context: ({ input }) => ({ homes: input.homes, isKept: true }),
  initial: 'counting',
  on: {
    'home.added': [
      { guard: { type: 'isChosen', params: ({ event }) => event.home } },
      { guard: 'isFull', target: '.full.refused' },
      {
        target: '.keeping',
        actions: assign({ homes: ({ context, event }) => [...context.homes, event.home] }),
      },
    ],
    'home.removed': {
      guard: { type: 'isChosen', params: ({ event }) => event.home },
      target: '.keeping',
      actions: assign({
        homes: ({ context, event }) => context.homes.filter((home) => home !== event.home),
      }),
    },
    'selection.replaced': {
      target: '.keeping',
      actions: assign({ homes: ({ event }) => [...new Set(event.homes)].slice(0, MAX) }),
    },
    'selection.cleared': { target: '.keeping', actions: assign({ homes: [] }) },
    'selection.changedElsewhere': {
      target: '.counting',
      actions: assign({ homes: ({ event }) => event.homes }),
    },
  },
  states: {
    counting: {
      description: 'How many there are decides what can be done with them.',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isSingle', target: 'single' },
        { guard: 'isFull', target: 'full' },
        { target: 'several' },
      ],
    },
    keeping: {
      description: 'The choice is written down on the device.',
      invoke: {
        src: 'keepSelection',
        input: ({ context }) => context.homes,
        onDone: { target: 'counting', actions: assign({ isKept: true }) },
        onError: { target: 'counting', actions: assign({ isKept: false }) },
      },
    },
    empty: { description: 'Nothing is chosen.' },
    single: { description: 'One home is chosen; there is nothing to compare it with yet.' },
    several: {
      description: 'Two or three: they can be compared, and more may come.',
      tags: 'comparable',
    },
    full: {
      description: 'Four homes: as many as fit side by side.',
      tags: 'comparable',
      initial: 'calm',
      states: {
        calm: { description: 'All have their place.' },
        refused: {
          description: 'One more was chosen and not taken; one of the four would have to go.',
          tags: 'refused',
        },
      },
    },
  },
})
