import { assign, setup } from 'xstate'
import { type Filling, type SetupStep, setupSteps } from '@/domain/settings/setup-steps.ts'
import { notProvided } from '../not-provided.ts'
import type {
  FillingState,
  GuidedProgress,
  GuidedSetupContext,
  GuidedSetupEvent,
  MailTest,
} from './guided-setup.types.ts'

type Thrown = { error: unknown }

/** Between two looks whether the marketplace is filled. */
const LOOK_MILLISECONDS = 3_000

const guidedSetup = setup({
  types: {
    context: {} as GuidedSetupContext,
    events: {} as GuidedSetupEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadProgress: notProvided<GuidedProgress>('guidedSetup: loadProgress'),
    keepStep: notProvided<void, SetupStep>('guidedSetup: keepStep'),
    fill: notProvided<void, Filling>('guidedSetup: fill'),
    findFillingState: notProvided<FillingState>('guidedSetup: findFillingState'),
    testMail: notProvided<MailTest>('guidedSetup: testMail'),
  },
  delays: { look: LOOK_MILLISECONDS },
  guards: {
    isAt: ({ context }, step: SetupStep) => context.step === step,
    isFilling: ({ context }) => context.isFilling,
    isFilled: (_, state: FillingState) => state === 'done',
    isUnfillable: (_, state: FillingState) => state === 'failed',
  },
  actions: {
    keepProgress: assign((_, { step, isFilling }: GuidedProgress) => ({ step, isFilling })),
    moveBy: assign(({ context }, steps: 1 | -1) => ({
      step: setupSteps[setupSteps.indexOf(context.step) + steps] ?? context.step,
      mailTest: null,
      failure: null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepMailTest: assign((_, mailTest: MailTest) => ({ mailTest })),
    clearResults: assign({ failure: null, mailTest: null }),
    endFilling: assign({ isFilling: false }),
  },
})

const next = { target: '#guidedSetup.keeping', actions: { type: 'moveBy', params: 1 } } as const
const previous = {
  target: '#guidedSetup.keeping',
  actions: { type: 'moveBy', params: -1 },
} as const
const failed = {
  type: 'keepFailure',
  params: ({ event }: { event: Thrown }) => event,
} as const

/** From the first administrator to a marketplace that can open. */
export const guidedSetupMachine = guidedSetup.createMachine({
  id: 'guidedSetup',
  description:
    'The administrator of a new marketplace goes through its first steps. Each step is kept at the provider, so that the steps go on there on any device.',
  context: { step: 'brand', isFilling: false, mailTest: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading how far the steps are.',
      invoke: {
        src: 'loadProgress',
        onDone: {
          target: 'deciding',
          actions: { type: 'keepProgress', params: ({ event }) => event.output },
        },
        onError: { target: 'loadFailed', actions: failed },
      },
    },
    loadFailed: {
      description: 'The steps could not be loaded. The reason is shown, and the person can retry.',
      on: { 'load.retried': { target: 'loading', actions: 'clearResults' } },
    },
    keeping: {
      description:
        'The step is being kept at the provider. A failure only means that another device starts at the step before.',
      tags: 'busy',
      invoke: {
        src: 'keepStep',
        input: ({ context }) => context.step,
        onDone: 'deciding',
        onError: 'deciding',
      },
    },
    deciding: {
      description: 'Choosing the page of the step.',
      always: [
        { guard: { type: 'isAt', params: 'brand' }, target: 'brand' },
        { guard: { type: 'isAt', params: 'region' }, target: 'region' },
        { guard: { type: 'isAt', params: 'languages' }, target: 'languages' },
        { guard: { type: 'isAt', params: 'content' }, target: 'content' },
        { guard: { type: 'isAt', params: 'mail' }, target: 'mail' },
        { target: 'done' },
      ],
    },
    brand: {
      description: 'Name and color of the marketplace.',
      on: { 'step.completed': next },
    },
    region: {
      description: 'Country, currency and units.',
      on: { 'step.completed': next, 'step.returned': previous },
    },
    languages: {
      description: 'The language of people who choose none.',
      on: { 'step.completed': next, 'step.returned': previous },
    },
    content: {
      description: 'An empty marketplace, its categories, or all of the demo region.',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'The person chooses what the marketplace begins with.',
          always: { guard: 'isFilling', target: 'waiting' },
          on: {
            'filling.requested': { target: 'requesting', actions: 'clearResults' },
            'step.completed': next,
            'step.returned': previous,
          },
        },
        requesting: {
          description: 'Asking the provider to fill the marketplace.',
          tags: 'busy',
          invoke: {
            src: 'fill',
            input: ({ event }) => (event.type === 'filling.requested' ? event.filling : 'catalog'),
            onDone: 'waiting',
            onError: { target: 'choosing', actions: failed },
          },
        },
        waiting: {
          description: 'The provider fills the marketplace.',
          tags: 'busy',
          after: { look: 'looking' },
        },
        looking: {
          description: 'Looking whether it is filled.',
          tags: 'busy',
          entry: 'endFilling',
          invoke: {
            src: 'findFillingState',
            onDone: [
              { guard: { type: 'isFilled', params: ({ event }) => event.output }, ...next },
              {
                guard: { type: 'isUnfillable', params: ({ event }) => event.output },
                target: 'fillingFailed',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        fillingFailed: {
          description: 'The marketplace could not be filled. Nothing was written.',
          on: {
            'filling.requested': { target: 'requesting', actions: 'clearResults' },
            'step.completed': next,
            'step.returned': previous,
          },
        },
      },
    },
    mail: {
      description: 'A test whether mails arrive.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The person can send a mail to themselves.',
          on: {
            'mail.requested': { target: 'testing', actions: 'clearResults' },
            'step.completed': next,
            'step.returned': previous,
          },
        },
        testing: {
          description: 'The mail is being sent.',
          tags: 'busy',
          invoke: {
            src: 'testMail',
            onDone: {
              target: 'idle',
              actions: { type: 'keepMailTest', params: ({ event }) => event.output },
            },
            onError: { target: 'idle', actions: failed },
          },
        },
      },
    },
    done: {
      description: 'All steps were taken. What is missing before opening is listed.',
      on: { 'step.returned': previous },
    },
  },
})
