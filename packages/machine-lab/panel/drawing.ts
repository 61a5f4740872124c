import type { AnyStateMachine } from 'xstate'
import type { Chart, ChartState } from '../chart/chart.ts'
import { readChart } from '../chart/read-chart.ts'

/** Throws for a kind of state that nobody knows. */
export function readable(machine: AnyStateMachine): Chart {
  return readChart(machine)
}

/** The drawing made earlier, where it still fits the chart; else a new one by layout. */
export async function drawn(chart: Chart, earlier: () => Promise<string | null>): Promise<string> {
  const made = await earlier()
  if (made && matchesChart(chart, made)) return made
  const { drawChart } = await import('../draw/draw-chart.ts')
  return drawChart(chart)
}

/** A machine that was changed since has states or transitions that its drawing lacks. */
function matchesChart(chart: Chart, svg: string): boolean {
  const read = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const ids = (name: string) =>
    new Set([...read.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name) ?? ''))
  const states = ids('data-state')
  const transitions = ids('data-t')
  const listStateIds = (state: ChartState): string[] => [
    state.id,
    ...state.children.flatMap(listStateIds),
  ]
  return (
    listStateIds(chart.root).every((id) => states.has(id)) &&
    chart.transitions.every(({ id }) => transitions.has(id)) &&
    [...transitions].every((id) => chart.transitions.some((each) => each.id === id)) &&
    [...states].every((id) => listStateIds(chart.root).includes(id))
  )
}
