import { useEffect } from 'react'
import { whenIdle } from '@/client/integrations/when-idle.ts'
import { prefetchToasts } from '@/design-system/toast/toast-region.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useCallToasts } from './use-call-toasts.ts'
import { useLostPictures } from './use-lost-pictures.ts'
import { useSiteStart } from './use-site-start.ts'

/** What every page does beside being shown, once it is. */
export function LateSiteParts() {
  useCallToasts()
  useSiteStart()
  useLostPictures()
  useEffect(() => whenIdle(prefetchToasts), [])
  return <OfflineNotice />
}
