import { useEffect } from 'react'
import { useHref } from '@/client/text/links-context.tsx'

/**
 * Once a new listing is published, the address names its draft no more: a reload begins another one,
 * and what would name this draft would list nothing twice.
 */
export function useBareAddress(isListed: boolean, path: string): void {
  const bare = useHref()(path)
  useEffect(() => {
    if (isListed) history.replaceState(history.state, '', bare)
  }, [isListed, bare])
}
