import type { Samples } from '@hearth/machine-lab/walk/samples'
import { Deactivated, sessionMachine } from './session.machine.ts'
import type { SignInMethod } from './session.types.ts'

const way: SignInMethod = { type: '3', email: 'ana@example.org', password: 'birch-7' }

export const samples: Samples<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person signs in': () => ({ type: 'signIn.asked', way }),
    'the person signs out': () => ({ type: 'signOut.asked' }),
    'somebody signed in before, or in another tab': () => ({ type: 'member.known', member: 5 }),
    'another tab signed out': () => ({ type: 'member.gone' }),
    'the provider rejects the session': () => ({ type: 'token.refused' }),
    'an administrator deactivates the account': () => ({ type: 'account.deactivated' }),
    'the notice was shown': () => ({ type: 'notice.read' }),
  },
  outcomes: {
    signIn: {
      'the person is signed in': () => ({ output: { member: 5 } }),
      'the email or password is wrong': () => ({ error: new Error('wrong') }),
      'the account is deactivated': () => ({ error: new Deactivated() }),
    },
    signOut: {
      'the provider ended the session': () => ({ output: undefined }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    forget: {
      'the browser removed the session': () => ({ output: undefined }),
      'the browser could not remove it': () => ({ error: new Error('no storage') }),
    },
  },
  situation: ({ context: { notice, failure } }) => ({ notice, isFailed: failure !== null }),
}
