import { exportTest } from '../walk/export-test.ts'
import type { Samples } from '../walk/samples.ts'
import { listSituations, type SituationWords } from '../walk/situations.ts'
import { type Walk, walk } from '../walk/walk.ts'
import type { Flow, FlowChoice } from './flow.ts'

const MAX_MILLISECONDS = 6_000

export type FoundSituations = { situations: SituationWords[]; left: string }

/** All situations that a flow's start leads to, each with its shortest run. */
export function findSituations(flow: Flow): FoundSituations {
  const walked = walkFrom(flow, flow.samples.events)
  const { left } = walked
  return {
    situations: listSituations(walked),
    left: left ? `The search ended early; ${left.situations} situations were not followed.` : '',
  }
}

/** A walk from the flow's own start, with these events alone. */
export function walkFrom({ samples, input }: Flow, events: Samples['events']): Walk {
  const make = samples.inputs[input]
  if (!make) throw new Error(`The samples know no start “${input}”`)
  const limits = { milliseconds: MAX_MILLISECONDS, ...samples.limits }
  return walk({ ...samples, inputs: { [input]: make }, events, limits })
}

/** A run of the flow's own machine as source of a test. */
export function exportRun({ samples }: Flow, run: readonly FlowChoice[]): string {
  return exportTest(
    samples,
    run.filter((choice) => choice.machine === undefined),
  )
}
