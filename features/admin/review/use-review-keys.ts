import { useEffect, useEffectEvent, useState } from 'react'
import { hasSingleKeys, keepSingleKeys } from '@/client/state/single-keys.ts'

/** Actions by key; missing keys are ignored. */
export type ReviewKeys = Partial<Record<'a' | 'r' | 'j' | 'k' | 'u' | '?', () => void>>

/**
 * Single-key shortcuts. Inactive while typing, in dialogs and menus, and with modifier keys. Can be
 * turned off for speech input, where words would trigger them.
 */
export function useReviewKeys(keys: ReviewKeys): { isOn: boolean; turn: (isOn: boolean) => void } {
  const [isOn, setOn] = useState(hasSingleKeys)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOn || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.defaultPrevented || isTaken(event.target)) return
    const key = findKey(event.key)
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

function findKey(pressed: string): (typeof known)[number] | undefined {
  const key = pressed.toLowerCase()
  return known.find((one) => one === key)
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('[role=dialog], :popover-open')) return true
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input:not([type=radio]), textarea, select')
}
