'use client'

import { ShieldAlert } from 'lucide'
import { usePathname } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { may, type Role } from '@/domain/account/rights.ts'
import { adminPageRights, adminPages } from '@/domain/web/admin-pages.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { MembersOnly } from '@/features/gate/members-only.tsx'
import { RequiredFactor } from '@/features/second-factor/required-factor.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useOverview } from './use-overview.ts'

/**
 * Content for staff whose role opens the page, as decided by the provider. Visitors see the sign-in
 * form.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  return (
    <MembersOnly>
      <Inside>{children}</Inside>
    </MembersOnly>
  )
}

function Page({ role, children }: { role: Role; children: ReactNode }) {
  const { t } = useText()
  const href = useHref()
  const path = usePathname()
  const page = [...adminPages, 'setup' as const].find((it) => href(adminRoute(it)) === path)
  if (!page || may({ role }, adminPageRights[page])) return children
  return (
    <EmptyState
      level={1}
      icon={<Icon of={ShieldAlert} />}
      title={t('admin.closedTitle', { page: t(`admin.page.${page}`) })}
      actions={
        <SiteLink href={href(adminRoute())} className={buttonStyles({ variant: 'secondary' })}>
          {t('admin.toOverview')}
        </SiteLink>
      }
    >
      {t('admin.closedText', { role: t(`admin.role.${role}`) })}
    </EmptyState>
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
  if (overview) return <Page role={overview.role}>{children}</Page>
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
