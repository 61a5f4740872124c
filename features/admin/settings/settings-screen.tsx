'use client'

import { useText } from '@/client/text/text-context.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import type { SettingsRoomProps } from './settings-room.tsx'

const loadRoom = () => import('./settings-room.tsx')

/** Settings of the marketplace; the checks of their values load after the page. */
export function SettingsScreen(props: SettingsRoomProps) {
  const { t } = useText()
  return (
    <LatePart
      load={loadRoom}
      of={props}
      fallback={<LinesLoading words={t('admin.loading')} />}
      failedTitle={t('admin.settings.failed')}
    />
  )
}
