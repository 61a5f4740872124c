import {
  Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type InspectionEvent,
} from 'xstate'
import type { Outcome } from '../walk/samples.ts'
import { type FlowClock, openClock } from './flow-clock.ts'

/** An invoked actor that does nothing until somebody answers in its place. */
export type HeldActor = {
  actor: AnyActor
  src: string
  input: unknown
  answer(outcome: Outcome): void
  /** Lets it run after all. */
  release(): void
}

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

const ANSWERED = 'machine-lab.answered'

/** Between `openSeam` and `close`, every actor that starts is seen, and held where asked. */
export function openSeam({ isHeld, onStart, onInspect, onHeldChange }: SeamOptions): Seam {
  const { start } = Actor.prototype
  const clock = openClock(true)
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
    if (this._parent && !held.has(this) && isHeld(this)) hold(this)
    onStart(this)
    return start.call(this)
  }

  function hold(actor: AnyActor) {
    const own: AnyActorLogic = owned.get(actor) ?? actor.logic
    owned.set(actor, own)
    let begin = () => {}
    const settle = (change: object) => {
      held.delete(actor)
      onHeldChange()
      return change
    }
    actor.logic = {
      ...own,
      start(snapshot: never, scope: never) {
        begin = () => own.start?.(snapshot, scope)
        held.set(actor, {
          actor,
          src: typeof actor.src === 'string' ? actor.src : actor.id,
          input: actor.options.input,
          answer: (outcome) =>
            'sends' in outcome
              ? actor._parent?.send(outcome.sends)
              : (actor as unknown as AnyActorRef).send({ type: ANSWERED, outcome }),
          release() {
            actor.logic = own
            settle({})
            begin()
          },
        })
        onHeldChange()
      },
      transition(snapshot: object, event: AnyEventObject) {
        if (event.type === 'xstate.stop') return settle({ ...snapshot, status: 'stopped' })
        if (event.type !== ANSWERED) return snapshot
        const outcome: Outcome = event.outcome
        return settle(
          'error' in outcome
            ? { ...snapshot, status: 'error', error: outcome.error }
            : { ...snapshot, status: 'done', ...outcome },
        )
      },
    }
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
