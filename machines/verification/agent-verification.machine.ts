import { assign, fromPromise, setup } from 'xstate'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import {
  AnswersRefused,
  type VerificationContext,
  type VerificationEvent,
  VerifiedAlready,
} from './agent-verification.types.ts'

type Thrown = { error: unknown }

/** From the form to an answer of the administrator, and again after a refusal. */
export const agentVerificationMachine = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
  },
  actors: {
    send: fromPromise<void, readonly AnswerToSend[]>(async () => {}),
  },
  guards: {
    stands: ({ context }, standing: VerificationStatus) => context.standing === standing,
    isRefused: (_, { error }: Thrown) => error instanceof AnswersRefused,
    isVerified: (_, { error }: Thrown) => error instanceof VerifiedAlready,
  },
  actions: {
    keepStanding: assign(({ event }) =>
      event.type === 'standing.known' ? { standing: event.standing } : {},
    ),
    keepAnswers: assign(({ event }) =>
      event.type === 'answers.sent' ? { answers: event.answers, reasons: {}, failure: null } : {},
    ),
    keepReasons: assign((_, { error }: Thrown) =>
      error instanceof AnswersRefused ? { reasons: error.reasons } : {},
    ),
    wait: assign({ standing: 'pending' }),
    beVerified: assign({ standing: 'success' }),
    forgetFaults: assign({ reasons: {}, failure: null, answers: [] }),
  },
}).createMachine({
  id: 'agentVerification',
  description:
    'How somebody becomes a verified agent: answers are sent, wait for the administrator, and are confirmed or refused; after a refusal they can be sent again.',
  context: { standing: null, answers: [], reasons: {}, failure: null },
  initial: 'unknown',
  states: {
    unknown: {
      description: 'What was sent before is being read.',
      on: { 'standing.known': { target: 'standing', actions: 'keepStanding' } },
    },
    standing: {
      always: [
        { guard: { type: 'stands', params: 'pending' }, target: 'pending' },
        { guard: { type: 'stands', params: 'success' }, target: 'verified' },
        { guard: { type: 'stands', params: 'failed' }, target: 'failed' },
        { target: 'initial' },
      ],
    },
    initial: {
      description: 'Nothing was sent yet; the form is open.',
      on: {
        'standing.known': { target: 'standing', actions: 'keepStanding' },
        'answers.sent': { target: 'sending', actions: 'keepAnswers' },
      },
    },
    filling: {
      description: 'The form is open, with what was sent before or what was refused.',
      on: {
        'standing.known': { actions: 'keepStanding' },
        'form.left': { target: 'standing', actions: 'forgetFaults' },
        'answers.sent': { target: 'sending', actions: 'keepAnswers' },
      },
    },
    sending: {
      description: 'The answers are on their way.',
      invoke: {
        src: 'send',
        input: ({ context }) => context.answers,
        onDone: {
          target: 'pending',
          actions: ['forgetFaults', 'wait'],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'filling',
            actions: { type: 'keepReasons', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isVerified', params: ({ event }) => ({ error: event.error }) },
            target: 'verified',
            actions: ['forgetFaults', 'beVerified'],
          },
          {
            target: 'filling',
            actions: assign({ failure: ({ event }) => event.error }),
          },
        ],
      },
    },
    pending: {
      description: 'The administrator looks at it; until then the answers can be changed.',
      on: {
        'standing.known': { target: 'standing', actions: 'keepStanding' },
        'form.opened': 'filling',
      },
    },
    verified: {
      description: 'Confirmed.',
      on: { 'standing.known': { target: 'standing', actions: 'keepStanding' } },
    },
    failed: {
      description: 'Refused, with a reason.',
      on: {
        'standing.known': { target: 'standing', actions: 'keepStanding' },
        'form.opened': 'filling',
      },
    },
  },
})
