/**
 * Draws every machine: `statecharts.ts <folder>` writes a page and a picture for each and one page
 * for all, and prints the file names.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChart } from '@hearth/machine-lab/chart/read-chart'
import { drawChart } from '@hearth/machine-lab/draw/draw-chart'
import { toCoverage } from '@hearth/machine-lab/walk/coverage'
import { walk } from '@hearth/machine-lab/walk/walk'
import { type FoundMachine, findMachines } from '../machines/find-machines.ts'
import { type DrawnMachine, machinePage, machinesPage } from './machine-pages.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: statecharts.ts <folder>')

const machines: DrawnMachine[] = []
for (const found of await findMachines()) machines.push(await draw(found))
machines.sort((one, other) => (one.name < other.name ? -1 : 1))
for (const machine of machines) {
  write(`${machine.name}.md`, machinePage(machine))
  write(`${machine.name}.svg`, `${machine.svg}\n`)
}
write('README.md', machinesPage(machines))

async function draw({ name, path, machine, samples }: FoundMachine): Promise<DrawnMachine> {
  const chart = readChart(machine)
  const coverage = samples && toCoverage(samples, walk(samples))
  const svg = await drawChart(chart, coverage ? { coverage } : {})
  return { name, path, chart, svg, coverage }
}

function write(file: string, text: string): void {
  writeFileSync(join(folder ?? '', file), text)
  process.stdout.write(`${file}\n`)
}
