'use client'

import type { ComponentType } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { MembersOnly } from '@/features/gate/members-only.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
import { PaymentLoading } from './payment-loading.tsx'

const loadCheckout = () => import('./checkout-room.tsx')
const loadTransfer = () => import('./transfer-room.tsx')
const loadReturn = () => import('./return-room.tsx')

type PackageProps = {
  packageId: number
  /** Path to continue with. */
  next: string | null
}

/** Payment of a package, for members. */
export function CheckoutScreen(props: PackageProps) {
  return <PaymentScreen load={loadCheckout} of={props} />
}

/** Bank transfer for a package, for members. */
export function TransferScreen(props: PackageProps) {
  return <PaymentScreen load={loadTransfer} of={props} />
}

type ReturnProps = { transactionId: number | null; returned: 'success' | 'fail' }

/** Gateways send members back here. */
export function PaymentReturnScreen(props: ReturnProps) {
  return <PaymentScreen load={loadReturn} of={props} />
}

type PaymentScreenProps<Props> = {
  load: () => Promise<{ default: ComponentType<Props> }>
  of: Props
}

function PaymentScreen<Props extends object>({ load, of }: PaymentScreenProps<Props>) {
  return (
    <MembersOnly>
      <Room load={load} of={of} />
    </MembersOnly>
  )
}

function Room<Props extends object>({ load, of }: PaymentScreenProps<Props>) {
  const { t } = useText()
  const { user } = useSession()
  const { viewer } = useApiClient()
  if (!user) return null
  // Reads begin once the client asks for this person.
  if (viewer !== user.id) return <PaymentLoading />
  return (
    <LatePart
      key={user.id}
      load={load}
      of={of}
      fallback={<PaymentLoading />}
      failedTitle={t('payments.errorTitle')}
    />
  )
}
