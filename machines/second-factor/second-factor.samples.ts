import type { Samples } from '@hearth/machine-lab/walk/samples'
import { PasskeyFailure } from '@/domain/account/passkeys.ts'
import { secondFactorMachine } from './second-factor.machine.ts'
import { ChallengeOver, CodeRefused } from './second-factor.types.ts'

export const samples: Samples<typeof secondFactorMachine> = {
  machine: secondFactorMachine,
  inputs: {
    'the password was right': () => ({ challenge: 'sample', methods: ['app', 'recovery'] }),
    'the account has a passkey': () => ({
      challenge: 'sample',
      methods: ['passkey', 'app', 'recovery'],
    }),
  },
  events: {
    'a code is submitted': () => ({ type: 'code.submitted', code: '482915' }),
    'an empty code is submitted': () => ({ type: 'code.submitted', code: '' }),
    'the code is edited': () => ({ type: 'code.edited' }),
    'the passkey is used': () => ({ type: 'passkey.requested' }),
    'the passkey is chosen': () => ({ type: 'method.changed', method: 'passkey' }),
    'a code of the app is chosen': () => ({ type: 'method.changed', method: 'app' }),
    'a recovery code is chosen': () => ({ type: 'method.changed', method: 'recovery' }),
  },
  outcomes: {
    answer: {
      'the code was right': () => ({ output: undefined }),
      'the code was refused': () => ({ error: new CodeRefused('codeWrong') }),
      'the time was over': () => ({ error: new ChallengeOver('expired') }),
      'too many wrong codes were typed': () => ({ error: new ChallengeOver('spent') }),
      'the passkey was canceled': () => ({ error: new PasskeyFailure('canceled') }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { method, methods, reason, result, isLate } }) => ({
    method,
    methods: methods.length,
    reason,
    result,
    isLate,
  }),
}
