'use client'

import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
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
  const { viewer } = useApiClient()
  if (!user) return null
  // Reads begin once the client asks for this person.
  if (viewer !== user.id) return <VerificationLoading />
  return (
    <LatePart
      key={user.id}
      load={loadRoom}
      of={{ person: user.id, asksFirst }}
      fallback={<VerificationLoading />}
      failedTitle={t('verification.errorTitle')}
    />
  )
}
