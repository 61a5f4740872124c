import type { CheckedPayment } from './checkout.types.ts'

type Checked = { event: { output: CheckedPayment } }
type Thrown = { event: { error: unknown } }

const keepPayment = { type: 'keepPayment', params: ({ event }: Checked) => event.output } as const

/** What the provider answers ends the payment. */
export const endsAs = <Target extends string>(as: CheckedPayment['status'], target: Target) =>
  ({
    guard: {
      type: 'stands',
      params: ({ event }: Checked) => ({ payment: event.output, as }),
    },
    target: `#checkout.${target}`,
    actions: keepPayment,
  }) as const

/** Money may arrive after a failure, in another tab or at the bank. */
const later = {
  'payment.changed': 'awaitingConfirmation',
  'payment.retried': { target: 'loading', actions: 'beginAnew' },
} as const

/** From the buyer's return to the proof, and what it says. */
export const provingStates = {
  awaitingConfirmation: {
    description: 'Waiting for the proof of the payment.',
    initial: 'entering',
    after: { patience: 'late' },
    states: {
      entering: {
        description: 'Only a payment with a number can be asked about.',
        always: [
          { guard: 'hasNoTransaction', target: '#checkout.unknown' },
          { target: 'checking' },
        ],
      },
      checking: {
        description: 'The provider asks the gateway.',
        invoke: {
          src: 'check',
          input: ({ context }: { context: { transactionId: number | null } }) =>
            context.transactionId,
          onDone: [
            endsAs('paid', 'granted'),
            endsAs('failed', 'failed'),
            endsAs('canceled', 'canceled'),
            endsAs('expired', 'expired'),
            endsAs('refunded', 'refunded'),
            endsAs('held', 'mismatched'),
            { guard: 'cameBackUnpaid', target: '#checkout.canceling', actions: keepPayment },
            { target: 'pausing', actions: keepPayment },
          ],
          onError: [
            {
              guard: { type: 'isUnknown', params: ({ event }: Thrown) => event },
              target: '#checkout.unknown',
            },
            {
              target: 'pausing',
              actions: { type: 'keepFailure', params: ({ event }: Thrown) => event },
            },
          ],
        },
      },
      pausing: {
        description: 'The gateway does not know yet. It is asked again, or tells the page itself.',
        on: { 'payment.changed': 'checking', 'connection.restored': 'checking' },
        after: { askAgain: 'checking' },
      },
    },
  },
  late: {
    description: 'The proof takes long. The buyer may leave; a notification follows.',
    on: {
      'check.requested': 'awaitingConfirmation',
      'payment.changed': 'awaitingConfirmation',
      'connection.restored': 'awaitingConfirmation',
    },
  },
  granted: { description: 'It is paid, and the package is active.' },
  failed: { description: 'The payment failed. The buyer can try again.', on: later },
  canceled: { description: 'The buyer gave up. The buyer can try again.', on: later },
  expired: { description: 'The payment was not made in time.', on: later },
  refunded: { description: 'The money was given back, and the package has ended.' },
  mismatched: {
    description: 'What was paid is not what was due. An administrator decides.',
    on: { 'payment.changed': 'awaitingConfirmation' },
  },
  unknown: { description: 'There is no such payment of this person.' },
} as const
