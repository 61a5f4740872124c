import { useEffectEvent, useLayoutEffect } from 'react'
import { keepAtLast, type ListingFormOptions } from '@/client/flows/listing-form.ts'
import type { DraftSaving } from '@/machines/listing-form/listing-form.types.ts'

type Options = Pick<ListingFormOptions, 'viewer' | 'kind' | 'draft' | 'listing'>

/**
 * Keeps what was written a moment ago when the form goes before it was kept: the page is left or
 * hidden, or the sign-in has ended. `unkept` answers null when there is nothing of that kind.
 */
export function useKeptOnLeaving(options: Options, unkept: () => DraftSaving | null): void {
  const leave = useEffectEvent((isPageGoing: boolean) => {
    const written = unkept()
    if (written) void keepAtLast(options, { ...written, isPageGoing })
  })
  // What holds the form's state ends with the other effects, after this one.
  useLayoutEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && leave(true)
    const onPageHide = () => leave(true)
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onPageHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onPageHide)
      leave(false)
    }
  }, [])
}
