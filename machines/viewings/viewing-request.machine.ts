import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type PlainAct,
  type StepRefusal,
  StepRefused,
  type TimedAct,
  type ViewingStep,
} from './viewing-request.types.ts'

type Context = {
  act: TimedAct | PlainAct
  /** ISO 8601; null while none is chosen. */
  startsAt: string | null
  /** Why it is declined or canceled; '' without one. */
  reason: string
  /** From the last try. */
  refusal: StepRefusal | null
  failure: unknown
}

type Event =
  | { type: 'times.opened'; act: TimedAct }
  | { type: 'time.selected'; startsAt: string }
  | { type: 'step.selected'; act: PlainAct }
  | { type: 'reason.entered'; reason: string }
  | { type: 'step.confirmed' }
  | { type: 'step.abandoned' }

type Thrown = { error: unknown }

const calm = { refusal: null, failure: null }

/** Asks for a viewing, answers, moves and cancels it: one step at a time. */
export const viewingRequestMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'choosing' | 'confirming' | 'sending',
  },
  actors: { send: notProvided<void, ViewingStep>('viewingRequest.send') },
  guards: {
    isAgreement: (_, act: PlainAct) => act === 'agree',
    isTimeChosen: ({ context }) => context.startsAt !== null,
    isTimed: ({ context }) => isTimed(context.act),
    isExplained: ({ context }) => context.act === 'decline' || context.act === 'cancel',
    isTimeTaken: ({ context }, { error }: Thrown) =>
      isTimed(context.act) && findRefusal(error) === 'timeTaken',
    isRefused: (_, { error }: Thrown) => findRefusal(error) !== null,
  },
  actions: {
    clear: assign(calm),
    keepAct: assign((_, act: Context['act']) => ({ ...calm, act, startsAt: null, reason: '' })),
    keepFailure: assign((_, { error }: Thrown) => ({ refusal: null, failure: error })),
    keepRefusal: assign((_, { error }: Thrown) => ({
      startsAt: null,
      refusal: findRefusal(error),
      failure: null,
    })),
  },
}).createMachine({
  id: 'viewingRequest',
  description:
    'A viewing is asked for, answered, moved or canceled: one step at a time. Declining and canceling ask first, and for a reason. A time that somebody else got sends back to the times, and a change by the other side to the viewing as it is now.',
  context: { act: 'request', startsAt: null, reason: '', ...calm },
  initial: 'ready',
  states: {
    ready: {
      description: 'Nothing is under way. If the last step failed, the page says why.',
      on: {
        'times.opened': {
          target: 'choosing',
          actions: { type: 'keepAct', params: ({ event }) => event.act },
        },
        'step.selected': [
          {
            guard: { type: 'isAgreement', params: ({ event }) => event.act },
            target: 'sending',
            actions: { type: 'keepAct', params: ({ event }) => event.act },
          },
          {
            target: 'confirming',
            actions: { type: 'keepAct', params: ({ event }) => event.act },
          },
        ],
      },
    },
    choosing: {
      description: 'A time is being chosen. It is sent once confirmed.',
      tags: 'choosing',
      on: {
        'time.selected': {
          actions: assign({ ...calm, startsAt: ({ event }) => event.startsAt }),
        },
        'step.confirmed': { guard: 'isTimeChosen', target: 'sending', actions: 'clear' },
        'step.abandoned': { target: 'ready', actions: 'clear' },
      },
    },
    confirming: {
      description: 'Asks whether the viewing is really to be declined or canceled, and why.',
      tags: 'confirming',
      on: {
        'reason.entered': { actions: assign({ reason: ({ event }) => event.reason }) },
        'step.confirmed': { target: 'sending', actions: 'clear' },
        'step.abandoned': { target: 'ready', actions: 'clear' },
      },
    },
    sending: {
      description: 'The step is being sent.',
      tags: 'sending',
      invoke: {
        src: 'send',
        input: ({ context: { act, startsAt, reason } }): ViewingStep =>
          isTimed(act) ? { act, startsAt: startsAt ?? '' } : { act, reason },
        onDone: { target: 'ready', actions: 'clear' },
        onError: [
          {
            guard: { type: 'isTimeTaken', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'ready',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          {
            guard: 'isTimed',
            target: 'choosing',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            guard: 'isExplained',
            target: 'confirming',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
          {
            target: 'ready',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
  },
})

function isTimed(act: TimedAct | PlainAct): act is TimedAct {
  return act === 'request' || act === 'move'
}

function findRefusal(error: unknown): StepRefusal | null {
  return error instanceof StepRefused ? error.refusal : null
}
