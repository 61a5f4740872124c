import { useEffect, useState } from 'react'

/**
 * The seconds left of a wait that began when `wait` became what it is; 0 when it is over or there is
 * none. Goes by the clock, so that a device which slept knows at once, and by the time that passed: a
 * clock that is set back makes nobody wait longer.
 */
export function useCountdown(wait: { seconds: number } | null): number {
  const [now, setNow] = useState({ wait, left: wait?.seconds ?? 0 })
  // Another wait counts from its beginning, already in this very drawing.
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

/** "0:45", "12:05": as a clock shows what is left, in Latin digits everywhere. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
