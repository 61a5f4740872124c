import type { Chart, ChartState } from '../chart/chart.ts'
import { listStates } from './findings.ts'
import type { Choice } from './samples.ts'
import type { Situation, Walk } from './walked.ts'

/** One entry of a menu of situations. */
export type SituationWords = {
  key: string
  /** Descriptions of its innermost states; keys where they have none. */
  title: string
  /** What the samples tell of the context, such as `sent 2`; empty if nothing. */
  detail: string
  /** Ids of the innermost states. */
  states: string[]
  /** The shortest run there. */
  run: Choice[]
  /** The run's choices in words. */
  steps: string[]
  /** Whether the machine has ended there. */
  isEnd: boolean
  /** Choices that something hears. */
  ways: number
}

/** In the order of their paths, each told once; those that ended in an error are left out. */
export function listSituations({ chart, situations }: Walk): SituationWords[] {
  const known = new Map<string, SituationWords>()
  for (const situation of situations) {
    if (situation.status === 'error') continue
    const words = toWords(chart, situation)
    const key = JSON.stringify([situation.value, situation.detail])
    // Which timer fires next or which actors run tells nobody anything.
    if (!known.has(key)) known.set(key, { ...words, key })
  }
  return [...known.values()]
}

function toWords(
  chart: Chart,
  { key, value, detail, run, status, heard }: Situation,
): SituationWords {
  const states = innermost(chart.root, value)
  return {
    key,
    run,
    states: states.map(({ id }) => id),
    ways: heard,
    title: states.map((state) => describedBy(chart.root, state)).join(' · '),
    detail: valueWords(detail),
    steps: run.map(choiceWords),
    isEnd: status === 'done',
  }
}

export function choiceWords(choice: Choice): string {
  switch (choice.kind) {
    case 'start':
      return choice.input
    case 'event':
      return choice.name
    case 'outcome':
      return `${choice.actor}: ${choice.name}`
    case 'time':
      return 'the next timer'
  }
}

export function runWords(run: readonly Choice[]): string {
  return run.map(choiceWords).join(' → ')
}

function innermost(state: ChartState, value: unknown): ChartState[] {
  const inside =
    typeof value === 'string' ? { [value]: undefined } : ((value ?? {}) as Record<string, unknown>)
  const children = state.children.filter(({ key }) => key in inside)
  if (children.length === 0) return [state]
  return children.flatMap((child) => innermost(child, inside[child.key]))
}

/** A state without a description says what the nearest one around it does. */
function describedBy(root: ChartState, { id, key, description }: ChartState): string {
  if (description) return description
  const around = listStates(root)
    .filter((state) => state.id !== '' && id.startsWith(`${state.id}.`) && state.description)
    .at(-1)
  return around ? `${around.description} (${key})` : key
}

function valueWords(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(valueWords).join(', ')
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${name} ${valueWords(inner) || 'none'}`)
    .join(', ')
}
