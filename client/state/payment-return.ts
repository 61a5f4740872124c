import { toFields } from '@/domain/values/records.ts'
import { nextPath } from '@/domain/web/next-path.ts'

const KEY = 'payment-return'

/** It begins a path, so it must not hold a slash. */
const LANGUAGE_CODE = /^[\w-]+$/

/** Kept while a buyer is at a gateway, whose way back knows the payment's number only. */
type PaymentReturn = {
  /** Null where the provider does not tell it before. */
  transactionId: number | null
  /** Language of the page that was left. */
  language: string
  /** Path to go on with. */
  next: string | null
}

/** In storage of all tabs: gateways and banking apps may return in another one. */
export function keepPaymentReturn(kept: PaymentReturn): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Blocked: the buyer comes back in the default language, and goes on from there.
  }
}

/** The last payment's for a return without a number. */
export function readPaymentReturn(transactionId: number | null): PaymentReturn | null {
  const { transactionId: id, language, next } = toFields(read())
  const kept = typeof id === 'number' ? id : null
  if (typeof language !== 'string' || !LANGUAGE_CODE.test(language)) return null
  if (transactionId !== null && kept !== null && kept !== transactionId) return null
  return { transactionId: kept, language, next: nextPath(typeof next === 'string' ? next : null) }
}

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null')
  } catch {
    return null
  }
}
