import { describe, expect, test } from 'vitest'
import { needsEmail, onlineMethods, paypalAddress, toPaymentAddress } from './payment-methods.ts'

test('asks for an email address where the gateway refuses buyers without one', () => {
  expect(onlineMethods.filter(needsEmail)).toEqual(['paystack', 'flutterwave'])
  expect(needsEmail('transfer')).toBe(false)
})

test.each([
  ['https://checkout.stripe.com/c/pay/1?a=b', 'https://checkout.stripe.com/c/pay/1?a=b'],
  ['http://127.0.0.1:4100/pay/stripe/1', 'http://127.0.0.1:4100/pay/stripe/1'],
  ['javascript:alert(1)', null],
  ['/pay/1', null],
  ['', null],
  [undefined, null],
])('goes to %s as %s', (written, address) => {
  expect(toPaymentAddress(written)).toBe(address)
})

describe('the page of PayPal', () => {
  test('leads to the action of its form with its fields', () => {
    const html = `<form method="post" action='https://www.paypal.com/checkoutnow?locale=en'>
      <input type="hidden" name="token" value="5O19&amp;0T"><input type="submit"></form>`
    const address = 'https://www.paypal.com/checkoutnow?locale=en&token=5O19%260T'
    expect(paypalAddress(html)).toBe(address)
  })

  test('leads to the whole address where the provider tells it', () => {
    const html = `<form action="https://www.paypal.com/x"
      data-payment-url="https://www.paypal.com/y?a=1&amp;b=2"><input name="a" value="1"></form>`
    expect(paypalAddress(html)).toBe('https://www.paypal.com/y?a=1&b=2')
  })

  test.each(['', '<p>Sorry</p>', '<form action="javascript:alert(1)"></form>'])(
    'leads nowhere without a web address: %s',
    (html) => expect(paypalAddress(html)).toBeNull(),
  )
})
