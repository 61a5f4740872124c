import type { PaymentState } from '@/client/api/admin/payments.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'

const TONES: Partial<Record<PaymentState, 'success' | 'warning' | 'danger'>> = {
  paid: 'success',
  dispute_won: 'success',
  review: 'warning',
  held: 'warning',
  disputed: 'danger',
  dispute_lost: 'danger',
  rejected: 'danger',
}

type StateBadgeProps = { state: PaymentState | undefined; isFree: boolean }

/** Nothing was paid for a free package, which is paid by its state. */
export function StateBadge({ state, isFree }: StateBadgeProps) {
  const { t } = useText()
  if (!state) return null
  if (isFree && state === 'paid') return <Badge>{t('admin.offer.free')}</Badge>
  return <Badge variant={TONES[state] ?? 'neutral'}>{t(`admin.payments.states.${state}`)}</Badge>
}
