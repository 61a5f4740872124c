import { clip, failure } from '@/server/contract/failure.ts'

/** A repeated name or `name[]`: all values in order. */
export class Repeated<Leaf> {
  readonly values: Leaf[]

  constructor(values: Leaf[]) {
    this.values = values
  }
}

/**
 * Decoded bracket notation. With maps, not objects, no name can reach a prototype, and an index of
 * a billion costs one entry.
 */
export type Tree<Leaf> = Map<string, Node<Leaf>>
export type Node<Leaf> = Leaf | Repeated<Leaf> | Tree<Leaf>

/**
 * `name` is like `a`, `a[]` or `a[0][b]`. Throws malformed for an invalid, too deep, or conflicting
 * name.
 */
export function putAt<Leaf>(tree: Tree<Leaf>, name: string, value: Leaf): void {
  if (!name.includes('[')) {
    if (name === '' || name.includes(']') || FORBIDDEN.has(name)) throw badName()
    putLeaf(tree, name, value, false)
    return
  }
  const steps = parseSteps(name)
  const isList = steps.at(-1) === ''
  if (isList) steps.pop()
  let branch = tree
  for (const step of steps.slice(0, -1)) {
    const next = branch.get(step) ?? new Map()
    if (!(next instanceof Map)) throw badName()
    branch.set(step, next)
    branch = next
  }
  putLeaf(branch, steps.at(-1) ?? '', value, isList)
}

/** `plans[0][title]` for the steps plans, 0, title; a step of a refused request may be cut. */
export function spell(steps: readonly (string | number)[]): string {
  return steps
    .map((step) => clip(String(step), MAX_SPELLED_STEP))
    .map((step, depth) => (depth === 0 ? step : `[${step}]`))
    .join('')
}

const MAX_SPELLED_STEP = 100

const MAX_STEPS = 6
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor'])

function putLeaf<Leaf>(branch: Tree<Leaf>, step: string, value: Leaf, isList: boolean): void {
  const earlier = branch.get(step)
  if (earlier instanceof Map) throw badName()
  if (earlier === undefined) branch.set(step, isList ? new Repeated([value]) : value)
  else if (earlier instanceof Repeated) earlier.values.push(value)
  else branch.set(step, new Repeated([earlier, value]))
}

function parseSteps(name: string): string[] {
  const open = name.indexOf('[')
  const steps = [name.slice(0, open)]
  let at = open
  while (at < name.length) {
    const close = name.indexOf(']', at)
    if (name[at] !== '[' || close === -1) throw badName()
    steps.push(name.slice(at + 1, close))
    if (steps.length > MAX_STEPS) throw badName()
    at = close + 1
  }
  const isPlain = steps.every(
    (step, depth) =>
      !step.includes('[') &&
      !step.includes(']') &&
      !FORBIDDEN.has(step) &&
      (step !== '' || (depth > 0 && depth === steps.length - 1)),
  )
  if (!isPlain) throw badName()
  return steps
}

function badName() {
  return failure('malformed', 'The request has a field name that cannot be read.')
}
