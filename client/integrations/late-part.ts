import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A hook that gives a part of the page which is not in its first load: null in the HTML and until the
 * browser was idle for the first time after a component asked. A load that failed is tried again by
 * the next component that asks.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Part | null {
  let part: Part | null = null
  let isAsked = false
  const waiting = new Set<() => void>()
  const bring = () =>
    load().then(
      (loaded) => {
        part = loaded
        for (const tell of waiting) tell()
      },
      () => {
        isAsked = false
      },
    )
  const watch = (tell: () => void) => {
    waiting.add(tell)
    if (!isAsked) whenIdle(bring)
    isAsked = true
    return () => waiting.delete(tell)
  }
  return () =>
    useSyncExternalStore(
      watch,
      () => part,
      () => null,
    )
}
