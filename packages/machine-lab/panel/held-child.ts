import type { AnyActor, AnyActorLogic, AnyActorRef, AnyEventObject } from 'xstate'
import { answer, heldLogic } from '../walk/held-actor.ts'
import type { Outcome } from '../walk/samples.ts'

/** An invoked actor that does nothing until somebody answers in its place. */
export type HeldActor = {
  actor: AnyActor
  src: string
  answer(outcome: Outcome): void
  /** Lets it run after all. */
  release(): void
}

type Watch = { onHeld(held: HeldActor): void; onFree(actor: AnyActor): void }

/** Takes the place of an actor's own logic before it starts. */
export function holdActor(actor: AnyActor, own: AnyActorLogic, { onHeld, onFree }: Watch): void {
  let begin = () => {}
  actor.logic = {
    ...own,
    start(snapshot: never, scope: never) {
      begin = () => own.start?.(snapshot, scope)
      onHeld({
        actor,
        src: typeof actor.src === 'string' ? actor.src : actor.id,
        answer(outcome) {
          if (actor._parent) answer(actor as unknown as AnyActorRef, actor._parent, outcome)
        },
        release() {
          actor.logic = own
          onFree(actor)
          begin()
        },
      })
    },
    transition(snapshot: never, event: AnyEventObject, scope: never) {
      const after = heldLogic.transition(snapshot, event, scope)
      if (after !== snapshot) onFree(actor)
      return after
    },
  }
}
