import type { ActorLogic, AnyActorRef, AnyEventObject, Snapshot } from 'xstate'
import type { Outcome } from './samples.ts'

const ANSWERED = 'machine-lab.answered'

type HeldSnapshot = Snapshot<unknown> & { input: unknown }

/** Logic of an actor that does nothing until `answer` ends it, and then at once. */
export const heldLogic: ActorLogic<HeldSnapshot, AnyEventObject, unknown> = {
  getInitialSnapshot: (_, input) => createSnapshot('active', input),
  transition(snapshot, event) {
    if (event.type === 'xstate.stop') return createSnapshot('stopped', snapshot.input)
    if (event.type !== ANSWERED || snapshot.status !== 'active') return snapshot
    const outcome: Outcome = event.outcome
    if ('error' in outcome) return { ...snapshot, status: 'error', error: outcome.error }
    if ('output' in outcome) return { ...snapshot, status: 'done', output: outcome.output }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
}

function createSnapshot(status: 'active' | 'stopped', input: unknown): HeldSnapshot {
  return { status, output: undefined, error: undefined, input }
}

export function getInput(actor: AnyActorRef): unknown {
  return (actor.getSnapshot() as HeldSnapshot).input
}

/** What the actor sends goes to its parent, which is `parent`. */
export function answer(actor: AnyActorRef, parent: AnyActorRef, outcome: Outcome): void {
  if ('sends' in outcome) parent.send(outcome.sends)
  else actor.send({ type: ANSWERED, outcome })
}
