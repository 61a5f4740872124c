import { House } from 'lucide-react'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'

/** In the place of the sections while nothing is listed. */
export function NoSections() {
  const { t } = useText()
  return (
    <EmptyState icon={<House aria-hidden="true" />} title={t('home.emptyTitle')}>
      {t('home.emptyText')}
    </EmptyState>
  )
}
