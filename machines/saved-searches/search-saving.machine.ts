import { assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { SearchSavingEmitted, SearchSavingEvent } from './search-saving.types.ts'

type Context = {
  /** In the account; null while it is not saved. */
  id: number | null
}

type Thrown = { error: unknown }

/** One search of the results page: saved in the account, or not. */
export const searchSavingMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SearchSavingEvent,
    emitted: {} as SearchSavingEmitted,
    tags: {} as 'saved' | 'sending',
  },
  actors: {
    find: notProvided<number | null, void>('searchSaving.find'),
    save: notProvided<number, void>('searchSaving.save'),
    remove: notProvided<void, number>('searchSaving.remove'),
  },
  guards: { isFound: (_, id: number | null) => id !== null },
  actions: {
    rememberId: assign((_, id: number | null) => ({ id })),
    reportFailure: emit((_, { error }: Thrown) => ({ type: 'change.failed', error })),
  },
}).createMachine({
  id: 'searchSaving',
  description:
    'A member saves the search of the page with one click, and removes it again. The same search by another spelling is found as saved.',
  context: { id: null },
  initial: 'finding',
  states: {
    finding: {
      description: 'Asks the account whether it has the search. Saving need not wait for it.',
      invoke: {
        src: 'find',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'rememberId', params: ({ event }) => event.output },
          },
          { target: 'unsaved' },
        ],
        onError: 'unsaved',
      },
      on: { 'save.requested': 'saving' },
    },
    unsaved: {
      description: 'The account does not have the search.',
      on: { 'save.requested': 'saving' },
    },
    saving: {
      description: 'The search is being saved.',
      tags: 'sending',
      invoke: {
        src: 'save',
        onDone: {
          target: 'saved',
          actions: [
            { type: 'rememberId', params: ({ event }) => event.output },
            emit({ type: 'search.saved' }),
          ],
        },
        onError: {
          target: 'unsaved',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
    saved: {
      description: 'The account has the search.',
      tags: 'saved',
      on: { 'removal.requested': 'removing' },
    },
    removing: {
      description: 'The search is being removed from the account.',
      tags: ['saved', 'sending'],
      invoke: {
        src: 'remove',
        input: ({ context }) => context.id ?? 0,
        onDone: {
          target: 'unsaved',
          actions: [assign({ id: null }), emit({ type: 'search.removed' })],
        },
        onError: {
          target: 'saved',
          actions: { type: 'reportFailure', params: ({ event }) => event },
        },
      },
    },
  },
})
