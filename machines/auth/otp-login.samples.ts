import type { Samples } from '@hearth/machine-lab/walk/samples'
import { otpLoginMachine } from './otp-login.machine.ts'
import {
  type CodeTarget,
  Expired,
  Interrupted,
  type OtpInput,
  Refused,
  TooMany,
} from './otp-login.types.ts'

const email: CodeTarget = { method: 'email', address: 'ana@example.org' }

export const samples: Samples<typeof otpLoginMachine> = {
  machine: otpLoginMachine,
  inputs: {
    'sign in by phone': (): OtpInput => ({ methods: ['phone'] }),
    'phone or email': (): OtpInput => ({ methods: ['phone', 'email'] }),
    'a known address without a code': (): OtpInput => ({ methods: ['email'], to: email }),
    'a code was just sent': (): OtpInput => ({ methods: ['email'], to: email, isSent: true }),
    'the page was reloaded five minutes later': (): OtpInput => ({
      methods: ['email'],
      to: email,
      isSent: true,
      codeAge: 300,
      sendingAge: 300,
    }),
  },
  events: {
    'email is chosen': () => ({ type: 'method.selected', method: 'email' }),
    'another method is wanted': () => ({ type: 'methods.reopened' }),
    'a number or address is submitted': () => ({
      type: 'address.submitted',
      address: '+4915112345678',
    }),
    'an invalid number or address is submitted': () => ({
      type: 'address.submitted',
      address: '12',
      fault: 'phoneInvalid',
    }),
    'the number or address is edited': () => ({ type: 'address.edited' }),
    'the number or address is changed': () => ({ type: 'address.changed' }),
    'a six-digit code is submitted': () => ({ type: 'code.submitted', code: '482915' }),
    'an incomplete code is submitted': () => ({ type: 'code.submitted', code: '48' }),
    'the code is edited': () => ({ type: 'code.edited' }),
    'another code is requested': () => ({ type: 'resend.requested' }),
  },
  outcomes: {
    requestCode: {
      'a new code was sent': () => ({ output: { isNew: true } }),
      'the same code was sent again': () => ({ output: { isNew: false } }),
      'the number or address was refused': () => ({ error: new Refused('phoneInvalid') }),
      'too many codes were requested': () => ({ error: new TooMany(120) }),
      'the account has to be proven first': () => ({ error: new Interrupted('recent sign-in') }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
    verifyCode: {
      'the code was right': () => ({ output: { authId: 'ana' } }),
      'the code was refused': () => ({ error: new Refused('otpWrong') }),
      'too many wrong codes were typed': () => ({ error: new TooMany(600) }),
      'the code had expired': () => ({ error: new Expired() }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { reason, failure, isOver, lockSeconds } }) => ({
    isWrong: reason !== null,
    isFailed: failure !== null,
    isOver,
    isLocked: lockSeconds > 0,
  }),
}
