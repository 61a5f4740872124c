import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  type CreatedPayment,
  ForgedWebhook,
  type GatewayNotice,
  GatewayRefused,
  type GatewayReport,
  type GatewayState,
  GatewayUnreachable,
  type Money,
  type PaymentGateway,
  type PaymentGatewayName,
  type PaymentOrder,
} from '@/server/gateways/payments/gateway.ts'

type Payment = {
  gatewayId: string
  order: PaymentOrder
  state: GatewayState
  paid: Money | null
  refunded: bigint
  account: string
}

const ACCOUNT = 'acct_hearth'
const SECRET = 'a-webhook-secret'

/** A gateway in memory that keeps books as a real one does; a test plays the buyer and the bank. */
export class GatewayDouble implements PaymentGateway {
  readonly name: PaymentGatewayName
  readonly account = ACCOUNT
  hasPage = true
  isDown = false
  refusesRefunds = false
  asked = 0
  readonly #payments = new Map<string, Payment>()
  #events = 0

  constructor(name: PaymentGatewayName = 'stripe') {
    this.name = name
  }

  takes(currency: string): boolean {
    return currency !== 'XXX'
  }

  async create(order: PaymentOrder): Promise<CreatedPayment> {
    this.#requireUp()
    const { reference } = order
    const gatewayId = `${this.name}_${reference}`
    if (!this.#payments.has(reference)) {
      const fresh = { state: 'pending', paid: null, refunded: 0n, account: ACCOUNT } as const
      this.#payments.set(reference, { ...fresh, gatewayId, order })
    }
    return {
      gatewayId,
      paymentUrl: `https://pay.example/checkout?token=${reference}&lang=en`,
      clientSecret: `${gatewayId}_secret`,
    }
  }

  async ask({ reference }: { reference: string }): Promise<GatewayReport> {
    this.#requireUp()
    this.asked += 1
    const { state, paid, refunded, account, gatewayId } = this.of(reference)
    return {
      state,
      paid,
      account,
      gatewayId,
      reference,
      refunded: paid && refunded > 0n ? { ...paid, amount: refunded } : null,
    }
  }

  async cancel({ reference }: { reference: string }): Promise<void> {
    this.#requireUp()
    const payment = this.of(reference)
    if (payment.state === 'pending') payment.state = 'canceled'
  }

  async refund({ reference }: { reference: string }, money: Money): Promise<void> {
    this.#requireUp()
    if (this.refusesRefunds) throw new GatewayRefused('no balance')
    this.giveBack(reference, money.amount)
  }

  async readWebhook(headers: Headers, body: Uint8Array): Promise<GatewayNotice> {
    const sent = Buffer.from(headers.get('x-signature') ?? '')
    const right = Buffer.from(signatureOf(body))
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) {
      throw new ForgedWebhook('signature')
    }
    return JSON.parse(Buffer.from(body).toString())
  }

  async testConnection(): Promise<string | null> {
    return this.isDown ? 'down' : null
  }

  of(reference: string): Payment {
    const payment = this.#payments.get(reference)
    if (!payment) throw new GatewayRefused('no such payment')
    return payment
  }

  pay(reference: string, money?: Partial<Money>): void {
    const payment = this.of(reference)
    payment.state = 'paid'
    payment.paid = { ...payment.order.money, ...money }
  }

  giveBack(reference: string, amount: bigint): void {
    const payment = this.of(reference)
    payment.refunded += amount
    payment.state =
      payment.refunded >= (payment.paid?.amount ?? 0n) ? 'refunded' : 'partly_refunded'
  }

  /** A signed notice, as `POST /api/webhooks/<name>` takes it. */
  notice(reference: string | null, eventId?: string): { body: string; headers: Headers } {
    this.#events += 1
    const notice: GatewayNotice = {
      eventId: eventId ?? `evt_${this.#events}`,
      type: 'payment.changed',
      gatewayId: null,
      reference,
    }
    const body = JSON.stringify(notice)
    return { body, headers: new Headers({ 'x-signature': signatureOf(Buffer.from(body)) }) }
  }

  /** Money by payment, as the gateway's own books have it. */
  books(): Map<string, bigint> {
    return new Map(
      [...this.#payments.values()].map(({ order, paid, refunded }) => [
        order.reference,
        (paid?.amount ?? 0n) - refunded,
      ]),
    )
  }

  #requireUp(): void {
    if (this.isDown) throw new GatewayUnreachable('down')
  }
}

function signatureOf(body: Uint8Array): string {
  return createHmac('sha256', SECRET).update(body).digest('hex')
}
