import { useEffect, useState } from 'react'

/** Minimum of two characters; in these scripts a single character can be a word. */
const ENOUGH =
  /^\S(?:.*\S)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const PAUSE_MILLISECONDS = 150

/** Whether suggestions for this text can help. */
export function isEnoughTyped(text: string): boolean {
  return ENOUGH.test(text)
}

/** The value once typing pauses. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
