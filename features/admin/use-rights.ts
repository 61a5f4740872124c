import { may, type Right } from '@/domain/account/rights.ts'
import { useOverview } from './use-overview.ts'

/** Rights of the viewer's role, as the provider names it; none while it loads. */
export function useRights(): (right: Right) => boolean {
  const { overview } = useOverview()
  return (right) => overview !== undefined && may(overview, right)
}
