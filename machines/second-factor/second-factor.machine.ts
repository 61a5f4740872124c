import { assign, fromPromise, setup } from 'xstate'
import {
  ChallengeOver,
  CodeRefused,
  type FactorAnswer,
  type FactorInput,
  type FactorMethod,
  type FactorResult,
} from './second-factor.types.ts'

type Context = {
  challenge: string
  method: FactorMethod
  code: string
  /** Why the code was refused; null when it was not. */
  reason: string | null
  /** Why no answer came. */
  failure: unknown
  result: FactorResult
}

type Event =
  | { type: 'code.submitted'; code: string }
  | { type: 'code.edited' }
  | { type: 'method.changed' }

/** The provider's challenges are good for so long. */
export const CHALLENGE_SECONDS = 300

function isMissing(): never {
  throw new Error('an actor of the second factor was not provided')
}

/** Completes a sign-in by a code of an authenticator app, or by a recovery code. */
export const secondFactorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as FactorInput,
    output: {} as FactorResult,
    tags: {} as 'busy' | 'refused' | 'failed',
  },
  actors: { answer: fromPromise<void, FactorAnswer>(isMissing) },
  guards: {
    isComplete: ({ context, event }) =>
      event.type === 'code.submitted' &&
      (context.method === 'app' ? /^\d{6}$/.test(event.code) : event.code.trim() !== ''),
    wasRefused: ({ event }) => 'error' in event && event.error instanceof CodeRefused,
    isOver: ({ event }) => 'error' in event && event.error instanceof ChallengeOver,
  },
  actions: {
    calm: assign({ reason: null, failure: null }),
    blame: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof CodeRefused ? event.error.reason : null,
    })),
    tellFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    tellEnd: assign(({ event }) => ({
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
    'A sign-in that lacks the code of the authenticator app. It waits five minutes; then, or after too many wrong codes, the sign-in begins again.',
  context: ({ input: { challenge } }) => ({
    ...{ challenge, method: 'app', code: '', reason: null, failure: null, result: 'expired' },
  }),
  output: ({ context }) => context.result,
  initial: 'entering',
  states: {
    entering: {
      description: 'The code is asked for.',
      initial: 'calm',
      on: {
        'code.submitted': [
          {
            guard: 'isComplete',
            target: 'answering',
            actions: ['calm', assign({ code: ({ event }) => event.code })],
          },
          { target: '.refused', actions: assign({ reason: 'codeRequired' }) },
        ],
        'method.changed': {
          target: '.calm',
          actions: [
            'calm',
            assign({ method: ({ context }) => (context.method === 'app' ? 'recovery' : 'app') }),
          ],
        },
      },
      after: { challengeLife: { target: 'over', actions: 'tellEnd' } },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        refused: {
          description: 'The code is incomplete, wrong or used.',
          tags: 'refused',
          on: { 'code.edited': { target: 'calm', actions: 'calm' } },
        },
        failed: {
          description: 'No connection, or too many tries; why is shown.',
          tags: 'failed',
        },
      },
    },
    answering: {
      description: 'The provider checks the code.',
      tags: 'busy',
      invoke: {
        src: 'answer',
        input: ({ context: { challenge, code } }) => ({ challenge, code }),
        onDone: { target: 'signedIn', actions: assign({ result: 'signedIn' }) },
        onError: [
          { guard: 'wasRefused', target: 'entering.refused', actions: 'blame' },
          { guard: 'isOver', target: 'over', actions: 'tellEnd' },
          { target: 'entering.failed', actions: 'tellFailure' },
        ],
      },
    },
    signedIn: { description: 'The sign-in is complete.', type: 'final' },
    over: {
      description: 'Too late, or too many wrong codes; the sign-in begins again.',
      type: 'final',
    },
  },
})
