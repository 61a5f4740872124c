import { useEffect, useEffectEvent, useState } from 'react'
import { hasSingleKeys, keepSingleKeys } from '@/client/state/single-keys.ts'

/** What a key stands for; those that are absent do nothing. */
export type ReviewKeys = Partial<Record<'a' | 'r' | 'j' | 'k' | 'u' | '?', () => void>>

/**
 * Single keys, while nobody types, no dialog or menu is open and nothing else is held down. Whoever speaks to the
 * computer turns them off, as every word would press some.
 */
export function useReviewKeys(keys: ReviewKeys): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(hasSingleKeys)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
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
  return {
    isOn,
    turn(next) {
      keepSingleKeys(next)
      setOn(next)
    },
  }
}

const known = ['a', 'r', 'j', 'k', 'u', '?'] as const

function keyOf(pressed: string): (typeof known)[number] | undefined {
  const key = pressed.toLowerCase()
  return known.find((one) => one === key)
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], :popover-open')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=radio]), textarea, select')
}
