import { newId, remainingAmount, type SandboxBooks, type SandboxPayment } from './books.ts'
import type { Deliveries } from './deliveries.ts'

export type Sandbox = { books: SandboxBooks; deliveries: Deliveries }

export const ACTIONS = [
  'pay',
  'fail',
  'cancel',
  'expire',
  'refund',
  'refund-half',
  'dispute',
  'win',
  'lose',
] as const

export type Action = (typeof ACTIONS)[number]

/** A trial's buyer pays something else than was asked. */
export type Paying = Partial<Pick<SandboxPayment, 'paidAmount' | 'paidCurrency' | 'account'>>

/** False where the action makes no sense in the payment's state. */
export function act(sandbox: Sandbox, payment: SandboxPayment, action: Action, paying?: Paying) {
  const isDone = change(sandbox, payment, action, paying)
  if (isDone) sandbox.books.save()
  return isDone
}

function change(
  { deliveries, books }: Sandbox,
  payment: SandboxPayment,
  action: Action,
  paying: Paying = {},
): boolean {
  const isOpen = payment.state === 'open' || payment.state === 'failed'
  const isPaid = payment.state === 'paid'
  if (action === 'pay' && isOpen) {
    Object.assign(payment, paying)
    if (payment.gateway === 'paypal') {
      payment.state = 'approved'
      deliveries.announce(payment, 'approved')
    } else {
      settle({ deliveries, books }, payment)
    }
    return true
  }
  if (action === 'fail' && isOpen) {
    payment.state = 'failed'
    deliveries.announce(payment, 'failed')
    return true
  }
  if (action === 'cancel' && isOpen) {
    // Only Stripe and PayPal know canceled payments; elsewhere the window is merely closed.
    if (payment.gateway !== 'stripe' && payment.gateway !== 'paypal') return true
    payment.state = 'canceled'
    deliveries.announce(payment, 'canceled')
    return true
  }
  if (action === 'expire' && isOpen) {
    payment.state = 'expired'
    return true
  }
  if ((action === 'refund' || action === 'refund-half') && isPaid) {
    const left = remainingAmount(payment)
    const half = Math.floor((left * 100) / 2) / 100
    const amount = action === 'refund' ? left : unitsAreMajor(payment) ? half : Math.floor(half)
    return amount > 0 && refund({ deliveries, books }, payment, amount, 'sandbox') !== undefined
  }
  return dispute({ deliveries, books }, payment, action)
}

function dispute({ deliveries }: Sandbox, payment: SandboxPayment, action: Action): boolean {
  if (action === 'dispute' && payment.state === 'paid' && payment.dispute === 'none') {
    payment.dispute = 'open'
    deliveries.announce(payment, 'disputed')
    return true
  }
  if ((action === 'win' || action === 'lose') && payment.dispute === 'open') {
    payment.dispute = action === 'win' ? 'won' : 'lost'
    deliveries.announce(payment, 'closed')
    return true
  }
  return false
}

export function settle({ deliveries, books }: Sandbox, payment: SandboxPayment): void {
  payment.state = 'paid'
  books.save()
  deliveries.announce(payment, 'paid')
}

/** Undefined where more would go back than was paid. */
export function refund(
  { deliveries, books }: Sandbox,
  payment: SandboxPayment,
  amount: number,
  note: string,
) {
  const left = remainingAmount(payment)
  if (payment.state !== 'paid' || !(amount > 0) || amount > left) return
  const made = { id: newId('rf_'), amount, note, at: Date.now() }
  payment.refunds.push(made)
  books.save()
  deliveries.announce(payment, 'refunded')
  return made
}

const unitsAreMajor = ({ gateway }: SandboxPayment) =>
  gateway === 'paypal' || gateway === 'flutterwave'
