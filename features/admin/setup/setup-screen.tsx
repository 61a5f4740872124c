'use client'

import { useText } from '@/client/text/text-context.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import type { SetupRoomProps } from './setup-room.tsx'

const loadRoom = () => import('./setup-room.tsx')

/** The guided steps of a new marketplace; they load after the page. */
export function SetupScreen(props: SetupRoomProps) {
  const { t } = useText()
  return (
    <LatePart
      load={loadRoom}
      of={props}
      fallback={<LinesLoading words={t('admin.loading')} />}
      failedTitle={t('admin.setup.failed')}
    />
  )
}
