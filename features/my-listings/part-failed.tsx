import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'

type PartFailedProps = { error: Error; onRetry: () => void }

/** Error of a single section, while the rest of the page is available. */
export function PartFailed({ error, onRetry }: PartFailedProps) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-muted">{failureText(error, t)}</p>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('shell.error.retry')}
      </Button>
    </div>
  )
}
