import { afterAll, beforeAll, expect, test } from 'vitest'
import { type InstalledPackage, installPackage } from './installed-package.ts'

let installed: InstalledPackage

beforeAll(async () => {
  installed = await installPackage('machine-lab')
}, 300_000)
afterAll(() => installed?.remove())

const USE = `
import { chartFaults } from '@hearth/machine-lab/chart/chart-faults'
import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { drawChart } from '@hearth/machine-lab/draw/draw-chart'
import { toOutline } from '@hearth/machine-lab/draw/outline'
import { toCoverage } from '@hearth/machine-lab/walk/coverage'
import { exportTest, replayRun } from '@hearth/machine-lab/walk/export-test'
import { defineSamples } from '@hearth/machine-lab/walk/samples'
import { listSituations } from '@hearth/machine-lab/walk/situations'
import { walk } from '@hearth/machine-lab/walk/walk'
import { fromPromise, setup } from 'xstate'

const machine = setup({
  actors: { knock: fromPromise(async () => 'come in') },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { knocked: 'waiting' } },
    waiting: { invoke: { src: 'knock', onDone: 'open', onError: 'closed' } },
    open: { type: 'final' },
  },
})
const samples = defineSamples({
  machine,
  inputs: { 'at the door': () => undefined },
  events: { knock: () => ({ type: 'knocked' }) },
  outcomes: { knock: { 'come in': () => ({ output: 1 }), silence: () => ({ error: new Error() }) } },
})
const chart = readChart(machine)
const walked = walk(samples)
const { states, transitions } = toCoverage(samples, walked)
const path = [{ kind: 'start', input: 'at the door' }, { kind: 'event', name: 'knock' }] as const
console.log(
  JSON.stringify({
    faults: chartFaults(chart).length,
    isPicture: (await drawChart(chart)).startsWith('<svg'),
    hasOutline: toOutline(chart).includes('waiting'),
    states,
    transitions,
    situations: listSituations(walked).length,
    value: replayRun(samples, path).value,
    isTest: exportTest(samples, path).includes('@hearth/machine-lab/walk/export-test'),
  }),
)
`

test('has every file that its exports name, its license, and no source', () => {
  const files = installed.files.map((file) => `./${file.replaceAll('\\', '/')}`)
  expect(files).toEqual(expect.arrayContaining(['./LICENSE', './README.md', ...installed.entries]))
  expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([])
})

test('reads, draws and walks a machine in plain Node', async () => {
  const output = await installed.runModule(USE.replaceAll(' as const', ''))
  expect(JSON.parse(output)).toEqual({
    faults: 4,
    isPicture: true,
    hasOutline: true,
    states: { total: 3, reached: 3, missing: [] },
    transitions: { total: 3, reached: 3, missing: [] },
    situations: 3,
    value: 'waiting',
    isTest: true,
  })
})

test('brings its types', async () => {
  await installed.compile(`${USE}
// @ts-expect-error: no samples
walk(7)`)
})
