import type { AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { takenTransitionsOf } from '../chart/xstate-internals.ts'
import type { Samples } from '../walk/samples.ts'
import { contextLines, printed } from './context-lines.ts'
import type { FlowChoice, FlowStep } from './flow.ts'
import { outcomeOf, sourceOf } from './read-moment.ts'

const MAX_STEPS = 500

type Recorded = { choice: FlowChoice | null; isOwn: boolean; name: string; kind: FlowStep['kind'] }

/** Keeps what happened to followed machines, as steps to read and as choices to take again. */
export type Recorder = {
  steps: FlowStep[]
  /** Null once something happened that no sample names. */
  run(): FlowChoice[] | null
  start(actor: AnyActor, samples: Samples, input: string | null): void
  inspect(inspected: InspectionEvent): boolean
  /** Whatever the work brings about is this choice. */
  choosing(choice: FlowChoice, work: () => void): void
  contextOf(actor: AnyActor): { before: unknown; after: unknown }
}

/** `samplesFor` knows the followed actors; those of `primary` need no name in a choice. */
export function createRecorder(
  samplesFor: (actor: AnyActorRef) => Samples | null,
  primary: Samples,
): Recorder {
  const steps: FlowStep[] = []
  const choices: FlowChoice[] = []
  const taken = new Map<AnyActorRef, string[]>()
  const contexts = new Map<AnyActorRef, { before: unknown; after: unknown }>()
  const senders = new WeakMap<object, unknown>()
  let isComplete = true
  let chosen: FlowChoice | null = null

  function inspect(inspected: InspectionEvent): boolean {
    const actor = inspected.actorRef as AnyActor
    const samples = samplesFor(actor)
    if (!samples) return false
    if (inspected.type === '@xstate.event') senders.set(inspected.event, inspected.sourceRef)
    if (inspected.type === '@xstate.microstep') {
      taken.set(actor, [...(taken.get(actor) ?? []), ...takenTransitionsOf(inspected)])
    }
    if (inspected.type !== '@xstate.snapshot') return false
    const ids = taken.get(actor) ?? []
    taken.delete(actor)
    const { event } = inspected
    if (event.type === 'xstate.init') return true
    const snapshot = inspected.snapshot as { context?: unknown }
    const before = contexts.get(actor)?.after
    if (ids.length > 0 || event.type === 'xstate.stop') {
      contexts.set(actor, { before, after: snapshot.context })
    }
    if (ids.length > 0) record(actor, samples, event, ids)
    return true
  }

  function record(actor: AnyActor, samples: Samples, event: AnyEventObject, ids: string[]) {
    const { choice, isOwn, name, kind } = nameOf(actor, samples, event)
    if (choice) choices.push(choice)
    else if (!isOwn) isComplete = false
    const { before, after } = contexts.get(actor) ?? {}
    const machine = samples.machine.id
    const number = (steps.at(-1)?.number ?? -1) + 1
    steps.push({ number, machine, name, kind, taken: ids, context: changed(before, after) })
    if (steps.length > MAX_STEPS) steps.shift()
  }

  function nameOf(actor: AnyActor, samples: Samples, event: AnyEventObject): Recorded {
    const machine = samples === primary ? {} : { machine: samples.machine.id }
    if (chosen) {
      const choice = chosen
      chosen = null
      const name = choice.kind === 'time' ? 'Next timer' : 'name' in choice ? choice.name : ''
      return { choice, isOwn: false, name, kind: choice.kind }
    }
    if (event.type.startsWith('xstate.after.')) {
      return { choice: { kind: 'time', ...machine }, isOwn: false, name: 'Timer', kind: 'time' }
    }
    const sender = senders.get(event) as AnyActor | undefined
    const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
    if (ended !== undefined || (sender && !isOneOf(sender, actor._parent, actor))) {
      const child = sender ?? actor.getSnapshot().children[ended ?? '']
      // Ends of followed machines follow from choices of their own.
      if (child && samplesFor(child)) return own(event)
      return outcomeName(samples, child, event, machine)
    }
    if (event.type.startsWith('xstate.') || sender) return own(event)
    return eventName(samples, event, machine)
  }

  return {
    steps,
    run: () => (isComplete ? [...choices] : null),
    start(actor, samples, input) {
      const { context } = actor.getSnapshot()
      contexts.set(actor, { before: context, after: context })
      if (samples !== primary) return
      steps.length = 0
      choices.length = 0
      isComplete = true
      if (input !== null) choices.push({ kind: 'start', input })
      const { id } = samples.machine
      const start = { kind: 'start' as const, taken: [], context: [] } satisfies Partial<FlowStep>
      steps.push({ ...start, number: 0, machine: id, name: input ?? 'Start' })
    },
    inspect,
    choosing(choice, work) {
      chosen = choice
      try {
        work()
      } finally {
        chosen = null
      }
    },
    contextOf: (actor) => contexts.get(actor) ?? { before: undefined, after: undefined },
  }
}

function isOneOf(actor: unknown, ...others: unknown[]): boolean {
  return others.includes(actor)
}

function own({ type }: AnyEventObject): Recorded {
  return { choice: null, isOwn: true, name: type, kind: 'event' }
}

function eventName(samples: Samples, event: AnyEventObject, machine: object): Recorded {
  const alike = Object.entries(samples.events).filter(([, make]) => make().type === event.type)
  const [name] = alike.find(([, make]) => isSame(make(), event)) ?? alike[0] ?? []
  const isKnown = alike.some(([, make]) => isSame(make(), event)) || alike.length === 1
  if (name === undefined || !isKnown) return { ...own(event), isOwn: false, kind: 'unknown' }
  return { choice: { kind: 'event', name, ...machine }, isOwn: false, name, kind: 'event' }
}

function outcomeName(
  samples: Samples,
  child: AnyActor | undefined,
  event: AnyEventObject,
  machine: object,
): Recorded {
  const unknown: Recorded = { ...own(event), isOwn: false, kind: 'unknown' }
  if (!child) return unknown
  const actor = sourceOf(child)
  const outcomes = samples.outcomes[actor] ?? {}
  const name = Object.keys(outcomes).find((each) => {
    const outcome = outcomeOf(child, outcomes, each)
    if ('sends' in outcome) return isSame(outcome.sends, event)
    return 'error' in outcome
      ? isSame(outcome.error, event.error)
      : 'output' in event && isSame(outcome.output, event.output)
  })
  if (name === undefined) return unknown
  return {
    choice: { kind: 'outcome', actor, name, ...machine },
    isOwn: false,
    name,
    kind: 'outcome',
  }
}

function changed(before: unknown, after: unknown) {
  return contextLines(before, after).filter((line) => line.before !== line.after)
}

/** Alike in all that can be read of them. */
function isSame(one: unknown, other: unknown): boolean {
  const read = (value: unknown) => JSON.stringify(contextLines(undefined, value))
  return read(one) === read(other) && printed(one) === printed(other)
}
