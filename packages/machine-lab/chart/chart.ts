/** A machine as plain data: what is drawn, told to screen readers, lit and counted. */
export type Chart = {
  /** The machine's id, such as `otpLogin`. */
  id: string
  description: string
  /** The machine itself is the outermost state. */
  root: ChartState
  /** In document order: of a state before those of its children. */
  transitions: ChartTransition[]
}

export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  /** Keys from the root with dots, such as `coding.code`. The root's is empty. */
  id: string
  key: string
  kind: ChartStateKind
  /** Empty where the machine says nothing. */
  description: string
  tags: string[]
  entry: string[]
  exit: string[]
  /** Events that entering or leaving emits. */
  emits: string[]
  invokes: { id: string; src: string }[]
  /** Id of the first child, of compound states; of history states the default, if there is one. */
  initial: string | null
  /** Actions on the way to the first child. */
  initialActions: string[]
  /** History states only. */
  history: 'shallow' | 'deep' | null
  children: ChartState[]
}

/** Why a transition is taken. */
export type ChartCause =
  | { kind: 'event'; event: string }
  | { kind: 'always' }
  /** `milliseconds` is null where the context decides. */
  | { kind: 'after'; delay: string; milliseconds: number | null }
  | { kind: 'done' | 'error' | 'snapshot'; actor: string; src: string }
  /** All children have ended. */
  | { kind: 'ended' }
  /** Any event that nothing else hears. */
  | { kind: 'any' }

export type ChartTransition = {
  /** `<source>|<event>|<index>`: `provide()` copies transitions, so never compare by identity. */
  id: string
  source: string
  /** Empty for targetless and forbidden transitions. */
  targets: string[]
  /** XState's own name, such as `xstate.done.actor.0.otpLogin.requesting`. */
  event: string
  cause: ChartCause
  /** In words, such as `isSent` or `isRefusedFor: profile`; null without a guard. */
  guard: string | null
  /** A branch without a guard after branches with one. */
  isElse: boolean
  actions: string[]
  emits: string[]
  /** Neither targets nor actions: the event is swallowed here. */
  isForbidden: boolean
  /** Leaves and enters its source again. */
  isReentering: boolean
  description: string
}
