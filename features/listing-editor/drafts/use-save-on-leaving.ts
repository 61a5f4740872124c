import { useEffectEvent, useLayoutEffect } from 'react'
import { type DraftIdentity, saveOnLeaving } from '@/client/flows/listing-editor/editor-draft.ts'
import type { DraftSaving } from '@/machines/listing-editor/listing-editor.types.ts'

/**
 * Saves pending changes when the page is left or hidden, or the session ends. `unkept` is null if
 * nothing is pending.
 */
export function useSaveOnLeaving(draft: DraftIdentity, unkept: () => DraftSaving | null): void {
  const leave = useEffectEvent((isPageGoing: boolean) => {
    const written = unkept()
    if (written) void saveOnLeaving(draft, { ...written, isPageGoing })
  })
  // Layout effect: cleans up before the effect that stops the form's actor.
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
