import { assign, fromPromise, setup } from 'xstate'
import {
  type SaveSearchField,
  type SearchToSave,
  saveSearchFaults,
} from '@/domain/search/saved-search.ts'

/** Errors by field: an error code of the form, or the provider's own message. */
export type Reasons = Readonly<Partial<Record<SaveSearchField, string>>>

/** The provider refused fields; anything else that is thrown is a failure to try again. */
export class FieldsRefused extends Error {
  readonly reasons: Reasons

  constructor(reasons: Reasons) {
    super('fields were refused')
    this.name = 'FieldsRefused'
    this.reasons = reasons
  }
}

type Context = {
  /** Last search sent. */
  search: SearchToSave | null
  reasons: Reasons
  failure: unknown
}

type Event =
  | { type: 'search.submitted'; search: SearchToSave }
  | { type: 'field.changed'; field: SaveSearchField }
  | { type: 'search.retried' }
  | { type: 'address.corrected' }
  | { type: 'search.dismissed' }

/** Ends when the person leaves; the mail is what the rest depends on. */
export const savedSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'refused' | 'failed' | 'waiting',
  },
  actors: {
    saveSearch: fromPromise<void, SearchToSave>(() => {
      throw new Error('an actor of the saved search was not provided')
    }),
  },
  guards: {
    isWhole: (_, search: SearchToSave) => Object.keys(saveSearchFaults(search)).length === 0,
    wereFieldsRefused: ({ event }) => 'error' in event && event.error instanceof FieldsRefused,
  },
}).createMachine({
  id: 'savedSearch',
  description:
    'How a person saves a search to be told of homes by mail. Nothing is sent twice at a time; it is saved once the address has confirmed it.',
  context: { search: null, reasons: {}, failure: null },
  initial: 'editing',
  on: { 'search.dismissed': '.dismissed' },
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'calm',
      on: {
        'search.submitted': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.search },
            target: 'sending',
            actions: assign({ search: ({ event }) => event.search, reasons: {}, failure: null }),
          },
          {
            target: '.refused',
            reenter: true,
            actions: assign({
              reasons: ({ event }) => saveSearchFaults(event.search),
              failure: null,
            }),
          },
        ],
        'field.changed': {
          actions: assign({
            reasons: ({ context, event }) => ({ ...context.reasons, [event.field]: undefined }),
          }),
        },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        refused: {
          description: 'Fields have to be mended; each says what is wrong.',
          tags: 'refused',
        },
        failed: {
          description: 'It could not be sent, and why is shown; the form is as it was.',
          tags: 'failed',
          on: { 'search.retried': '#savedSearch.sending' },
        },
      },
    },
    sending: {
      description: 'The provider is asked to send the mail; further wishes to send are not heard.',
      tags: 'busy',
      invoke: {
        src: 'saveSearch',
        input: ({ context }) => context.search ?? NOTHING,
        onDone: 'waiting',
        onError: [
          {
            guard: 'wereFieldsRefused',
            target: 'editing.refused',
            actions: assign({
              reasons: ({ event }) =>
                event.error instanceof FieldsRefused ? event.error.reasons : {},
            }),
          },
          {
            target: 'editing.failed',
            actions: assign({ failure: ({ event }) => event.error }),
          },
        ],
      },
    },
    waiting: {
      description: 'The mail is on its way; the search begins when its link is followed.',
      tags: 'waiting',
      on: { 'address.corrected': 'editing' },
    },
    dismissed: { type: 'final', description: 'The person left.' },
  },
})

/** Nothing is ever sent before something was filled in. */
const NOTHING: SearchToSave = { name: '', email: '', events: [], frequency: 'daily' }
