import type { Chart, ChartState, ChartTransition } from './chart.ts'

/** Flaws of a chart that keep people from reading it, in words. */
export function chartFaults(chart: Chart): string[] {
  return [
    ...statesIn(chart.root)
      .filter(({ description, kind }) => !description && kind !== 'history')
      .map(({ id }) => `The state "${id}" has no description.`),
    ...chart.transitions
      .filter(({ guard }) => guard?.includes('unnamed'))
      .map(({ id }) => `The guard of "${id}" has no name.`),
    ...[...Map.groupBy(chart.transitions, toBranchKey).values()].flatMap(likeBranches),
  ]
}

function statesIn(state: ChartState): ChartState[] {
  return [state, ...state.children.flatMap(statesIn)]
}

function toBranchKey({ source, event, guard }: ChartTransition): string {
  return `${source}|${event}|${guard}`
}

function likeBranches([first, ...more]: ChartTransition[]): string[] {
  return more.map(({ id }) => `"${first?.id}" and "${id}" have the same guard.`)
}
