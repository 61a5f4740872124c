import type { PaymentState } from '@/client/api/admin-payments.ts'
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

export function StateBadge({ state }: { state: PaymentState | undefined }) {
  const { t } = useText()
  if (!state) return null
  return <Badge variant={TONES[state] ?? 'neutral'}>{t(`admin.payments.states.${state}`)}</Badge>
}
