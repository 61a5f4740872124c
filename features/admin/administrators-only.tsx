'use client'

import { ShieldAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { routes } from '@/domain/web/routes.ts'
import { MembersOnly } from '@/features/gate/members-only.tsx'
import { RequiredFactor } from '@/features/second-factor/required-factor.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useOverview } from './use-overview.ts'

/** Content for administrators only, as decided by the provider. Visitors see the sign-in form. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  return (
    <MembersOnly>
      <Inside>{children}</Inside>
    </MembersOnly>
  )
}

function Inside({ children }: { children: ReactNode }) {
  const { t } = useText()
  const href = useHref()
  const { overview, isRefused, isOffline, lacksSecondFactor, error, retry, reload } = useOverview()
  // The setup stays open until its recovery codes are saved, although the provider already allows
  // access.
  const [isSettingUp, setSettingUp] = useState(false)
  if (lacksSecondFactor && !isSettingUp) setSettingUp(true)
  if (isSettingUp) {
    return <RequiredFactor onDone={() => void reload().then(() => setSettingUp(false))} />
  }
  if (overview) return children
  if (isRefused) {
    return (
      <EmptyState
        level={1}
        icon={<Icon of={ShieldAlert} />}
        title={t('admin.refusedTitle')}
        actions={
          <SiteLink href={href(routes.home())} className={buttonStyles({ variant: 'secondary' })}>
            {t('admin.toSite')}
          </SiteLink>
        }
      >
        {t('admin.refusedText')}
      </EmptyState>
    )
  }
  if (isOffline) return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  if (error) return <FailedList title={t('admin.errorTitle')} error={error} onRetry={retry} />
  return (
    <div className="grid min-h-96 place-items-center" role="status">
      <Spinner />
      <span className="sr-only">{t('shell.loading')}</span>
    </div>
  )
}
