'use client'

import { useText } from '@/client/text/text-context.tsx'
import { ToastRegion } from '@/design-system/toast/toast-region.tsx'
import { LinkNavigation } from './link-navigation.tsx'
import { TransitionProgress } from './transition-progress.tsx'

/** Rendered once above every page. */
export function SiteParts() {
  const { t } = useText()
  return (
    <>
      <a
        href="#content"
        className="sr-only rounded-md bg-brand px-4 py-3 font-medium text-on-brand no-underline focus:not-sr-only focus:fixed focus:start-4 focus:top-3 focus:z-toast focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      <LinkNavigation />
      <TransitionProgress />
      <ToastRegion label={t('shell.notifications')} closeLabel={t('shell.dismiss')} />
    </>
  )
}
