/** All that is read of guards and actions beyond XState's documentation; no other file does. */
import { type AnyStateMachine, and, not, or, stateIn } from 'xstate'

type Implementation = {
  type?: string
  name: string
  assignment?: unknown
  event?: unknown
  to?: unknown
  src?: unknown
  id?: unknown
  sendId?: unknown
  label?: unknown
  collect?: (args: Record<string, unknown>, params: unknown) => void
  check?: unknown
  guards?: unknown[]
  stateValue?: unknown
}

export type ActionWords = { words: string; emits: string[] }

const CHECKS = {
  and: getCheck(and([])),
  or: getCheck(or([])),
  not: getCheck(not('')),
  stateIn: getCheck(stateIn('')),
}

/** Milliseconds, or null where the context decides or nobody says. */
export function findMilliseconds(machine: AnyStateMachine, delay: string | number): number | null {
  const value = typeof delay === 'number' ? delay : machine.implementations.delays[delay]
  return typeof value === 'number' ? value : null
}

export function guardWords(guard: unknown, isInside = false): string {
  if (typeof guard !== 'function') return named(guard) ?? 'unnamed'
  const { check, guards = [], stateValue, name } = facts(guard)
  const inside = guards.map((part) => guardWords(part, true))
  if (check === CHECKS.stateIn) return `in ${statePath(stateValue)}`
  if (check === CHECKS.not) return `not ${inside[0]}`
  if (check === CHECKS.and || check === CHECKS.or) {
    const words = inside.join(check === CHECKS.and ? ' and ' : ' or ')
    return isInside ? `(${words})` : words
  }
  return ownName(name, ['guard'])
}

/** Null for what XState adds itself to start and stop timers. */
export function actionWords(machine: AnyStateMachine, action: unknown): ActionWords | null {
  if (typeof action !== 'function') {
    const name = named(action) ?? 'unnamed'
    const found = machine.implementations.actions[findType(action)]
    if (typeof found !== 'function') return { words: name, emits: [] }
    const known = facts(found)
    const sent = known.type === 'xstate.raise' || known.type === 'xstate.sendTo'
    const events = sent ? eventTypes(known.event) : []
    return {
      words: events.length > 0 ? `${name} → ${events.join(', ')}` : name,
      emits: listEmits(machine, known),
    }
  }
  const known = facts(action)
  if (`${known.sendId ?? known.id ?? ''}`.startsWith('xstate.after.')) return null
  return { words: inlineWords(known), emits: listEmits(machine, known) }
}

function inlineWords(action: Implementation): string {
  const { type, assignment, event, to, src } = action
  const events = eventTypes(event).join(', ')
  switch (type) {
    case 'xstate.assign': {
      const keys = assignment && typeof assignment === 'object' ? Object.keys(assignment) : []
      return `assign ${keys.join(', ')}`.trim()
    }
    case 'xstate.emit':
      return `emit ${events}`.trim()
    case 'xstate.raise':
      return `raise ${events}`.trim()
    case 'xstate.sendTo':
      return `send ${events}${typeof to === 'string' ? ` to ${to}` : ''}`.trim()
    case 'xstate.spawnChild':
      return `spawn ${typeof src === 'string' ? src : ''}`.trim()
    case undefined:
      return ownName(action.name, ['actions', 'entry', 'exit'])
    default:
      return type.replace('xstate.', '')
  }
}

function listEmits(machine: AnyStateMachine, action: Implementation): string[] {
  if (action.type === 'xstate.emit') return eventTypes(action.event)
  if (!action.collect) return []
  const found = [0, 1].flatMap((number) => collected(action, number))
  return unique(found.flatMap((inner) => actionWords(machine, inner)?.emits ?? []))
}

function collected({ collect }: Implementation, number: number): unknown[] {
  const actions: unknown[] = []
  const enqueue = Object.assign((action: unknown) => actions.push(action), {
    emit: (event: unknown) =>
      actions.push(Object.assign(() => {}, { type: 'xstate.emit', event }) satisfies unknown),
    ...Object.fromEntries(
      ['assign', 'cancel', 'raise', 'sendTo', 'sendParent', 'spawnChild', 'stopChild'].map(
        (name) => [name, () => {}],
      ),
    ),
  })
  const probe = anything(number)
  const check = () => number > 0
  attempt(() =>
    collect?.({ context: probe, event: probe, self: probe, system: probe, enqueue, check }, probe),
  )
  return actions
}

/** An expression is called twice, with stand-ins that allow any access: once as 0, once as 1. */
function eventTypes(event: unknown): string[] {
  if (typeof event !== 'function') return typeIn(event)
  return unique(
    [0, 1].flatMap((number) => {
      const probe = anything(number)
      const args = { context: probe, event: probe, self: probe, system: probe }
      return typeIn(attempt(() => event(args, probe)))
    }),
  )
}

function typeIn(event: unknown): string[] {
  const isEvent = typeof event === 'object' && event !== null && 'type' in event
  return isEvent && typeof event.type === 'string' ? [event.type] : []
}

function anything(number: number): unknown {
  const probe: unknown = new Proxy(() => probe, {
    get: (_, key) => {
      if (key === Symbol.toPrimitive) return () => number
      if (key === Symbol.iterator) return () => [].values()
      return key === 'then' ? undefined : probe
    },
    has: () => true,
  })
  return probe
}

function attempt(work: () => unknown): unknown {
  try {
    return work()
  } catch {
    return undefined
  }
}

function facts(implementation: object): Implementation {
  return implementation as Implementation
}

function getCheck(guard: unknown): unknown {
  return (guard as Implementation).check
}

function findType(reference: unknown): string {
  if (typeof reference === 'string') return reference
  const { type } = (reference ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : ''
}

function named(reference: unknown): string | null {
  const type = findType(reference)
  const { params } = Object(reference) as { params?: unknown }
  if (!type) return null
  const words = isExpression(params) ? fixedWords(params) : valueWords(params ?? '')
  return words ? `${type}: ${words}` : type
}

type Expression = (args: unknown) => unknown

function isExpression(params: unknown): params is Expression {
  return typeof params === 'function'
}

/** Strings that a function gives whatever it is given, such as the status that a guard asks for. */
function fixedWords(params: Expression): string {
  const [first = [], second = []] = [0, 1].map((number) => {
    const probe = anything(number)
    const given = attempt(() => params({ context: probe, event: probe }))
    const values = typeof given === 'object' && given !== null ? Object.values(given) : [given]
    return values.filter((value) => typeof value === 'string')
  })
  return first.filter((value) => second.includes(value)).join(', ')
}

function valueWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${valueWords(inner)}`)
    .join(', ')
}

function statePath(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]) => [key, statePath(inner)].filter(Boolean).join('.'))
    .join(' and ')
}

/** JavaScript names a function after the property that holds it. */
function ownName(name: string, properties: string[]): string {
  return name && !properties.includes(name) ? name : 'unnamed'
}

function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}
