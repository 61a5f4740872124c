import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'

/**
 * Navigates to `next` when the requirement becomes met; `isClear` is null until known. Stays if it
 * was met from the start: the person may only want to look.
 */
export function useWayOn(next: string | null, isClear: boolean | null): void {
  const router = useRouter()
  const wasClear = useRef(isClear)
  useEffect(() => {
    if (next && isClear && wasClear.current === false) router.push(next)
    wasClear.current = isClear
  }, [next, isClear, router])
}
