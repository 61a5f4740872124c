import { useEffect, useState } from 'react'

/**
 * Seconds left since `wait` changed; 0 if over or none. Uses the larger of wall clock and monotonic
 * time: correct at once after device sleep, and setting the clock back does not prolong the wait.
 */
export function useCountdown(wait: { seconds: number } | null): number {
  const [now, setNow] = useState({ wait, left: wait?.seconds ?? 0 })
  // A new wait starts in this render, without waiting for the effect.
  const left = now.wait === wait ? now.left : (wait?.seconds ?? 0)

  useEffect(() => {
    if (!wait) return
    const began = { clock: Date.now(), steady: performance.now() }
    const look = () => {
      const passed = Math.max(Date.now() - began.clock, performance.now() - began.steady)
      const left = Math.max(0, Math.ceil(wait.seconds - passed / 1000))
      setNow({ wait, left })
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(look, 250)
    look()
    return () => clearInterval(timer)
  }, [wait])

  return left
}

/** "0:45", "12:05"; Latin digits in all languages. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
