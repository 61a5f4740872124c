'use client'

import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

export type OnDemandProps<Props> = {
  /** Always the same function. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** What the part is given. */
  of: Props
  /** Stands there until it has come. */
  fallback?: ReactNode
  /** Its code could not be fetched, as without a connection. Shown anew, it is tried again. */
  onFailed?: () => void
}

/**
 * A part whose code comes when it is first shown. Unlike what React.lazy gives, one that cannot be
 * fetched takes nothing down with it, and is not lost for good.
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
