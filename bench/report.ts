import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** One table row; `ok` is absent without a budget. */
export type Figure = {
  name: string
  value: string
  /** Relative to a reference of the same run. */
  ratio?: string
  budget?: string
  ok?: boolean
}

/** `load`: the load average at the start and end. */
export type SectionResult = {
  section: string
  title: string
  date: string
  load: [number, number]
  figures: Figure[]
  notes: string[]
}

export function printTable(results: SectionResult[]): void {
  const rows = results.flatMap(({ title, figures }) => [
    [`— ${title}`, '', '', '', ''],
    ...figures.map(toCells),
  ])
  const table = [['figure', 'value', 'ratio', 'budget', ''], ...rows]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  for (const row of table) {
    console.log(row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  }
  for (const note of results.flatMap(({ notes }) => notes)) console.log(`  ${note}`)
}

/** Sections not run keep their old figures and dates. @throws Error for one without a place. */
export function writeDocument(results: SectionResult[], order: readonly string[]): void {
  const lost = results.find(({ section }) => !order.includes(section))
  if (lost) throw new Error(`The document has no place for ${lost.section}`)
  const written = existsSync(DOCUMENT) ? sectionsIn(readFileSync(DOCUMENT, 'utf8')) : new Map()
  for (const result of results) written.set(result.section, formatSection(result))
  const all = order.flatMap((section) => written.get(section) ?? [])
  writeFileSync(DOCUMENT, HEAD + all.join('\n'))
}

function sectionsIn(document: string): Map<string, string> {
  const [, ...parts] = document.split(/^<!-- (\S+) -->\n/m)
  const names = parts.filter((_, index) => index % 2 === 0)
  return new Map(names.map((name, index) => [name, sectionText(name, parts[index * 2 + 1] ?? '')]))
}

const sectionText = (name: string, text: string) => `<!-- ${name} -->\n${text.trimEnd()}\n`

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

/** A rate relative to another of the same run. */
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

export function amount(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const text = value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : digits,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
  })
  return unit.startsWith('/') || unit === 'x' ? text + unit : `${text} ${unit}`.trim()
}

const DOCUMENT = 'docs/benchmarks.md'
const GIB = 1024 ** 3
const HEAD = `# Benchmarks

Written by \`npm run bench\`. Ratios are taken within one run, what is compared interleaved; times
depend on what else the machine does: its load average at the start and end of each section is given.
One section alone: \`npm run bench -- lighthouse\` holds pages against the shell, on a machine that does nothing else.

`

function toCells({ name, value, ratio = '', budget = '', ok }: Figure): string[] {
  return [name, value, ratio, budget, ok === undefined ? '' : ok ? 'pass' : 'FAIL']
}

function formatSection({ section, title, date, load, figures, notes }: SectionResult): string {
  const rows = figures.map((figure) => `| ${toCells(figure).join(' | ')} |`)
  const [before, after] = load.map((value) => value.toFixed(1))
  const remarks = notes.length > 0 ? `\n${notes.map((note) => `- ${note}`).join('\n')}\n` : ''
  return sectionText(
    section,
    `## ${title}

${date}, load ${before} to ${after}, ${machine()}.

| figure | value | ratio | budget | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
${remarks}`,
  )
}

function machine(): string {
  const cores = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`
  return `${cores}, ${Math.round(totalmem() / GIB)} GiB, Node ${process.versions.node}`
}

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
