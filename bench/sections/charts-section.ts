import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { walk } from '@hearth/machine-lab/walk/walk'
import { findMachines } from '@/scripts/machines/find-machines.ts'
import { benchChartsInBrowser } from '../chart-browser.ts'
import { machineOfSixty } from '../machine-of-sixty.ts'
import { atMost, type Figure } from '../report.ts'

const DRAWING_BUDGET_MS = 3_000
const SIXTY_BUDGET_MS = 1_000
const WALKING_BUDGET_S = 20

/** Charts of all machines, with the start of the layout library, and all their paths. */
export async function benchCharts(notes: string[]): Promise<Figure[]> {
  const machines = await findMachines()
  const began = performance.now()
  const { drawChart } = await import('@hearth/machine-lab/draw/draw-chart')
  let characters = 0
  for (const { machine } of machines) characters += (await drawChart(readChart(machine))).length
  const drawn = performance.now() - began
  const sixty = readChart(machineOfSixty())
  const beganSixty = performance.now()
  await drawChart(sixty)
  const drawnSixty = performance.now() - beganSixty
  const sampled = machines.flatMap(({ samples }) => samples ?? [])
  const beganWalks = performance.now()
  for (const samples of sampled) walk(samples)
  const walked = (performance.now() - beganWalks) / 1000
  notes.push(`${machines.length} machines, ${Math.round(characters / 1000)} KB of SVG.`)
  return [
    atMost('charts of all machines', drawn, DRAWING_BUDGET_MS, 'ms'),
    atMost('chart of 60 states', drawnSixty, SIXTY_BUDGET_MS, 'ms'),
    atMost(`all paths of ${sampled.length} machines`, walked, WALKING_BUDGET_S, 's'),
    ...(await benchChartsInBrowser()),
  ]
}
