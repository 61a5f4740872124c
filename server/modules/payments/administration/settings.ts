import type { SettingKey } from '@/domain/settings/setting-table.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import {
  GatewayRefused,
  GatewayUnreachable,
  type PaymentGatewayName,
} from '@/server/gateways/payments/gateway.ts'
import { logPaymentSettings } from '@/server/modules/audit/payment-log.ts'
import { changeSettings, toAuditChange } from '@/server/modules/settings/change-settings.ts'
import { createSettings } from '@/server/modules/settings/settings.ts'
import { type EnvironmentVariable, gatewayVariables } from '@/server/payment-environment.ts'
import { requireStaff } from '@/server/viewer.ts'
import { GATEWAY_NAMES, SWITCHES } from '../methods.ts'

type GatewayView = {
  gateway: PaymentGatewayName
  isOn: boolean
  mode: 'live' | 'test' | 'sandbox' | null
  publicKey: string | null
  variables: EnvironmentVariable[]
}

/** `rate` in percent. */
export type PackageTax = {
  rate: number
  isInclusive: boolean
  name: string
  number: string
  address: string
}

export type PaymentAdministration = {
  gateways: GatewayView[]
  bankTransfer: { isOn: boolean; details: { title: string; value: string }[] }
  tax: PackageTax
  isSandbox: boolean
}

/** Keys that browsers may know. Flutterwave's page needs none. */
const PUBLIC_KEYS: Partial<Record<PaymentGatewayName, SettingKey>> = {
  stripe: 'stripe_publishable_key',
  razorpay: 'razor_key',
  paystack: 'paystack_public_key',
  paypal: 'paypal_business_id',
}

/** Ways to pay, with secrets as set or not set. Raises forbidden. */
export async function viewPaymentAdministration(
  context: ServiceContext,
): Promise<PaymentAdministration> {
  requireStaff(context)
  const { db, config } = context.deps
  const values = await createSettings(db, 0).read()
  const { payments } = config
  const isSandbox = payments.sandboxUrl !== undefined
  const gateways = GATEWAY_NAMES.map((gateway): GatewayView => {
    const key = PUBLIC_KEYS[gateway]
    const stored: unknown = key && values[key]
    return {
      gateway,
      isOn: values[SWITCHES[gateway]],
      mode: isSandbox ? 'sandbox' : findMode(context, gateway),
      publicKey: typeof stored === 'string' ? stored : null,
      variables: gatewayVariables(payments, gateway),
    }
  })
  const details = values.bank_details.map(({ title, value }) => ({ title, value }))
  const tax = {
    rate: values.tax_rate,
    isInclusive: values.tax_inclusive,
    name: values.tax_name ?? '',
    number: values.tax_number ?? '',
    address: values.tax_address ?? '',
  }
  const bankTransfer = { isOn: values.bank_transfer_status, details }
  return { gateways, bankTransfer, tax, isSandbox }
}

/** Stripe's and Paystack's secret keys name their mode, and so do Razorpay's and Flutterwave's. */
function findMode(
  { deps: { config } }: ServiceContext,
  gateway: PaymentGatewayName,
): 'live' | 'test' | null {
  const { stripe, razorpay, paystack, paypal, flutterwave } = config.payments
  const marks: Record<PaymentGatewayName, readonly [string | undefined, RegExp, RegExp]> = {
    stripe: [stripe?.secretKey, /^[sr]k_live_/, /^[sr]k_test_/],
    razorpay: [razorpay?.keyId, /^rzp_live_/, /^rzp_test_/],
    paystack: [paystack?.secretKey, /^sk_live_/, /^sk_test_/],
    paypal: [paypal?.apiUrl, /\/\/api-m\.paypal\.com$/, /\/\/api-m\.sandbox\.paypal\.com$/],
    flutterwave: [flutterwave?.secretKey, /^FLWSECK-/, /^FLWSECK_TEST-/],
  }
  const [text = '', live, test] = marks[gateway]
  if (live.test(text)) return 'live'
  return test.test(text) ? 'test' : null
}

