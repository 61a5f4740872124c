import { useSyncExternalStore } from 'react'

/** False while another tab or window covers the page. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(watch, isVisible, () => true)
}

function watch(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
