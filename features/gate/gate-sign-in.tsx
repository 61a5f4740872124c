'use client'

import { LogIn } from 'lucide'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { useGate } from './use-gate.ts'

export type OpenedBySignIn = 'premium' | 'project' | 'mortgage'

/**
 * Sign-in for visitors who already have a package; afterwards the page shows the unlocked content.
 */
export function GateSignIn({ reason }: { reason: OpenedBySignIn }) {
  const { t } = useText()
  const gate = useGate()
  const { status } = useSession()
  if (status !== 'visitor') return null
  return (
    <Button variant="secondary" onClick={() => gate(reason, () => {})}>
      <Icon of={LogIn} />
      {t('gate.signIn')}
    </Button>
  )
}
