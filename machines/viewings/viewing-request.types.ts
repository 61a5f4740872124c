/** Steps that need a time. */
export type TimedAct = 'request' | 'move'

/** Steps that an answer is made of. */
export type PlainAct = 'agree' | 'decline' | 'cancel'

/** A step of a viewing on its way to the provider. */
export type ViewingStep =
  | { act: TimedAct /** ISO 8601. */; startsAt: string }
  | { act: PlainAct /** For the other side; '' without one. */; reason: string }

/**
 * `timeTaken`: somebody else was faster; `noViewings`: no times are offered any more; the others:
 * the viewing is no longer as it was seen.
 */
export const stepRefusals = [
  'timeTaken',
  'noViewings',
  'viewingChanged',
  'viewingStep',
  'viewingExists',
] as const

export type StepRefusal = (typeof stepRefusals)[number]

/** A refusal that the flow goes on from. */
export class StepRefused extends Error {
  readonly refusal: StepRefusal

  constructor(refusal: StepRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}
