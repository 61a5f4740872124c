import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { readChart } from '../chart/read-chart.ts'
import {
  COMMAND,
  EXPORTED,
  type Flow,
  type FlowChoice,
  type FlowCommand,
  type FlowMachine,
  type FlowScene,
  type FlowView,
  SCENE,
  VIEW,
} from './flow.ts'
import { openSession, type Session } from './session.ts'

/** Drawings by machine id, made earlier. */
export type Drawings = (machineId: string) => Promise<string | null>

type Playing = { run: FlowChoice[]; isSlow: boolean }

const PATIENCE = 10_000
const SLOW = 700
/** Runs that wait for their story to be shown anew. */
const waiting = new Map<string, Playing>()
const covered = new Map<string, Set<string>>()

let current: Session | null = null

/** The session of the flow story that is shown now. */
export function currentSession(): Session | null {
  return current
}

/** Follows a flow story, tells the manager about it and does what the manager wants. */
export function openFlow(flow: Flow, storyId: string, drawings: Drawings): () => void {
  const channel = addons.getChannel()
  let isOpen = true
  let isTold = true
  let notice: string | null = null
  const scene: FlowScene = {
    storyId,
    input: flow.input,
    machines: [flow.samples, ...(flow.others ?? [])].map(({ machine }) => machineOf(machine)),
    situations: null,
    left: '',
  }
  const session = openSession(flow, changed)
  current = session

  function changed() {
    if (!isTold) return
    isTold = false
    queueMicrotask(tell)
  }
  function tell() {
    isTold = true
    if (isOpen) channel.emit(VIEW, view())
  }
  function view(): FlowView {
    const { recorder, seam } = session
    for (const { machine, taken } of recorder.steps) {
      const known = covered.get(machine) ?? new Set()
      covered.set(machine, known)
      for (const id of taken) known.add(id)
    }
    return {
      storyId,
      moments: session.moments(),
      steps: recorder.steps,
      run: recorder.run(),
      isClockRunning: seam.clock.isRunning(),
      real: session.realSources(),
      covered: Object.fromEntries([...covered].map(([id, taken]) => [id, [...taken]])),
      notice,
    }
  }

  const tellScene = () => {
    if (isOpen) channel.emit(SCENE, scene)
  }

  async function draw() {
    for (const [index, { machine }] of [flow.samples, ...(flow.others ?? [])].entries()) {
      const shown = scene.machines[index]
      if (!shown?.chart || shown.svg) continue
      try {
        const { drawn } = await import('./drawing.ts')
        shown.svg = await drawn(shown.chart, () => drawings(machine.id))
      } catch (error) {
        shown.faults.push(`The chart cannot be drawn: ${message(error)}`)
      }
      tellScene()
    }
  }

  async function search() {
    try {
      const { findSituations } = await import('./situations.ts')
      Object.assign(
        scene,
        session.seam.aside(() => findSituations(flow)),
      )
    } catch (error) {
      Object.assign(scene, { situations: [], left: message(error) })
    }
    tellScene()
  }

  async function play({ run, isSlow }: Playing) {
    notice = null
    try {
      await playRun(session, flow, run, isSlow ? SLOW : 0, () => isOpen)
    } catch (error) {
      notice = message(error)
    }
    changed()
  }

  async function obey(command: FlowCommand) {
    notice = null
    if (command.kind === 'look') {
      tellScene()
      tell()
      await Promise.all([draw(), scene.situations ? undefined : search()])
    } else if (command.kind === 'choose') session.choose(command.choice)
    else if (command.kind === 'real') session.runForReal(command.src, command.isReal)
    else if (command.kind === 'clock') {
      session.seam.clock[command.isRunning ? 'run' : 'stand']()
      changed()
    } else if (command.kind === 'replay') {
      waiting.set(storyId, command)
      channel.emit(FORCE_REMOUNT, { storyId })
    } else {
      const { exportRun } = await import('./situations.ts')
      channel.emit(EXPORTED, exportRun(flow, session.recorder.run() ?? []))
    }
  }
  const hear = (command: FlowCommand) => {
    obey(command).catch((error) => {
      notice = message(error)
      changed()
    })
  }

  channel.on(COMMAND, hear)
  tellScene()
  changed()
  const wanted = waiting.get(storyId)
  waiting.delete(storyId)
  if (wanted) void play(wanted)

  return () => {
    isOpen = false
    channel.off(COMMAND, hear)
    session.close()
    if (current === session) current = null
  }
}

/** Takes the choices one after another, with the clock standing. */
export async function playRun(
  session: Session,
  flow: Flow,
  run: FlowChoice[],
  pause: number,
  isWanted: () => boolean,
): Promise<void> {
  const [start] = run
  if (start?.kind === 'start' && start.input !== flow.input) {
    throw new Error(`This screen starts with “${flow.input}”, the run with “${start.input}”`)
  }
  await until(() => session.primary() !== null, 'The screen has not started its machine')
  session.seam.clock.stand()
  for (const [index, choice] of run.entries()) {
    if (!isWanted()) return
    try {
      session.choose(choice)
    } catch (error) {
      throw new Error(`Step ${index} is not possible here: ${message(error)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** Waits until something holds; throws what is missing. */
export async function until(holds: () => boolean, fault: string, patience = PATIENCE) {
  const end = performance.now() + patience
  while (!holds()) {
    if (performance.now() > end) throw new Error(fault)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

function machineOf(machine: Parameters<typeof readChart>[0]): FlowMachine {
  try {
    return { id: machine.id, chart: readChart(machine), svg: null, faults: [] }
  } catch (error) {
    return { id: machine.id, chart: null, svg: null, faults: [message(error)] }
  }
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
