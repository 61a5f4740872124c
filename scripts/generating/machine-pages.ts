import type { Chart, ChartState } from '@hearth/machine-lab/chart/chart'
import { toOutline } from '@hearth/machine-lab/draw/outline'
import { type Coverage, percent } from '@hearth/machine-lab/walk/coverage'

/** A machine as the pages show it. */
export type DrawnMachine = {
  /** File name, such as `otp-login`. */
  name: string
  /** Inside `machines/`. */
  path: string
  chart: Chart
  svg: string
  /** Null without samples. */
  coverage: Coverage | null
}

const LEGEND = [
  ['●', 'the state that is entered first'],
  ['⚙', 'runs an actor while in this state'],
  ['✓ green, ✗ red', 'the actor succeeded or failed'],
  ['… ', 'the actor reports while it runs'],
  ['dashed', 'a timer, with its duration'],
  ['dotted', 'taken at once'],
  ['[guard]', 'only if the guard holds; [else] if none before it does'],
  ['/ action', 'what is done on the way'],
  ['emits event', 'what others hear'],
  ['↺', 'heard without leaving the state'],
  ['↻', 'the box is left and entered again'],
  ['⊘', 'swallowed here, though a state around it would hear it'],
  ['→ state', 'leads back to a state that many lead to; no line is drawn'],
  ['blue pill', 'heard anywhere in the box, and leads to a state inside'],
  ['∥, dashed boxes', 'all of these at the same time'],
  ['double border', 'the machine, or its part, ends'],
  ['H, H*', 'back to where it was; H* all the way down'],
  ['thick rose', 'no path of the samples takes it'],
]

export function machinePage({ name, path, chart, coverage }: DrawnMachine): string {
  return page(
    `# ${toTitle(name)}`,
    `Drawn from \`machines/${path}\` by \`npm run generate\`; never edited by hand. [All machines](README.md) explains the signs.`,
    chart.description,
    picture(name, chart),
    coverageLine(coverage),
    '## In words',
    toOutline(chart),
  )
}

export function machinesPage(machines: DrawnMachine[]): string {
  const rows = machines.map(({ name, chart, coverage }) =>
    cells(
      `[${toTitle(name)}](#${name})`,
      count(chart.root) - 1,
      chart.transitions.length,
      coverage ? coverage.situations : '–',
      coverage ? `${percent(coverage.transitions)} %` : '–',
      coverage ? `${percent(coverage.guards)} %` : '–',
      coverage ? `${percent(coverage.outcomes)} %` : '–',
    ),
  )
  return page(
    '# Machines',
    'All flows of the product as statecharts, drawn by `npm run generate`; never edited by hand. Each name leads to its picture, each picture’s page tells it in words. `npm run machines` walks them on all paths.',
    [
      cells(
        'Machine',
        'States',
        'Transitions',
        'Situations',
        'Transitions taken',
        'Guards both ways',
        'Outcomes',
      ),
      '|---|---:|---:|---:|---:|---:|---:|',
      ...rows,
    ].join('\n'),
    '## Signs',
    ['| Sign | Meaning |', '|---|---|', ...LEGEND.map((row) => cells(...row))].join('\n'),
    ...machines.flatMap(({ name, chart }) => [
      `## ${toTitle(name)}`,
      `${chart.description} [In words](${name}.md)`.trim(),
      picture(name, chart),
    ]),
  )
}

function coverageLine(coverage: Coverage | null): string {
  if (!coverage) return 'It has no samples, so nobody has walked its paths.'
  const { transitions, guards, outcomes, situations, paths } = coverage
  const missing = transitions.missing.map((id) => `\n- \`${id}\``).join('')
  const excused = Object.entries(coverage.untakable)
  return [
    `Walked on ${paths} paths through ${situations} situations: ${share(transitions)} transitions, ${share(guards)} sides of guards, ${share(outcomes)} outcomes.`,
    missing && `Not taken:\n${missing}`,
    excused.length > 0 &&
      `Cannot be taken:\n\n${excused.map(([id, reason]) => `- \`${id}\`: ${reason}`).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function share({ reached, total }: { reached: number; total: number }): string {
  return `${reached} of ${total}`
}

function picture(name: string, { id }: Chart): string {
  return `![Statechart of ${id}](${name}.svg)`
}

function toTitle(name: string): string {
  return name.replace(/-/g, ' ').replace(/^./, (first) => first.toUpperCase())
}

function cells(...values: (string | number)[]): string {
  return `| ${values.join(' | ')} |`
}

function count(state: ChartState): number {
  return 1 + state.children.reduce((sum, child) => sum + count(child), 0)
}

function page(...paragraphs: string[]): string {
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}
