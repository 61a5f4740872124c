'use client'

import { useEffect } from 'react'
import { whenIdle } from '@/client/integrations/when-idle.ts'
import { useText } from '@/client/text/text-context.tsx'
import { prefetchToasts, ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { TransitionProgress } from './transition-progress.tsx'
import { useCallToasts } from './use-call-toasts.ts'
import { useSiteStart } from './use-site-start.ts'

/** What stands once over every page: progress, messages, the way past the navigation. */
export function SiteParts() {
  const { t } = useText()
  useCallToasts()
  useSiteStart()
  useEffect(() => whenIdle(prefetchToasts), [])
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-brand px-4 py-3 font-medium text-on-brand no-underline focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-toast focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <TransitionProgress />
      <OfflineNotice />
      <ToastRegion label={t('shell.notifications')} closeLabel={t('shell.dismiss')} />
    </>
  )
}
