import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'

/** `tooManyTries` as words: "Too many tries". */
export function wordsFromKey(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_.]+/g, ' ')
    .toLowerCase()
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A state as people say it: the machine's own sentence, else its key in words. */
export function stateWords({ description, key }: ChartState): string {
  return description.trim().replace(/\.$/, '') || wordsFromKey(key)
}

function indexStates(chart: Chart): Map<string, ChartState> {
  const found = new Map<string, ChartState>()
  const visit = (state: ChartState) => {
    found.set(state.id, state)
    state.children.forEach(visit)
  }
  visit(chart.root)
  return found
}

/** Innermost of the active states. */
function listLeaves(active: readonly string[]): string[] {
  return active.filter(
    (id) => !active.some((other) => other !== id && (id === '' || other.startsWith(`${id}.`))),
  )
}

/** A machine's state in words; parallel regions are joined. */
export function placeWords(chart: Chart, active: readonly string[]): string {
  const states = indexStates(chart)
  return listLeaves(active)
    .map((id) => nearestWords(states, id))
    .join(' · ')
}

/** A leaf without a sentence of its own borrows its parent's. */
function nearestWords(states: Map<string, ChartState>, id: string): string {
  const state = states.get(id)
  if (!state) return id
  if (state.description) return stateWords(state)
  const parent = states.get(id.slice(0, Math.max(0, id.lastIndexOf('.'))))
  const isNamed = parent && parent.id !== '' && parent.id !== id && parent.description
  return isNamed ? `${stateWords(parent)}: ${wordsFromKey(state.key)}` : wordsFromKey(state.key)
}

/** Where a transition leads, in words. */
export function targetWords(chart: Chart, { targets }: ChartTransition): string {
  if (targets.length === 0) return 'stays'
  const states = indexStates(chart)
  return targets.map((id) => nearestWords(states, id)).join(', ')
}

export function remainingWords(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.round(milliseconds / 100) / 10} s`
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
