import type { Samples } from '@hearth/machine-lab/walk/samples'
import { secondFactorMachine } from './second-factor.machine.ts'
import { ChallengeOver, CodeRefused } from './second-factor.types.ts'

export const samples: Samples<typeof secondFactorMachine> = {
  machine: secondFactorMachine,
  inputs: { 'the password was right': () => ({ challenge: 'sample' }) },
  events: {
    'a code is submitted': () => ({ type: 'code.submitted', code: '482915' }),
    'an empty code is submitted': () => ({ type: 'code.submitted', code: '' }),
    'the code is edited': () => ({ type: 'code.edited' }),
    'the other kind of code is wanted': () => ({ type: 'method.changed' }),
  },
  outcomes: {
    answer: {
      'the code was right': () => ({ output: undefined }),
      'the code was refused': () => ({ error: new CodeRefused('codeWrong') }),
      'the time was over': () => ({ error: new ChallengeOver('expired') }),
      'too many wrong codes were typed': () => ({ error: new ChallengeOver('spent') }),
      'there was no connection': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { method, reason, result, isLate } }) => ({
    method,
    reason,
    result,
    isLate,
  }),
}
