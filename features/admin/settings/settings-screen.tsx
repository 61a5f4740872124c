'use client'

import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import type { SettingsRoomProps } from './settings-room.tsx'

const loadRoom = () => import('./settings-room.tsx')

/** Settings of the marketplace; the checks of their values load after the page. */
export function SettingsScreen(props: SettingsRoomProps) {
  const { t } = useText()
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  if (failed > tries) {
    const error = new Error('the code did not come')
    const retry = () => setTries(failed)
    return <FailedList title={t('admin.settings.failed')} error={error} onRetry={retry} />
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
