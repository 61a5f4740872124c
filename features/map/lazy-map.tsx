'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'

type LazyMapProps<Props> = {
  /** Must be stable between renders. */
  load: () => Promise<{ default: ComponentType<Props> }>
  of: Props
}

/** Map whose code loads when it is first shown. */
export function LazyMap<Props extends object>({ load, of }: LazyMapProps<Props>) {
  const { t } = useText()
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState<{ LoadedMap: ComponentType<Props> } | 'failed'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    setLoaded(undefined)
    load().then(
      ({ default: LoadedMap }) => setLoaded({ LoadedMap }),
      () => setLoaded('failed'),
    )
  }, [load, attempt])
  if (loaded && loaded !== 'failed') return <loaded.LoadedMap {...of} />
  return (
    <div className="grid size-full min-h-80 place-content-center justify-items-center gap-4 rounded-lg bg-surface-muted p-8 text-center text-ink-muted">
      {loaded === 'failed' ? (
        <>
          <p role="alert">{t('map.failed')}</p>
          <Button variant="secondary" size="sm" onClick={() => setAttempt(attempt + 1)}>
            {t('shell.error.retry')}
          </Button>
        </>
      ) : (
        <Spinner label={t('map.loading')} className="text-xl" />
      )}
    </div>
  )
}
