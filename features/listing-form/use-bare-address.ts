import { useEffect } from 'react'
import { useHref } from '@/client/text/links-context.tsx'

/**
 * Removes the draft id from the URL once published, so that a reload starts a new listing and does
 * not publish this one twice.
 */
export function useBareAddress(isListed: boolean, path: string): void {
  const bare = useHref()(path)
  useEffect(() => {
    if (isListed) history.replaceState(history.state, '', bare)
  }, [isListed, bare])
}
