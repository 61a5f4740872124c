import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { dirname } from 'node:path'

/** One line of the table. `ok` is absent where a figure has no budget. */
export type Figure = {
  name: string
  value: string
  /** Against what it was measured beside, in the same run. */
  ratio?: string
  budget?: string
  ok?: boolean
}

/** What one section measured, and when. `load` is the machine's load average when it began and ended. */
export type SectionResult = {
  section: string
  title: string
  date: string
  load: [number, number]
  figures: Figure[]
  notes: string[]
}

/** Prints every figure of this run as one table. */
export function printTable(results: SectionResult[]): void {
  const rows = results.flatMap(({ title, figures }) => [
    [`— ${title}`, '', '', '', ''],
    ...figures.map(cellsOf),
  ])
  const table = [['figure', 'value', 'ratio', 'budget', ''], ...rows]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  for (const row of table) {
    console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  }
  for (const note of results.flatMap(({ notes }) => notes)) console.log(`  ${note}`)
}

/**
 * Writes the document; sections that did not run this time stay as they were measured last, each with
 * its own date.
 */
export function writeDocument(results: SectionResult[], order: readonly string[]): void {
  const kept = new Map(readKept().map((result) => [result.section, result]))
  for (const result of results) kept.set(result.section, result)
  const all = order.flatMap((section) => kept.get(section) ?? [])
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(all, null, 2))
  writeFileSync(DOCUMENT, documentOf(all))
}

/** A figure that must not exceed its budget. */
export function atMost(
  name: string,
  measured: number,
  budget: number,
  unit: string,
  ratio?: string,
): Figure {
  return {
    name,
    value: amount(measured, unit),
    ratio,
    budget: `≤ ${amount(budget, unit)}`,
    ok: measured <= budget,
  }
}

/** A figure that must reach its budget. */
export function atLeast(
  name: string,
  measured: number,
  budget: number,
  unit: string,
  ratio?: string,
): Figure {
  return {
    name,
    value: amount(measured, unit),
    ratio,
    budget: `≥ ${amount(budget, unit)}`,
    ok: measured >= budget,
  }
}

/** A rate held against another rate of the same run. */
export function rateBeside(name: string, rate: number, other: number, least: number): Figure {
  const share = rate / other
  return {
    name,
    value: amount(rate, '/s'),
    ratio: `${share.toFixed(2)}x of ${amount(other, '/s')}`,
    budget: `≥ ${least}x`,
    ok: share >= least,
  }
}

/** A number as people read it. */
export function amount(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const text = value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : digits,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
  })
  return unit.startsWith('/') || unit === 'x' ? text + unit : `${text} ${unit}`.trim()
}

const KEPT = '.bench/figures.json'
const DOCUMENT = 'docs/benchmarks.md'
const GIB = 1024 ** 3

function readKept(): SectionResult[] {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'))
  } catch {
    return []
  }
}

function cellsOf({ name, value, ratio = '', budget = '', ok }: Figure): string[] {
  return [name, value, ratio, budget, ok === undefined ? '' : ok ? 'pass' : 'FAIL']
}

function documentOf(results: SectionResult[]): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}`
  return `# Benchmarks

Written by \`npm run bench\`. Machine: ${machine}.
Ratios are taken within one run, what is compared interleaved; times depend on what else the machine does
(its load average at the start and end of each section is given).

${results.map(sectionOf).join('\n')}`
}

function sectionOf({ title, date, load, figures, notes }: SectionResult): string {
  const rows = figures.map((figure) => `| ${cellsOf(figure).join(' | ')} |`)
  const [before, after] = load.map((value) => value.toFixed(1))
  return `## ${title}

${date}, load ${before} to ${after}.

| figure | value | ratio | budget | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${notes.length > 0 ? `\n${notes.map((note) => `- ${note}`).join('\n')}\n` : ''}`
}

/** Runs one section and notes when and beside what load. */
export async function measureSection(
  section: string,
  title: string,
  work: (notes: string[]) => Promise<Figure[]>,
): Promise<SectionResult> {
  const before = loadavg()[0] ?? 0
  const notes: string[] = []
  const figures = await work(notes)
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return { section, title, date: `${date} UTC`, load: [before, loadavg()[0] ?? 0], figures, notes }
}
