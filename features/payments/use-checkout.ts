import { useQuery } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { type ActivePackage, type Package, packageQueries } from '@/client/api/member/packages.ts'
import { type PaymentSettings, paymentQueries } from '@/client/api/member/payments.ts'
import { checkout } from '@/client/flows/payments/checkout.ts'
import { leaveSite } from '@/client/integrations/leave-site.ts'
import { onPaymentChange } from '@/client/integrations/payment-events.ts'
import { keepPaymentReturn } from '@/client/state/payment-return.ts'
import { useSession } from '@/client/state/use-session.ts'
import type { OnlineMethod } from '@/domain/payment/payment-methods.ts'
import type {
  CheckedPayment,
  CheckoutInput,
  OpenPayment,
} from '@/machines/payments/checkout.types.ts'
import { outerState } from './outer-state.ts'

type CheckoutStage =
  | 'loading'
  | 'offline'
  | 'loadFailed'
  | 'choosing'
  | 'unfinished'
  | 'confirmingPrice'
  | 'leaving'
  | 'filling'
  | 'awaitingConfirmation'
  | 'late'
  | 'granted'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'refunded'
  | 'mismatched'
  | 'unknown'
  | 'noMethod'
  | 'inReview'
  | 'alreadyOwned'
  | 'gone'

export type Checkout = {
  stage: CheckoutStage
  /** A request of the stage's own buttons is on its way. */
  isBusy: boolean
  packageId: number | null
  /** Undefined while loading, and for packages that are gone. */
  plan: Package | ActivePackage | undefined
  settings: PaymentSettings | undefined
  /** The account's; buyers without one are asked. */
  email: string | null
  open: OpenPayment | null
  payment: CheckedPayment | null
  /** Chosen last. */
  method: OnlineMethod | null
  isMethodClosed: boolean
  failure: unknown
  pay: (method: OnlineMethod, email: string | null) => void
  acceptPrice: () => void
  proceed: () => void
  breakOff: () => void
  check: () => void
  retry: () => void
  form: { paid: () => void; closed: () => void; failed: (error: unknown) => void }
}

/** Payment of a package by the signed-in person; `next` is where to continue afterwards. */
export function useCheckout(input: CheckoutInput, next: string | null): Checkout {
  const tools = useTools()
  const client = useApiClient()
  const { user } = useSession()
  const [machine] = useState(() => checkout(() => tools.current))
  const [state, send, actor] = useActor(machine, { input })
  const { value, context } = state
  const stage = toStage(value)
  const isRead = stage !== 'loading' && stage !== 'offline' && stage !== 'loadFailed'
  // The machine reads; the cache holds the rows.
  const packages = useQuery({ ...packageQueries.packages(client), enabled: isRead })
  const settings = useQuery({ ...paymentQueries.settings(client), enabled: isRead })
  const leave = useEffectEvent((address: string) => {
    const { transactionId } = actor.getSnapshot().context
    keepPaymentReturn({ transactionId, next, language: client.language })
    leaveSite.to(address)
  })
  useEffect(() => {
    const left = actor.on('gatewayOpened', ({ address }) => leave(address))
    return () => left.unsubscribe()
  }, [actor])
  useNews(send)
  const { offered = [], active = [] } = packages.data ?? {}
  return {
    stage,
    isBusy: value === 'starting' || value === 'canceling',
    settings: settings.data,
    email: user?.email || null,
    plan: [...active, ...offered].find(({ id }) => id === context.packageId),
    packageId: context.packageId,
    method: context.wish?.method ?? null,
    open: context.open,
    payment: context.payment,
    isMethodClosed: context.isMethodClosed,
    failure: context.failure,
    pay: (method, email) => send({ type: 'payment.requested', method, email }),
    acceptPrice: () => send({ type: 'price.accepted' }),
    proceed: () => send({ type: 'payment.continued' }),
    breakOff: () => send({ type: 'payment.canceled' }),
    check: () => send({ type: 'check.requested' }),
    retry: () => {
      send({ type: 'load.retried' })
      send({ type: 'payment.retried' })
    },
    form: {
      paid: () => send({ type: 'form.paid' }),
      closed: () => send({ type: 'form.closed' }),
      failed: (error) => send({ type: 'form.failed', error }),
    },
  }
}

type News = { type: 'payment.changed' | 'connection.restored' | 'page.restored' }

/** Live events. */
function useNews(send: (news: News) => void): void {
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const restore = () => send({ type: 'connection.restored' })
    addEventListener('online', restore, { signal })
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ type: 'page.restored' })
    }
    addEventListener('pageshow', show, { signal })
    const endEvents = onPaymentChange(() => send({ type: 'payment.changed' }))
    return () => {
      end.abort()
      endEvents()
    }
  }, [send])
}

/** The page stays as it is while a button works. */
function toStage(value: unknown): CheckoutStage {
  const outer = outerState(value)
  return STAGES[outer] ?? (outer as CheckoutStage)
}

const STAGES: Readonly<Record<string, CheckoutStage>> = {
  entering: 'loading',
  loading: 'loading',
  resuming: 'loading',
  continuing: 'loading',
  starting: 'choosing',
  canceling: 'unfinished',
}
