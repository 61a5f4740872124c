import { assign, emit, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type CheckedPayment,
  type CheckoutContext,
  type CheckoutEmitted,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutOffer,
  Offline,
  type OpenPayment,
  PaymentRefused,
  PaymentSettled,
  type PaymentStatus,
  PaymentUnknown,
  type PaymentWish,
  type RefusalCause,
} from './checkout.types.ts'

type Thrown = { error: unknown }

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    emitted: {} as CheckoutEmitted,
    input: {} as CheckoutInput,
  },
  actors: {
    readOffer: notProvided<CheckoutOffer, number | null>('checkout: readOffer'),
    start: notProvided<OpenPayment, PaymentWish>('checkout: start'),
    check: notProvided<CheckedPayment, number | null>('checkout: check'),
    breakOff: notProvided<void, number | null>('checkout: breakOff'),
  },
  delays: { askAgain: 3_000, secondLook: 4_000, leavingFailed: 20_000, patience: 120_000 },
  guards: {
    isReturned: ({ context }) => context.returned !== null,
    hasNoTransaction: ({ context }) => context.transactionId === null,
    isOffered: (_, { offer, status }: { offer: CheckoutOffer; status: CheckoutOffer['status'] }) =>
      offer.status === status,
    knowsWish: ({ context }) => context.wish !== null,
    // With a method that was switched off, a payment cannot be continued.
    isPending: ({ context }, offer: CheckoutOffer) =>
      offer.pending !== null && !context.isMethodClosed,
    isPriceNew: ({ context: { price } }, { amount }: OpenPayment) =>
      price !== null && amount !== null && amount !== price,
    hasAddress: (_, { address }: OpenPayment) => address !== null,
    opensPage: ({ context }) => context.open?.address != null,
    stands: (_, { payment, as }: { payment: CheckedPayment; as: PaymentStatus }) =>
      payment.status === as,
    // Only until it was broken off: afterwards there is nothing to break off.
    cameBackUnpaid: ({ context }) => context.returned === 'fail',
    isOffline: (_, { error }: Thrown) => error instanceof Offline,
    isUnknown: (_, { error }: Thrown) => error instanceof PaymentUnknown,
    isSettled: (_, { error }: Thrown) => error instanceof PaymentSettled,
    isRefused: (_, { error, as }: Thrown & { as: RefusalCause }) =>
      error instanceof PaymentRefused && error.reason === as,
  },
  actions: {
    keepOffer: assign((_, { price, pending }: CheckoutOffer) => ({
      price,
      failure: null,
      transactionId: pending?.transactionId ?? null,
      wish: pending?.method ? { method: pending.method, email: null } : null,
    })),
    keepWish: assign(({ event }) =>
      event.type === 'payment.requested'
        ? {
            wish: { method: event.method, email: event.email },
            failure: null,
            isMethodClosed: false,
          }
        : {},
    ),
    keepOpen: assign((_, open: OpenPayment) => ({ open, transactionId: open.transactionId })),
    acceptPrice: assign(({ context: { open, price } }) => ({ price: open?.amount ?? price })),
    keepPayment: assign(({ context }, payment: CheckedPayment) => ({
      payment,
      packageId: payment.packageId,
      wish: context.wish ?? (payment.method && { method: payment.method, email: null }),
      failure: null,
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    noteClosedMethod: assign({ isMethodClosed: true }),
    beginAnew: assign({ returned: null, open: null, payment: null, failure: null }),
    /** A payment that is broken off is not broken off again. */
    forgetReturn: assign({ returned: 'success' }),
    goToGateway: emit(({ context }) => ({
      type: 'gatewayOpened',
      address: context.open?.address ?? '',
    })),
  },
})
