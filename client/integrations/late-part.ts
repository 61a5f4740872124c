import { startTransition, useLayoutEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A hook that gives a part of the page which is not in its first load: null in the HTML and until the
 * browser was idle for the first time after a component asked. It then comes in as a transition, so
 * that two dozen cards which get theirs at once hold up nobody's typing. A load that failed is tried
 * again by the next component that asks, and when the connection is back.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Part | null {
  let part: Part | null = null
  let isAsked = false
  const waiting = new Set<(part: Part) => void>()
  const bring = () =>
    load().then(
      (loaded) => {
        part = loaded
        // One each: React takes many updates in one transition for a mistake.
        for (const give of waiting) startTransition(() => give(loaded))
      },
      () => {
        isAsked = false
        addEventListener('online', ask, { once: true })
      },
    )
  const ask = () => {
    if (!isAsked) whenIdle(bring)
    isAsked = true
  }
  return () => {
    const [own, give] = useState<Part | null>(null)
    useLayoutEffect(() => {
      if (part) return give(() => part)
      const take = (loaded: Part) => give(() => loaded)
      waiting.add(take)
      ask()
      return () => {
        waiting.delete(take)
      }
    }, [])
    return own
  }
}
