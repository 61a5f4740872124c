import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { Chart, ChartCause, ChartState, ChartStateKind, ChartTransition } from './chart.ts'
import { listTransitions, toStateId } from './transition-ids.ts'
import { actionWords, findMilliseconds, guardWords } from './xstate-internals.ts'

const KINDS = new Set<string>([
  'atomic',
  'compound',
  'parallel',
  'final',
  'history',
] satisfies ChartStateKind[])

/** A machine as plain data. Throws for a kind of state that it does not know. */
export function readChart(machine: AnyStateMachine): Chart {
  const { id, root } = machine
  return {
    id,
    description: root.description ?? '',
    root: stateFrom(root),
    transitions: listNodes(root).flatMap(transitionsFrom),
  }
}

function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)]
}

function stateFrom(node: AnyStateNode): ChartState {
  if (!KINDS.has(node.type)) {
    throw new Error(`State "${node.id}" is of an unknown kind: "${node.type}"`)
  }
  const entry = describeActions(node, node.entry)
  const exit = describeActions(node, node.exit)
  const initial = node.type === 'compound' ? node.initial : null
  const start = initial ? describeActions(node, initial.actions) : { words: [], emits: [] }
  return {
    id: toStateId(node),
    key: node.key,
    kind: node.type,
    description: node.description ?? '',
    tags: [...node.tags],
    entry: entry.words,
    exit: exit.words,
    emits: unique([...entry.emits, ...start.emits, ...exit.emits]),
    invokes: node.invoke.map(({ id, src }) => ({ id, src: String(src) })),
    initial: node.type === 'history' ? findDefault(node) : idOrNull(initial?.target?.[0]),
    initialActions: start.words,
    history: node.history || null,
    children: Object.values(node.states).map(stateFrom),
  }
}

function findDefault(node: AnyStateNode): string | null {
  const target: unknown = 'target' in node.config ? node.config.target : undefined
  if (typeof target !== 'string') return null
  if (target.startsWith('#')) return idOrNull(node.machine.getStateNodeById(target))
  const found = target
    .split('.')
    .reduce<AnyStateNode | undefined>((at, key) => at?.states[key], node.parent)
  return idOrNull(found)
}

function transitionsFrom(node: AnyStateNode): ChartTransition[] {
  return listTransitions(node).flatMap((branches) =>
    branches.map((branch, index) => transitionFrom(node, branch, index, branches)),
  )
}

function transitionFrom(
  node: AnyStateNode,
  transition: AnyTransitionDefinition,
  index: number,
  branches: AnyTransitionDefinition[],
): ChartTransition {
  const { eventType, guard, target, reenter, description } = transition
  const source = toStateId(node)
  const actions = describeActions(node, transition.actions)
  const targets = (target ?? []).map(toStateId)
  return {
    id: `${source}|${eventType}|${index}`,
    source,
    targets,
    event: eventType,
    cause: toCause(node, transition),
    guard: guard === undefined ? null : guardWords(guard),
    isElse: guard === undefined && branches.slice(0, index).some((other) => other.guard),
    actions: actions.words,
    emits: actions.emits,
    isForbidden: targets.length === 0 && actions.words.length === 0,
    isReentering: reenter === true,
    description: description ?? '',
  }
}

function toCause(node: AnyStateNode, transition: AnyTransitionDefinition): ChartCause {
  const { eventType } = transition
  if (eventType === '') return { kind: 'always' }
  if (eventType === '*') return { kind: 'any' }
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'ended' }
  if (eventType.startsWith('xstate.after.')) {
    const { delay } = transition as { delay?: string | number }
    const milliseconds = findMilliseconds(node.machine, delay ?? '')
    return { kind: 'after', delay: `${delay}`, milliseconds }
  }
  const [, kind, actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.)?(.+)$/.exec(eventType) ?? []
  if (actor && (kind === 'done' || kind === 'error' || kind === 'snapshot')) {
    const invoke = listNodes(node.machine.root)
      .flatMap((each) => each.invoke)
      .find(({ id }) => id === actor)
    return { kind, actor, src: String(invoke?.src ?? actor) }
  }
  return { kind: 'event', event: eventType }
}

function describeActions(node: AnyStateNode, actions: readonly unknown[]) {
  const found = actions.flatMap((action) => actionWords(node.machine, action) ?? [])
  return {
    words: found.map(({ words }) => words),
    emits: unique(found.flatMap(({ emits }) => emits)),
  }
}

function idOrNull(node: AnyStateNode | undefined): string | null {
  return node ? toStateId(node) : null
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
