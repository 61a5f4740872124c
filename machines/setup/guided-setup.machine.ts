import { assign, setup } from 'xstate'
import { type SetupStep, type StarterContent, setupSteps } from '@/domain/settings/setup-steps.ts'
import { notProvided } from '../not-provided.ts'
import type {
  ContentState,
  GuidedProgress,
  GuidedSetupContext,
  GuidedSetupEvent,
  MailTest,
} from './guided-setup.types.ts'

type Thrown = { error: unknown }

/** Between two checks whether the marketplace is filled. */
const CHECK_MILLISECONDS = 3_000

const guidedSetup = setup({
  types: {
    context: {} as GuidedSetupContext,
    events: {} as GuidedSetupEvent,
    tags: {} as 'busy',
  },
  actors: {
    loadProgress: notProvided<GuidedProgress>('guidedSetup: loadProgress'),
    saveStep: notProvided<void, SetupStep>('guidedSetup: saveStep'),
    fill: notProvided<void, StarterContent>('guidedSetup: fill'),
    findContentState: notProvided<ContentState>('guidedSetup: findContentState'),
    testMail: notProvided<MailTest>('guidedSetup: testMail'),
  },
  delays: { check: CHECK_MILLISECONDS },
  guards: {
    isAt: ({ context }, step: SetupStep) => context.step === step,
    isFilling: ({ context }) => context.isFilling,
    isFilled: (_, state: ContentState) => state === 'done',
    hasFailed: (_, state: ContentState) => state === 'failed',
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
    endFill: assign({ isFilling: false }),
  },
})

const next = { target: '#guidedSetup.saving', actions: { type: 'moveBy', params: 1 } } as const
const previous = {
  target: '#guidedSetup.saving',
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
    'The administrator of a new marketplace goes through its first steps. Each step is saved at the provider, so that the steps go on there on any device.',
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
    saving: {
      description:
        'The step is being saved at the provider. A failure only means that another device starts at the step before.',
      tags: 'busy',
      invoke: {
        src: 'saveStep',
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
            'content.selected': { target: 'requesting', actions: 'clearResults' },
            'step.completed': next,
            'step.returned': previous,
          },
        },
        requesting: {
          description: 'Asking the provider to fill the marketplace.',
          tags: 'busy',
          invoke: {
            src: 'fill',
            input: ({ event }) => (event.type === 'content.selected' ? event.content : 'catalog'),
            onDone: 'waiting',
            onError: { target: 'choosing', actions: failed },
          },
        },
        waiting: {
          description: 'The provider fills the marketplace.',
          tags: 'busy',
          after: { check: 'checking' },
        },
        checking: {
          description: 'Checking whether it is filled.',
          tags: 'busy',
          entry: 'endFill',
          invoke: {
            src: 'findContentState',
            onDone: [
              { guard: { type: 'isFilled', params: ({ event }) => event.output }, ...next },
              {
                guard: { type: 'hasFailed', params: ({ event }) => event.output },
                target: 'failed',
              },
              { target: 'waiting' },
            ],
            onError: 'waiting',
          },
        },
        failed: {
          description: 'The marketplace could not be filled. Nothing was written.',
          on: {
            'content.selected': { target: 'requesting', actions: 'clearResults' },
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
