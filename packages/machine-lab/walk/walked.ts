import type { Chart } from '../chart/chart.ts'
import type { GuardCount } from './instrument.ts'
import type { OutcomeKind } from './run.ts'
import type { Choice, Limits } from './samples.ts'

/** A fault of the machine or of its samples. */
export type Finding = {
  kind:
    | 'unreachable'
    | 'untaken'
    | 'one-sided'
    | 'dead-event'
    | 'dead-outcome'
    | 'unsent'
    | 'no-outcomes'
    | 'no-failure'
    | 'unknown-actor'
    | 'unnamed-actor'
    | 'unneeded-reason'
    | 'error'
    | 'irreproducible'
    | 'samples'
    | 'left'
  /** Id or name of the thing. */
  about: string
  message: string
  /** Leads there. */
  run?: Choice[]
}

/** A state value with what the samples say of the context, and the shortest run to it. */
export type Situation = {
  key: string
  value: unknown
  status: 'active' | 'done' | 'error' | 'stopped'
  /** What the samples tell of the context. */
  detail: unknown
  /** Sources of the actors that run. */
  running: string[]
  run: Choice[]
  /** Choices that something hears; a situation without any is a dead end. */
  heard: number
}

/** What was left when a limit was met. */
export type Left = { limit: keyof Limits; situations: number } | null

export type Walk = {
  chart: Chart
  situations: Situation[]
  /** Pairs of a situation and a choice that were tried. */
  edges: number
  /** How often each transition was taken, by id. */
  taken: Record<string, number>
  /** By id, such as `coding|code.submitted|0 isCode`. */
  guards: Record<string, GuardCount>
  /** Ids of states that were entered, those only passed through included. */
  passed: string[]
  /** How often something heard a sample: by kind, then by name. */
  heard: { events: Record<string, number>; outcomes: Record<string, number> }
  findings: Finding[]
  left: Left
  milliseconds: number
}

/** All but what is found by looking at the whole. */
export type Walked = Omit<Walk, 'findings' | 'milliseconds'> & {
  met: Finding[]
  answered: ReadonlyMap<string, ReadonlySet<OutcomeKind>>
}
