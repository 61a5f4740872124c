import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type Valuation,
  type ValuationRefusal,
  ValuationRefused,
  type ValuedHome,
} from './home-valuation.types.ts'

type Context = {
  /** As last submitted. */
  home: ValuedHome | null
  valuation: Valuation | null
  refusal: ValuationRefusal | null
  failure: unknown
}

type Event =
  | { type: 'home.submitted'; home: ValuedHome }
  | { type: 'home.changed' }
  | { type: 'estimate.retried' }

type Thrown = { error: unknown }

const unanswered = { valuation: null, refusal: null, failure: null }

/** Estimates a home that a person describes; a changed description makes the answer stale. */
export const homeValuationMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  actors: { estimate: notProvided<Valuation, ValuedHome>('homeValuation.estimate') },
  guards: {
    isRefused: (_, { error }: Thrown) => error instanceof ValuationRefused,
  },
  actions: {
    clear: assign(unanswered),
    keepHome: assign((_, home: ValuedHome) => ({ ...unanswered, home })),
    keepValuation: assign((_, valuation: Valuation) => ({ ...unanswered, valuation })),
    keepRefusal: assign((_, { error }: Thrown) => ({
      ...unanswered,
      refusal: error instanceof ValuationRefused ? error.refusal : null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ ...unanswered, failure: error })),
  },
}).createMachine({
  id: 'homeValuation',
  description:
    'A person describes a home and asks what it is worth. The answer is a range with its error, or the reason why there is none. Changing the home takes the answer away, because it belongs to the home as it was.',
  context: { home: null, ...unanswered },
  initial: 'describing',
  on: {
    'home.submitted': {
      target: '.estimating',
      actions: { type: 'keepHome', params: ({ event }) => event.home },
    },
  },
  states: {
    describing: { description: 'The home is being described. Nothing is estimated.' },
    estimating: {
      description: 'The provider compares the home with those that were sold.',
      invoke: {
        src: 'estimate',
        input: ({ context }) => {
          if (!context.home) throw new Error('No home was submitted.')
          return context.home
        },
        onDone: {
          target: 'estimated',
          actions: { type: 'keepValuation', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'home.changed': 'describing' },
    },
    estimated: {
      description: 'The range, its error and the compared homes are shown.',
      on: { 'home.changed': { target: 'describing', actions: 'clear' } },
    },
    refused: {
      description: 'The page says why there is no estimate, and what would help.',
      on: { 'home.changed': { target: 'describing', actions: 'clear' } },
    },
    failed: {
      description: 'The provider did not answer. The same home can be tried again.',
      on: {
        'estimate.retried': { target: 'estimating', actions: 'clear' },
        'home.changed': { target: 'describing', actions: 'clear' },
      },
    },
  },
})
