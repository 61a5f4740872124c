'use client'

import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { Clusters } from './use-map-search.ts'

type MapNoticeProps = {
  clusters: Clusters
  /** All homes in view are hidden by the person. */
  isAllHidden: boolean
}

export function MapNotice({ clusters, isAllHidden }: MapNoticeProps) {
  const { found, isLoading, isFailed, retry } = clusters
  const { t } = useText()
  const isEmpty = found?.total === 0 && !isLoading
  return (
    <div className="pointer-events-none absolute inset-x-14 top-15 z-raised flex justify-center">
      {isFailed ? (
        <div
          role="alert"
          className="pointer-events-auto flex items-center gap-3 rounded-full bg-surface py-1.5 ps-4 pe-2 text-sm shadow-raised"
        >
          {t('map.homesFailed')}
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('shell.error.retry')}
          </Button>
        </div>
      ) : (
        <p
          role="status"
          className="rounded-full border border-line bg-surface px-4 py-1.5 text-sm shadow-raised empty:hidden"
        >
          {isEmpty ? (
            t('map.empty')
          ) : isAllHidden && !isLoading ? (
            t('map.allHidden')
          ) : isLoading && !found ? (
            <Spinner label={t('map.loading')} />
          ) : null}
        </p>
      )}
    </div>
  )
}
