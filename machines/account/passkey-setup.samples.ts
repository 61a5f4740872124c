import type { Samples } from '@hearth/machine-lab/walk/samples'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget } from '../auth/otp-login.types.ts'
import { passkeySetupMachine } from './passkey-setup.machine.ts'

const own: CodeTarget = { method: 'phone', address: '+4915112345678' }
const passkey = { id: 4, name: 'Safari, iPhone' }

export const samples: Samples<typeof passkeySetupMachine> = {
  machine: passkeySetupMachine,
  inputs: { 'the page opens': () => ({ own }) },
  events: {
    'a passkey is added': () => ({ type: 'passkey.requested' }),
    'a passkey is renamed': () => ({ type: 'rename.requested', ...passkey }),
    'a passkey is removed': () => ({ type: 'removal.requested', ...passkey }),
    'yes, remove it': () => ({ type: 'removal.confirmed' }),
    'the name is submitted': () => ({ type: 'name.submitted', name: 'My phone' }),
    'an empty name is submitted': () => ({ type: 'name.submitted', name: ' ' }),
    'the name is edited': () => ({ type: 'field.edited', field: 'name' }),
    'the password is submitted': () => ({ type: 'password.submitted', password: 'birch-7' }),
    'no password is submitted': () => ({ type: 'password.submitted', password: '' }),
    'the password is edited': () => ({ type: 'field.edited', field: 'password' }),
    'a code is requested': () => ({ type: 'code.requested' }),
    'the codes are saved': () => ({ type: 'codes.saved' }),
    cancel: () => ({ type: 'action.dismissed' }),
  },
  outcomes: {
    perform: {
      'it was done': () => ({ output: { ...passkey, codes: [] } }),
      'it was done, with recovery codes': ({ act }) => ({
        output: { ...passkey, codes: act === 'add' ? ['7k2mq-x9d4t'] : [] },
      }),
      'the passkey was canceled': () => ({ error: new PasskeyFailure('canceled') }),
      'the device has one already': () => ({ error: new PasskeyFailure('known') }),
      'the password is required': () => ({ error: new RecentSignInRequired('password') }),
      'a code is required': () => ({ error: new RecentSignInRequired('otp') }),
      'the password was wrong': () => ({
        error: new FieldsRefused({ password: 'passwordWrong' }),
      }),
      'the name was refused': () => ({ error: new FieldsRefused({ name: 'nameRequired' }) }),
    },
    ownCode: {
      'the code was right': () => ({
        output: { ...own, proof: { authId: 'ana' }, interruption: null },
      }),
    },
  },
  situation: ({ context: { act, proof, reasons, failure, password } }) => ({
    act,
    proof,
    hasPassword: password !== '',
    isWrong: Object.values(reasons).some(Boolean),
    isFailed: failure !== null,
  }),
}
