import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Goes on to `next` as soon as what was missing is there; `isClear` is null while that is not known. Whoever comes
 * with everything stays: they may have come to look.
 */
export function useWayOn(next: string | null, isClear: boolean | null): void {
  const router = useRouter()
  const wasClear = useRef(isClear)
  useEffect(() => {
    if (next && isClear && wasClear.current === false) router.push(next)
    wasClear.current = isClear
  }, [next, isClear, router])
}
