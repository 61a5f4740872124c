'use client'

import { LogIn } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { ownSignOut } from './own-sign-out.ts'
import { useGate } from './use-gate.ts'

/** Content for members. Visitors see a sign-in dialog over the page. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { status } = useSession()
  const { t } = useText()
  const gate = useGate()
  const ask = () => gate('member-page', () => {})
  const askAtOnce = useEffectEvent(ask)
  useEffect(() => {
    if (status !== 'visitor') return
    if (ownSignOut.isUnderWay()) return () => ownSignOut.end()
    askAtOnce()
    return () => {
      import('@/client/flows/sign-in-gate.ts').then(
        ({ leaveGate }) => leaveGate('member-page'),
        () => {},
      )
    }
  }, [status])
  if (status === 'member') return children
  if (status === 'unknown') {
    return (
      <div className="grid min-h-96 place-items-center" role="status">
        <Spinner />
        <span className="sr-only">{t('shell.loading')}</span>
      </div>
    )
  }
  return (
    <EmptyState
      level={1}
      icon={<Icon of={LogIn} />}
      title={t('gate.membersTitle')}
      actions={<Button onClick={ask}>{t('gate.signIn')}</Button>}
    >
      {t('gate.membersText')}
    </EmptyState>
  )
}
