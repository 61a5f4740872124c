import { House } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Empty state without any listings. */
export function NoSections() {
  const { t } = useText()
  return (
    <EmptyState icon={<Icon of={House} />} title={t('home.emptyTitle')}>
      {t('home.emptyText')}
    </EmptyState>
  )
}
