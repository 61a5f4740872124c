import { expect, test } from 'vitest'
import { parseId, paymentRoutes, returnedAs } from './payment-routes.ts'

test('keeps where to continue', () => {
  expect(paymentRoutes.checkout(3, '/de/user/add-property?draft=1')).toBe(
    '/subscription-plan/3?next=%2Fde%2Fuser%2Fadd-property%3Fdraft%3D1',
  )
  expect(paymentRoutes.transfer(3)).toBe('/subscription-plan/3/bank-transfer')
  expect(paymentRoutes.returned('fail', 18)).toBe('/payment/fail?payment_transaction_id=18')
})

test.each([
  ['3', 3],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['0', null],
  ['-3', null],
  ['3.5', null],
  ['3x', null],
  [['3'], null],
  [undefined, null],
])('reads %s as %s', (written, number) => {
  expect(parseId(written)).toBe(number)
})

test('takes a cancellation that Flutterwave reports in the query for one', () => {
  expect(returnedAs('success', { status: 'cancelled', tx_ref: '1' })).toBe('fail')
  expect(returnedAs('success', { status: 'successful' })).toBe('success')
  expect(returnedAs('fail', {})).toBe('fail')
})
