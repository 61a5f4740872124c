/** Runs in the browser: times the parts of the panel "Flow" until the next picture. */

import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { drawn } from '@hearth/machine-lab/panel/drawing'
import type { FlowView } from '@hearth/machine-lab/panel/flow'
import { openSession } from '@hearth/machine-lab/panel/session'
import { ChartView } from '@hearth/machine-lab/view/chart-view'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { machineOfSixty } from './machine-of-sixty.ts'

const machine = machineOfSixty()
const chart = readChart(machine)
const root = createRoot(document.body.appendChild(document.createElement('main')))
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '.view,.chart{position:relative;width:900px;height:500px;overflow:hidden}',
  }),
)

function show(svg: string, active: readonly string[], last: readonly string[] = []): void {
  const words = { label: 'sixty', theme: 'light' as const, covered: null }
  root.render(createElement(ChartView, { svg, active, last, next: [], ...words }))
}

/** Until the picture in which something is there has been painted. */
async function painted(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await new Promise(requestAnimationFrame)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** With the request of the drawing, which is compared with the machine. */
export function showPreDrawn(): Promise<number> {
  return time(async () => {
    const svg = await drawn(chart, async () => (await fetch('/sixty.svg')).text())
    show(svg, ['', 'box0'])
    await painted('g.state.on')
  })
}

/** With the load of the layout library. */
export function showByLayout(): Promise<number> {
  return time(async () => {
    show(await drawn(chart, async () => null), ['', 'box0'])
    await painted('g.state.on')
  })
}

/** From each event to the picture in which its state is lit, as the panel's message tells it. */
export async function light(): Promise<number[]> {
  const svg = await drawn(chart, async () => (await fetch('/sixty.svg')).text())
  const samples = {
    machine,
    inputs: { start: () => undefined },
    outcomes: {},
    events: {
      step: () => ({ type: 'step.taken' }),
      leave: () => ({ type: 'box.left' }),
    },
  }
  const session = openSession({ samples, input: 'start', acts: {} }, () => {})
  createActor(machine).start()
  const times: number[] = []
  for (let count = 0; count < 30; count += 1) {
    times.push(
      await time(async () => {
        session.choose({ kind: 'event', name: count % 5 === 4 ? 'leave' : 'step' })
        const received = JSON.parse(JSON.stringify(session.moments())) as FlowView['moments']
        const [moment] = received
        if (!moment) throw new Error('no moment')
        show(svg, moment.active, moment.taken)
        await painted(`g.state.on[data-state="${moment.active.at(-1)}"]`)
      }),
    )
  }
  session.close()
  return times
}
