'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import type { SetupRoomProps } from './setup-room.tsx'

const loadRoom = () => import('./setup-room.tsx')

/** The guided steps of a new marketplace; they load after the page. */
export function SetupScreen(props: SetupRoomProps) {
  const { t } = useText()
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  if (failed > tries) {
    const error = new Error('the code did not come')
    const retry = () => setTries(failed)
    return <FailedList title={t('admin.setup.failed')} error={error} onRetry={retry} />
  }
  return (
    <OnDemand
      key={tries}
      load={loadRoom}
      of={props}
      fallback={<LinesLoading words={t('admin.loading')} />}
      onFailed={() => setFailed(tries + 1)}
    />
  )
}
