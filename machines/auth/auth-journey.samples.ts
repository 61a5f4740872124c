import type { Samples } from '@hearth/machine-lab/walk/samples'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { FieldsRefused } from '@/domain/account/recent-sign-in.ts'
import { authJourneyMachine } from './auth-journey.machine.ts'
import { AddressUnverified, FactorRequired } from './auth-journey.types.ts'
import type { CodeTarget, OtpOutput } from './otp-login.types.ts'

const email = 'ana@example.org'
const credentials = { type: '3', email, password: 'birch-7' } as const
const nothing = { type: '3', email: '', password: '' } as const
const proven = (to: CodeTarget, idToken = ''): OtpOutput => ({
  ...to,
  proof: { authId: 'ana', ...(idToken ? { idToken } : {}) },
  interruption: null,
})
const phone: CodeTarget = { method: 'phone', address: '+4915112345678' }

export const samples: Samples<typeof authJourneyMachine> = {
  machine: authJourneyMachine,
  inputs: {
    'the sign-in page opens': () => ({ start: 'signIn' as const }),
    'the page to create an account opens': () => ({ start: 'register' as const }),
    'the page for a forgotten password opens': () => ({ start: 'forgot' as const }),
  },
  events: {
    'email and password are submitted': () => ({
      type: 'credentials.submitted',
      credentials,
      faults: {},
    }),
    'the empty form is submitted': () => ({
      type: 'credentials.submitted',
      credentials: nothing,
      faults: { email: 'emailRequired' },
    }),
    'the email is edited': () => ({ type: 'field.edited', field: 'email' }),
    'a passkey is used': () => ({ type: 'passkey.requested' }),
    'an account is created': () => ({ type: 'account.created', credentials }),
    'Google has proven who it is': () => ({
      type: 'identity.proven',
      credentials: { type: '0', auth_id: 'ana', id_token: 'signed' },
    }),
    'sign-in by text message is chosen': () => ({ type: 'step.selected', step: 'phone' }),
    'sign-in by password is chosen': () => ({ type: 'step.selected', step: 'signIn' }),
    'creating an account is chosen': () => ({ type: 'step.selected', step: 'register' }),
    'the password is forgotten': () => ({ type: 'step.selected', step: 'forgot' }),
    'the page is reloaded at the code': () => ({
      type: 'verification.resumed',
      email,
      ages: { codeAge: 300, sendingAge: 300 },
    }),
    'the person goes back': () => ({ type: 'step.left' }),
    'the person tries again': () => ({ type: 'signIn.retried' }),
  },
  outcomes: {
    signIn: {
      'the person is signed in': () => ({ output: undefined }),
      'the second factor is required': () => ({
        error: new FactorRequired({ challenge: 'sample', methods: ['app', 'recovery'] }),
      }),
      'the address was never verified': () => ({ error: new AddressUnverified() }),
      'the email was refused': () => ({ error: new FieldsRefused({ email: 'emailInvalid' }) }),
      'the sign-in was refused': () => ({ error: new Error('wrong password') }),
    },
    signInByPasskey: {
      'the passkey signed in': () => ({ output: undefined }),
      'the passkey was canceled': () => ({ error: new PasskeyFailure('canceled') }),
      'the passkey was refused': () => ({ error: new PasskeyFailure('refused') }),
    },
    phoneCode: {
      'the code was right': () => ({ output: proven(phone) }),
      'the code of Firebase was right': () => ({ output: proven(phone, 'signed') }),
    },
    emailCode: {
      'the code was right': () => ({ output: proven({ method: 'email', address: email }) }),
    },
    factor: {
      'the code was right': () => ({ output: 'signedIn' }),
      'the second step took too long': () => ({ output: 'expired' }),
      'there were too many wrong codes': () => ({ output: 'spent' }),
    },
  },
  situation: ({
    context: { start, credentials: kept, notice, failure, passkeyFailure, reasons },
  }) => ({
    start,
    notice,
    isFailed: failure !== null,
    isPasskeyFailed: passkeyFailure !== null,
    isRefused: Boolean(reasons.email),
    hasCredentials: kept !== null,
  }),
}
