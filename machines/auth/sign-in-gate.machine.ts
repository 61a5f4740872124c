import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

/** For what an account is needed; the words that ask for the sign-in depend on it. */
export type GateReason =
  | 'favourite'
  | 'report'
  | 'contact'
  | 'interest'
  | 'premium'
  | 'project'
  | 'mortgage'
  | 'save-search'
  | 'package'
  | 'list'
  | 'member-page'

type Context = {
  reason: GateReason | null
  /** Number by which the flow knows the action. */
  action: number | null
  failure: unknown
}

type Event =
  | { type: 'gate.reached'; reason: GateReason; action: number; isMember: boolean }
  | { type: 'member.signedIn' }
  | { type: 'gate.canceled' }

/** Carries one action past the sign-in that it needs. */
export const signInGateMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'prompting' },
  actors: {
    goOn: notProvided<void, number | null>('signInGate.goOn'),
  },
  guards: { isMember: ({ event }) => event.type === 'gate.reached' && event.isMember },
  actions: {
    keepAction: assign(({ event }) =>
      event.type === 'gate.reached'
        ? { reason: event.reason, action: event.action, failure: null }
        : {},
    ),
    forgetAction: assign({ reason: null, action: null }),
  },
}).createMachine({
  id: 'signInGate',
  description:
    'An action that needs an account. It runs by itself after the sign-in, unless the person dismisses it.',
  context: { reason: null, action: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'No action is pending.',
      on: {
        'gate.reached': [
          { guard: 'isMember', target: 'continuing', actions: 'keepAction' },
          { target: 'prompting', actions: 'keepAction' },
        ],
      },
    },
    prompting: {
      description: 'The person is asked to sign in. The action is pending.',
      tags: 'prompting',
      on: {
        'member.signedIn': 'continuing',
        'gate.canceled': { target: 'open', actions: 'forgetAction' },
        'gate.reached': [
          { guard: 'isMember', target: 'continuing', actions: 'keepAction' },
          { actions: 'keepAction' },
        ],
      },
    },
    continuing: {
      description: 'The action is running.',
      invoke: {
        src: 'goOn',
        input: ({ context }) => context.action,
        onDone: { target: 'open', actions: 'forgetAction' },
        onError: {
          target: 'open',
          actions: ['forgetAction', assign({ failure: ({ event }) => event.error })],
        },
      },
      on: {
        'gate.reached': [
          { guard: 'isMember', target: 'continuing', reenter: true, actions: 'keepAction' },
          { target: 'prompting', actions: 'keepAction' },
        ],
      },
    },
  },
})
