'use client'

import { clsx } from 'clsx'
import { type ComponentType, useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'

type LazyMapProps<Props> = {
  /** Must be stable between renders. */
  load: () => Promise<{ default: ComponentType<Props> }>
  of: Props
  /** Of the box that waits, for example over a picture of the map. */
  className?: string
}

const WAITING = 'size-full min-h-80 rounded-lg bg-surface-muted'

/** Map whose code loads when it is first shown. */
export function LazyMap<Props extends object>({
  load,
  of,
  className = WAITING,
}: LazyMapProps<Props>) {
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
    <div
      className={clsx(
        'grid place-content-center justify-items-center gap-4 p-8 text-center text-ink-muted',
        className,
      )}
    >
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
