import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import { NAME, TEXT, textWidth, wrapText } from './text-size.ts'
import { actionsLabels, actorName, causeLabel, guardLabel, stateName } from './words.ts'

/** A line of text in the head of a state: of a transition without a drawn line, or of what it does. */
export type HeadLine = { text: string; transition: ChartTransition | null }

export type Size = { width: number; height: number }

type Shape = { id: string; size: Size }

export type StateBox = Shape & {
  kind: 'state'
  state: ChartState
  name: string
  /** Its parent is parallel. */
  isRegion: boolean
  lines: HeadLine[]
  inside: Node[]
}
/** A transition from a box to its own inside. */
export type Pill = Shape & { kind: 'pill'; transition: ChartTransition; lines: string[] }
export type Dot = Shape & { kind: 'dot'; state: ChartState }
export type Node = StateBox | Pill | Dot

export type Edge = {
  id: string
  from: string
  to: string
  /** Null of the edge from a dot to the first child, and from a history to its default. */
  transition: ChartTransition | null
  lines: string[]
  size: Size
}

/** All that is drawn, with its size and without its place. */
export type Plan = { root: StateBox; edges: Edge[] }

/** Too many lines to follow with the eye. */
const MANY_BACK = 6
const LABEL_WIDTH = 130
const LINE_WIDTH = { leaf: 230, group: 400 }
const NOTHING: Size = { width: 0, height: 0 }
const DOT = 10
const HISTORY = 26
export const HEAD = { side: 12, top: 6, bottom: 8 }

const stateNode = (id: string) => `state:${id}`
const dotNode = (id: string) => `dot:${id}`
const pillNode = (id: string) => `pill:${id}`

export function planChart(chart: Chart): Plan {
  const edges: Edge[] = []
  const bySource = Map.groupBy(chart.transitions, ({ source }) => source)
  const named = namedOnly(chart)
  const root = planState({ chart, bySource, named, edges }, chart.root, false)
  return { root, edges }
}

type Planning = {
  chart: Chart
  bySource: ReadonlyMap<string, ChartTransition[]>
  /** Transitions that name their target in the head of their state, without a line to it. */
  named: ReadonlySet<ChartTransition>
  edges: Edge[]
}

/** Transitions back to states to which many lead back. */
function namedOnly({ root, transitions }: Chart): ReadonlySet<ChartTransition> {
  const order = new Map(idsIn(root).map((id, at) => [id, at]))
  const back = transitions.filter(({ source, targets: [target, other] }) => {
    if (target === undefined || other !== undefined) return false
    if (isWithin(source, target) || isWithin(target, source)) return false
    return (order.get(source) ?? 0) > (order.get(target) ?? 0)
  })
  const byTarget = Map.groupBy(back, ({ targets }) => targets[0])
  return new Set([...byTarget.values()].filter(({ length }) => length >= MANY_BACK).flat())
}

function idsIn({ id, children }: ChartState): string[] {
  return [id, ...children.flatMap(idsIn)]
}

function planState(planning: Planning, state: ChartState, isRegion: boolean): StateBox {
  const { chart, bySource, named, edges } = planning
  const own = bySource.get(state.id) ?? []
  const inHead = own.filter((transition) => named.has(transition) || isStaying(transition, state))
  const inner = own.filter((transition) => isInner(transition, state))
  const leaving = own.filter((each) => !inHead.includes(each) && !inner.includes(each))
  const lines = headLines(state, inHead)
  const name = stateName(state, chart)
  const isBegun =
    own.some(({ targets }) => targets.includes(state.id)) || isTargetOfInside(chart, state)
  const dot = createDots(state, isBegun, edges)
  if (state.kind === 'history' && state.initial !== null)
    edges.push(unlabeled(state, state.initial))
  const pills = inner.map((transition) => planPill(transition, edges))
  for (const transition of leaving) edges.push(...edgesFrom(stateNode(state.id), transition))
  const children = state.children.map((child) =>
    planState(planning, child, state.kind === 'parallel'),
  )
  return {
    kind: 'state',
    id: stateNode(state.id),
    size: headSize(state, name, lines),
    state,
    name,
    isRegion,
    lines,
    inside: [...dot, ...pills, ...children],
  }
}

/** Shown in the head of the state: it is not left. */
function isStaying({ targets, isReentering }: ChartTransition, state: ChartState): boolean {
  if (targets.length === 0) return true
  return !isReentering && targets.every((id) => id === state.id) && state.children.length === 0
}

function isInner({ targets, isReentering }: ChartTransition, state: ChartState): boolean {
  if (targets.length === 0 || state.children.length === 0) return false
  const isSelf = targets.every((id) => id === state.id)
  return isSelf ? !isReentering || state.id === '' : targets.every((id) => isWithin(id, state.id))
}

function isWithin(id: string, outer: string): boolean {
  return id === outer || outer === '' || id.startsWith(`${outer}.`)
}

