import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts'
import type { Drawing, Placed, PlacedEdge, Point } from './layout.ts'
import { type Dot, HEAD, type Pill, type StateBox } from './plan.ts'
import { STYLE } from './style.ts'
import { NAME, TEXT } from './text-size.ts'
import { transitionSentence } from './words.ts'

const MARGIN = 4
const CORNER = 5
const HEAD_LENGTH = 8

/** The picture as a string: complete, without scripts, and the same for the same drawing. */
export function toSvg(chart: Chart, drawing: Drawing, untaken: ReadonlySet<string>): string {
  const width = drawing.width + 2 * MARGIN
  const height = drawing.height + 2 * MARGIN
  const states = drawing.nodes.filter((node) => node.kind === 'state')
  const dots = drawing.nodes.filter((node) => node.kind === 'dot')
  const pills = drawing.nodes.filter((node) => node.kind === 'pill')
  const surface = (point: Point) => {
    const under = states.findLast((box) => box.state.children.length > 0 && isInside(point, box))
    return under ? stateClasses(under) : ''
  }
  const classes = (transition: ChartTransition) => [
    transition.cause.kind,
    ...(untaken.has(transition.id) ? ['untaken'] : []),
  ]
  const name = [chart.id, chart.description].filter(Boolean).join(': ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="lab-chart" viewBox="${-MARGIN} ${-MARGIN} ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeXml(name)}">`,
    `<style>${STYLE}</style>`,
    ...states.map(stateShape),
    ...dots.map(dotShape),
    ...drawing.edges.map((edge) => edgeShape(edge, classes)),
    ...pills.map((pill) => pillShape(pill, classes)),
    ...drawing.edges.map((edge) => edgeLabel(edge, classes, surface)),
    ...states.map((state) => stateText(state, classes)),
    '</svg>',
  ].join('\n')
}

function isInside({ x, y }: Point, box: Placed<StateBox>): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height
}

type Classes = (transition: ChartTransition) => string[]

function stateClasses({ state, isRegion }: StateBox): string {
  const kinds = [
    state.kind,
    ...(state.children.length > 0 ? ['group'] : []),
    ...(isRegion ? ['region'] : []),
    ...(state.id === '' ? ['root'] : []),
  ]
  return kinds.join(' ')
}

function stateShape(box: Placed<StateBox>): string {
  const { state, x, y, width, height } = box
  const radius = state.kind === 'history' ? height / 2 : state.children.length > 0 ? 10 : 7
  const inner =
    state.kind === 'final' ? rect(x + 3, y + 3, width - 6, height - 6, radius - 2, 'inner') : ''
  const title = stateTitle(state)
  return `<g class="state ${stateClasses(box)}" data-state="${escapeXml(state.id)}">${title}${rect(x, y, width, height, radius)}${inner}</g>`
}

function stateTitle({ description, tags }: ChartState): string {
  const words = [description, tags.length > 0 ? `Tags: ${tags.join(', ')}` : ''].filter(Boolean)
  return words.length > 0 ? `<title>${escapeXml(words.join('\n'))}</title>` : ''
}

function stateText(box: Placed<StateBox>, classes: Classes): string {
  const { state, name, lines, x, y, width, height } = box
  const group = `data-state="${escapeXml(state.id)}"`
  if (state.kind === 'history') {
    const sign = state.history === 'deep' ? 'H*' : 'H'
    const middle = text(x + width / 2, y + height / 2 + 4, sign, true)
    return `<g class="name ${stateClasses(box)}" ${group}>${stateTitle(state)}${middle}</g>`
  }
  const sign = state.kind === 'parallel' ? ' ∥' : ''
  const left = x + HEAD.side
  const top = y + HEAD.top + NAME.lineHeight
  const head = `<g class="name ${stateClasses(box)}" ${group}>${stateTitle(state)}${text(left, top - 5, name + sign)}</g>`
  const rest = lines.map((line, at) => {
    const words = text(left, top + (at + 1) * TEXT.lineHeight - 4, line.text)
    if (!line.transition) return `<g class="line ${stateClasses(box)}" ${group}>${words}</g>`
    const kinds = ['line', stateClasses(box), ...classes(line.transition)].join(' ')
    return `<g class="${kinds}" data-t="${escapeXml(line.transition.id)}">${toTitle(line.transition)}${words}</g>`
  })
  return [head, ...rest].join('')
}

