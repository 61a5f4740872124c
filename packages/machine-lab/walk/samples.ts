import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  StateValueFrom,
} from 'xstate'

/** How an invoked actor may end, or what a listening one may send. Made anew for each run. */
export type Outcome = { output: unknown } | { error: unknown } | { sends: { type: string } }

/** Names in words, as product staff read them: "the code was refused". */
export type Outcomes = Readonly<Record<string, (input: never) => Outcome>>

/** What the panel shows of the machine at one moment. */
export type Moment<TMachine extends AnyStateMachine> = {
  value: StateValueFrom<TMachine>
  context: ContextFrom<TMachine>
}

export type Limits = {
  /** Situations after which the walk ends and says what it left. Default 2,000. */
  situations?: number
  /** Choices in one path. Default 60. */
  length?: number
  /** Only a brake: a walk that meets it finds something else each time. Default 120,000. */
  milliseconds?: number
}

/**
 * What is needed to walk a machine on all its paths: `<name>.samples.ts` beside `<name>.machine.ts`.
 * Tests, the chart and the panel use it; the product never imports it.
 */
export type Samples<TMachine extends AnyStateMachine = AnyStateMachine> = {
  machine: TMachine
  /** Ways to start, by name. */
  inputs: Readonly<Record<string, () => InputFrom<TMachine>>>
  /** Events that a person or the product may send, by name. */
  events: Readonly<Record<string, () => EventFromLogic<TMachine>>>
  /** By the source of the actor, such as `requestCode`. */
  outcomes: Readonly<Record<string, Outcomes>>
  /** What of the context tells two situations with one state value apart. Default: nothing. */
  situation?(moment: Moment<TMachine>): unknown
  limits?: Limits
  /**
   * Ids that no run can reach, with the reason: of a transition, or of one side of a guard, such as
   * `coding|code.submitted|0 isCode=false`.
   */
  untakable?: Readonly<Record<string, string>>
}

/** One step of a run. Runs are kept as lists of choices, never as snapshots. */
export type Choice =
  | { kind: 'start'; input: string }
  | { kind: 'event'; name: string }
  /** `actor` is its source; `source#2` is the second of two that run at the same time. */
  | { kind: 'outcome'; actor: string; name: string }
  /** Until the next timer. */
  | { kind: 'time' }

export type AnySnapshot = AnyMachineSnapshot

/** Checks samples against their machine and keeps their types. */
export function defineSamples<TMachine extends AnyStateMachine>(
  samples: Samples<TMachine>,
): Samples<TMachine> {
  return samples
}
