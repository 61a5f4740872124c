import { FieldsRefused, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import type { Samples } from '@/machine-lab/walk/samples.ts'
import { contactChangeMachine } from './contact-change.machine.ts'

const email = 'new@example.org'

export const samples: Samples<typeof contactChangeMachine> = {
  machine: contactChangeMachine,
  inputs: { 'the dialog opens': () => undefined },
  events: {
    'the new address is submitted': () => ({
      type: 'contact.submitted',
      ...{ typed: email, secret: '' },
    }),
    'the new address is submitted with the password or code': () => ({
      type: 'contact.submitted',
      ...{ typed: email, secret: '482915' },
    }),
    'a code to the current address is requested': () => ({ type: 'ownCode.requested' }),
    'a six-digit code is submitted': () => ({ type: 'code.submitted', code: '482915' }),
    'an incomplete code is submitted': () => ({ type: 'code.submitted', code: '48' }),
    'another code is requested': () => ({ type: 'code.requestedAgain' }),
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
    confirmContact: {
      'the code was right': () => ({ output: undefined }),
      'the code was refused': () => ({ error: new FieldsRefused({ otp: 'otpWrong' }) }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    requestOwnCode: {
      'a code was sent': () => ({ output: undefined }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { proof, isOwnCodeSent, reasons, secret } }) => ({
    ...{ proof, isOwnCodeSent, hasSecret: secret !== '' },
    wrong: Object.keys(reasons).filter((field) => reasons[field]),
  }),
}
