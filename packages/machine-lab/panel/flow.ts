import type { Chart } from '../chart/chart.ts'
import type { ContextLine } from '../view/context-lines.ts'
import type { Choice, Samples } from '../walk/samples.ts'
import type { SituationWords } from '../walk/situations.ts'

/** Finds things on the screen of a story, dialogs included. */
export type FlowScreen = { canvasElement: HTMLElement }

/** Does on the screen what makes the screen send the event; or the product sends it by itself. */
export type Act = 'product' | ((screen: FlowScreen) => Promise<unknown>)

/** `parameters.flow` of a story: which machine its screen runs, and how it is driven. */
export type Flow = {
  samples: Samples
  /** For machines invoked or beside it. */
  others?: Samples[]
  /** The start that this screen makes: a name of the samples' inputs. */
  input: string
  /** By name of the samples' events. */
  acts: Readonly<Record<string, Act>>
  /** The event that the screen sends by itself as soon as it opens. */
  opensWith?: string
  /** Acts that this screen offers in some states alone: by event, whether in these (their ids). */
  offered?: Readonly<Record<string, (states: readonly string[]) => boolean>>
  /** The screen holds input that its machine does not know, so that only acts lead on. */
  holdsInput?: boolean
  /** Events that this screen cannot send, with the reason. */
  elsewhere?: Readonly<Record<string, string>>
}

/** Drawings by machine id, made earlier. */
export type Drawings = (machineId: string) => Promise<string | null>

/** A run may concern several machines; a choice without one concerns the flow's own. */
export type FlowChoice = Choice & { machine?: string }

export type FlowMachine = {
  id: string
  chart: Chart | null
  /** The drawing; null while it is being made, or where it cannot be. */
  svg: string | null
  /** Faults of the machine or its samples, in words. */
  faults: string[]
}

export type GuardValue = {
  transition: string
  /** With which sample; empty where none matters. */
  using: string
  value: boolean | 'fails'
}

/** A button: an event, an answer, or the next timer. */
export type Option = { name: string; type: string; takes: string[] }

export type HeldView = {
  key: string
  src: string
  isHeld: boolean
  answers: Option[]
}

export type FlowStep = {
  /** Counted from the start. */
  number: number
  machine: string
  name: string
  kind: 'start' | 'event' | 'outcome' | 'time' | 'unknown'
  taken: string[]
  context: ContextLine[]
}

/** One moment of one machine, as the panel shows it. */
export type FlowMoment = {
  machine: string
  status: 'absent' | 'active' | 'done' | 'error' | 'stopped'
  fault: string | null
  active: string[]
  taken: string[]
  context: ContextLine[]
  guards: GuardValue[]
  events: Option[]
  /** Number of samples that nothing hears now. */
  unheard: number
  held: HeldView[]
  timers: { event: string; milliseconds: number }[]
}

/** Constant while a story is shown. */
export type FlowScene = {
  storyId: string
  input: string
  machines: FlowMachine[]
  /** Null while they are searched for. */
  situations: SituationWords[] | null
  /** Situations that the search left, in words; empty if none. */
  left: string
  /** Just shown, or shown anew: whoever looks asks for the rest. */
  isNew: boolean
}

export type FlowView = {
  storyId: string
  moments: FlowMoment[]
  steps: FlowStep[]
  /** Null once something happened that no sample names. */
  run: FlowChoice[] | null
  isClockRunning: boolean
  /** Sources of actors that run for real. */
  real: string[]
  /** By machine: ids of the transitions taken since the page was loaded. */
  covered: Record<string, string[]>
  notice: string | null
}

export type FlowCommand =
  /** Asks for everything once more. */
  | { kind: 'look' }
  | { kind: 'choose'; choice: FlowChoice }
  | { kind: 'clock'; isRunning: boolean }
  | { kind: 'real'; src: string; isReal: boolean }
  | { kind: 'replay'; run: FlowChoice[]; isSlow: boolean }
  | { kind: 'export' }

export const SCENE = 'machine-lab/scene'
export const VIEW = 'machine-lab/view'
export const COMMAND = 'machine-lab/command'
/** Answer to `export`: a test as text. */
export const EXPORTED = 'machine-lab/exported'

/** For `parameters.flow`: as a function, or Storybook would send the machine to its manager. */
export function toFlowParameter(flow: Flow): () => Flow {
  return () => flow
}
