import type { Samples } from '@hearth/machine-lab/walk/samples'
import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { CodeTarget, OtpOutput } from '../auth/otp-login.types.ts'
import { contactChangeMachine } from './contact-change.machine.ts'

const email = 'new@example.org'
const own: CodeTarget = { method: 'phone', address: '+4915112345678' }
const proven = (to: CodeTarget): OtpOutput => ({
  ...to,
  proof: { authId: 'ana' },
  interruption: null,
})
const interrupted = (proof: 'password' | 'otp'): OtpOutput => ({
  method: 'email',
  address: email,
  proof: null,
  interruption: new RecentSignInRequired(proof),
})

export const samples: Samples<typeof contactChangeMachine> = {
  machine: contactChangeMachine,
  inputs: { 'the dialog opens': () => ({ own }) },
  events: {
    'the new address is submitted': () => ({ type: 'contact.submitted', typed: email }),
    'the new address is submitted with the password': () => ({
      type: 'password.submitted',
      typed: email,
      secret: 'birch-7',
    }),
    'a code to the current number is requested': () => ({ type: 'ownCode.requested' }),
    'the address is corrected': () => ({ type: 'contact.reopened' }),
    'a field is edited': () => ({ type: 'field.edited', field: 'contact' }),
  },
  outcomes: {
    readContact: {
      'the address is valid': () => ({ output: { email } }),
      'the address is invalid': () => ({ error: new FieldsRefused({ contact: 'emailInvalid' }) }),
      'the rules for numbers could not be loaded': () => ({ error: new Error('offline') }),
    },
    requestCode: {
      'a code was sent': () => ({ output: 'sent' }),
      'the address was changed without a code': () => ({ output: 'changed' }),
      'the password is required': () => ({ error: new RecentSignInRequired('password') }),
      'a code is required': () => ({ error: new RecentSignInRequired('otp') }),
      'the address was refused': () => ({ error: new FieldsRefused({ contact: 'emailTaken' }) }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    ownCode: { 'the code to the current number was right': () => ({ output: proven(own) }) },
    newCode: {
      'the code to the new address was right': () => ({
        output: proven({ method: 'email', address: email }),
      }),
      'the password is required meanwhile': () => ({ output: interrupted('password') }),
      'a code is required meanwhile': () => ({ output: interrupted('otp') }),
    },
  },
  situation: ({ context: { proof, reasons, secret } }) => ({
    proof,
    hasSecret: secret !== '',
    wrong: Object.keys(reasons).filter((field) => reasons[field]),
  }),
}
