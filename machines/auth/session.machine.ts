import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { SignInMethod } from './session.types.ts'

/** An administrator deactivated the account; this ends the session. */
export class Deactivated extends Error {
  override readonly name = 'Deactivated'
}

/** The provider has not answered a sign-in in time. */
export class SignInTimedOut extends Error {
  override readonly name = 'SignInTimedOut'
}

type Context = {
  /** Account id; null when signed out. */
  member: number | null
  /** Method of the sign-in under way. */
  way: SignInMethod | null
  /** Error of the last sign-in or sign-out; null if it succeeded or none was tried. */
  failure: unknown
  /** Reason for an involuntary sign-out. */
  notice: 'ended' | 'deactivated' | null
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

/** Session of this tab. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'member' | 'failed',
  },
  actors: {
    signIn: notProvided<{ member: number }, SignInMethod | null>('session.signIn'),
    signOut: notProvided<void>('session.signOut'),
    forget: notProvided<void>('session.forget'),
  },
  guards: {
    isDeactivated: ({ event }) => 'error' in event && event.error instanceof Deactivated,
  },
  actions: {
    keepMember: assign(({ event }) => ('member' in event ? { member: event.member } : {})),
    keepFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    noteEnd: assign({ notice: 'ended' }),
    noteDeactivation: assign({ notice: 'deactivated' }),
    removeMember: assign({ member: null }),
    removeNotice: assign({ notice: null }),
  },
  delays: {
    /** Longer than one call may take. */
    signInTimeout: 45_000,
    /** Sign-out completes locally after this time, even without a reply. */
    signOutTimeout: 4_000,
  },
}).createMachine({
  id: 'session',
  description:
    'Whether somebody is signed in. The browser remembers it, all tabs follow, and a session that the provider rejects ends.',
  context: { member: null, way: null, failure: null, notice: null },
  initial: 'visitor',
  on: { 'notice.read': { actions: 'removeNotice' } },
  states: {
    visitor: {
      description: 'Nobody is signed in.',
      on: {
        'signIn.asked': 'signingIn',
        'member.known': { target: 'member', actions: 'keepMember' },
      },
    },
    signingIn: {
      description: 'The sign-in is being checked. Further sign-ins are ignored.',
      tags: 'busy',
      entry: assign(({ event }) => ({
        failure: null,
        notice: null,
        way: event.type === 'signIn.asked' ? event.way : null,
      })),
      exit: assign({ way: null }),
      on: { 'member.known': { target: 'member', actions: 'keepMember' } },
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.way,
        onDone: {
          target: 'member',
          actions: assign({ member: ({ event }) => event.output.member }),
        },
        onError: [
          {
            guard: 'isDeactivated',
            target: 'forgetting',
            actions: ['keepFailure', 'noteDeactivation'],
          },
          { target: 'visitor', actions: 'keepFailure' },
        ],
      },
      after: {
        signInTimeout: {
          target: 'visitor',
          actions: assign({ failure: () => new SignInTimedOut() }),
        },
      },
    },
    member: {
      description: 'Somebody is signed in, in all tabs.',
      tags: 'member',
      on: {
        'signOut.asked': 'signingOut',
        'member.known': { actions: 'keepMember' },
        'member.gone': { target: 'visitor', actions: 'removeMember' },
        'token.refused': { target: 'forgetting', actions: 'noteEnd' },
        'account.deactivated': { target: 'forgetting', actions: 'noteDeactivation' },
      },
    },
    signingOut: {
      description: 'The provider is told about the sign-out. It has four seconds to answer.',
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: { src: 'signOut', onDone: 'forgetting', onError: 'forgetting' },
      after: { signOutTimeout: 'forgetting' },
    },
    forgetting: {
      description: 'The browser removes what it remembers of the session, in all tabs.',
      tags: 'busy',
      invoke: {
        src: 'forget',
        onDone: { target: 'visitor', actions: 'removeMember' },
        onError: { target: 'unforgotten', actions: 'keepFailure' },
      },
    },
    unforgotten: {
      description: 'The browser could not sign out on this device. It can be tried again.',
      tags: 'failed',
      on: {
        'signOut.asked': 'forgetting',
        'token.refused': 'forgetting',
        'account.deactivated': 'forgetting',
        'signIn.asked': 'signingIn',
        'member.known': { target: 'member', actions: 'keepMember' },
        'member.gone': { target: 'visitor', actions: 'removeMember' },
      },
    },
  },
})
