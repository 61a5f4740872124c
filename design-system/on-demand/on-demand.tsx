'use client'

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export type OnDemandProps<Props> = {
  /** Must be a stable function. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Props of the component. */
  of: Props
  fallback?: ReactNode
  /** The code failed to load, for example offline. Mounting again retries. */
  onFailed?: () => void
}

/**
 * Lazily loaded component. Unlike React.lazy, a failed load does not crash the parent and can be
 * retried.
 */
export function OnDemand<Props extends object>(props: OnDemandProps<Props>) {
  const { load, of, fallback = null, onFailed } = props
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null)
  const fail = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    let isGone = false
    load().then(
      ({ default: Part }) => isGone || setLoaded({ Part }),
      () => isGone || fail(),
    )
    return () => {
      isGone = true
    }
  }, [load])
  return loaded ? <loaded.Part {...of} /> : fallback
}
