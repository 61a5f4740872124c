import { createActor, fromTransition } from 'xstate'

type Timer = {
  work: () => void
  due: number
  label: unknown
  handle?: ReturnType<typeof globalThis.setTimeout>
}

export type PendingTimer = { label: unknown; milliseconds: number }

/** Timers of machines alone: those of the page go on as they are. */
export type FlowClock = {
  isRunning(): boolean
  run(): void
  /** Nothing is due by itself any more. */
  stand(): void
  /** Jumps to the next timer of those that `isOurs` and fires it, and those due with it. */
  next(isOurs?: (label: unknown) => boolean): boolean
  pending(): PendingTimer[]
  /** Names the timers that `schedule` makes. */
  labelled<T>(label: unknown, schedule: () => T): T
  close(): void
}

/** Actors without a clock of their own share this one. */
const shared = createActor(fromTransition(() => 0, 0)).clock

/** Takes over the timers of all actors until it is closed; those begun meanwhile are dropped. */
export function openClock(isRunningAtFirst: boolean): FlowClock {
  const { setTimeout: begin, clearTimeout: end } = shared
  const timers = new Map<number, Timer>()
  let isRunning = isRunningAtFirst
  let skipped = 0
  // Below zero, where no browser counts its own.
  let count = 0
  let label: unknown = null
  // Time stands while the clock does.
  let stoodAt = performance.now()
  const now = () => (isRunning ? performance.now() : stoodAt) + skipped

  function arm(id: number, timer: Timer) {
    clearTimeout(timer.handle)
    if (!isRunning) return
    timer.handle = globalThis.setTimeout(() => fire(id), Math.max(0, timer.due - now()))
  }
  function fire(id: number) {
    const timer = timers.get(id)
    timers.delete(id)
    clearTimeout(timer?.handle)
    timer?.work()
  }
  const armAll = () => {
    for (const [id, timer] of timers) arm(id, timer)
  }

  shared.setTimeout = (work, milliseconds) => {
    count -= 1
    const timer = { work, due: now() + milliseconds, label }
    timers.set(count, timer)
    arm(count, timer)
    return count
  }
  shared.clearTimeout = (id) => {
    const timer = timers.get(id)
    if (timer) clearTimeout(timer.handle)
    else end(id)
    timers.delete(id)
  }

  return {
    isRunning: () => isRunning,
    run() {
      if (isRunning) return
      skipped += stoodAt - performance.now()
      isRunning = true
      armAll()
    },
    stand() {
      if (!isRunning) return
      stoodAt = performance.now()
      isRunning = false
      for (const timer of timers.values()) clearTimeout(timer.handle)
    },
    next(isOurs = () => true) {
      const ours = [...timers].filter(([, timer]) => isOurs(timer.label))
      if (ours.length === 0) return false
      const due = Math.min(...ours.map(([, timer]) => timer.due))
      skipped += Math.max(0, due - now())
      for (const [id, timer] of ours) if (timer.due <= due) fire(id)
      armAll()
      return true
    },
    pending: () =>
      [...timers.values()]
        .map((timer) => ({ label: timer.label, milliseconds: Math.max(0, timer.due - now()) }))
        .sort((one, other) => one.milliseconds - other.milliseconds),
    labelled(wanted, schedule) {
      label = wanted
      try {
        return schedule()
      } finally {
        label = null
      }
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer.handle)
      timers.clear()
      Object.assign(shared, { setTimeout: begin, clearTimeout: end })
    },
  }
}
