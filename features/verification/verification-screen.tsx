'use client'

import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { VerificationLoading } from './verification-loading.tsx'

const loadRoom = () => import('./verification-room.tsx')

type VerificationScreenProps = {
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
}

/** Application to become a verified agent. */
export function VerificationScreen({ asksFirst }: VerificationScreenProps) {
  const { t } = useText()
  const { user } = useSession()
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  const { viewer } = useApiClient()
  if (!user) return null
  // Reads begin once the client asks for this person.
  if (viewer !== user.id) return <VerificationLoading />
  if (failed > tries) {
    const again = () => setTries(failed)
    const error = new Error('the code did not come')
    return <FailedList title={t('verification.errorTitle')} error={error} onRetry={again} />
  }
  return (
    <OnDemand
      key={`${user.id}-${tries}`}
      load={loadRoom}
      of={{ person: user.id, asksFirst }}
      fallback={<VerificationLoading />}
      onFailed={() => setFailed(tries + 1)}
    />
  )
}
