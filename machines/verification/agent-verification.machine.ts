import { assign, emit, setup } from 'xstate'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { VerificationStatus } from '@/domain/listing/listing-gate.ts'
import { notProvided } from '../not-provided.ts'
import {
  AnswersRefused,
  Offline,
  type VerificationContext,
  type VerificationEmitted,
  type VerificationEvent,
  VerifiedAlready,
} from './agent-verification.types.ts'

type Thrown = { error: unknown }

const verificationSetup = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    emitted: {} as VerificationEmitted,
    tags: {} as 'form',
  },
  actors: {
    readForm: notProvided<number>('agentVerification: readForm'),
    loadStatus: notProvided<VerificationStatus>('agentVerification: loadStatus'),
    send: notProvided<void, readonly AnswerToSend[]>('agentVerification: send'),
  },
  guards: {
    stands: ({ context }, status: VerificationStatus) => context.status === status,
    hasNoQuestions: ({ context }) => context.questions === 0,
    isOffline: (_, { error }: Thrown) => error instanceof Offline,
    isRefused: (_, { error }: Thrown) => error instanceof AnswersRefused,
    isVerified: (_, { error }: Thrown) => error instanceof VerifiedAlready,
  },
  actions: {
    keepStanding: assign((_, status: VerificationStatus) => ({ status })),
    keepQuestions: assign((_, questions: number) => ({ questions })),
    keepAnswers: assign(({ event }) =>
      event.type === 'answers.sent' ? { answers: event.answers, reasons: {}, failure: null } : {},
    ),
    keepReasons: assign((_, { error }: Thrown) =>
      error instanceof AnswersRefused ? { reasons: error.reasons } : {},
    ),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    wait: assign({ status: 'pending' }),
    beVerified: assign({ status: 'success' }),
    forgetFaults: assign({ reasons: {}, failure: null, answers: [] }),
    tellSent: emit({ type: 'applicationEnded', isSent: true }),
    tellVerified: emit({ type: 'applicationEnded', isSent: false }),
  },
})

/** Where a failed reading goes, from the form as from the application. */
const unread = [
  {
    guard: { type: 'isOffline', params: ({ event }: { event: Thrown }) => event },
    target: '#agentVerification.offline',
  },
  {
    target: '#agentVerification.loadFailed',
    actions: { type: 'keepFailure', params: ({ event }: { event: Thrown }) => event },
  },
] as const

const followStatus = {
  target: 'deciding',
  actions: {
    type: 'keepStanding',
    params: ({ event }: { event: { status: VerificationStatus } }) => event.status,
  },
} as const

/** From reading the form to the administrator's decision, and again after a rejection. */
export const agentVerificationMachine = verificationSetup.createMachine({
  id: 'agentVerification',
  description:
    'A member applies to become a verified agent. The answers are reviewed by an administrator and approved or rejected; after a rejection they can be sent again.',
  context: { status: null, questions: 0, answers: [], reasons: {}, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the questions and the last application.',
      type: 'parallel',
      entry: 'forgetFaults',
      onDone: 'deciding',
      states: {
        form: {
          description: 'The operator’s questions.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the questions.',
              invoke: {
                src: 'readForm',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'keepQuestions', params: ({ event }) => event.output },
                },
                onError: unread,
              },
            },
            loaded: { type: 'final', description: 'The questions are loaded.' },
          },
        },
        application: {
          description: 'The last application and its status.',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the last application.',
              invoke: {
                src: 'loadStatus',
                onDone: {
                  target: 'loaded',
                  actions: { type: 'keepStanding', params: ({ event }) => event.output },
                },
                onError: unread,
              },
            },
            loaded: { type: 'final', description: 'The last application is loaded.' },
          },
        },
      },
    },
    offline: {
      description: 'There is no connection. The page loads as soon as it is back.',
      on: { 'connection.restored': 'loading', 'load.retried': 'loading' },
    },
    loadFailed: {
      description:
        'The page could not be loaded. The reason is shown, and the person can try again.',
      on: { 'load.retried': 'loading' },
    },
    deciding: {
      description: 'Choosing the page for the status of the application.',
      always: [
        { guard: { type: 'stands', params: 'pending' }, target: 'pending' },
        { guard: { type: 'stands', params: 'success' }, target: 'verified' },
        { guard: { type: 'stands', params: 'failed' }, target: 'failed' },
        { guard: 'hasNoQuestions', target: 'empty' },
        { target: 'initial' },
      ],
    },
    empty: {
      description: 'The operator asks no questions, so there is nothing to apply for.',
      on: { 'status.changed': followStatus },
    },
    initial: {
      description: 'No application yet. The form is open.',
      tags: 'form',
      on: {
        'status.changed': followStatus,
        'answers.sent': { target: 'sending', actions: 'keepAnswers' },
      },
    },
    filling: {
      description: 'The form is open, with the answers of before and the errors to correct.',
      tags: 'form',
      on: {
        'status.changed': { actions: followStatus.actions },
        'form.left': { target: 'deciding', actions: 'forgetFaults' },
        'answers.sent': { target: 'sending', actions: 'keepAnswers' },
      },
    },
    sending: {
      description: 'The application is being sent.',
      tags: 'form',
      on: { 'status.changed': { actions: followStatus.actions } },
      invoke: {
        src: 'send',
        input: ({ context }) => context.answers,
        onDone: { target: 'confirming', actions: ['forgetFaults', 'wait', 'tellSent'] },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'filling',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            guard: { type: 'isVerified', params: ({ event }) => event },
            target: 'verified',
            actions: ['forgetFaults', 'beVerified', 'tellVerified'],
          },
          {
            target: 'filling',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The application was sent, and is being loaded as the provider keeps it.',
      on: { 'status.changed': followStatus },
      invoke: {
        src: 'loadStatus',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepStanding', params: ({ event }) => event.output },
        },
        onError: 'pending',
      },
    },
    pending: {
      description: 'The application is under review. Until then the answers can be changed.',
      on: { 'status.changed': followStatus, 'form.opened': 'filling' },
    },
    verified: {
      description: 'The application was approved: the person is a verified agent.',
      on: { 'status.changed': followStatus },
    },
    failed: {
      description: 'The application was rejected, with a reason. The person can apply again.',
      on: { 'status.changed': followStatus, 'form.opened': 'filling' },
    },
  },
})
