'use client'

import { LogIn } from 'lucide'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { useGate } from './use-gate.ts'

export type OpenedBySignIn = 'premium' | 'project' | 'mortgage'

/** For visitors of what is for members; after the sign-in the page shows what the account may read. */
export function GateSignIn({ reason }: { reason: OpenedBySignIn }) {
  const { t } = useText()
  const gate = useGate()
  const { status } = useSession()
  if (status !== 'visitor') return null
  return (
    <Button onClick={() => gate(reason, () => {})}>
      <Icon of={LogIn} />
      {t('gate.signIn')}
    </Button>
  )
}
