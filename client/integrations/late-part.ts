import { startTransition, useLayoutEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A hook for a part outside the page's first load: null in the HTML and until the browser is first idle after a
 * component asks. It comes in as a transition, so that two dozen at once block no typing. A failed load is tried again
 * by the next component that asks, and on reconnect.
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
