import { ArrowLeft } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from './lines-loading.tsx'

type DetailFrameProps<Detail> = {
  of: { detail: Detail | undefined; error: Error | null; retry: () => void }
  onClose: () => void
  children: (detail: Detail) => ReactNode
}

/** Details beside their list; on phones instead of it, with the way back. */
export function DetailFrame<Detail>({ of, onClose, children }: DetailFrameProps<Detail>) {
  const { t } = useText()
  const { detail, error, retry } = of
  // Scrolls to the top when opened from far down the list.
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <div className="flex flex-col gap-7">
      <Button
        variant="quiet"
        size="sm"
        className="-mb-4 -ms-3 self-start lg:hidden"
        onClick={onClose}
      >
        <Icon of={ArrowLeft} className="mirrored" />
        {t('admin.toList')}
      </Button>
      {detail ? (
        children(detail)
      ) : error ? (
        <FailedList title={t('admin.itemErrorTitle')} error={error} onRetry={retry} />
      ) : (
        <LinesLoading words={t('admin.loading')} />
      )}
    </div>
  )
}
