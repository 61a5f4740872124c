import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { evaluateGuard } from 'xstate/guards'
import { listTransitions, toStateId } from '../chart/transition-ids.ts'
import { guardWords } from '../chart/xstate-internals.ts'
import { heldLogic } from './held-actor.ts'

/** How often a guard, or a part of a combined one, was true and false. */
export type GuardCount = { transition: string; words: string; true: number; false: number }

/** By id, such as `coding|code.submitted|0 isCode`. */
export type GuardCounts = Map<string, GuardCount>

type Checkable = { check?: (snapshot: AnyMachineSnapshot, args: Args, guard: object) => boolean }
type Combined = Checkable & { guards?: unknown[] }
type Args = Pick<AnyMachineSnapshot, 'context'> & { event: { type: string } }

/** Microsteps of one choice; more are a cycle without an end. */
const MAX_STEPS = 500

/** A copy whose actors wait for an answer, and whose guards are counted into `counts`. */
export function instrument(machine: AnyStateMachine, counts: GuardCounts): AnyStateMachine {
  const sources = [...Object.keys(machine.implementations.actors), ...sourcesIn(machine.root)]
  const actors = Object.fromEntries(sources.map((source) => [source, heldLogic]))
  const copy: AnyStateMachine = machine.provide({ actors })
  copy.options = { ...copy.options, maxIterations: MAX_STEPS }
  for (const node of listNodes(copy.root)) {
    for (const invoke of node.invoke) invoke.src = toSource(invoke.src)
    for (const branches of listTransitions(node)) {
      for (const [index, branch] of branches.entries()) {
        if (branch.guard === undefined) continue
        const id = `${toStateId(node)}|${branch.eventType}|${index}`
        branch.guard = countedGuard(copy, branch.guard, id, counts) as typeof branch.guard
      }
    }
  }
  return copy
}

/** XState looks logic written inline up in the machine's text, past all that is provided. */
function toSource(source: unknown): string {
  return String(source).replace(/^xstate\.invoke\./, 'unnamed.')
}

export function listNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(listNodes)]
}

function sourcesIn(root: AnyStateNode): string[] {
  return listNodes(root).flatMap(({ invoke }) => invoke.map(({ src }) => toSource(src)))
}

function countedGuard(
  machine: AnyStateMachine,
  guard: unknown,
  transition: string,
  counts: GuardCounts,
): Checkable {
  const combined = combinedIn(machine, guard)
  if (combined) {
    const parts = combined.guards?.map((part) => countedGuard(machine, part, transition, counts))
    return Object.assign(() => false, combined, { guards: parts })
  }
  const words = guardWords(guard)
  const count = { transition, words, true: 0, false: 0 }
  counts.set(freeId(`${transition} ${words}`, counts), count)
  return Object.assign(() => false, {
    check(snapshot: AnyMachineSnapshot, { context, event }: Args) {
      const value = evaluateGuard(guard as never, context, event, snapshot)
      count[value ? 'true' : 'false'] += 1
      return value
    },
  })
}

/** `and`, `or` and `not`, also where they are a named guard. */
function combinedIn(machine: AnyStateMachine, guard: unknown): Combined | null {
  const name = typeof guard === 'string' ? guard : (guard as { type?: string }).type
  const found = (
    typeof guard === 'function' ? guard : machine.implementations.guards[name ?? '']
  ) as Combined | undefined
  return found?.check && found.guards ? found : null
}

function freeId(id: string, taken: ReadonlyMap<string, unknown>): string {
  let free = id
  for (let number = 2; taken.has(free); number += 1) free = `${id} #${number}`
  return free
}
