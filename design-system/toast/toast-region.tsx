'use client'

import { useEffect, useState } from 'react'
import { OnDemand } from '../on-demand/on-demand.tsx'
import { onToast, type ToastRegionProps, waitingToasts } from './toast-queue.ts'

const loadToasts = () => import('./toast-container.tsx')

/** Fetches what draws messages, so that it is there when one says that the connection is lost. */
export function prefetchToasts(): void {
  void loadToasts().catch(() => undefined)
}

/**
 * Stands once in the page's frame; costs nothing until the first message. What cannot be drawn waits
 * for the next one.
 */
export function ToastRegion(props: ToastRegionProps) {
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    const look = () => setNeeded((was) => was || waitingToasts().length > 0)
    look()
    return onToast(look)
  }, [])

  if (!needed) return null
  return <OnDemand load={loadToasts} of={props} onFailed={() => setNeeded(false)} />
}
