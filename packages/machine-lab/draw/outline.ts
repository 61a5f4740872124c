import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { actorName, stateName, transitionSentence } from './words.ts'

/** A chart as a nested list in Markdown, for readers that see no picture. */
export function toOutline(chart: Chart): string {
  const bySource = Map.groupBy(chart.transitions, ({ source }) => source)
  return stateLines(chart, chart.root, bySource).join('\n')
}

type BySource = ReadonlyMap<string, ChartTransition[]>

function stateLines(chart: Chart, state: ChartState, bySource: BySource): string[] {
  const inside = [
    ...doings(state).map((words) => `- ${plainText(words)}`),
    ...(bySource.get(state.id) ?? []).map(transitionLine),
    ...state.children.flatMap((child) => stateLines(chart, child, bySource)),
  ]
  const about = [kindWords(state), plainText(state.description)].filter(Boolean).join('. ')
  const head = `- **${plainText(stateName(state, chart))}**${about ? `: ${about}` : ''}`
  return [head, ...inside.map((line) => `  ${line}`)]
}

function kindWords({ kind, history, initial }: ChartState): string {
  switch (kind) {
    case 'parallel':
      return 'All at the same time'
    case 'final':
      return 'Ends here'
    case 'history': {
      const first = initial === null ? '' : `; the first time ${plainText(initial)}`
      return `${history === 'deep' ? 'Where it was, all the way down' : 'Where it was'}${first}`
    }
    case 'compound':
      return initial === null ? '' : `Begins with ${plainText(initial.split('.').at(-1) ?? '')}`
    case 'atomic':
      return ''
  }
}

function doings({ invokes, entry, exit, emits, tags, initialActions }: ChartState): string[] {
  const lists: [string, string[]][] = [
    ['Runs', invokes.map(({ src, id }) => actorName(src, id))],
    ['On entry', entry],
    ['On exit', exit],
    ['On the way to the first state', initialActions],
    ['Emits', emits],
    ['Tags', tags],
  ]
  return lists.flatMap(([words, list]) => (list.length > 0 ? `${words}: ${list.join(', ')}` : []))
}

function transitionLine(transition: ChartTransition): string {
  const { description } = transition
  const about = description ? ` (${description})` : ''
  return `- ${plainText(transitionSentence(transition) + about)}`
}

/** Names are shown as they are written, whatever Markdown makes of their signs. */
function plainText(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>&|#]/g, (sign) => `\\${sign}`)
    .trim()
}
