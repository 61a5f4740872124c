import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { KEYS } from './authorization.ts'

export const SANDBOX_GATEWAYS = ['stripe', 'razorpay', 'paypal', 'paystack', 'flutterwave'] as const

export type SandboxGateway = (typeof SANDBOX_GATEWAYS)[number]

const Refund = z.object({
  id: z.string(),
  /** In the gateway's own units. */
  amount: z.number(),
  note: z.string(),
  at: z.number(),
})

const Payment = z.object({
  gateway: z.enum(SANDBOX_GATEWAYS),
  /** The gateway's id of the intent, order or transaction. */
  id: z.string(),
  /** Numeric, for gateways that name the attempt by a number. */
  number: z.number(),
  reference: z.string(),
  /** In the gateway's own units: minor, except those of PayPal and Flutterwave. */
  amount: z.number(),
  currency: z.string(),
  title: z.string(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  state: z.enum(['open', 'approved', 'failed', 'canceled', 'expired', 'paid']),
  /** As paid; differs from what was asked where a trial wants that. */
  paidAmount: z.number(),
  paidCurrency: z.string(),
  account: z.string(),
  refunds: z.array(Refund),
  dispute: z.enum(['none', 'open', 'won', 'lost']),
  /** Milliseconds. */
  createdAt: z.number(),
})

export type SandboxPayment = z.output<typeof Payment>

const Kept = z.object({ payments: z.array(Payment), nextNumber: z.number() })

export type NewPayment = Pick<
  SandboxPayment,
  'gateway' | 'reference' | 'amount' | 'currency' | 'title' | 'returnUrl' | 'cancelUrl'
> & { id?: string }

/** Payments in memory, written to a file soon after each change where one is named. */
export class SandboxBooks {
  private readonly payments = new Map<string, SandboxPayment>()
  private nextNumber = 100_001
  private readonly path: string | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(path: string | undefined) {
    this.path = path
    if (!path || !existsSync(path)) return
    const kept = Kept.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (!kept.success) return
    this.nextNumber = kept.data.nextNumber
    for (const payment of kept.data.payments) this.payments.set(key(payment), payment)
  }

  open(order: NewPayment): SandboxPayment {
    const payment: SandboxPayment = {
      ...order,
      id: order.id ?? newId(ID_PREFIX[order.gateway]),
      number: this.nextNumber,
      state: 'open',
      paidAmount: order.amount,
      paidCurrency: order.currency,
      account: ACCOUNTS[order.gateway],
      refunds: [],
      dispute: 'none',
      createdAt: Date.now(),
    }
    this.nextNumber += 1
    this.payments.set(key(payment), payment)
    this.save()
    return payment
  }

  find(gateway: SandboxGateway, id: string): SandboxPayment | undefined {
    return this.payments.get(`${gateway} ${id}`)
  }

  findBy(
    gateway: SandboxGateway,
    is: (payment: SandboxPayment) => boolean,
  ): SandboxPayment | undefined {
    return this.of(gateway).find(is)
  }

  of(gateway: SandboxGateway): SandboxPayment[] {
    return [...this.payments.values()].filter((payment) => payment.gateway === gateway)
  }

  all(): SandboxPayment[] {
    return [...this.payments.values()]
  }

  /** Call after changing a payment. */
  save(): void {
    if (!this.path || this.timer) return
    this.timer = setTimeout(() => this.write(), WRITE_MS)
  }

  /** Writes what is not yet written. */
  close(): void {
    if (this.timer) this.write()
  }

  private write(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    if (!this.path) return
    const kept = { payments: this.all(), nextNumber: this.nextNumber }
    writeFileSync(`${this.path}.new`, JSON.stringify(kept))
    renameSync(`${this.path}.new`, this.path)
  }
}

const WRITE_MS = 100

export const newId = (prefix: string) => `${prefix}${randomBytes(10).toString('hex')}`

export const sumRefunds = ({ refunds }: SandboxPayment) =>
  rounded(refunds.reduce((sum, { amount }) => sum + amount, 0))

export const remainingAmount = (payment: SandboxPayment) =>
  rounded(payment.paidAmount - sumRefunds(payment))

/** Sums of decimals drift in binary. */
export const rounded = (amount: number) => Math.round(amount * 1000) / 1000

const key = ({ gateway, id }: { gateway: SandboxGateway; id: string }) => `${gateway} ${id}`

const ID_PREFIX: Readonly<Record<SandboxGateway, string>> = {
  stripe: 'pi_',
  razorpay: 'order_',
  paypal: '5O',
  paystack: 'ps_',
  flutterwave: 'flw_',
}

/** Stripe and Paystack name the mode. */
const ACCOUNTS: Readonly<Record<SandboxGateway, string>> = {
  stripe: 'test',
  razorpay: KEYS.razorpay.accountId,
  paypal: KEYS.paypal.merchantId,
  paystack: 'test',
  flutterwave: KEYS.flutterwave.accountId,
}
