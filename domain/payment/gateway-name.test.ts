import { expect, test } from 'vitest'
import { gatewayName } from './gateway-name.ts'

test('names gateways as they write themselves, and leaves others', () => {
  expect(['Paypal', 'paypal', 'Stripe', 'other'].map(gatewayName)).toEqual([
    'PayPal',
    'PayPal',
    'Stripe',
    'other',
  ])
})
