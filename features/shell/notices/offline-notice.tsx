'use client'

import { WifiOff } from 'lucide'
import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

export function OfflineNotice() {
  const { t } = useText()
  const online = useSyncExternalStore(onConnection, isOnline, () => true)

  useEffect(() => {
    if (online) return
    return () => showToast('success', t('shell.offline.backTitle'))
  }, [online, t])

  if (online) return null
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-4 z-toast flex justify-center px-gutter">
      <Banner
        role="status"
        variant="warning"
        icon={<Icon of={WifiOff} />}
        title={t('shell.offline.title')}
        className="pointer-events-auto max-w-md shadow-floating"
      >
        {t('shell.offline.text')}
      </Banner>
    </div>
  )
}

function isOnline(): boolean {
  return navigator.onLine
}

function onConnection(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
