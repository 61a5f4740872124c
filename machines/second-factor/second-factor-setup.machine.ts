import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type FactorAct,
  type FactorAction,
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
  | { type: 'action.confirmed' }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'password.submitted'; password: string }
  | { type: 'password.edited' }
  | { type: 'codes.saved' }
  | { type: 'action.dismissed' }

/** Sets up the second factor, replaces its recovery codes, and turns it off. */
export const secondFactorSetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'refused',
  },
  actors: { perform: notProvided<FactorReply, FactorAction>('secondFactorSetup.perform') },
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
    clearErrors: assign({ reason: null, failure: null }),
    keepReason: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof FieldRefused ? event.error.reason : null,
    })),
    keepFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
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
    'Two-step verification in a member’s settings: set it up with an app and a code, replace the recovery codes, or turn it off. A sign-in older than ten minutes needs the password.',
  context: {
    act: 'begin',
    secret: null,
    code: '',
    password: '',
    codes: [],
    reason: null,
    failure: null,
  },
  initial: 'idle',
  states: {
    idle: {
      description: 'The settings are shown. If the last attempt failed, the reason is shown.',
      on: {
        'setup.requested': { target: 'performing', actions: ['forget', assign({ act: 'begin' })] },
        'renewal.requested': {
          target: 'confirming',
          actions: ['forget', assign({ act: 'renew' })],
        },
        'end.requested': { target: 'confirming', actions: ['forget', assign({ act: 'end' })] },
      },
    },
    confirming: {
      description: 'Replacing the codes or turning it off has to be confirmed.',
      on: {
        'action.confirmed': { target: 'performing', actions: 'clearErrors' },
        'action.dismissed': { target: 'idle', actions: 'forget' },
      },
    },
    performing: {
      description: 'The change is being made.',
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
          { guard: 'isEnded', target: 'idle', actions: ['tellChange', 'forget'] },
          {
            target: 'showingCodes',
            actions: ['forget', assign({ codes: ({ event }) => event.output.codes ?? [] })],
          },
        ],
        onError: [
          { guard: 'wantsPassword', target: 'proving', actions: 'keepReason' },
          { guard: 'refusesCode', target: 'scanning.refused', actions: 'keepReason' },
          { guard: 'confirms', target: 'scanning', actions: 'keepFailure' },
          { guard: 'isAsked', target: 'confirming', actions: 'keepFailure' },
          { target: 'idle', actions: 'keepFailure' },
        ],
      },
    },
    proving: {
      description: 'The password is required.',
      on: {
        'password.submitted': [
          {
            guard: 'isTyped',
            target: 'performing',
            actions: ['clearErrors', assign({ password: ({ event }) => event.password })],
          },
          { actions: assign({ reason: 'passwordRequired' }) },
        ],
        'password.edited': { actions: 'clearErrors' },
        'action.dismissed': { target: 'idle', actions: 'forget' },
      },
    },
    scanning: {
      description: 'The QR code is shown. The code of the app is being typed.',
      initial: 'ready',
      on: {
        'code.submitted': [
          {
            guard: 'isSixDigits',
            target: 'performing',
            actions: ['clearErrors', assign({ act: 'confirm', code: ({ event }) => event.code })],
          },
          { target: '.refused', actions: assign({ reason: 'codeRequired' }) },
        ],
        'action.dismissed': { target: 'idle', actions: 'forget' },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        refused: {
          description: 'The code is wrong or incomplete.',
          tags: 'refused',
          on: { 'code.edited': { target: 'ready', actions: 'clearErrors' } },
        },
      },
    },
    showingCodes: {
      description: 'The recovery codes are shown, this once.',
      on: { 'codes.saved': { target: 'idle', actions: ['tellChange', 'forget'] } },
    },
  },
})
