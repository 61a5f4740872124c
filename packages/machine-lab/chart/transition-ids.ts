import type { AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

export function toStateId(node: AnyStateNode): string {
  return node.path.join('.')
}

/** In the order XState tries them, events first. */
export function listTransitions(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])]
}

/** `<source>|<event>|<index>`, or null for the start and for what is no machine's. */
export function findTransitionId(transition: AnyTransitionDefinition): string | null {
  const { source, eventType } = transition
  const branches = eventType === '' ? source.always : source.transitions.get(eventType)
  const index = branches?.indexOf(transition) ?? -1
  return index < 0 ? null : `${toStateId(source)}|${eventType}|${index}`
}

/** Ids of the transitions that an inspected step took. */
export function listTakenTransitions(inspected: InspectionEvent): string[] {
  if (inspected.type !== '@xstate.microstep') return []
  return inspected._transitions.flatMap((transition) => findTransitionId(transition) ?? [])
}
