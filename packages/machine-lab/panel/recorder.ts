import type { AnyActor, AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { listTakenTransitions } from '../chart/transition-ids.ts'
import { contextLines, printed } from '../view/context-lines.ts'
import type { Samples } from '../walk/samples.ts'
import type { FlowChoice, FlowStep } from './flow.ts'
import { createOutcome, listEvents, toSource } from './read-moment.ts'

const MAX_STEPS = 500

/** `isOwn`: the machine or a followed child caused it, so nobody chose it. */
type Recorded = { choice: FlowChoice | null; isOwn: boolean; name: string; kind: FlowStep['kind'] }

/** Keeps what happened to followed machines, as steps to read and as choices to take again. */
export type Recorder = {
  steps: FlowStep[]
  /** Null once something happened that no sample names. */
  run(): FlowChoice[] | null
  start(actor: AnyActor, samples: Samples, input: string): void
  inspect(inspected: InspectionEvent): boolean
  /** Records the work as this choice. */
  choosing(choice: FlowChoice, work: () => void): void
  getContext(actor: AnyActor): { before: unknown; after: unknown }
}

type SamplesFor = (actor: AnyActorRef) => Samples | null

/** `samplesFor` knows the followed actors; those of `primary` need no name in a choice. */
export function createRecorder(samplesFor: SamplesFor, primary: Samples): Recorder {
  return new StepRecorder(samplesFor, primary)
}

class StepRecorder implements Recorder {
  readonly steps: FlowStep[] = []
  private readonly samplesFor: SamplesFor
  private readonly primary: Samples
  private readonly choices: FlowChoice[] = []
  private readonly taken = new Map<AnyActorRef, string[]>()
  private readonly contexts = new Map<AnyActorRef, { before: unknown; after: unknown }>()
  private readonly senders = new WeakMap<object, unknown>()
  private isComplete = true
  private chosen: FlowChoice | null = null

  constructor(samplesFor: SamplesFor, primary: Samples) {
    this.samplesFor = samplesFor
    this.primary = primary
  }

  run(): FlowChoice[] | null {
    return this.isComplete ? [...this.choices] : null
  }

  start(actor: AnyActor, samples: Samples, input: string) {
    const { context } = actor.getSnapshot()
    this.contexts.set(actor, { before: context, after: context })
    if (samples !== this.primary) return
    this.steps.length = 0
    this.choices.length = 0
    this.isComplete = true
    this.choices.push({ kind: 'start', input })
    this.steps.push({
      number: 0,
      machine: samples.machine.id,
      name: input,
      kind: 'start',
      taken: [],
      context: [],
    })
  }

  inspect(inspected: InspectionEvent): boolean {
    const actor = inspected.actorRef as AnyActor
    const samples = this.samplesFor(actor)
    if (!samples) return false
    if (inspected.type === '@xstate.event') this.senders.set(inspected.event, inspected.sourceRef)
    if (inspected.type === '@xstate.microstep') {
      const before = this.taken.get(actor) ?? []
      this.taken.set(actor, [...before, ...listTakenTransitions(inspected)])
    }
    if (inspected.type !== '@xstate.snapshot') return false
    const ids = this.taken.get(actor) ?? []
    this.taken.delete(actor)
    if (ids.length === 0) return true
    const { context } = inspected.snapshot as { context?: unknown }
    this.contexts.set(actor, { before: this.contexts.get(actor)?.after, after: context })
    if (inspected.event.type !== 'xstate.init') this.record(actor, samples, inspected.event, ids)
    return true
  }

  choosing(choice: FlowChoice, work: () => void) {
    this.chosen = choice
    try {
      work()
    } finally {
      this.chosen = null
    }
  }

  getContext(actor: AnyActor) {
    return this.contexts.get(actor) ?? { before: undefined, after: undefined }
  }

  private record(actor: AnyActor, samples: Samples, event: AnyEventObject, ids: string[]) {
    const { choice, isOwn, name, kind } = this.toRecorded(actor, samples, event)
    if (choice) this.choices.push(choice)
    else if (!isOwn) this.isComplete = false
    const { before, after } = this.getContext(actor)
    const machine = samples.machine.id
    const number = (this.steps.at(-1)?.number ?? -1) + 1
    this.steps.push({ number, machine, name, kind, taken: ids, context: changed(before, after) })
    if (this.steps.length > MAX_STEPS) this.steps.shift()
  }

  private toRecorded(actor: AnyActor, samples: Samples, event: AnyEventObject): Recorded {
    const machine = samples === this.primary ? {} : { machine: samples.machine.id }
    if (this.chosen) {
      const choice = this.chosen
      this.chosen = null
      const name = choice.kind === 'time' ? 'Next timer' : 'name' in choice ? choice.name : ''
      return { choice, isOwn: false, name, kind: choice.kind }
    }
    if (event.type.startsWith('xstate.after.')) {
      return { choice: { kind: 'time', ...machine }, isOwn: false, name: 'Timer', kind: 'time' }
    }
    const sender = this.senders.get(event) as AnyActor | undefined
    const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
    if (ended !== undefined || (sender && !isAmong(sender, actor._parent, actor))) {
      const child = sender ?? actor.getSnapshot().children[ended ?? '']
      // Ends of followed machines follow from choices of their own.
      if (child && this.samplesFor(child)) return own(event)
      return outcomeName(samples, child, event, machine)
    }
    if (event.type.startsWith('xstate.') || sender) return own(event)
    return eventName(samples, event, machine)
  }
}

function isAmong(actor: unknown, ...others: unknown[]): boolean {
  return others.includes(actor)
}

function own({ type }: AnyEventObject): Recorded {
  return { choice: null, isOwn: true, name: type, kind: 'event' }
}

function eventName(samples: Samples, event: AnyEventObject, machine: object): Recorded {
  const alike = listEvents(samples).filter((each) => each.event.type === event.type)
  const same = alike.find((each) => isSame(each.event, event))
  const name = (same ?? (alike.length === 1 ? alike[0] : undefined))?.name
  if (name === undefined) return { ...own(event), isOwn: false, kind: 'unknown' }
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
  const actor = toSource(child)
  const outcomes = samples.outcomes[actor] ?? {}
  const name = Object.keys(outcomes).find((each) => {
    const outcome = createOutcome(child, outcomes, each)
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
