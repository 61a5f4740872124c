import type { Chart, ChartState } from '../chart/chart.ts'
import { layOut } from './layout.ts'
import { planChart } from './plan.ts'
import { toSvg } from './svg.ts'

const KINDS = new Set<string>(['atomic', 'compound', 'parallel', 'final', 'history'])

/** Painted: transitions that a walk did not take, by id. */
export type Untaken = { transitions: { missing: readonly string[] } }

/**
 * A chart as SVG, byte for byte the same on every machine. Each element says what it belongs to, so
 * that it can be lit: `data-state` holds the id of a state, `data-t` that of a transition. Throws
 * for kinds of states that it does not know.
 */
export async function drawChart(
  chart: Chart,
  { coverage }: { coverage?: Untaken } = {},
): Promise<string> {
  const states = refuseUnknown(chart.root)
  refuseLost(chart, new Set(states))
  const drawing = await layOut(planChart(chart))
  return toSvg(chart, drawing, new Set(coverage?.transitions.missing))
}

function refuseUnknown({ id, kind, children }: ChartState): string[] {
  if (!KINDS.has(kind)) throw new Error(`State "${id}" is of an unknown kind: "${kind}"`)
  return [id, ...children.flatMap(refuseUnknown)]
}

function refuseLost({ transitions }: Chart, states: ReadonlySet<string>): void {
  for (const { id, targets } of transitions) {
    const lost = targets.find((target) => !states.has(target))
    if (lost !== undefined) {
      throw new Error(`Transition "${id}" leads to "${lost}", which is no state`)
    }
  }
}
