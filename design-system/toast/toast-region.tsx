'use client'

import { useEffect, useState } from 'react'
import { OnDemand } from '../on-demand/on-demand.tsx'
import { onToast, type ToastRegionProps, waitingToasts } from './toast-queue.ts'

const loadToasts = () => import('./toast-container.tsx')

/** Prefetches the toast library, so that connection errors can be shown offline. */
export function prefetchToasts(): void {
  void loadToasts().catch(() => undefined)
}

/**
 * Renders toasts; once per page. Loads nothing before the first message. If loading fails, the next
 * message retries.
 */
export function ToastRegion(props: ToastRegionProps) {
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    const check = () => setNeeded((was) => was || waitingToasts().length > 0)
    check()
    return onToast(check)
  }, [])

  if (!needed) return null
  return <OnDemand load={loadToasts} of={props} onFailed={() => setNeeded(false)} />
}