type GatewayChange = {
  gateway: PaymentGatewayName
  isOn: boolean | undefined
  publicKey: string | null | undefined
}

type PaymentSettingsChange = {
  gateways: readonly GatewayChange[]
  bankTransfer: PaymentAdministration['bankTransfer'] | undefined
  tax: PackageTax | undefined
}

/**
 * Raises forbidden, and invalid for a secret key in place of a public one, or a tax that receipts
 * cannot print.
 */
export async function changePaymentSettings(
  context: ServiceContext,
  { gateways, bankTransfer, tax }: PaymentSettingsChange,
): Promise<void> {
  const admin = requireStaff(context)
  const { db, clock } = context.deps
  const changed: Partial<Record<SettingKey, unknown>> = {}
  for (const { gateway, isOn, publicKey } of gateways) {
    if (isOn !== undefined) changed[SWITCHES[gateway]] = isOn
    const key = PUBLIC_KEYS[gateway]
    if (publicKey !== undefined && key) changed[key] = requirePublic(gateway, publicKey)
  }
  const { bank_details: previous } = await createSettings(db, 0).read()
  if (bankTransfer) {
    changed.bank_transfer_status = bankTransfer.isOn
    changed.bank_details = withTranslations(bankTransfer.details, previous)
  }
  if (tax) Object.assign(changed, settingsOfTax(tax))
  await db.transaction().execute(async (tx) => {
    const at = clock()
    const keys = Object.keys(changed)
    const changes = await changeSettings(tx, {
      adminId: admin.id,
      values: changed,
      reason: '',
      at,
    })
    await logPaymentSettings(tx, { adminId: admin.id, keys, change: toAuditChange(changes), at })
  })
}

function withTranslations(
  details: PaymentAdministration['bankTransfer']['details'],
  previous: SettingValues['bank_details'],
): SettingValues['bank_details'] {
  return details.map(({ title, value }) => {
    const same = previous.find((it) => it.title === title && it.value === value)
    return { title, value, translations: same?.translations ?? {} }
  })
}

/** Receipts with a tax must name the seller's number, and print three decimals at most. */
function settingsOfTax(tax: PackageTax): Partial<Record<SettingKey, unknown>> {
  const { rate, isInclusive } = tax
  if (Math.round(rate * 1000) / 1000 !== rate) {
    throw invalid({ tax_rate: 'must have at most three decimals' })
  }
  const [name, number, address] = [tax.name.trim(), tax.number.trim(), tax.address.trim()]
  if (rate > 0 && number === '') throw invalid({ tax_number: 'is needed with a rate' })
  return {
    tax_rate: rate,
    tax_inclusive: isInclusive,
    tax_name: name || null,
    tax_number: number || null,
    tax_address: address || null,
  }
}

const SECRET = /^(sk_|rk_|whsec_|FLWSECK)/i

/** Everybody reads public keys, so a secret in their place would be published. */
function requirePublic(gateway: PaymentGatewayName, key: string | null): string | null {
  const text = key?.trim() ?? ''
  if (text === '') return null
  if (SECRET.test(text) || !/^[\x21-\x7e]+$/.test(text)) {
    throw invalid({ [gateway]: 'must be the public key' })
  }
  return text
}

/** Null when the keys work, else a cause without secrets. Raises forbidden, conflict without keys. */
export async function testGateway(
  context: ServiceContext,
  name: PaymentGatewayName,
): Promise<string | null> {
  requireStaff(context)
  const gateway = context.deps.payments.get(name)
  if (!gateway) throw failure('conflict', 'Its keys are not set.', { key: 'gatewayNotSet' })
  return gateway.testConnection().catch((error: unknown) => {
    if (error instanceof GatewayRefused || error instanceof GatewayUnreachable) return error.message
    throw error
  })
}
