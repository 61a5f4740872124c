import { defineSamples } from '@hearth/machine-lab/walk/samples'
import { secondFactorSetupMachine } from './second-factor-setup.machine.ts'
import {
  type FactorAction,
  type FactorReply,
  FieldRefused,
  PasswordAsked,
} from './second-factor-setup.types.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Hearth:ada%40example.org?issuer=Hearth&secret=${secret}`
const codes = ['7k2mq-x9d40', '0c8vf-x9d41', 'b3nhz-x9d42', 'qw47t-x9d43']

function replyTo({ act }: FactorAction): FactorReply {
  if (act === 'begin') return { setup: { secret, uri } }
  return act === 'end' ? {} : { codes }
}

export const samples = defineSamples<typeof secondFactorSetupMachine>({
  machine: secondFactorSetupMachine,
  inputs: { 'account settings': () => undefined },
  events: {
    'set up': () => ({ type: 'setup.requested' }),
    'replace the recovery codes': () => ({ type: 'renewal.requested' }),
    'turn off': () => ({ type: 'end.requested' }),
    'yes, do it': () => ({ type: 'action.confirmed' }),
    'six digits': () => ({ type: 'code.submitted', code: '123456' }),
    'three digits': () => ({ type: 'code.submitted', code: '123' }),
    'the code is edited': () => ({ type: 'code.edited' }),
    'a password': () => ({ type: 'password.submitted', password: 'birch-7' }),
    'no password': () => ({ type: 'password.submitted', password: '' }),
    'the password is edited': () => ({ type: 'password.edited' }),
    'the codes are saved': () => ({ type: 'codes.saved' }),
    cancel: () => ({ type: 'action.dismissed' }),
  },
  outcomes: {
    perform: {
      done: (action: FactorAction) => ({ output: replyTo(action) }),
      'the sign-in is too old': () => ({ error: new PasswordAsked() }),
      'wrong password': () => ({ error: new FieldRefused('password', 'passwordWrong') }),
      'wrong code': () => ({ error: new FieldRefused('code', 'codeWrong') }),
      'no connection': () => ({ error: new Error('No connection') }),
    },
  },
  situation: ({ context: { act, reason, failure } }) => [act, reason, failure !== null],
})
