import {
  Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type InspectionEvent,
} from 'xstate'
import { type FlowClock, openClock } from './flow-clock.ts'
import { type HeldActor, holdActor } from './held-child.ts'

type SeamOptions = {
  /** Asked once for each invoked actor, before it starts. */
  isHeld(actor: AnyActor): boolean
  onStart(actor: AnyActor): void
  onInspect(inspected: InspectionEvent): void
  onHeldChange(): void
}

export type Seam = {
  clock: FlowClock
  held(): HeldActor[]
  /** Watches an actor that started earlier. */
  watch(actor: AnyActorRef): void
  /** Actors that start within the work are none of the flow's. */
  aside<T>(work: () => T): T
  close(): void
}

/** Between `openSeam` and `close`, every actor that starts is seen, and held where asked. */
export function openSeam({ isHeld, onStart, onInspect, onHeldChange }: SeamOptions): Seam {
  const { start } = Actor.prototype
  const clock = openClock()
  const held = new Map<AnyActor, HeldActor>()
  /** React starts an actor again that it stopped, with the logic it has by then. */
  const owned = new WeakMap<AnyActor, AnyActorLogic>()
  const watched = new Map<object, () => void>()

  function watch({ system }: AnyActorRef) {
    if (watched.has(system)) return
    const { unsubscribe } = system.inspect(onInspect)
    const { scheduler } = system
    const { schedule } = scheduler
    scheduler.schedule = (source, target, event, delay, id) =>
      clock.labelled({ source, event }, () => schedule(source, target, event, delay, id))
    watched.set(system, () => {
      unsubscribe()
      scheduler.schedule = schedule
    })
  }

  Actor.prototype.start = function startSeen(this: AnyActor) {
    watch(this)
    if (this._parent && !held.has(this) && isHeld(this)) {
      const own = owned.get(this) ?? this.logic
      owned.set(this, own)
      holdActor(this, own, {
        onHeld(one) {
          held.set(one.actor, one)
          onHeldChange()
        },
        onFree(actor) {
          held.delete(actor)
          onHeldChange()
        },
      })
    }
    onStart(this)
    return start.call(this)
  }

  return {
    clock,
    held: () => [...held.values()],
    watch,
    aside(work) {
      const { start: seen } = Actor.prototype
      Actor.prototype.start = start
      try {
        return work()
      } finally {
        Actor.prototype.start = seen
      }
    },
    close() {
      Actor.prototype.start = start
      for (const leave of watched.values()) leave()
      clock.close()
    },
  }
}
