import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
  SimulatedClock,
  type StateValue,
} from 'xstate'
import { listTakenTransitions } from '../chart/transition-ids.ts'
import { answer, getInput } from './held-actor.ts'
import { type GuardCounts, instrument } from './instrument.ts'
import type { Choice, Outcome, Samples } from './samples.ts'

export type Start = Extract<Choice, { kind: 'start' }>

/** One real actor, driven by choices. */
export type Run = {
  snapshot(): AnyMachineSnapshot
  /** All that may happen next, heard or not; none after the end. */
  choices(): Choice[]
  /** Ids of the transitions it took, in their order. Throws for a choice that is not there now. */
  take(choice: Choice): string[]
  /** Ids taken at the start. */
  begun: string[]
  /** Ids of states that were only passed through, too. */
  passed(): ReadonlySet<string>
  /** Sources of the actors that run, in the order of their start. */
  running(): string[]
  /** Names of the timers that fire next; null where none waits. */
  nextTimer(): string | null
}

export type OutcomeKind = 'output' | 'error' | 'sends'

export type Prepared = {
  samples: Samples
  machine: AnyStateMachine
  guards: GuardCounts
  /** What the samples let each actor do, by its source. */
  answered: Map<string, Set<OutcomeKind>>
}

export function prepare(samples: Samples): Prepared {
  const guards: GuardCounts = new Map()
  return { samples, guards, answered: new Map(), machine: instrument(samples.machine, guards) }
}

export function startRun({ samples, machine, answered }: Prepared, { input }: Start): Run {
  const clock = new SimulatedClock()
  const taken: string[] = []
  const passed = new Set<string>([''])
  const make = samples.inputs[input]
  if (!make) throw new Error(`No start is called "${input}"`)
  const actor = createActor(machine, { input: make(), clock, inspect: note })
  // An actor without an observer throws its error at the process.
  actor.subscribe({ error: () => {} })
  const timers = trackTimers(actor, clock)

  function note(inspected: InspectionEvent) {
    const isOwn = inspected.actorRef.sessionId === inspected.rootId
    if (inspected.type !== '@xstate.microstep' || !isOwn) return
    for (const id of listTakenTransitions(inspected)) {
      taken.push(id)
      notePath(id.slice(0, id.indexOf('|')).split('.'), passed)
    }
    if ('value' in inspected.snapshot) {
      for (const id of statesIn(inspected.snapshot.value as StateValue)) passed.add(id)
    }
  }

  function record(work: () => void): string[] {
    work()
    timers.note()
    return taken.splice(0)
  }

  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  const isActive = () => snapshot().status === 'active'
  const begun = record(() => actor.start())
  if (isActive()) for (const id of statesIn(snapshot().value)) passed.add(id)

  return {
    snapshot,
    begun,
    passed: () => passed,
    running: () => (isActive() ? [...runningIn(actor).keys()] : []),
    nextTimer: timers.next,
    choices() {
      if (!isActive()) return []
      return [
        ...Object.keys(samples.events).map((name): Choice => ({ kind: 'event', name })),
        ...[...runningIn(actor).keys()].flatMap((source) =>
          Object.keys(findOutcomes(samples, source)).map(
            (name): Choice => ({ kind: 'outcome', actor: source, name }),
          ),
        ),
        ...(timers.next() === null ? [] : [{ kind: 'time' } satisfies Choice]),
      ]
    },
    take: (choice) => record(() => perform(choice)),
  }

  function perform(choice: Choice) {
    switch (choice.kind) {
      case 'start':
        throw new Error('A run starts once')
      case 'event':
        return actor.send(createEvent(samples, choice.name))
      case 'time':
        return timers.wait()
      case 'outcome': {
        const child = isActive() ? runningIn(actor).get(choice.actor) : undefined
        if (!child) throw new Error(`The actor "${choice.actor}" does not run`)
        const outcome = createOutcome(samples, choice, getInput(child))
        const kinds = answered.get(toSource(choice.actor)) ?? new Set()
        answered.set(toSource(choice.actor), kinds.add(toKind(outcome)))
        return answer(child, actor, outcome)
      }
    }
  }
}

/** Drives a new actor through all choices; `taken` has the transitions of each. */
export function replay(
  prepared: Prepared,
  [start, ...choices]: readonly Choice[],
): { run: Run; taken: string[][] } {
  if (start?.kind !== 'start') throw new Error('A run begins with a start')
  const run = startRun(prepared, start)
  return { run, taken: [run.begun, ...choices.map((choice) => run.take(choice))] }
}

export function toSource(actor: string): string {
  return actor.replace(/#\d+$/, '')
}

function createEvent(samples: Samples, name: string) {
  const make = samples.events[name]
  if (!make) throw new Error(`No event is called "${name}"`)
  return make()
}

function findOutcomes(samples: Samples, source: string) {
  return samples.outcomes[toSource(source)] ?? {}
}

function createOutcome(
  samples: Samples,
  { actor, name }: { actor: string; name: string },
  input: unknown,
): Outcome {
  const make = findOutcomes(samples, actor)[name]
  if (!make) throw new Error(`No outcome of "${actor}" is called "${name}"`)
  return make(input as never)
}

function toKind(outcome: Outcome): OutcomeKind {
  if ('error' in outcome) return 'error'
  return 'sends' in outcome ? 'sends' : 'output'
}

function runningIn(actor: AnyActorRef): Map<string, AnyActorRef> {
  const found = new Map<string, AnyActorRef>()
  for (const child of Object.values<AnyActorRef>(actor.getSnapshot().children)) {
    if (child.getSnapshot().status !== 'active') continue
    const source = typeof child.src === 'string' ? child.src : child.id
    const number = [...found.keys()].filter((key) => toSource(key) === source).length
    found.set(number === 0 ? source : `${source}#${number + 1}`, child)
  }
  return found
}

/** Ids of all states that a state value names, the outermost first. */
function statesIn(value: StateValue, path: string[] = []): string[] {
  if (typeof value === 'string') return [[...path, value].join('.')]
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, key]
    return [here.join('.'), ...(inside === undefined ? [] : statesIn(inside, here))]
  })
}

function notePath(keys: string[], into: Set<string>) {
  for (let length = 1; length <= keys.length; length += 1) into.add(keys.slice(0, length).join('.'))
}

function trackTimers(actor: AnyActorRef, clock: SimulatedClock) {
  const due = new WeakMap<object, number>()
  const pending = () => Object.values(actor.system.getSnapshot()._scheduledEvents)
  const dueTime = (timer: object) => due.get(timer) ?? Number.POSITIVE_INFINITY
  const earliest = () => Math.min(...pending().map(dueTime))
  return {
    /** A timer names no moment: it began at the present one if it was not there before. */
    note() {
      for (const timer of pending()) {
        if (!due.has(timer)) due.set(timer, clock.now() + timer.delay)
      }
    },
    next(): string | null {
      if (pending().length === 0) return null
      const next = pending().filter((timer) => dueTime(timer) <= earliest())
      return next.map(({ event }) => event.type).join(' ')
    },
    wait() {
      if (pending().length === 0) throw new Error('No timer waits')
      clock.set(earliest())
    },
  }
}