/** Edges to a box from its own inside end at its dot, as that is where it begins again. */
function isTargetOfInside(chart: Chart, { id, children }: ChartState): boolean {
  if (children.length === 0) return false
  return chart.transitions.some(
    ({ source, targets }) => source !== id && isWithin(source, id) && targets.includes(id),
  )
}

function unlabeled({ id }: ChartState, target: string): Edge {
  return {
    id: `${id}|default`,
    from: stateNode(id),
    to: stateNode(target),
    transition: null,
    lines: [],
    size: NOTHING,
  }
}

function createDots(state: ChartState, isBegun: boolean, edges: Edge[]): Dot[] {
  if (state.children.length === 0) return []
  const { id, initial, initialActions } = state
  if (initial === null && !isBegun) return []
  if (initial !== null) {
    const lines = wrapText(
      initialActions.length > 0 ? `/ ${initialActions.join('; ')}` : '',
      LABEL_WIDTH,
      TEXT.size,
    )
    edges.push({
      id: `${id}|initial`,
      from: dotNode(id),
      to: stateNode(initial),
      transition: null,
      lines,
      size: linesSize(lines),
    })
  }
  return [{ kind: 'dot', id: dotNode(id), state, size: { width: DOT, height: DOT } }]
}

function planPill(transition: ChartTransition, edges: Edge[]): Pill {
  const lines = labelLines(transition, transition.isReentering ? '↻ ' : '')
  const id = pillNode(transition.id)
  for (const [at, target] of transition.targets.entries()) {
    const to = target === transition.source ? dotNode(target) : stateNode(target)
    edges.push({
      id: `${transition.id}@${at}`,
      from: id,
      to,
      transition,
      lines: [],
      size: NOTHING,
    })
  }
  const { width, height } = linesSize(lines)
  return { kind: 'pill', id, transition, lines, size: { width: width + 18, height: height + 6 } }
}

function edgesFrom(from: string, transition: ChartTransition): Edge[] {
  const lines = labelLines(transition)
  return transition.targets.map((target, at) => {
    const isUpward = target !== transition.source && isWithin(transition.source, target)
    return {
      id: `${transition.id}@${at}`,
      from,
      to: isUpward ? dotNode(target) : stateNode(target),
      transition,
      lines: at === 0 ? lines : [],
      size: at === 0 ? linesSize(lines) : NOTHING,
    }
  })
}

function labelLines(transition: ChartTransition, sign = ''): string[] {
  const cause = sign + causeLabel(transition.cause)
  const guard = guardLabel(transition)
  const first = cause || guard || transition.cause.kind
  return [first, cause ? guard : '', ...actionsLabels(transition)].flatMap((text) =>
    wrapText(text, LABEL_WIDTH, TEXT.size),
  )
}

function headLines(state: ChartState, transitions: ChartTransition[]): HeadLine[] {
  const { entry, exit, emits, invokes, children } = state
  const width = children.length > 0 ? LINE_WIDTH.group : LINE_WIDTH.leaf
  const own = [
    ...invokes.map(({ src, id }) => `⚙ ${actorName(src, id)}`),
    entry.length > 0 ? `entry / ${entry.join('; ')}` : '',
    exit.length > 0 ? `exit / ${exit.join('; ')}` : '',
    emits.length > 0 ? `emits ${emits.join(', ')}` : '',
  ]
  return [
    ...own
      .flatMap((text) => wrapText(text, width, TEXT.size))
      .map((text) => ({ text, transition: null })),
    ...transitions.flatMap((transition) => {
      const sign = headSign(transition, state)
      const cause = causeLabel(transition.cause) || 'always'
      const words = [sign, cause, guardLabel(transition), actionsLabels(transition).join(', ')]
      const lines = wrapText(words.filter(Boolean).join(' '), width, TEXT.size)
      return lines.map((text, at) => ({ text: at > 0 ? `\u2003${text}` : text, transition }))
    }),
  ]
}

function headSign({ isForbidden, targets }: ChartTransition, { id }: ChartState): string {
  if (isForbidden) return '⊘'
  const [target = id] = targets
  return target === id ? '↺' : `→ ${target}:`
}

function headSize(state: ChartState, name: string, lines: HeadLine[]): Size {
  if (state.kind === 'history') return { width: HISTORY, height: HISTORY }
  const sign = state.kind === 'parallel' ? ' ∥' : ''
  const widths = [
    textWidth(name + sign, NAME.size, true),
    ...lines.map(({ text }) => textWidth(text, TEXT.size)),
  ]
  const width = Math.max(56, ...widths) + 2 * HEAD.side
  const height = HEAD.top + NAME.lineHeight + lines.length * TEXT.lineHeight + HEAD.bottom
  return { width, height }
}

function linesSize(lines: string[]): Size {
  if (lines.length === 0) return NOTHING
  const width = Math.max(...lines.map((line) => textWidth(line, TEXT.size))) + 8
  return { width, height: lines.length * TEXT.lineHeight + 4 }
}
