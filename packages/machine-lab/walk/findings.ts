import { StateMachine } from 'xstate'
import type { ChartState, ChartTransition } from '../chart/chart.ts'
import { listNodes } from './instrument.ts'
import type { Samples } from './samples.ts'
import type { Finding, Walked } from './walked.ts'

/** Side of a guard: `coding|code.submitted|0 isCode=false`. */
export type Side = { id: string; transition: string; count: number }

export function findingsIn(samples: Samples, walked: Walked): Finding[] {
  return [
    ...unreached(walked),
    ...untaken(samples, walked),
    ...reasons(samples, walked),
    ...unheard(samples, walked),
    ...unsent(samples, walked),
    ...unanswered(samples),
    ...unfailing(samples, walked),
    ...left(walked),
  ]
}

export function listStates(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(listStates)]
}

export function listSides({ guards }: Pick<Walked, 'guards'>): Side[] {
  return Object.entries(guards).flatMap(([id, guard]) =>
    (['true', 'false'] as const).map((side) => ({
      id: `${id}=${side}`,
      transition: guard.transition,
      count: guard[side],
    })),
  )
}

/** A guard that is never asked because its transition cannot be taken needs no reason of its own. */
export function isExcused({ id, transition }: Side, { untakable = {} }: Samples): boolean {
  return id in untakable || transition in untakable
}

export function outcomeNames({ outcomes }: Samples): string[] {
  return Object.entries(outcomes).flatMap(([source, named]) =>
    Object.keys(named).map((name) => `${source}: ${name}`),
  )
}

export function unreachedStates({
  chart,
  passed,
  taken,
}: Pick<Walked, 'chart' | 'passed' | 'taken'>): ChartState[] {
  const targets = chart.transitions.filter(({ id }) => id in taken).flatMap((each) => each.targets)
  const reached = new Set([...passed, ...targets])
  return listStates(chart.root).filter(({ id }) => !reached.has(id))
}

function unreached(walked: Walked): Finding[] {
  return unreachedStates(walked).map(({ id }) => ({
    kind: 'unreachable',
    about: id,
    message: `No run enters the state "${id}".`,
  }))
}

function untaken(samples: Samples, walked: Walked): Finding[] {
  const { untakable = {} } = samples
  const transitions = walked.chart.transitions
    .filter(({ id }) => !(id in walked.taken) && !(id in untakable))
    .map(
      (transition): Finding => ({
        kind: 'untaken',
        about: transition.id,
        message: `No run takes "${transition.id}"${towards(transition)}.`,
      }),
    )
  const sides = listSides(walked)
    .filter((side) => side.count === 0 && !isExcused(side, samples))
    .map(
      ({ id }): Finding => ({
        kind: 'one-sided',
        about: id,
        message: `No run sees "${id}".`,
      }),
    )
  return [...transitions, ...sides]
}

function towards({ targets, guard }: ChartTransition): string {
  const target = targets.length > 0 ? ` to "${targets.join(', ')}"` : ''
  return guard ? `${target} with the guard ${guard}` : target
}

function reasons({ untakable = {} }: Samples, walked: Walked): Finding[] {
  const counts = new Map<string, number>([
    ...walked.chart.transitions.map(({ id }) => [id, walked.taken[id] ?? 0] as const),
    ...listSides(walked).map(({ id, count }) => [id, count] as const),
  ])
  return Object.keys(untakable).flatMap((id): Finding[] => {
    const count = counts.get(id)
    if (count === 0) return []
    const what = count === undefined ? 'There is no' : 'A run reaches'
    return [{ kind: 'unneeded-reason', about: id, message: `${what} "${id}", given as untakable.` }]
  })
}

function unheard(samples: Samples, { heard }: Walked): Finding[] {
  const events = Object.keys(samples.events).filter((name) => !(name in heard.events))
  const outcomes = outcomeNames(samples).filter((name) => !(name in heard.outcomes))
  return [
    ...events.map(
      (name): Finding => ({
        kind: 'dead-event',
        about: name,
        message: `Nothing ever hears the event "${name}".`,
      }),
    ),
    ...outcomes.map(
      (name): Finding => ({
        kind: 'dead-outcome',
        about: name,
        message: `Nothing ever hears the outcome "${name}".`,
      }),
    ),
  ]
}

function unsent(samples: Samples, { chart, taken }: Walked): Finding[] {
  const sent = new Set(Object.values(samples.events).map(findType))
  const silent = chart.transitions.flatMap(({ id, cause }) =>
    cause.kind === 'event' && !(id in taken) ? [cause.event] : [],
  )
  const heard = chart.transitions.filter(({ id }) => id in taken).map(({ event }) => event)
  return [...new Set(silent)]
    .filter((event) => !sent.has(event) && !heard.includes(event))
    .map((event) => ({
      kind: 'unsent',
      about: event,
      message: `No sample sends the event "${event}".`,
    }))
}

function findType(make: () => { type: string }): string | null {
  try {
    return make().type
  } catch {
    return null
  }
}

function unanswered({ machine, outcomes }: Samples): Finding[] {
  const invoked = listNodes(machine.root).flatMap(({ invoke }) => invoke)
  const sources = [...new Set(invoked.map(({ src }) => String(src)))]
  const known = new Set([...sources, ...Object.keys(machine.implementations.actors)])
  return [
    ...sources
      .filter((source) => source.startsWith('xstate.invoke.'))
      .map(
        (source): Finding => ({
          kind: 'unnamed-actor',
          about: source,
          message: `The actor "${source}" has no name, so nobody can provide it.`,
        }),
      ),
    ...sources
      .filter((source) => !outcomes[source] && !source.startsWith('xstate.invoke.'))
      .map(
        (source): Finding => ({
          kind: 'no-outcomes',
          about: source,
          message: `The samples have no outcomes of the actor "${source}".`,
        }),
      ),
    ...Object.keys(outcomes)
      .filter((source) => !known.has(source))
      .map(
        (source): Finding => ({
          kind: 'unknown-actor',
          about: source,
          message: `The machine has no actor "${source}".`,
        }),
      ),
  ]
}

/** A child machine never fails by itself; a promise always can. */
function unfailing({ machine, outcomes }: Samples, { answered }: Walked): Finding[] {
  return Object.keys(outcomes)
    .filter((source) => !(machine.implementations.actors[source] instanceof StateMachine))
    .filter((source) => answered.get(source)?.has('output') && !answered.get(source)?.has('error'))
    .map((source) => ({
      kind: 'no-failure',
      about: source,
      message: `The samples never let the actor "${source}" fail.`,
    }))
}

function left({ left: rest }: Walked): Finding[] {
  if (!rest) return []
  const message = `The walk ended at the limit of ${rest.limit}; ${rest.situations} situations are left.`
  return [{ kind: 'left', about: rest.limit, message }]
}
