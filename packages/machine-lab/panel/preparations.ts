import { drawn, readable } from './drawing.ts'
import type { Drawings, Flow, FlowScene } from './flow.ts'
import { toMessage } from './message.ts'
import type { Seam } from './seam.ts'

/** Reads and draws each machine of a flow. A fault is said beside the machine that has it. */
export async function draw(
  { samples, others = [] }: Flow,
  { machines }: FlowScene,
  drawings: Drawings,
  tell: () => void,
): Promise<void> {
  const sources = [samples, ...others].map(({ machine }) => machine)
  for (const [index, shown] of machines.entries()) {
    const machine = sources[index]
    if (!machine || shown.svg || shown.faults.length > 0) continue
    try {
      shown.chart = readable(machine)
      tell()
      shown.svg = await drawn(shown.chart, () => drawings(shown.id))
    } catch (error) {
      shown.faults.push(`The chart cannot be drawn: ${toMessage(error)}`)
    }
    tell()
  }
}

/** Finds all situations of a flow, apart from the machine that its screen runs. */
export async function search(
  flow: Flow,
  scene: FlowScene,
  seam: Seam,
  tell: () => void,
): Promise<void> {
  // The chart is painted before the search keeps the page busy.
  await new Promise((resolve) => setTimeout(resolve, 50))
  try {
    const { findSituations } = await import('./situations.ts')
    Object.assign(
      scene,
      seam.aside(() => findSituations(flow)),
    )
  } catch (error) {
    Object.assign(scene, { situations: [], left: toMessage(error) })
  }
  tell()
}
