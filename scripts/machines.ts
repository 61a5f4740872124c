/**
 * `npm run machines [name…]`: walks machines on all their paths, prints a table, and what was found
 * with the run that leads there. Ends with 1 if anything was found, 64 for an unknown name.
 */
import { chartFaults } from '@hearth/machine-lab/chart/chart-faults'
import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { percent, toCoverage } from '@hearth/machine-lab/walk/coverage'
import { runWords } from '@hearth/machine-lab/walk/situations'
import { walk } from '@hearth/machine-lab/walk/walk'
import { type FoundMachine, findMachines } from './machines/find-machines.ts'

const names = process.argv.slice(2)
const all = await findMachines()
const unknown = names.filter((name) => !all.some((machine) => machine.name === name))
if (unknown.length > 0) {
  const known = all.map(({ name }) => name).join(', ')
  console.error(`There is no machine ${unknown.join(', ')}. Machines: ${known}`)
  process.exit(64)
}
const machines = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
const results = machines.map(toResult)
console.table(Object.fromEntries(results.map(({ name, row }) => [name, row])))
for (const { name, findings } of results) {
  for (const finding of findings) console.log(`${name}: ${finding}`)
}
process.exitCode = results.some(({ findings }) => findings.length > 0) ? 1 : 0

function toResult({ name, machine, samples }: FoundMachine) {
  const faults = chartFaults(readChart(machine))
  if (!samples) return { name, row: {}, findings: ['no samples beside it', ...faults] }
  const walked = walk(samples)
  const { states, transitions, guards, outcomes, ...counts } = toCoverage(samples, walked)
  const row = {
    states: states.total,
    transitions: transitions.total,
    situations: counts.situations,
    paths: counts.paths,
    longest: counts.longest,
    'transitions %': percent(transitions),
    'guards %': percent(guards),
    'outcomes %': percent(outcomes),
    untakable: Object.keys(counts.untakable).length,
    ms: Math.round(walked.milliseconds),
  }
  const findings = walked.findings.map(
    ({ message, run }) => `${message}${run ? ` ${runWords(run)}` : ''}`,
  )
  return { name, row, findings: [...faults, ...findings] }
}
