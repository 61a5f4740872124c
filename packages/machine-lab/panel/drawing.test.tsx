import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { readChart } from '../chart/read-chart.ts'
import { drawChart } from '../draw/draw-chart.ts'
import { drawn } from './drawing.ts'

const MARK = '<!-- made earlier -->'

function lamp(on: object, more: object = {}): AnyStateMachine {
  return createMachine({ id: 'lamp', initial: 'off', states: { off: { on }, lit: {}, ...more } })
}

async function drawnFor(machine: AnyStateMachine, earlier: AnyStateMachine): Promise<string> {
  const made = await drawChart(readChart(earlier))
  return drawn(readChart(machine), async () => made.replace('</svg>', `${MARK}</svg>`))
}

test('takes the drawing that was made earlier', async () => {
  const same = () => lamp({ pressed: 'lit', ignored: {}, noted: { actions: 'note' } })
  expect(await drawnFor(same(), same())).toContain(MARK)
})

test('draws anew a machine that has more or less than its drawing', async () => {
  const small = lamp({ pressed: 'lit' })
  const larger = [
    lamp({ pressed: 'lit', noted: { actions: 'note' } }),
    lamp({ pressed: 'lit' }, { gone: {} }),
  ]
  for (const changed of larger) {
    expect(await drawnFor(changed, small)).not.toContain(MARK)
    expect(await drawnFor(small, changed)).not.toContain(MARK)
  }
})
