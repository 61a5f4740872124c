import { checkoutSetup } from './checkout.setup.ts'
import type {
  CheckedPayment,
  CheckoutContext,
  CheckoutOffer,
  OpenPayment,
} from './checkout.types.ts'
import { endsAs, provingStates } from './proving-states.ts'

type Read = { event: { output: CheckoutOffer } }
type Thrown = { event: { error: unknown } }
type PaymentOpened = { event: { output: OpenPayment } }
type Checked = { event: { output: CheckedPayment } }

const keepOffer = { type: 'keepOffer', params: ({ event }: Read) => event.output } as const
const keepFailure = { type: 'keepFailure', params: ({ event }: Thrown) => event } as const
const keepPayment = { type: 'keepPayment', params: ({ event }: Checked) => event.output } as const

const offeredAs = <Status extends CheckoutOffer['status']>(status: Status) =>
  ({
    guard: {
      type: 'isOffered',
      params: ({ event }: Read) => ({ offer: event.output, status }),
    },
    target: status,
    actions: keepOffer,
  }) as const

const refusedAs = <Cause extends 'gone' | 'alreadyOwned' | 'methodClosed' | 'inReview'>(
  as: Cause,
) => ({ type: 'isRefused', params: ({ event }: Thrown) => ({ error: event.error, as }) }) as const

const standsAs = <Status extends CheckedPayment['status']>(as: Status) =>
  ({ type: 'stands', params: ({ event }: Checked) => ({ payment: event.output, as }) }) as const

