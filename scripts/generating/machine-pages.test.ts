import { readChart } from '@hearth/machine-lab/chart/read-chart'
import type { Coverage, Share } from '@hearth/machine-lab/walk/coverage'
import { expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { type DrawnMachine, machinePage, machinesPage } from './machine-pages.ts'

const chart = readChart(
  createMachine({
    id: 'doorBell',
    description: 'Rings.',
    initial: 'silent',
    states: { silent: { on: { 'bell.pressed': 'ringing' } }, ringing: {} },
  }),
)
const whole: Share = { total: 4, reached: 4, missing: [] }
const coverage: Coverage = {
  machine: 'doorBell',
  states: whole,
  guards: whole,
  outcomes: whole,
  events: whole,
  transitions: { total: 3, reached: 2, missing: ['silent|bell.pressed|0'] },
  taken: {},
  situations: 5,
  paths: 9,
  longest: 3,
  untakable: { 'ringing||0': 'only for old doors' },
}
const bell: DrawnMachine = {
  name: 'door-bell',
  path: 'a/door-bell.machine.ts',
  chart,
  svg: '',
  coverage,
}

it('shows the picture, the coverage and the outline of a machine', () => {
  const page = machinePage(bell)
  expect(page).toContain('# Door bell\n')
  expect(page).toContain('![Statechart of doorBell](door-bell.svg)')
  expect(page).toContain('2 of 3 transitions, 4 of 4 sides of guards, 4 of 4 outcomes')
  expect(page).toContain('Not taken:\n\n- `silent|bell.pressed|0`')
  expect(page).toContain('Cannot be taken:\n\n- `ringing||0`: only for old doors')
  expect(page).toContain('  - **silent**\n    - On bell.pressed: to ringing')
})

it('says of a machine without samples that nobody walked it', () => {
  expect(machinePage({ ...bell, coverage: null })).toContain('It has no samples')
})

it('shows all machines on one page', () => {
  const page = machinesPage([bell, { ...bell, name: 'old-bell', coverage: null }])
  expect(page).toContain('| [Door bell](#door-bell) | 2 | 1 | 5 | 66 % | 100 % | 100 % |')
  expect(page).toContain('| [Old bell](#old-bell) | 2 | 1 | – | – | – | – |')
  expect(page.match(/!\[Statechart/g)).toHaveLength(2)
})
