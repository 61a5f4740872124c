import { assign, fromPromise, setup } from 'xstate'
import {
  type FactorAct,
  type FactorDeed,
  type FactorReply,
  type FactorSecret,
  FieldRefused,
  PasswordAsked,
} from './second-factor-setup.types.ts'

type Context = {
  act: FactorAct
  secret: FactorSecret | null
  code: string
  password: string
  codes: readonly string[]
  /** Why the code or the password was refused; null when it was not. */
  reason: string | null
  /** Why the act failed. */
  failure: unknown
}

type Event =
  | { type: 'setup.requested' }
  | { type: 'renewal.requested' }
  | { type: 'end.requested' }
  | { type: 'act.confirmed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'password.submitted'; password: string }
  | { type: 'password.edited' }
  | { type: 'codes.saved' }
  | { type: 'act.dismissed' }

function isMissing(): never {
  throw new Error('an actor of the setup of the second factor was not provided')
}

/** Sets up the second factor, replaces its recovery codes, and turns it off. */
export const secondFactorSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'refused',
  },
  actors: { perform: fromPromise<FactorReply, FactorDeed>(isMissing) },
  guards: {
    isSixDigits: ({ event }) => event.type === 'code.submitted' && /^\d{6}$/.test(event.code),
    isTyped: ({ event }) => event.type === 'password.submitted' && event.password !== '',
    wantsPassword: ({ event }) =>
      'error' in event &&
      (event.error instanceof PasswordAsked ||
        (event.error instanceof FieldRefused && event.error.field === 'password')),
    refusesCode: ({ context, event }) =>
      context.act === 'confirm' && 'error' in event && event.error instanceof FieldRefused,
    isBegun: ({ context }) => context.act === 'begin',
    isEnded: ({ context }) => context.act === 'end',
    confirms: ({ context }) => context.act === 'confirm',
    isAsked: ({ context }) => context.act === 'renew' || context.act === 'end',
  },
  actions: {
    /** For those who show what it was before. */
    tellChange: () => {},
    calm: assign({ reason: null, failure: null }),
    blame: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof FieldRefused ? event.error.reason : null,
    })),
    tellFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    forget: assign({
      secret: null,
      code: '',
      password: '',
      codes: [],
      reason: null,
      failure: null,
    }),
  },
}).createMachine({
  id: 'secondFactorSetup',
  description:
    'The second factor as its owner sees it: set up by an app and a code, replaced recovery codes, turned off. A sign-in older than ten minutes needs the password.',
  context: {
    act: 'begin',
    secret: null,
    code: '',
    password: '',
    codes: [],
    reason: null,
    failure: null,
  },
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is under way; a failed beginning says why.',
      on: {
        'setup.requested': { target: 'performing', actions: ['forget', assign({ act: 'begin' })] },
        'renewal.requested': { target: 'asking', actions: ['forget', assign({ act: 'renew' })] },
        'end.requested': { target: 'asking', actions: ['forget', assign({ act: 'end' })] },
      },
    },
    asking: {
      description: 'Replacing the codes and turning off are confirmed first.',
      on: {
        'act.confirmed': { target: 'performing', actions: 'calm' },
        'act.dismissed': { target: 'resting', actions: 'forget' },
      },
    },
    performing: {
      description: 'The provider does it.',
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context: { act, code, password } }) => ({ act, code, password }),
        onDone: [
          {
            guard: 'isBegun',
            target: 'scanning',
            actions: assign({ secret: ({ event }) => event.output.setup ?? null, password: '' }),
          },
          { guard: 'isEnded', target: 'resting', actions: ['tellChange', 'forget'] },
          {
            target: 'showingCodes',
            actions: ['forget', assign({ codes: ({ event }) => event.output.codes ?? [] })],
          },
        ],
        onError: [
          { guard: 'wantsPassword', target: 'proving', actions: 'blame' },
          { guard: 'refusesCode', target: 'scanning.refused', actions: 'blame' },
          { guard: 'confirms', target: 'scanning', actions: 'tellFailure' },
          { guard: 'isAsked', target: 'asking', actions: 'tellFailure' },
          { target: 'resting', actions: 'tellFailure' },
        ],
      },
    },
    proving: {
      description: 'The password is asked for, and why it was refused is shown.',
      on: {
        'password.submitted': [
          {
            guard: 'isTyped',
            target: 'performing',
            actions: ['calm', assign({ password: ({ event }) => event.password })],
          },
          { actions: assign({ reason: 'passwordRequired' }) },
        ],
        'password.edited': { actions: 'calm' },
        'act.dismissed': { target: 'resting', actions: 'forget' },
      },
    },
    scanning: {
      description: 'The app takes the secret, and its code is typed.',
      initial: 'calm',
      on: {
        'code.submitted': [
          {
            guard: 'isSixDigits',
            target: 'performing',
            actions: ['calm', assign({ act: 'confirm', code: ({ event }) => event.code })],
          },
          { target: '.refused', actions: assign({ reason: 'codeRequired' }) },
        ],
        'act.dismissed': { target: 'resting', actions: 'forget' },
      },
      states: {
        calm: { description: 'Nothing is wrong with the code.' },
        refused: {
          description: 'The code is incomplete or wrong.',
          tags: 'refused',
          on: { 'code.edited': { target: 'calm', actions: 'calm' } },
        },
      },
    },
    showingCodes: {
      description: 'Recovery codes are shown, this once.',
      on: { 'codes.saved': { target: 'resting', actions: ['tellChange', 'forget'] } },
    },
  },
})
