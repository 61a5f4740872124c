import { type ActorRefFrom, assign, not, setup } from 'xstate'
import { isPasskeyCanceled } from '@/domain/account/passkeys.ts'
import { notProvided } from '../not-provided.ts'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
  type FactorInput,
  type FactorMethod,
  type FactorResult,
} from './second-factor.types.ts'

type Context = FactorInput & {
  method: FactorMethod
  code: string
  /** Why the code was refused; null when it was not. */
  reason: string | null
  /** Why no answer came. */
  failure: unknown
  result: FactorResult
  /** The five minutes are over. */
  isLate: boolean
}

type Event =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'passkey.requested' }
  | { type: 'method.changed'; method: FactorMethod }

/** The provider's challenges are good for so long. */
export const CHALLENGE_SECONDS = 300

/** Completes a sign-in by a passkey, a code of an authenticator app, or a recovery code. */
export const secondFactorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as FactorInput,
    output: {} as FactorResult,
    tags: {} as 'busy' | 'refused' | 'failed',
  },
  actors: { answer: notProvided<void, FactorAnswer>('secondFactor.answer') },
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'code.submitted' &&
      context.method !== 'passkey' &&
      (context.method === 'app' ? /^\d{6}$/.test(event.code) : event.code.trim() !== ''),
    wasRefused: ({ event }) => 'error' in event && event.error instanceof CodeRefused,
    isPasskey: ({ context }) => context.method === 'passkey',
    isOffered: ({ context }, method: FactorMethod) => context.methods.includes(method),
    wasCanceled: ({ event }) => 'error' in event && isPasskeyCanceled(event.error),
    isLate: ({ context }) => context.isLate,
    isOver: ({ event }) => 'error' in event && event.error instanceof ChallengeOver,
  },
  actions: {
    clearErrors: assign({ reason: null, failure: null }),
    keepReason: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof CodeRefused ? event.error.reason : null,
    })),
    keepFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    keepEnd: assign(({ event }) => ({
      result:
        'error' in event && event.error instanceof ChallengeOver
          ? event.error.why
          : ('expired' as const),
    })),
  },
  delays: { challengeLife: CHALLENGE_SECONDS * 1000 },
}).createMachine({
  id: 'secondFactor',
  description:
    'The second step of a sign-in: a passkey, a code of the authenticator app, or a recovery code. After five minutes or too many wrong codes the sign-in starts over.',
  context: ({ input: { challenge, methods } }) => ({
    challenge,
    methods,
    method: methods[0] ?? 'app',
    code: '',
    reason: null,
    failure: null,
    result: 'expired',
    isLate: false,
  }),
  output: ({ context }) => context.result,
  initial: 'open',
  states: {
    open: {
      description: 'The second step is open.',
      type: 'parallel',
      states: {
        code: {
          description: 'The code or the passkey.',
          initial: 'entering',
          states: {
            entering: {
              description: 'The code is being typed, or the passkey is offered.',
              always: { guard: 'isLate', target: '#secondFactor.over' },
              initial: 'ready',
              on: {
                'code.submitted': [
                  {
                    guard: 'isComplete',
                    target: 'checking',
                    actions: ['clearErrors', assign({ code: ({ event }) => event.code })],
                  },
                  {
                    guard: not('isPasskey'),
                    target: '.refused',
                    actions: assign({ reason: 'codeRequired' }),
                  },
                ],
                'passkey.requested': {
                  guard: 'isPasskey',
                  target: 'checking',
                  actions: ['clearErrors', assign({ code: '' })],
                },
                'method.changed': {
                  guard: { type: 'isOffered', params: ({ event }) => event.method },
                  target: '.ready',
                  actions: ['clearErrors', assign({ method: ({ event }) => event.method })],
                },
              },
              states: {
                ready: { description: 'Nothing is wrong.' },
                refused: {
                  description: 'The code is incomplete, wrong or used already.',
                  tags: 'refused',
                  on: { 'code.edited': { target: 'ready', actions: 'clearErrors' } },
                },
                failed: {
                  description: 'The code or passkey could not be checked. The reason is shown.',
                  tags: 'failed',
                },
              },
            },
            checking: {
              description:
                'The browser asks for the passkey, or the code is being checked, even if the time runs out meanwhile.',
              tags: 'busy',
              invoke: {
                src: 'answer',
                input: ({ context: { challenge, method, code } }) => ({ challenge, method, code }),
                onDone: {
                  target: '#secondFactor.signedIn',
                  actions: assign({ result: 'signedIn' }),
                },
                onError: [
                  { guard: 'wasRefused', target: 'entering.refused', actions: 'keepReason' },
                  { guard: 'wasCanceled', target: 'entering' },
                  { guard: 'isOver', target: '#secondFactor.over', actions: 'keepEnd' },
                  { target: 'entering.failed', actions: 'keepFailure' },
                ],
              },
            },
          },
        },
        lifetime: {
          description: 'The five minutes for the second step.',
          initial: 'valid',
          states: {
            valid: {
              description: 'There is time left.',
              after: { challengeLife: { target: 'over', actions: assign({ isLate: true }) } },
            },
            over: { description: 'The five minutes are over.' },
          },
        },
      },
    },
    signedIn: { description: 'The person is signed in.', type: 'final' },
    over: {
      description: 'The time is over, or there were too many wrong codes. The sign-in starts over.',
      type: 'final',
    },
  },
})

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>
