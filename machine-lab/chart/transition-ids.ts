import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

export function stateIdOf(node: AnyStateNode): string {
  return node.path.join('.')
}

/** Of a state and in the order XState tries them, events first. */
export function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])]
}

/** `<source>|<event>|<index>`, or null for the start and for what is no machine's. */
export function transitionIdOf(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition
  const branches = eventType === '' ? source.always : source.transitions.get(eventType)
  const index = branches?.indexOf(transition) ?? -1
  return index < 0 ? null : `${stateIdOf(source)}|${eventType}|${index}`
}

/** Ids of the transitions that an inspected step took. */
export function takenTransitionsOf(inspected: InspectionEvent): string[] {
  if (inspected.type !== '@xstate.microstep') return []
  return inspected._transitions.flatMap((transition) => transitionIdOf(transition) ?? [])
}
