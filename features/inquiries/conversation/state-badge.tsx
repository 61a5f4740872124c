import type { LeadState } from '@/client/api/inquiries.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'

const looks = {
  new: 'accent',
  answered: 'neutral',
  viewing_agreed: 'success',
  closed: 'neutral',
} as const satisfies Record<LeadState, string>

/** A lead's state, for its owner. */
export function StateBadge({ state }: { state: LeadState }) {
  const { t } = useText()
  return <Badge variant={looks[state]}>{t(`inquiries.state.${state}`)}</Badge>
}
