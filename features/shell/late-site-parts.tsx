import { useEffect } from 'react'
import { whenIdle } from '@/client/integrations/when-idle.ts'
import { prefetchToasts } from '@/design-system/toast/toast-region.tsx'
import { OfflineNotice } from './notices/offline-notice.tsx'
import { useCallToasts } from './use-call-toasts.ts'
import { useLostPictures } from './use-lost-pictures.ts'
import { useServiceWorker } from './use-service-worker.ts'
import { useSiteStart } from './use-site-start.ts'
import { useVisitNotes } from './use-visit-notes.ts'

/** Work that every page does after it is shown. */
export function LateSiteParts() {
  useCallToasts()
  useSiteStart()
  useServiceWorker()
  useVisitNotes()
  useLostPictures()
  useEffect(() => whenIdle(prefetchToasts), [])
  return <OfflineNotice />
}
