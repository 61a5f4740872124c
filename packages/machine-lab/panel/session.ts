import type {
  AnyActor,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate'
import { contextLines } from '../view/context-lines.ts'
import type { Samples } from '../walk/samples.ts'
import type { Flow, FlowChoice, FlowMoment } from './flow.ts'
import {
  activeStates,
  answerable,
  createOutcome,
  guardValues,
  outcomeEvent,
  runningIn,
  sendable,
  toSource,
} from './read-moment.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { openSeam, type Seam } from './seam.ts'

/** One showing of a flow story: its machines, watched and driven. */
export type Session = {
  recorder: Recorder
  seam: Seam
  moments(): FlowMoment[]
  choose(choice: FlowChoice): void
  runForReal(src: string, isReal: boolean): void
  realSources(): string[]
  /** The flow's own actor, once its screen has made it. */
  primary(): AnyActor | null
  close(): void
}

/** From here on every machine of the flow is followed, and its actors wait for answers. */
export function openSession(flow: Flow, onChange: () => void): Session {
  const all: Samples[] = [flow.samples, ...(flow.others ?? [])]
  for (const { machine } of all) endCycles(machine)
  const real = new Set<string>()
  /** The last actor of each machine. */
  const live = new Map<Samples, AnyActor>()
  const samplesFor = (actor: AnyActorRef) => samplesOfActor(all, actor as AnyActor)
  const recorder = createRecorder(samplesFor, flow.samples)

  const seam = openSeam({
    isHeld(child) {
      const samples = child._parent ? samplesFor(child._parent) : null
      const isMachine = 'root' in child.logic
      return !isMachine && samples !== null && isKnown(samples, child) && !real.has(toSource(child))
    },
    onStart(actor) {
      const samples = samplesFor(actor)
      if (!samples) return
      const isNew = live.get(samples) !== actor || samples === flow.samples
      live.set(samples, actor)
      if (isNew) recorder.start(actor, samples, flow.input)
      onChange()
    },
    onInspect(inspected: InspectionEvent) {
      if (recorder.inspect(inspected)) onChange()
    },
    onHeldChange: onChange,
  })

  function actorFor(choice: FlowChoice): [AnyActor, Samples] {
    const id = choice.machine ?? flow.samples.machine.id
    const samples = all.find(({ machine }) => machine.id === id)
    const actor = samples && live.get(samples)
    if (!actor || !samples) throw new Error(`“${id}” does not run on this screen`)
    return [actor, samples]
  }

  function choose(choice: FlowChoice): void {
    if (choice.kind === 'start') return
    const [actor, samples] = actorFor(choice)
    recorder.choosing(choice, () => {
      if (choice.kind === 'event') send(actor, samples, choice.name)
      else if (choice.kind === 'outcome') answer(actor, samples, choice.actor, choice.name)
      else if (!seam.clock.next((label) => isTimerFor(actor, label))) {
        throw new Error('No timer runs')
      }
    })
    onChange()
  }

  function answer(actor: AnyActor, samples: Samples, key: string, name: string): void {
    const child = runningIn(actor.getSnapshot())[key]
    if (!child) throw new Error(`“${key}” does not run now`)
    const outcome = createOutcome(child, samples.outcomes[toSource(child)] ?? {}, name)
    const held = seam.held().find((each) => each.actor === child)
    if (held) held.answer(outcome)
    else actor.send(outcomeEvent(child, outcome))
  }

  return {
    recorder,
    seam,
    moments: () => all.map((samples) => toMoment(samples, live.get(samples), seam, recorder)),
    choose,
    runForReal(src, isReal) {
      if (isReal) real.add(src)
      else real.delete(src)
      if (isReal) for (const each of seam.held()) if (each.src === src) each.release()
      onChange()
    },
    realSources: () => [...real],
    primary: () => live.get(flow.samples) ?? null,
    close: seam.close,
  }
}

/** Microsteps of one event; more are a cycle without an end, which would stop the whole page. */
const MAX_STEPS = 500

/** In the configuration, because the product makes its own copies of a machine from it. */
function endCycles({ config, options }: AnyStateMachine): void {
  config.options = { maxIterations: MAX_STEPS, ...config.options }
  options.maxIterations = config.options.maxIterations
}

function samplesOfActor(all: Samples[], { logic }: AnyActor): Samples | null {
  return all.find(({ machine }) => 'config' in logic && logic.config === machine.config) ?? null
}

function isKnown(samples: Samples, child: AnyActor): boolean {
  return Object.hasOwn(samples.outcomes, toSource(child))
}

function send(actor: AnyActor, samples: Samples, name: string): void {
  const make = samples.events[name]
  if (!make) throw new Error(`No event “${name}”`)
  actor.send(make())
}

function isTimerFor(actor: AnyActor, label: unknown): boolean {
  return typeof label === 'object' && label !== null && 'source' in label && label.source === actor
}

function toMoment(
  samples: Samples,
  actor: AnyActor | undefined,
  seam: Seam,
  recorder: Recorder,
): FlowMoment {
  const { id: machine } = samples.machine
  if (!actor) return { ...ABSENT, machine }
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { before, after } = recorder.getContext(actor)
  const events = sendable(snapshot, samples)
  const held = new Set(seam.held().map((each) => each.actor))
  return {
    machine,
    status: snapshot.status,
    fault: snapshot.status === 'error' ? String(snapshot.error) : null,
    active: activeStates(snapshot),
    taken: recorder.steps.findLast((step) => step.machine === machine)?.taken ?? [],
    context: contextLines(before, after),
    guards: guardValues(snapshot, samples),
    events,
    unheard: Object.keys(samples.events).length - events.length,
    held: answerable(actor, samples, (child) => held.has(child)),
    timers: seam.clock.pending().flatMap(({ label, milliseconds }) => {
      if (!isTimerFor(actor, label)) return []
      return [{ event: (label as { event: { type: string } }).event.type, milliseconds }]
    }),
  }
}

const ABSENT: Omit<FlowMoment, 'machine'> = {
  status: 'absent',
  fault: null,
  active: [],
  taken: [],
  context: [],
  guards: [],
  events: [],
  unheard: 0,
  held: [],
  timers: [],
}
