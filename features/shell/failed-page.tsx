'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'

/** Error page; `reference` finds the error in the log. */
export function FailedPage({ reference, onRetry }: { reference?: string; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="container-page py-10">
      <ErrorState
        level={1}
        title={t('shell.error.title')}
        actions={<Button onClick={onRetry}>{t('shell.error.retry')}</Button>}
        reference={reference ? t('shell.error.reference', { id: reference }) : undefined}
      >
        {t('shell.error.text')}
      </ErrorState>
    </div>
  )
}
