import { createActor, fromTransition } from 'xstate'

type Timer = {
  work: () => void
  due: number
  label: unknown
  handle?: ReturnType<typeof setTimeout>
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
export function openClock(): FlowClock {
  return new StandableClock()
}

class StandableClock implements FlowClock {
  private readonly timers = new Map<number, Timer>()
  private readonly usual = { ...shared }
  private isGoing = true
  private skipped = 0
  // Below zero, where no browser counts its own.
  private count = 0
  private label: unknown = null
  private stoodAt = 0

  constructor() {
    const { clearTimeout: end } = this.usual
    shared.setTimeout = (work, milliseconds) => {
      this.count -= 1
      const timer = { work, due: this.now() + milliseconds, label: this.label }
      this.timers.set(this.count, timer)
      this.arm(this.count, timer)
      return this.count
    }
    shared.clearTimeout = (id) => {
      const timer = this.timers.get(id)
      if (timer) clearTimeout(timer.handle)
      else end(id)
      this.timers.delete(id)
    }
  }

  isRunning() {
    return this.isGoing
  }

  run() {
    if (this.isGoing) return
    this.skipped += this.stoodAt - performance.now()
    this.isGoing = true
    this.armAll()
  }

  stand() {
    if (!this.isGoing) return
    this.stoodAt = performance.now()
    this.isGoing = false
    for (const { handle } of this.timers.values()) clearTimeout(handle)
  }

  next(isOurs: (label: unknown) => boolean = () => true) {
    const ours = [...this.timers].filter(([, timer]) => isOurs(timer.label))
    if (ours.length === 0) return false
    const due = Math.min(...ours.map(([, timer]) => timer.due))
    this.skipped += Math.max(0, due - this.now())
    for (const [id, timer] of ours) if (timer.due <= due) this.fire(id)
    this.armAll()
    return true
  }

  pending() {
    return [...this.timers.values()]
      .map(({ label, due }) => ({ label, milliseconds: Math.max(0, due - this.now()) }))
      .sort((one, other) => one.milliseconds - other.milliseconds)
  }

  labelled<T>(label: unknown, schedule: () => T): T {
    this.label = label
    try {
      return schedule()
    } finally {
      this.label = null
    }
  }

  close() {
    for (const { handle } of this.timers.values()) clearTimeout(handle)
    this.timers.clear()
    Object.assign(shared, this.usual)
  }

  private now() {
    return (this.isGoing ? performance.now() : this.stoodAt) + this.skipped
  }

  private arm(id: number, timer: Timer) {
    clearTimeout(timer.handle)
    if (!this.isGoing) return
    timer.handle = setTimeout(() => this.fire(id), Math.max(0, timer.due - this.now()))
  }

  private armAll() {
    for (const [id, timer] of this.timers) this.arm(id, timer)
  }

  private fire(id: number) {
    const timer = this.timers.get(id)
    this.timers.delete(id)
    clearTimeout(timer?.handle)
    timer?.work()
  }
}
