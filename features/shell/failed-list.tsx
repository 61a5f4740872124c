import { CloudOff } from 'lucide'
import type { ReactNode } from 'react'
import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type FailedListProps = { title: string; error: unknown; onRetry: () => void }

/** Replaces a list that failed to load. */
export function FailedList({ title, error, onRetry }: FailedListProps) {
  const { t } = useText()
  return (
    <ErrorState title={title} actions={<Button onClick={onRetry}>{t('shell.error.retry')}</Button>}>
      {failureText(error, t)}
    </ErrorState>
  )
}

type OfflineListProps = {
  onRetry: () => void
  children?: ReactNode
}

/** Shown above or in place of a list while offline. */
export function OfflineList({ onRetry, children }: OfflineListProps) {
  const { t } = useText()
  return (
    <Banner
      role="alert"
      variant="warning"
      icon={<Icon of={CloudOff} />}
      title={t('shell.offline.title')}
      actions={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('shell.error.retry')}
        </Button>
      }
      className="mb-6"
    >
      {children}
    </Banner>
  )
}
