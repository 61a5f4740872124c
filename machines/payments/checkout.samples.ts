import type { Samples } from '@hearth/machine-lab/walk/samples'
import { checkoutMachine } from './checkout.machine.ts'
import {
  type CheckedPayment,
  type CheckoutOffer,
  Offline,
  PaymentRefused,
  PaymentSettled,
  PaymentUnknown,
} from './checkout.types.ts'

const offer: CheckoutOffer = { status: 'offered', price: 49, pending: null }
const offered = (more: Partial<CheckoutOffer> = {}) => ({ output: { ...offer, ...more } })
const open = { transactionId: 18, amount: 49, address: null, form: null }
const page = { ...open, address: 'https://pay.example/18' }
const form = { gateway: 'stripe', clientSecret: 'pi_18_secret' } as const
const withStatus = (as: CheckedPayment['status']) => ({
  output: {
    id: 18,
    packageId: 3,
    packageName: 'Agency',
    amount: 49,
    method: 'stripe' as const,
    status: as,
  },
})
const noAnswer = () => ({ error: new Error('no connection') })

export const samples: Samples<typeof checkoutMachine> = {
  machine: checkoutMachine,
  inputs: {
    'the page opens': () => ({ packageId: 3 }),
    'the gateway returns the buyer': () => ({ transactionId: 18, returned: 'success' }),
    'the buyer canceled at the gateway': () => ({ transactionId: 18, returned: 'fail' }),
    'somebody opens the return page without a payment': () => ({
      transactionId: null,
      returned: 'success',
    }),
  },
  events: {
    'the buyer pays': () => ({ type: 'payment.requested', method: 'stripe', email: null }),
    'the buyer accepts the new price': () => ({ type: 'price.accepted' }),
    'the buyer continues the payment': () => ({ type: 'payment.continued' }),
    'the buyer gives the payment up': () => ({ type: 'payment.canceled' }),
    'the buyer tries again': () => ({ type: 'payment.retried' }),
    'the payment changes': () => ({ type: 'payment.changed' }),
    'the form is paid': () => ({ type: 'form.paid' }),
    'the buyer closes the form': () => ({ type: 'form.closed' }),
    'the form does not load': () => ({ type: 'form.failed', error: new Error('blocked') }),
    'the buyer goes back': () => ({ type: 'page.restored' }),
    'the buyer asks for the status': () => ({ type: 'check.requested' }),
    'the person loads the page again': () => ({ type: 'load.retried' }),
    'the connection is back': () => ({ type: 'connection.restored' }),
  },
  outcomes: {
    readOffer: {
      'the package is offered': () => offered(),
      'a payment was begun before': () =>
        offered({ pending: { transactionId: 18, method: 'stripe' } }),
      'a payment was begun before, at an unknown gateway': () =>
        offered({ pending: { transactionId: 18, method: null } }),
      'the buyer has the package': () => offered({ status: 'alreadyOwned', price: null }),
      'the package is gone': () => offered({ status: 'gone', price: null }),
      'no way to pay is enabled': () => offered({ status: 'noMethod' }),
      'a bank transfer is under review': () => offered({ status: 'inReview' }),
      'there is no connection': () => ({ error: new Offline() }),
      'the site does not answer': noAnswer,
    },
    start: {
      'the gateway has a page': () => ({ output: page }),
      'the gateway has a form': () => ({ output: { ...open, form } }),
      'the price changed, and the gateway has a page': () => ({ output: { ...page, amount: 59 } }),
      'the price changed, and the gateway has a form': () => ({
        output: { ...open, amount: 59, form },
      }),
      'the package is gone': () => ({ error: new PaymentRefused('gone') }),
      'it was paid in another tab': () => ({ error: new PaymentRefused('alreadyOwned') }),
      'the method was switched off': () => ({ error: new PaymentRefused('methodClosed') }),
      'a bank transfer is under review': () => ({ error: new PaymentRefused('inReview') }),
      'there is no connection': noAnswer,
    },
    check: {
      'it is paid': () => withStatus('paid'),
      'it is not paid yet': () => withStatus('pending'),
      'it failed': () => withStatus('failed'),
      'it was canceled': () => withStatus('canceled'),
      'it expired': () => withStatus('expired'),
      'it was refunded': () => withStatus('refunded'),
      'another amount was paid': () => withStatus('held'),
      'there is no such payment': () => ({ error: new PaymentUnknown() }),
      'there is no connection': noAnswer,
    },
    breakOff: {
      'it is broken off': () => ({ output: undefined }),
      'it is settled already': () => ({ error: new PaymentSettled() }),
      'there is no connection': noAnswer,
    },
  },
  situation: ({ context: { returned, wish, open, price, transactionId, isMethodClosed } }) => ({
    isMethodClosed,
    returned,
    knowsMethod: wish !== null,
    hasNumber: transactionId !== null,
    hasPage: open?.address != null,
    isDearer: open !== null && open.amount !== price,
  }),
}
