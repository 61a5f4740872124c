import { useEffect, useState } from 'react'

/** Seconds since `isRunning` became true; stays when it ends. */
export function useElapsed(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isRunning) return
    const begunAt = performance.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds((performance.now() - begunAt) / 1_000), TICK)
    return () => clearInterval(timer)
  }, [isRunning])
  return seconds
}

/** Milliseconds. */
const TICK = 250