/** From the package to the proof of the payment. Money that arrives late still counts. */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description:
    'A member pays for a package at a gateway. Only the provider’s answer says whether it was paid: the buyer may come back, close the window, or pay in another tab.',
  context: ({ input }): CheckoutContext => ({
    packageId: 'packageId' in input ? input.packageId : null,
    transactionId: 'returned' in input ? input.transactionId : null,
    returned: 'returned' in input ? input.returned : null,
    price: null,
    wish: null,
    open: null,
    payment: null,
    isMethodClosed: false,
    failure: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Choosing the beginning: the package, or a buyer who comes back.',
      always: [{ guard: 'isReturned', target: 'awaitingConfirmation' }, { target: 'loading' }],
    },
    loading: {
      description: 'Loading the package, the open ways to pay, and a payment begun before.',
      invoke: {
        src: 'readOffer',
        input: ({ context }) => context.packageId,
        onDone: [
          offeredAs('gone'),
          offeredAs('alreadyOwned'),
          offeredAs('noMethod'),
          offeredAs('inReview'),
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'resuming',
            actions: keepOffer,
          },
          { target: 'choosing', actions: keepOffer },
        ],
        onError: [
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { target: 'loadFailed', actions: keepFailure },
        ],
      },
    },
    offline: {
      description: 'There is no connection. The page loads as soon as it is back.',
      on: { 'connection.restored': 'loading', 'load.retried': 'loading' },
    },
    loadFailed: {
      description:
        'The page could not be loaded. The reason is shown, and the buyer can try again.',
      on: { 'load.retried': 'loading' },
    },
    choosing: {
      description: 'The package, its price and the ways to pay are shown.',
      on: {
        'payment.requested': { target: 'starting', actions: 'keepWish' },
        'payment.changed': 'loading',
      },
    },
    resuming: {
      description: 'A payment for the package was begun before. The gateway is asked about it.',
      invoke: {
        src: 'check',
        input: ({ context }) => context.transactionId,
        onDone: [
          { guard: standsAs('paid'), target: 'granted', actions: keepPayment },
          { guard: standsAs('held'), target: 'mismatched', actions: keepPayment },
          { guard: standsAs('pending'), target: 'unfinished', actions: keepPayment },
          { target: 'choosing' },
        ],
        onError: [
          { guard: { type: 'isUnknown', params: ({ event }) => event }, target: 'choosing' },
          { target: 'unfinished', actions: keepFailure },
        ],
      },
    },
    unfinished: {
      description:
        'A payment was begun and is not paid yet. The buyer goes on with it, or gives it up and chooses again.',
      initial: 'shown',
      on: {
        'payment.continued': 'continuing',
        'payment.canceled': 'canceling',
        'payment.changed': '.checking',
        'page.restored': '.checking',
      },
      states: {
        shown: {
          description:
            'The gateway is asked once more: news between the first answer and the live connection is lost.',
          after: { secondLook: 'checking' },
        },
        checking: {
          description: 'The gateway is asked while the page stays as it is.',
          invoke: {
            src: 'check',
            input: ({ context }) => context.transactionId,
            onDone: [
              endsAs('paid', 'granted'),
              endsAs('held', 'mismatched'),
              { guard: standsAs('pending'), target: 'following' },
              { target: '#checkout.choosing' },
            ],
            onError: 'following',
          },
        },
        following: { description: 'News comes over the live connection.' },
      },
    },
    continuing: {
      description: 'Going on with the way to pay of before, if it is known.',
      always: [{ guard: 'knowsWish', target: 'starting' }, { target: 'choosing' }],
    },
    starting: {
      description:
        'The payment is opened at the gateway. Pressing again changes nothing, and a second tab gets the same payment.',
      invoke: {
        src: 'start',
        input: ({ context: { packageId, wish } }) => ({
          packageId: packageId ?? 0,
          method: wish?.method ?? 'stripe',
          email: wish?.email ?? null,
        }),
        onDone: [
          {
            guard: { type: 'isPriceNew', params: ({ event }: PaymentOpened) => event.output },
            target: 'confirmingPrice',
            actions: { type: 'keepOpen', params: ({ event }: PaymentOpened) => event.output },
          },
          {
            guard: { type: 'hasAddress', params: ({ event }: PaymentOpened) => event.output },
            target: 'leaving',
            actions: { type: 'keepOpen', params: ({ event }: PaymentOpened) => event.output },
          },
          {
            target: 'filling',
            actions: { type: 'keepOpen', params: ({ event }: PaymentOpened) => event.output },
          },
        ],
        onError: [
          { guard: refusedAs('gone'), target: 'gone' },
          { guard: refusedAs('alreadyOwned'), target: 'alreadyOwned' },
          { guard: refusedAs('inReview'), target: 'inReview' },
          { guard: refusedAs('methodClosed'), target: 'loading', actions: 'noteClosedMethod' },
          { target: 'choosing', actions: keepFailure },
        ],
      },
    },
    confirmingPrice: {
      description:
        'The price changed since the page was opened, or tax is added. The buyer accepts it or not.',
      on: {
        'price.accepted': [
          { guard: 'opensPage', target: 'leaving', actions: 'acceptPrice' },
          { target: 'filling', actions: 'acceptPrice' },
        ],
        'payment.canceled': 'canceling',
      },
    },
    leaving: {
      description: 'The browser goes to the gateway’s page.',
      entry: 'goToGateway',
      on: { 'page.restored': 'resuming' },
      after: { leavingFailed: 'resuming' },
    },
    filling: {
      description: 'The gateway’s form is open in the page.',
      initial: 'open',
      on: {
        'form.paid': 'awaitingConfirmation',
        'form.closed': 'canceling',
        'form.failed': {
          target: 'choosing',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
        'payment.changed': '.checking',
      },
      states: {
        open: {
          description:
            'The buyer fills the form. The form itself says why a card was declined, and takes another one.',
        },
        checking: {
          description:
            'Something was heard of the payment. Only what ends it takes the form away; a declined card does not.',
          invoke: {
            src: 'check',
            input: ({ context }) => context.transactionId,
            onDone: [
              endsAs('paid', 'granted'),
              endsAs('canceled', 'canceled'),
              endsAs('expired', 'expired'),
              endsAs('refunded', 'refunded'),
              endsAs('held', 'mismatched'),
              { target: 'open' },
            ],
            onError: 'open',
          },
        },
      },
    },
    canceling: {
      description: 'The provider is told that the buyer gave up.',
      entry: 'forgetReturn',
      invoke: {
        src: 'breakOff',
        input: ({ context }) => context.transactionId,
        onDone: 'canceled',
        onError: [
          {
            guard: { type: 'isSettled', params: ({ event }) => event },
            target: 'awaitingConfirmation',
          },
          { target: 'unfinished', actions: keepFailure },
        ],
      },
    },
    ...provingStates,
    noMethod: {
      description: 'No way to pay is enabled. The buyer contacts the operator.',
    },
    inReview: {
      description: 'A bank transfer for the package is under review.',
      on: { 'payment.changed': 'loading' },
    },
    alreadyOwned: { description: 'The buyer has the package already; nothing is to be paid.' },
    gone: { description: 'The package is not offered any more.' },
  },
})