function dotShape({ state, x, y, width }: Placed<Dot>): string {
  const r = width / 2
  return `<circle class="dot" data-state="${escapeXml(state.id)}" cx="${x + r}" cy="${y + r}" r="${r}"/>`
}

function pillShape(
  { transition, lines, x, y, width, height }: Placed<Pill>,
  classes: Classes,
): string {
  const words = lines.map((line, at) =>
    text(x + width / 2, y + 3 + (at + 1) * TEXT.lineHeight - 2, line, true),
  )
  return `<g class="pill ${classes(transition).join(' ')}" data-t="${escapeXml(transition.id)}">${toTitle(transition)}${rect(x, y, width, height, Math.min(height / 2, 16))}${words.join('')}</g>`
}

function edgeShape({ transition, points }: PlacedEdge, classes: Classes): string {
  const ways = points.filter((section) => section.length > 1).map(toPath)
  const heads = points.slice(-1).map(arrowHead)
  const shapes = [
    ...ways.map((d) => `<path class="way" d="${d}"/>`),
    ...heads.map((d) => `<path class="head" d="${d}"/>`),
  ].join('')
  if (!transition) return `<g class="edge">${shapes}</g>`
  return `<g class="edge ${classes(transition).join(' ')}" data-t="${escapeXml(transition.id)}">${toTitle(transition)}${shapes}</g>`
}

function edgeLabel(
  { transition, lines, label, size }: PlacedEdge,
  classes: Classes,
  surface: (point: Point) => string,
): string {
  if (!label || lines.length === 0) return ''
  const middle = label.x + size.width / 2
  const words = lines.map((line, at) =>
    text(middle, label.y + 2 + (at + 1) * TEXT.lineHeight - 3, line, true),
  )
  const back = rect(label.x, label.y, size.width, size.height, 3)
  const kinds = ['label', surface({ x: middle, y: label.y + size.height / 2 })]
  if (!transition) return `<g class="${kinds.join(' ')}">${back}${words.join('')}</g>`
  const all = [...kinds, ...classes(transition)].join(' ')
  return `<g class="${all}" data-t="${escapeXml(transition.id)}">${toTitle(transition)}${back}${words.join('')}</g>`
}

function toTitle(transition: ChartTransition): string {
  const words = [transition.description, transitionSentence(transition)].filter(Boolean)
  return `<title>${escapeXml(words.join('\n'))}</title>`
}

/** Straight lines with rounded corners. The last piece leaves room for the head. */
function toPath(points: Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  const parts = [`M${first.x} ${first.y}`]
  rest.forEach((point, at) => {
    const before = points[at] ?? first
    const after = rest[at + 1]
    if (!after) {
      const end = towards(point, before, HEAD_LENGTH - 2)
      parts.push(`L${end.x} ${end.y}`)
      return
    }
    const room = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2)
    const from = towards(point, before, room)
    const to = towards(point, after, room)
    parts.push(`L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`)
  })
  return parts.join('')
}

function arrowHead(points: Point[]): string {
  const tip = points.at(-1) ?? { x: 0, y: 0 }
  const back = towards(tip, points.at(-2) ?? tip, HEAD_LENGTH)
  const across = {
    x: ((tip.y - back.y) / HEAD_LENGTH) * 4,
    y: ((back.x - tip.x) / HEAD_LENGTH) * 4,
  }
  const corners = [tip, add(back, across, 1), add(back, across, -1)]
  return `M${corners.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`
}

function add(point: Point, by: Point, times: number): Point {
  return { x: point.x + by.x * times, y: point.y + by.y * times }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1
  const part = Math.min(length / whole, 1)
  return { x: short(from.x + (to.x - from.x) * part), y: short(from.y + (to.y - from.y) * part) }
}

function short(value: number): number {
  return Math.round(value * 10) / 10
}

function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  kind = '',
): string {
  const name = kind ? ` class="${kind}"` : ''
  return `<rect${name} x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
}

function text(x: number, y: number, words: string, isCentered = false): string {
  const anchor = isCentered ? ' text-anchor="middle"' : ''
  return `<text x="${x}" y="${y}"${anchor}>${escapeXml(words)}</text>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(words: string): string {
  return (
    words
      .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: XML allows none of them
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
  )
}
