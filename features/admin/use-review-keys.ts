import { useEffect, useEffectEvent } from 'react'

/** What a key stands for; those that are absent do nothing. */
export type ReviewKeys = Partial<Record<'a' | 'r' | 'j' | 'k' | 'u' | '?', () => void>>

/** Single keys, while nobody types, no dialog is open and nothing else is held down. */
export function useReviewKeys(keys: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.defaultPrevented || isTaken(event.target)) return
    const key = keyOf(event.key)
    const act = key && keys[key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

const known = ['a', 'r', 'j', 'k', 'u', '?'] as const

function keyOf(pressed: string): (typeof known)[number] | undefined {
  const key = pressed.toLowerCase()
  return known.find((one) => one === key)
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog]')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=radio]), textarea, select')
}
