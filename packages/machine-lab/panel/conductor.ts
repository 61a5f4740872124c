import { FORCE_REMOUNT, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import {
  COMMAND,
  type Drawings,
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
import { toMessage } from './message.ts'
import { openSession, type Session } from './session.ts'

type Playing = { run: FlowChoice[]; isSlow: boolean }

/** Milliseconds between the steps of a slow replay. */
const SLOW = 700
/** Runs that wait for their story to be shown anew. */
const waiting = new Map<string, Playing>()
const covered = new Map<string, Set<string>>()

/** Found once, however often the story is shown anew. */
const scenes = new WeakMap<Flow, FlowScene>()

let current: Session | null = null

/** Once the panel has looked. Guards with all their values cost each step a few milliseconds. */
let isWatched = false

/** The session of the flow story that is shown now. */
export function currentSession(): Session | null {
  return current
}

/** Follows a flow story, tells the manager about it and does what the manager wants. */
export function openFlow(flow: Flow, storyId: string, drawings: Drawings): () => void {
  const conductor = new Conductor(flow, storyId, drawings)
  current = conductor.session
  return () => {
    conductor.close()
    if (current === conductor.session) current = null
  }
}

class Conductor {
  readonly session: Session
  private readonly flow: Flow
  private readonly storyId: string
  private readonly drawings: Drawings
  private readonly channel = addons.getChannel()
  private readonly scene: FlowScene
  private isOpen = true
  private isPlayed = false
  private isTold = true
  private notice: string | null = null

  constructor(flow: Flow, storyId: string, drawings: Drawings) {
    this.flow = flow
    this.storyId = storyId
    this.drawings = drawings
    this.scene = scenes.get(flow) ?? createScene(flow, storyId)
    scenes.set(flow, this.scene)
    this.session = openSession(flow, this.changed)
    this.channel.on(COMMAND, this.hear)
    this.channel.once(STORY_FINISHED, () => {
      this.isPlayed = true
    })
    this.channel.emit(SCENE, { ...this.scene, isNew: true })
    this.changed()
    const wanted = waiting.get(storyId)
    waiting.delete(storyId)
    if (wanted) void this.play(wanted)
  }

  close() {
    this.isOpen = false
    this.channel.off(COMMAND, this.hear)
    this.session.close()
  }

  /** Several changes at once are told once. */
  private readonly changed = () => {
    if (!this.isTold) return
    this.isTold = false
    queueMicrotask(() => {
      this.isTold = true
      if (!this.isOpen) return
      this.cover()
      if (isWatched) this.channel.emit(VIEW, this.view())
    })
  }

  private readonly tellScene = () => {
    if (this.isOpen) this.channel.emit(SCENE, this.scene)
  }

  private readonly hear = (command: FlowCommand) => {
    this.notice = null
    this.obey(command).catch((error) => {
      this.notice = toMessage(error)
      this.changed()
    })
  }

  private async obey(command: FlowCommand): Promise<void> {
    const { session, storyId } = this
    switch (command.kind) {
      case 'look': {
        isWatched = true
        this.tellScene()
        this.changed()
        const { draw, search } = await import('./preparations.ts')
        const { flow, scene } = this
        await draw(flow, scene, this.drawings, this.tellScene)
        return scene.situations ? undefined : search(flow, scene, session.seam, this.tellScene)
      }
      case 'choose':
        return session.choose(command.choice)
      case 'real':
        return session.runForReal(command.src, command.isReal)
      case 'clock':
        session.seam.clock[command.isRunning ? 'run' : 'stand']()
        return this.changed()
      case 'replay':
        // A story that was just opened has nothing to start over from.
        if (session.recorder.steps.length <= 1) return this.play(command)
        waiting.set(storyId, command)
        this.channel.emit(FORCE_REMOUNT, { storyId })
        return
      case 'export': {
        const { exportRun } = await import('./situations.ts')
        const run = session.recorder.run() ?? []
        const source = session.seam.aside(() => exportRun(this.flow, run))
        this.channel.emit(EXPORTED, source)
      }
    }
  }

  private cover() {
    for (const { machine, taken } of this.session.recorder.steps) {
      const known = covered.get(machine) ?? new Set()
      covered.set(machine, known)
      for (const id of taken) known.add(id)
    }
  }

  private view(): FlowView {
    const { recorder, seam } = this.session
    return {
      storyId: this.storyId,
      moments: this.session.moments(),
      steps: recorder.steps,
      run: recorder.run(),
      isClockRunning: seam.clock.isRunning(),
      real: this.session.realSources(),
      covered: Object.fromEntries([...covered].map(([id, taken]) => [id, [...taken]])),
      notice: this.notice,
    }
  }

  private async play({ run, isSlow }: Playing) {
    try {
      const { playRun } = await import('./play-run.ts')
      await playRun(this.session, this.flow, run, isSlow ? SLOW : 0, {
        isWanted: () => this.isOpen,
        isPlayed: () => this.isPlayed,
      })
    } catch (error) {
      this.notice = toMessage(error)
    }
    this.changed()
  }
}

function createScene(flow: Flow, storyId: string): FlowScene {
  const machines = [flow.samples, ...(flow.others ?? [])].map(
    ({ machine }): FlowMachine => ({ id: machine.id, chart: null, svg: null, faults: [] }),
  )
  return { storyId, input: flow.input, machines, situations: null, left: '', isNew: false }
}
