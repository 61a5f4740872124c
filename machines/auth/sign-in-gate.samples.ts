import type { Samples } from '@hearth/machine-lab/walk/samples'
import { signInGateMachine } from './sign-in-gate.machine.ts'

const action = 1

export const samples: Samples<typeof signInGateMachine> = {
  machine: signInGateMachine,
  inputs: { 'the page opens': () => undefined },
  events: {
    'a visitor clicks a heart': () => ({
      type: 'gate.reached',
      reason: 'favourite',
      action,
      isMember: false,
    }),
    'a member reports a listing': () => ({
      type: 'gate.reached',
      reason: 'report',
      action,
      isMember: true,
    }),
    'the person has signed in': () => ({ type: 'member.signedIn' }),
    'the dialog is dismissed': () => ({ type: 'gate.canceled' }),
  },
  outcomes: {
    goOn: {
      'the action succeeded': () => ({ output: undefined }),
      'the action failed': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { reason, failure } }) => ({ reason, isFailed: failure !== null }),
}
