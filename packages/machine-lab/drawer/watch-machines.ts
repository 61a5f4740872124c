import { Actor, type AnyActor, type AnyMachineSnapshot, type InspectionEvent } from 'xstate'
import { listTakenTransitions } from '../chart/transition-ids.ts'

const MAX_STEPS = 50
const MAX_ENDED = 10

/** Counted from the start. */
type LiveStep = { number: number; event: string }

/** A machine that runs on the page, or has run. */
export type LiveMachine = {
  number: number
  actor: AnyActor
  /** Ids of the transitions that the last event took. */
  taken: readonly string[]
  /** Events that did something, the last one first. */
  steps: readonly LiveStep[]
}

export type MachineWatch = {
  /** The newest first; those that have ended stay until there are too many. */
  machines(): readonly LiveMachine[]
  subscribe(onChange: () => void): () => void
}

/** From here on every machine that starts is known. Actors and what they do stay as they are. */
export function watchMachines(): MachineWatch {
  const watch = new Watch()
  const { start } = Actor.prototype
  Actor.prototype.start = function startSeen(this: AnyActor) {
    watch.see(this)
    return start.call(this)
  }
  return watch
}

class Watch implements MachineWatch {
  private live: readonly LiveMachine[] = []
  private count = 0
  private readonly systems = new WeakSet<object>()
  private readonly listeners = new Set<() => void>()
  private readonly taking = new Map<unknown, string[]>()

  readonly machines = () => this.live

  readonly subscribe = (onChange: () => void) => {
    this.listeners.add(onChange)
    return () => {
      this.listeners.delete(onChange)
    }
  }

  see(actor: AnyActor) {
    const { system, logic } = actor
    if (!this.systems.has(system)) {
      this.systems.add(system)
      system.inspect((inspected) => this.inspect(inspected))
    }
    // React starts an actor again that it stopped.
    if (!('root' in logic) || this.live.some((each) => each.actor === actor)) return
    this.count += 1
    this.live = [{ number: this.count, actor, taken: [], steps: [] }, ...this.live]
    this.tell()
  }

  private inspect(inspected: InspectionEvent) {
    const { actorRef } = inspected
    if (inspected.type === '@xstate.microstep') {
      const before = this.taking.get(actorRef) ?? []
      this.taking.set(actorRef, [...before, ...listTakenTransitions(inspected)])
    }
    if (inspected.type !== '@xstate.snapshot') return
    const taken = this.taking.get(actorRef) ?? []
    this.taking.delete(actorRef)
    const { type } = inspected.event
    this.live = this.live.map((each) => {
      if (each.actor !== actorRef || taken.length === 0) return each
      const step = { number: (each.steps[0]?.number ?? 0) + 1, event: type }
      return { ...each, taken, steps: [step, ...each.steps].slice(0, MAX_STEPS) }
    })
    this.tell()
  }

  private tell() {
    const ended = this.live.filter(({ actor }) => !isActive(actor))
    const old = new Set(ended.slice(MAX_ENDED))
    this.live = this.live.filter((each) => !old.has(each))
    for (const listener of this.listeners) listener()
  }
}

export function isActive(actor: AnyActor): boolean {
  const { status }: AnyMachineSnapshot = actor.getSnapshot()
  return status === 'active'
}
