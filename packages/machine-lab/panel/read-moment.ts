import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateNode,
  type AnyTransitionDefinition,
  getStateNodes,
} from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { findTransitionId, listTransitions, toStateId } from '../chart/transition-ids.ts'
import type { Outcome, Outcomes, Samples } from '../walk/samples.ts'
import type { GuardValue, HeldView, Option } from './flow.ts'

/** Ids of all states that the machine is in, the outermost first. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return activeNodes(snapshot).map(toStateId)
}

function activeNodes({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  return [...new Set([machine.root, ...getStateNodes(machine.root, value)])]
}

/** All events of the samples by name. One that throws is left out: the walk reports it. */
export function listEvents({ events }: Samples): { name: string; event: AnyEventObject }[] {
  return Object.entries(events).flatMap(([name, make]) => {
    try {
      return [{ name, event: make() }]
    } catch {
      return []
    }
  })
}

/** Events of the samples that do something now. */
export function sendable(snapshot: AnyMachineSnapshot, samples: Samples): Option[] {
  if (snapshot.status !== 'active') return []
  return listEvents(samples).flatMap(({ name, event }) => {
    const takes = takenBy(snapshot, event)
    return takes.length > 0 ? [{ name, type: event.type, takes }] : []
  })
}

/** Invoked actors that run, with all that the samples let them answer. */
export function answerable(
  actor: AnyActor,
  samples: Samples,
  isHeld: (child: AnyActor) => boolean,
): HeldView[] {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  if (snapshot.status !== 'active') return []
  return Object.entries(runningIn(snapshot)).flatMap(([key, child]) => {
    const src = toSource(child)
    const outcomes = samples.outcomes[src]
    if (!outcomes) return []
    const answers = Object.keys(outcomes ?? {}).map((name) => {
      const event = outcomeEvent(child, createOutcome(child, outcomes ?? {}, name))
      return { name, type: event.type, takes: takenBy(snapshot, event) }
    })
    return [{ key, src, isHeld: isHeld(child), answers }]
  })
}

/** Guards of all that could happen now, each for every sample that it may depend on. */
export function guardValues(snapshot: AnyMachineSnapshot, samples: Samples): GuardValue[] {
  if (snapshot.status !== 'active') return []
  const answers = listChildren(snapshot).flatMap((child) => {
    const outcomes = samples.outcomes[toSource(child)] ?? {}
    return Object.keys(outcomes).map((name) => ({
      name,
      event: outcomeEvent(child, createOutcome(child, outcomes, name)),
    }))
  })
  const candidates = [...listEvents(samples), ...answers]
  const guarded = activeNodes(snapshot).flatMap((node) =>
    listTransitions(node)
      .flat()
      .filter(({ guard }) => guard !== undefined),
  )
  return guarded.flatMap((transition) => {
    const { eventType } = transition
    const using = candidates.filter(({ event }) => event.type === eventType)
    const known = using.length > 0 ? using : [{ name: '', event: { type: eventType } }]
    return known.map(({ name, event }) => guardValue(snapshot, transition, name, event))
  })
}

function guardValue(
  snapshot: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
  using: string,
  event: AnyEventObject,
): GuardValue {
  const id = findTransitionId(transition) ?? ''
  try {
    const value = evaluateGuard(transition.guard as never, snapshot.context, event, snapshot)
    return { transition: id, using, value }
  } catch {
    return { transition: id, using, value: 'fails' }
  }
}

/** Ids of the transitions that an event would take; none where it is swallowed. */
function takenBy(snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] {
  try {
    return snapshot.machine
      .getTransitionData(snapshot, event)
      .filter(({ target, actions }) => target !== undefined || actions.length > 0)
      .flatMap((transition) => findTransitionId(transition) ?? [])
  } catch {
    return []
  }
}

function listChildren(snapshot: AnyMachineSnapshot): AnyActor[] {
  return (Object.values(snapshot.children) as AnyActor[]).filter(
    (child) => child?.getSnapshot().status === 'active',
  )
}

/** By source; `requestCode#2` is the second one that runs of `requestCode`. */
export function runningIn(snapshot: AnyMachineSnapshot): Record<string, AnyActor> {
  const found: Record<string, AnyActor> = {}
  for (const child of listChildren(snapshot)) {
    const source = toSource(child)
    const alike = Object.values(found).filter((other) => toSource(other) === source).length
    found[alike === 0 ? source : `${source}#${alike + 1}`] = child
  }
  return found
}

export function toSource({ src, id }: AnyActor): string {
  return typeof src === 'string' ? src : id
}

export function createOutcome(child: AnyActor, outcomes: Outcomes, name: string): Outcome {
  const make = outcomes[name]
  if (!make) throw new Error(`No outcome “${name}” of ${toSource(child)}`)
  return make(child.options.input as never)
}

/** The event that a parent hears of an outcome. */
export function outcomeEvent({ id }: AnyActor, outcome: Outcome): AnyEventObject {
  if ('sends' in outcome) return outcome.sends
  return 'error' in outcome
    ? { type: `xstate.error.actor.${id}`, error: outcome.error, actorId: id }
    : { type: `xstate.done.actor.${id}`, output: outcome.output, actorId: id }
}
