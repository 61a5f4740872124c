import { useEffect } from 'react'
import { useHref } from '@/client/text/links-context.tsx'

/**
 * Removes the draft id from the URL after publishing: a reload then starts a new listing and cannot
 * publish this one twice.
 */
export function useBareAddress(isListed: boolean, path: string): void {
  const bare = useHref()(path)
  useEffect(() => {
    if (isListed) history.replaceState(history.state, '', bare)
  }, [isListed, bare])
}
