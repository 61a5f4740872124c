import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'

type Context = {
  /** Account id; null when signed out. */
  member: number | null
  /** Error of the last sign-out; null if it succeeded or none was tried. */
  failure: unknown
  /** Reason for an involuntary sign-out. */
  notice: 'ended' | 'deactivated' | null
}

type Event =
  | { type: 'signOut.requested' }
  /** After a sign-in, or from stored state: at the start or after a change in another tab. */
  | { type: 'member.identified'; member: number }
  | { type: 'member.signedOut' }
  /** The provider rejects the token. */
  | { type: 'token.refused' }
  | { type: 'account.deactivated' }
  /** A sign-in was refused, because the account is deactivated. */
  | { type: 'signIn.deactivated' }
  | { type: 'notice.read' }

/** Session of this tab. */
export const sessionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'member' | 'failed',
  },
  actors: {
    signOut: notProvided<void>('session.signOut'),
    forget: notProvided<void>('session.forget'),
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
    /** Sign-out completes locally after this time, even without a reply. */
    signOutTimeout: 4_000,
  },
}).createMachine({
  id: 'session',
  description:
    'Whether somebody is signed in. The browser remembers it, all tabs follow, and a session that the provider rejects ends.',
  context: { member: null, failure: null, notice: null },
  initial: 'visitor',
  on: { 'notice.read': { actions: 'removeNotice' } },
  states: {
    visitor: {
      description: 'Nobody is signed in.',
      on: {
        'member.identified': { target: 'member', actions: 'keepMember' },
        'signIn.deactivated': { target: 'clearing', actions: 'noteDeactivation' },
      },
    },
    member: {
      description: 'Somebody is signed in, in all tabs.',
      tags: 'member',
      on: {
        'signOut.requested': 'signingOut',
        'member.identified': { actions: 'keepMember' },
        'member.signedOut': { target: 'visitor', actions: 'removeMember' },
        'token.refused': { target: 'clearing', actions: 'noteEnd' },
        'account.deactivated': { target: 'clearing', actions: 'noteDeactivation' },
      },
    },
    signingOut: {
      description: 'The provider is told about the sign-out. It has four seconds to answer.',
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: { src: 'signOut', onDone: 'clearing', onError: 'clearing' },
      after: { signOutTimeout: 'clearing' },
    },
    clearing: {
      description: 'The browser removes what it remembers of the session, in all tabs.',
      tags: 'busy',
      invoke: {
        src: 'forget',
        onDone: { target: 'visitor', actions: 'removeMember' },
        onError: { target: 'clearFailed', actions: 'keepFailure' },
      },
    },
    clearFailed: {
      description: 'The browser could not sign out on this device. It can be tried again.',
      tags: 'failed',
      on: {
        'signOut.requested': 'clearing',
        'token.refused': 'clearing',
        'account.deactivated': 'clearing',
        'signIn.deactivated': { target: 'clearing', actions: 'noteDeactivation' },
        'member.identified': { target: 'member', actions: 'keepMember' },
        'member.signedOut': { target: 'visitor', actions: 'removeMember' },
      },
    },
  },
})
