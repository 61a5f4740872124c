import { isExcused, listSides, listStates, outcomeNames, unreachedStates } from './findings.ts'
import type { Samples } from './samples.ts'
import type { Walk } from './walked.ts'

/** `missing` has the ids or names of the others. */
export type Share = { total: number; reached: number; missing: string[] }

/** Plain data, the same for the same machine and samples. */
export type Coverage = {
  machine: string
  states: Share
  /** Without those that are untakable for a reason. */
  transitions: Share
  /** How often each was taken, by id. */
  taken: Record<string, number>
  /** Both sides of each guard; of combined ones, of their parts. */
  guards: Share
  outcomes: Share
  events: Share
  untakable: Record<string, string>
  situations: number
  /** Pairs of a situation and a choice. */
  paths: number
  /** Choices of the longest shortest path. */
  longest: number
}

export function toCoverage(samples: Samples, walked: Walk): Coverage {
  const { chart, taken, heard, situations, edges } = walked
  const { untakable = {} } = samples
  const unreached = unreachedStates(walked).map(({ id }) => id)
  const sides = listSides(walked).filter((side) => !isExcused(side, samples))
  return {
    machine: chart.id,
    states: share(
      listStates(chart.root).flatMap(({ id }) => (id ? [id] : [])),
      (id) => !unreached.includes(id),
    ),
    transitions: share(
      chart.transitions.map(({ id }) => id).filter((id) => !(id in untakable)),
      (id) => id in taken,
    ),
    taken: Object.fromEntries(chart.transitions.map(({ id }) => [id, taken[id] ?? 0])),
    guards: share(
      sides.map(({ id }) => id),
      (id) => sides.some((side) => side.id === id && side.count > 0),
    ),
    outcomes: share(outcomeNames(samples), (name) => name in heard.outcomes),
    events: share(Object.keys(samples.events), (name) => name in heard.events),
    untakable: { ...untakable },
    situations: situations.length,
    paths: edges,
    longest: Math.max(0, ...situations.map(({ run }) => run.length - 1)),
  }
}

/** In percent, rounded down: only all is 100. */
export function percent({ total, reached }: Pick<Share, 'total' | 'reached'>): number {
  return total === 0 ? 100 : Math.floor((reached * 100) / total)
}

function share(names: string[], isReached: (name: string) => boolean): Share {
  const missing = names.filter((name) => !isReached(name))
  return { total: names.length, reached: names.length - missing.length, missing }
}
