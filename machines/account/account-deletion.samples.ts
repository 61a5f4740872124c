import type { Samples } from '@hearth/machine-lab/walk/samples'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget } from '../auth/otp-login.types.ts'
import { accountDeletionMachine } from './account-deletion.machine.ts'

const own: CodeTarget = { method: 'phone', address: '+4915112345678' }

export const samples: Samples<typeof accountDeletionMachine> = {
  machine: accountDeletionMachine,
  inputs: { 'the page opens': () => ({ own }) },
  events: {
    'the deletion is confirmed': () => ({ type: 'deletion.confirmed' }),
    'the password is submitted': () => ({ type: 'password.submitted', secret: 'birch-7' }),
    'a code is requested': () => ({ type: 'code.requested' }),
    'the code is canceled': () => ({ type: 'code.canceled' }),
    'the password is edited': () => ({ type: 'field.edited', field: 'password' }),
  },
  outcomes: {
    deleteAccount: {
      'the account was deleted': () => ({ output: undefined }),
      'the password is required': () => ({ error: new RecentSignInRequired('password') }),
      'a code is required': () => ({ error: new RecentSignInRequired('otp') }),
      'the password was wrong': () => ({
        error: new FieldsRefused({ password: 'passwordWrong' }),
      }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    ownCode: {
      'the code was right': () => ({
        output: { ...own, proof: { authId: 'ana' }, interruption: null },
      }),
    },
    leave: {
      'the member is signed out': () => ({ output: undefined }),
      'the home page could not be loaded': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { proof, reasons, secret } }) => ({
    proof,
    hasSecret: secret !== '',
    isWrong: Object.values(reasons).some(Boolean),
  }),
}
