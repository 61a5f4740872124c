import { taxPercent } from '@/domain/payment/tax.ts'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import type { PaymentGateway, PaymentGatewayName } from '@/server/gateways/payments/gateway.ts'
import { findTaxTerms } from '@/server/modules/settings/tax-settings.ts'
import { readOfferedCurrencies } from './purchase-reads-store.ts'

/** In the order in which clients prefer them. */
export const SWITCHES = {
  stripe: 'stripe_gateway',
  razorpay: 'razorpay_gateway',
  paystack: 'paystack_gateway',
  paypal: 'paypal_gateway',
  flutterwave: 'flutterwave_status',
} as const satisfies Record<PaymentGatewayName, SettingKey>

export const GATEWAY_NAMES: readonly PaymentGatewayName[] = [
  'stripe',
  'razorpay',
  'paystack',
  'paypal',
  'flutterwave',
]

/** Those of the API's keys and switches that browsers may know. */
export type PaymentSetting = {
  type:
    | (typeof SWITCHES)[PaymentGatewayName]
    | 'bank_transfer_status'
    | 'stripe_publishable_key'
    | 'stripe_currency'
    | 'razor_key'
    | 'paystack_public_key'
    | 'paystack_currency'
    | 'paypal_business_id'
    | 'sandbox_mode'
    | 'tax_rate'
    | 'tax_name'
  data: string
}

/** Switches and public keys; never a secret, which settings do not hold. */
export async function viewPaymentSettings({ deps }: ServiceContext): Promise<PaymentSetting[]> {
  const values = await deps.settings.read()
  const currencies = await readOfferedCurrencies(deps.db)
  const open = (name: PaymentGatewayName) => {
    const gateway = deps.payments.get(name)
    if (!gateway || !isOpen(deps, values, name)) return false
    // Browsers cannot open Stripe's form without the key.
    if (name === 'stripe' && !gateway.hasPage && !values.stripe_publishable_key) return false
    return currencies.length === 0 || currencies.some((currency) => gateway.takes(currency))
  }
  const switches = GATEWAY_NAMES.map((name) => ({
    type: SWITCHES[name],
    data: open(name) ? '1' : '0',
  }))
  // Razorpay's key id is public, and half of the key that the environment has anyway.
  const keyId = deps.config.payments.razorpay?.keyId
  const { stripe_publishable_key, razor_key, paystack_public_key, paypal_business_id } = values
  const tax = findTaxTerms(values)
  const keys: [PaymentSetting['type'], string | undefined][] = [
    ['stripe_publishable_key', open('stripe') ? stripe_publishable_key : undefined],
    ['stripe_currency', open('stripe') ? values.currency_code : undefined],
    ['razor_key', open('razorpay') ? (razor_key ?? keyId) : undefined],
    ['paystack_public_key', open('paystack') ? paystack_public_key : undefined],
    ['paystack_currency', open('paystack') ? values.currency_code : undefined],
    ['paypal_business_id', open('paypal') ? paypal_business_id : undefined],
    ['sandbox_mode', deps.config.payments.sandboxUrl === undefined ? undefined : '1'],
    ['tax_rate', tax ? String(taxPercent(tax.rate)) : undefined],
    ['tax_name', tax ? values.tax_name : undefined],
  ]
  return [
    ...switches,
    { type: 'bank_transfer_status', data: takesTransfers(values) ? '1' : '0' },
    ...keys.flatMap(([type, data]) => (data ? [{ type, data }] : [])),
  ]
}

/** Without an account to pay into, nobody can transfer money. */
export function takesTransfers(values: SettingValues): boolean {
  return values.bank_transfer_status && values.bank_details.length > 0
}

/**
 * The wanted gateway, or the first that takes the currency. Raises conflict if it is closed or none
 * is open.
 */
export async function chooseGateway(
  deps: Pick<Deps, 'payments' | 'settings'>,
  { wanted, currency }: { wanted: PaymentGatewayName | undefined; currency: string },
): Promise<PaymentGateway> {
  const values = await deps.settings.read()
  const open = GATEWAY_NAMES.filter((name) => wanted === undefined || name === wanted)
    .filter((name) => isOpen(deps, values, name))
    .flatMap((name) => deps.payments.get(name) ?? [])
  const chosen = open.find((gateway) => gateway.takes(currency))
  if (chosen) return chosen
  if (open.length > 0) {
    const message = `This payment method does not take ${currency}.`
    throw failure('conflict', message, { key: 'currencyNotTaken' })
  }
  throw noMethod()
}

export function noMethod() {
  const message = 'No payment method is enabled. Please contact the admin.'
  return failure('conflict', message, { key: 'noPaymentMethod' })
}

function isOpen(
  { payments }: Pick<Deps, 'payments'>,
  values: SettingValues,
  name: PaymentGatewayName,
): boolean {
  return payments.has(name) && values[SWITCHES[name]]
}
