import type { Samples } from '@hearth/machine-lab/walk/samples'
import { sessionMachine } from './session.machine.ts'

export const samples: Samples<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'the person signs out': () => ({ type: 'signOut.requested' }),
    'the person signs in, here or in another tab': () => ({ type: 'member.identified', member: 5 }),
    'another tab signed out': () => ({ type: 'member.signedOut' }),
    'the provider rejects the session': () => ({ type: 'token.refused' }),
    'an administrator deactivates the account': () => ({ type: 'account.deactivated' }),
    'the account that signs in is deactivated': () => ({ type: 'signIn.deactivated' }),
    'the notice was shown': () => ({ type: 'notice.read' }),
  },
  outcomes: {
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
