import { assign, enqueueActions, setup, stateIn } from 'xstate'
import type {
  ListingRefusal,
  ListingRefusalReason,
  ListingRequest,
} from '@/domain/listing/listing-gate.ts'
import { notProvided } from '../not-provided.ts'
import {
  type ListingGateContext,
  type ListingGateEmitted,
  type ListingGateEvent,
  UnknownRefusal,
} from './listing-gate.types.ts'

type Answer = ListingRefusal | null

const nothing = { wish: null, intent: null, refusal: null, failure: null }

const gateSetup = setup({
  types: {
    context: {} as ListingGateContext,
    events: {} as ListingGateEvent,
    emitted: {} as ListingGateEmitted,
    tags: {} as 'checking' | 'refused' | 'failed',
  },
  actors: {
    askProfile: notProvided<Answer>('listingGate: askProfile'),
    askVerification: notProvided<Answer>('listingGate: askVerification'),
    askPackages: notProvided<Answer, ListingRequest | null>('listingGate: askPackages'),
  },
  guards: {
    isNew: ({ context }) => context.wish?.isNew === true,
    isRefused: (_, answer: Answer) => answer !== null,
    isRefusedFor: ({ context }, reason: ListingRefusalReason) => context.refusal?.reason === reason,
    isUnexplained: stateIn({ refused: 'explaining' }),
  },
  actions: {
    keepWish: assign(({ event }) =>
      event.type === 'listing.requested'
        ? { ...nothing, wish: event.wish, intent: event.intent }
        : {},
    ),
    keepRefusal: assign((_, refusal: Answer) => ({ refusal })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    keepUnknownRefusal: assign(({ context }) => ({
      refusal: null,
      failure: new UnknownRefusal(context.refusal?.reason),
    })),
    forget: assign(nothing),
    forgetFailure: assign({ failure: null }),
    goOn: enqueueActions(({ context: { intent }, enqueue }) => {
      if (intent) enqueue.emit({ type: 'listingAllowed', intent })
    }),
  },
})

/** Checks what somebody needs before listing, then tells the page to go on. */
export const listingGateMachine = gateSetup.createMachine({
  id: 'listingGate',
  description:
    'Checks what a person needs before listing: a complete profile, a verification where one is required, and a package. Each refusal offers one next step; afterwards the gate checks again, and the page goes on.',
  context: nothing,
  initial: 'idle',
  on: { 'listing.requested': { target: '.checking', actions: 'keepWish' } },
  states: {
    idle: { description: 'Nobody wants to list anything right now.' },
    checking: {
      description: 'Checking whether the person may list.',
      tags: 'checking',
      initial: 'choosing',
      entry: 'forgetFailure',
      on: { 'gate.canceled': { target: 'idle', actions: 'forget' } },
      states: {
        choosing: {
          description: 'A new listing needs all checks; a change needs the packages only.',
          always: [{ guard: 'isNew', target: 'profile' }, { target: 'packages' }],
        },
        profile: {
          description: 'Checking the profile: name, email, phone, portrait and address.',
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
              actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        verification: {
          description: 'Checking whether a verification is required, and whether it is approved.',
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
              actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        packages: {
          description: 'Checking whether the person’s packages include this listing.',
          invoke: {
            src: 'askPackages',
            input: ({ context }) => context.wish,
            onDone: [
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: '#listingGate.refused',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
              { target: '#listingGate.allowed' },
            ],
            onError: {
              target: '#listingGate.failed',
              actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
      },
    },
    refused: {
      description: 'The person may not list yet. The dialog says why and what to do.',
      tags: 'refused',
      initial: 'explaining',
      always: { guard: 'isUnexplained', target: 'failed', actions: 'keepUnknownRefusal' },
      on: {
        'gate.rechecked': 'checking',
        'gate.canceled': { target: 'idle', actions: 'forget' },
      },
      states: {
        explaining: {
          description: 'Choosing the message for the refusal.',
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
            { guard: { type: 'isRefusedFor', params: 'projectAccess' }, target: 'projectAccess' },
          ],
        },
        profile: { description: 'The profile is incomplete. Next step: complete it.' },
        verificationPending: {
          description: 'The verification is under review. Next step: view the application.',
        },
        verificationFailed: {
          description: 'The verification was rejected. Next step: apply again.',
        },
        verificationMissing: {
          description: 'The person is not verified. Next step: apply for verification.',
        },
        packageMissing: { description: 'The person has no package. Next step: see packages.' },
        featureMissing: {
          description:
            'The package does not include listings of this kind. Next step: see packages.',
        },
        limitReached: {
          description: 'All listings of the package are used up. Next step: see packages.',
        },
        premiumMissing: {
          description: 'The package does not include premium homes. Next step: see packages.',
        },
        projectAccess: {
          description: 'The package does not include projects. Next step: see packages.',
        },
      },
    },
    failed: {
      description: 'The check failed, for example without a connection. The person can try again.',
      tags: 'failed',
      on: {
        'gate.rechecked': 'checking',
        'gate.canceled': { target: 'idle', actions: 'forget' },
      },
    },
    allowed: {
      description: 'The person may list, and the page has gone on.',
      entry: ['goOn', 'forget'],
    },
  },
})
