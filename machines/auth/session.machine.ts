import { assign, fromPromise, setup } from 'xstate'
import type { SignInMethod } from './session.types.ts'

/** An administrator deactivated the account; this ends the session. */
export class Deactivated extends Error {
  override readonly name = 'Deactivated'
}

type Context = {
  /** Account id; null when signed out. */
  member: number | null
  /** Error of the last sign-in; null if it succeeded or none was tried. */
  failure: unknown
  /** Reason for an involuntary sign-out. */
  notice: 'ended' | null
}

type Event =
  | { type: 'signIn.asked'; way: SignInMethod }
  | { type: 'signOut.asked' }
  /** From stored state, at the start or after a change in another tab. */
  | { type: 'member.known'; member: number }
  | { type: 'member.gone' }
  /** The provider rejects the token. */
  | { type: 'token.refused' }
  | { type: 'account.deactivated' }
  | { type: 'notice.read' }

/** Sign-out completes locally after this time, even without a reply. */
const SIGN_OUT_MILLISECONDS = 4_000

function isMissing(): never {
  throw new Error('an actor of the session was not provided')
}

/** Session of this tab. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'member' | 'deactivated',
  },
  actors: {
    signIn: fromPromise<{ member: number }, SignInMethod>(isMissing),
    signOut: fromPromise<void>(isMissing),
    forget: fromPromise<void>(isMissing),
  },
  guards: {
    isDeactivated: ({ event }) => 'error' in event && event.error instanceof Deactivated,
  },
  delays: { signOutTimeout: SIGN_OUT_MILLISECONDS },
}).createMachine({
  id: 'session',
  description:
    'Who is signed in. What the browser remembers decides; other tabs are followed, and a sign-in that the provider no longer knows ends.',
  context: { member: null, failure: null, notice: null },
  initial: 'visitor',
  states: {
    visitor: {
      description: 'Nobody is signed in.',
      on: {
        'signIn.asked': 'signingIn',
        'member.known': 'member',
        'notice.read': { actions: assign({ notice: null }) },
      },
    },
    signingIn: {
      description: 'The provider checks who it is; further wishes to sign in are not heard.',
      tags: 'busy',
      entry: assign({ failure: null, notice: null }),
      on: { 'member.known': 'member' },
      invoke: {
        src: 'signIn',
        input: ({ event }) => (event.type === 'signIn.asked' ? event.way : NOBODY),
        onDone: {
          target: 'member',
          actions: assign({ member: ({ event }) => event.output.member }),
        },
        onError: [
          { guard: 'isDeactivated', target: 'deactivated' },
          { target: 'visitor', actions: assign({ failure: ({ event }) => event.error }) },
        ],
      },
    },
    member: {
      description: 'Somebody is signed in, here and in the other tabs.',
      tags: 'member',
      entry: assign(({ event }) => (event.type === 'member.known' ? { member: event.member } : {})),
      on: {
        'signOut.asked': 'signingOut',
        'member.known': { target: 'member', reenter: true },
        'member.gone': { target: 'visitor', actions: assign({ member: null }) },
        'token.refused': { target: 'forgetting', actions: assign({ notice: 'ended' }) },
        'account.deactivated': 'deactivated',
      },
    },
    signingOut: {
      description: 'The provider is told; a provider that does not answer is not waited for.',
      tags: 'busy',
      invoke: { src: 'signOut', onDone: 'forgetting', onError: 'forgetting' },
      after: { signOutTimeout: 'forgetting' },
    },
    forgetting: {
      description: 'The browser forgets who it was, in every tab.',
      tags: 'busy',
      entry: assign({ member: null }),
      invoke: { src: 'forget', onDone: 'visitor', onError: 'visitor' },
    },
    deactivated: {
      description: 'The administrator has deactivated the account, and the person is told.',
      tags: 'deactivated',
      entry: assign({ member: null }),
      invoke: { src: 'forget' },
      on: {
        'notice.read': 'visitor',
        'signIn.asked': 'signingIn',
        'member.known': 'member',
      },
    },
  },
})

/** Type placeholder; never sent. */
const NOBODY: SignInMethod = { type: '3', email: '', password: '' }
