import type { Samples } from '@hearth/machine-lab/walk/samples'
import { IdentityFailure } from '@/domain/account/identity-errors.ts'
import { googleLoginMachine } from './google-login.machine.ts'
import type { IdentityProof } from './google-login.types.ts'

const proof: IdentityProof = { authId: 'Zk3n9', idToken: 'signed' }
const closed = () => new IdentityFailure('auth/popup-closed-by-user')

export const samples: Samples<typeof googleLoginMachine> = {
  machine: googleLoginMachine,
  inputs: {
    'on the sign-in page': () => ({ canLeave: true, isBack: false }),
    'in the sign-in dialog': () => ({ canLeave: false, isBack: false }),
    'the page came back from Google': () => ({ canLeave: true, isBack: true }),
  },
  events: {
    'sign-in with Google is chosen': () => ({ type: 'google.requested' }),
    'the back button shows the page again': () => ({ type: 'page.restored' }),
  },
  outcomes: {
    askInWindow: {
      'Google confirmed the person': () => ({ output: proof }),
      'the window was closed': () => ({ error: closed() }),
      'the browser blocked the window': () => ({
        error: new IdentityFailure('auth/popup-blocked'),
      }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    leave: {
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    readReturn: {
      'Google confirmed the person': () => ({ output: proof }),
      'the person turned back at Google': () => ({ output: null }),
      'the person canceled at Google': () => ({ error: closed() }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { canLeave, failure } }) => ({ canLeave, isFailed: failure !== null }),
}
