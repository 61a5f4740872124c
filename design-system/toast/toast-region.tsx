'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type ToastRegionProps, waitingToasts } from './toast-queue.ts'

const ToastContainer = lazy(() => import('./toast-container.tsx'))

/** Stands once in the page's frame; costs nothing until the first message. */
export function ToastRegion(props: ToastRegionProps) {
  const [needed, setNeeded] = useState(false)

  useEffect(() => {
    const look = () => setNeeded((was) => was || waitingToasts().length > 0)
    look()
    return onToast(look)
  }, [])

  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <ToastContainer {...props} />
    </Suspense>
  )
}
