import { assign, fromPromise, setup } from 'xstate'
import type {
  ListingRefusal,
  ListingRefusalReason,
  ListingRequest,
} from '@/domain/listing/listing-gate.ts'

/** Action to run once allowed, such as opening a form. */
export type ListingAction = () => void | Promise<void>

type Context = {
  wish: ListingRequest | null
  action: ListingAction | null
  /** Last refusal, until the next check completes. */
  refusal: ListingRefusal | null
  failure: unknown
}

type Event =
  | { type: 'listing.wanted'; wish: ListingRequest; action: ListingAction }
  | { type: 'gate.askedAgain' }
  | { type: 'gate.givenUp' }

type Answer = ListingRefusal | null

/** Carries an action past what somebody needs before listing. */
export const listingGateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'asking' | 'refused' | 'failed',
  },
  actors: {
    askProfile: fromPromise<Answer>(async () => null),
    askVerification: fromPromise<Answer>(async () => null),
    askPackages: fromPromise<Answer, ListingRequest | null>(async () => null),
    goOn: fromPromise<void, ListingAction | null>(async ({ input }) => {
      await input?.()
    }),
  },
  guards: {
    isNew: ({ context }) => context.wish?.isNew === true,
    isRefused: (_, answer: Answer) => answer !== null,
    isRefusedFor: ({ context }, reason: ListingRefusalReason) => context.refusal?.reason === reason,
  },
  actions: {
    keepWish: assign(({ event }) =>
      event.type === 'listing.wanted'
        ? { wish: event.wish, action: event.action, refusal: null, failure: null }
        : {},
    ),
    keepRefusal: assign((_, refusal: Answer) => ({ refusal })),
    forget: assign({ wish: null, action: null, refusal: null }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'listingGate',
  description:
    'What somebody needs before listing: a profile, a verification where one is required, and packages. Each refusal has its one way out; once that has been gone, the gate asks again and the action goes on by itself.',
  context: { wish: null, action: null, refusal: null, failure: null },
  initial: 'open',
  on: { 'listing.wanted': { target: '.asking', actions: 'keepWish' } },
  states: {
    open: { description: 'Nothing waits.' },
    asking: {
      tags: 'asking',
      initial: 'wish',
      entry: 'forgetFailure',
      on: { 'gate.givenUp': { target: 'open', actions: 'forget' } },
      states: {
        wish: {
          description: 'A change of what is listed is asked less.',
          always: [{ guard: 'isNew', target: 'profile' }, { target: 'packages' }],
        },
        profile: {
          description: 'Are name, address, number, portrait and postal address there?',
          invoke: {
            src: 'askProfile',
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#listingGate.refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
              { target: 'verification' },
            ],
            onError: {
              target: '#listingGate.failed',
              actions: assign({ failure: ({ event }) => event.error }),
            },
          },
        },
        verification: {
          description: 'Is a verification required here, and how does it stand?',
          invoke: {
            src: 'askVerification',
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#listingGate.refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
              { target: 'packages' },
            ],
            onError: {
              target: '#listingGate.failed',
              actions: assign({ failure: ({ event }) => event.error }),
            },
          },
        },
        packages: {
          description:
            'Does a package have a listing of this kind left, and the right to what is premium, or to projects?',
          invoke: {
            src: 'askPackages',
            input: ({ context }) => context.wish,
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#listingGate.refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
              { target: '#listingGate.goingOn' },
            ],
            onError: {
              target: '#listingGate.failed',
              actions: assign({ failure: ({ event }) => event.error }),
            },
          },
        },
      },
    },
    refused: {
      tags: 'refused',
      initial: 'telling',
      on: {
        'gate.askedAgain': 'asking',
        'gate.givenUp': { target: 'open', actions: 'forget' },
      },
      states: {
        telling: {
          always: [
            { guard: { type: 'isRefusedFor', params: 'profile' }, target: 'profile' },
            {
              guard: { type: 'isRefusedFor', params: 'verificationPending' },
              target: 'verificationPending',
            },
            {
              guard: { type: 'isRefusedFor', params: 'verificationFailed' },
              target: 'verificationFailed',
            },
            {
              guard: { type: 'isRefusedFor', params: 'verificationMissing' },
              target: 'verificationMissing',
            },
            { guard: { type: 'isRefusedFor', params: 'packageMissing' }, target: 'packageMissing' },
            { guard: { type: 'isRefusedFor', params: 'featureMissing' }, target: 'featureMissing' },
            { guard: { type: 'isRefusedFor', params: 'limitReached' }, target: 'limitReached' },
            { guard: { type: 'isRefusedFor', params: 'premiumMissing' }, target: 'premiumMissing' },
            { target: 'projectAccess' },
          ],
        },
        profile: { description: 'The profile lacks something. Way out: complete it.' },
        verificationPending: {
          description: 'The verification waits for the administrator. Way out: look at it.',
        },
        verificationFailed: { description: 'It was refused. Way out: apply again.' },
        verificationMissing: { description: 'There is none. Way out: apply.' },
        packageMissing: { description: 'No package is held. Way out: get one.' },
        featureMissing: {
          description: 'No package that is held has listings of this kind. Way out: get one.',
        },
        limitReached: { description: 'The packages are used up. Way out: get one.' },
        premiumMissing: {
          description: 'No package that is held has premium homes. Way out: get one.',
        },
        projectAccess: { description: 'No package that is held has projects. Way out: get one.' },
      },
    },
    failed: {
      description: 'The provider did not answer.',
      tags: 'failed',
      on: {
        'gate.askedAgain': 'asking',
        'gate.givenUp': { target: 'open', actions: 'forget' },
      },
    },
    goingOn: {
      description: 'The action runs as if there had been no gate.',
      invoke: {
        src: 'goOn',
        input: ({ context }) => context.action,
        onDone: { target: 'open', actions: 'forget' },
        onError: {
          target: 'open',
          actions: ['forget', assign({ failure: ({ event }) => event.error })],
        },
      },
    },
  },
})
