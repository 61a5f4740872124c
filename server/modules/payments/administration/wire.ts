import { toMajor } from '@/domain/money/price.ts'
import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { toAuditEntry } from '@/server/modules/audit/wire.ts'
import type { PurchaseRow } from '../purchase-reads-store.ts'
import { type PaymentShaping, toMismatch, toPayment, toReceiptFile } from '../wire.ts'
import type { PurchaseDetail } from './purchases.ts'
import type { PaymentAdministration } from './settings.ts'

type Schemas = components['schemas']

export function toAdminPayment(row: PurchaseRow, language: string): Schemas['AdminPayment'] {
  const { name, email, mobile } = row.buyer
  return { ...toPayment(row, language), buyer: { id: row.account_id, name, email, mobile } }
}

export function toPurchaseDetail(
  detail: PurchaseDetail,
  shaping: PaymentShaping,
): Schemas['AdminPaymentDetail'] {
  const { purchase } = detail
  return {
    payment: toAdminPayment(purchase, shaping.language),
    paid_at: purchase.paid_at && wireDate(purchase.paid_at),
    refundable: toMajor(detail.refundableMinor, purchase.currency),
    attempts: detail.attempts.map(({ amount_minor, created_at, updated_at, ...attempt }) => ({
      ...attempt,
      amount: toMajor(amount_minor, attempt.currency),
      created_at: wireDate(created_at),
      updated_at: wireDate(updated_at),
    })),
    entries: detail.entries.map(({ amount_minor, created_at, ...entry }) => ({
      ...entry,
      amount: toMajor(amount_minor, entry.currency),
      created_at: wireDate(created_at),
    })),
    events: detail.events.map(({ received_at, handled_at, ...event }) => ({
      ...event,
      received_at: wireDate(received_at),
      handled_at: handled_at && wireDate(handled_at),
    })),
    refunds: detail.refunds.map(({ id, amount_minor, currency, answer, asked_at }) => ({
      id,
      currency,
      answer,
      amount: toMajor(amount_minor, currency),
      asked_at: wireDate(asked_at),
    })),
    mismatches: detail.mismatches.map(toMismatch),
    receipts: detail.receipts.map((row) => toReceiptFile(row, shaping)),
    notes: detail.notes.map(({ created_at, ...note }) => ({
      ...note,
      created_at: wireDate(created_at),
    })),
    audit: detail.audit.map(toAuditEntry),
  }
}

export function toAdministration(
  { gateways, bankTransfer, tax, isSandbox }: PaymentAdministration,
  origin: string,
): Schemas['PaymentAdministration'] {
  return {
    gateways: gateways.map(({ gateway, isOn, mode, publicKey, variables }) => ({
      gateway,
      is_on: isOn,
      mode,
      public_key: publicKey,
      variables: variables.map(({ name, isSet, isOptional }) => ({
        name,
        is_set: isSet,
        is_optional: isOptional,
      })),
      webhook_url: `${origin}/api/webhooks/${gateway}`,
    })),
    bank_transfer: { is_on: bankTransfer.isOn, details: bankTransfer.details },
    tax: {
      rate: tax.rate,
      is_inclusive: tax.isInclusive,
      name: tax.name,
      number: tax.number,
      address: tax.address,
    },
    is_sandbox: isSandbox,
  }
}
