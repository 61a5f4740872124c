import { expect, test } from 'vitest'
import { ConfigError, loadConfig, takesPaymentSandbox } from './config.ts'
import { gatewayVariables } from './payment-environment.ts'

const SECRET_KEY = 'a-secret-of-more-than-thirty-two-characters'
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const SANDBOX = { PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100' }

const load = (environment: Record<string, string>) => loadConfig({ SECRET_KEY, ...environment })

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    load(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

test.each([
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET must be set with STRIPE_SECRET_KEY'],
  [
    { RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 'abcd' },
    'RAZORPAY_WEBHOOK_SECRET must be set with RAZORPAY_KEY_ID',
  ],
  [{ PAYPAL_API_URL: 'http://paypal.example.org' }, /^PAYPAL_API_URL must be an https address/],
  [{ STRIPE_API_URL: 'https://api.stripe.com/v1' }, /^STRIPE_API_URL must be an https address/],
  [{ PAYMENT_SANDBOX_URL: 'http://10.0.0.7:4100' }, /^PAYMENT_SANDBOX_URL must be a port of this/],
  [
    { ...SANDBOX, PUBLIC_URL: 'https://homes.example.org' },
    'PAYMENT_SANDBOX_URL is for trying out: it cannot be set with PUBLIC_URL',
  ],
  [
    { ...SANDBOX, HOST: '0.0.0.0' },
    'PAYMENT_SANDBOX_URL is for trying out: it cannot be set with HOST',
  ],
  [
    { ...SANDBOX, ...STRIPE },
    'PAYMENT_SANDBOX_URL is for trying out: it cannot be set with STRIPE_SECRET_KEY',
  ],
])('refuses %j', (environment, fault) => {
  expect(faultsOf(environment)).toEqual([
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  ])
})

test.each([
  ['a local trial', {}, true],
  ['a sandbox started by hand', SANDBOX, true],
  ['keys of a gateway', STRIPE, false],
  ['a public address', { PUBLIC_URL: 'https://homes.example.org' }, false],
  ['an open port', { HOST: '0.0.0.0' }, false],
  ['a database server', { DATABASE_URL: 'postgres://hearth:pw@db/hearth' }, false],
  ['another provider', { API_URL: 'https://provider.example.org' }, false],
  ['a demonstration', { DEMO_MODE: '1' }, false],
])('takes the sandbox with %s: %j is %s', (_, environment, wanted) => {
  expect(takesPaymentSandbox(load(environment))).toBe(wanted)
})

test('tells of each variable whether it is set', () => {
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_1',
    RAZORPAY_KEY_SECRET: 'abcd',
    RAZORPAY_WEBHOOK_SECRET: 'efgh',
  }
  const told = ({ payments }: ReturnType<typeof load>, name: 'razorpay' | 'stripe') =>
    gatewayVariables(payments, name).map(({ name, isSet, isOptional }) => [name, isSet, isOptional])
  expect(told(load(razorpay), 'razorpay')).toEqual([
    ['RAZORPAY_KEY_ID', true, false],
    ['RAZORPAY_KEY_SECRET', true, false],
    ['RAZORPAY_WEBHOOK_SECRET', true, false],
    ['RAZORPAY_ACCOUNT_ID', false, true],
  ])
  expect(
    told(load({ ...razorpay, RAZORPAY_ACCOUNT_ID: 'acc_1' }), 'razorpay').every(([, it]) => it),
  ).toBe(true)
  expect(told(load(SANDBOX), 'stripe').some(([, isSet]) => isSet)).toBe(false)
})
