import type { SandboxGateway, SandboxPayment } from './books.ts'

/** Changes of a payment that gateways tell. */
export type Change =
  | 'approved'
  | 'paid'
  | 'failed'
  | 'canceled'
  | 'refunded'
  | 'disputed'
  | 'closed'

export const FORGERIES = [
  'secret',
  'body',
  'age',
  'future',
  'amount',
  'currency',
  'account',
] as const

export type Forgery = (typeof FORGERIES)[number]

/** Text and headers as sent. */
export type Notice = { body: string; headers: Record<string, string> }

/** One gateway's notices; undefined where it tells nothing about a change. */
export type NoticeWriter = (
  payment: SandboxPayment,
  change: Change,
  how: { at: Date; secret: string; eventId: string },
) => Notice | undefined

export type NoticeWriters = Readonly<
  Record<SandboxGateway, { write: NoticeWriter; secret: string }>
>

/** The payment as a forged notice claims it. */
export function falsify(payment: SandboxPayment, cause: Forgery | undefined): SandboxPayment {
  const claimed = { ...payment, state: 'paid' as const }
  if (cause === 'amount') return { ...claimed, paidAmount: payment.amount * 100 }
  if (cause === 'currency') return { ...claimed, paidCurrency: OTHER[payment.currency] ?? 'USD' }
  if (cause === 'account') return { ...claimed, account: 'somebody-else' }
  return cause ? claimed : payment
}

const OTHER: Readonly<Record<string, string>> = { USD: 'EUR' }
