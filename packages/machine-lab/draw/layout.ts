import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js'
import { type Edge, HEAD, type Node, type Plan, type Size, type StateBox } from './plan.ts'
import { NAME, TEXT, textWidth } from './text-size.ts'

export type Point = { x: number; y: number }
export type Placed<T> = T & Point & Size
export type PlacedEdge = Edge & { points: Point[][]; label: Point | null }

/** Everything with its place; states come before those inside them. */
export type Drawing = Size & { nodes: Placed<Node>[]; edges: PlacedEdge[] }

type Direction = 'DOWN' | 'RIGHT'

/** A state that no edge enters is laid out by itself, in the direction that suits it. */
type Alone = Size & { nodes: Placed<Node>[]; edges: PlacedEdge[] }

/** Larger ones take too long for two tries, and for much care. */
const MAX_TRIED_TWICE = 60
/** Pixels; wider ones are also tried with shorter rows. */
const MAX_WIDTH = 1400
/** Pixels; wider ones of few enough nodes are also tried with other orders of states. */
const GOOD_WIDTH = 1250
const MAX_TRIED_AGAIN = 30
/** ELK draws by chance which order of states it begins with. */
const OTHER_SEEDS = ['2', '5']

const elk = new ELK()

export async function layOut(plan: Plan): Promise<Drawing> {
  const { width, height, nodes, edges } = await layOutAlone(plan.root, plan)
  const root = { ...plan.root, x: 0, y: 0, width, height }
  return { width, height, nodes: [root, ...nodes], edges }
}

async function layOutAlone(box: StateBox, plan: Plan): Promise<Alone> {
  const open = openStates(box, plan.edges)
  const inner = new Map<string, Alone>()
  for (const closed of closedStates(box, open))
    inner.set(closed.id, await layOutAlone(closed, plan))
  const ids = nodesShown(box, open).map(({ id }) => id)
  const edges = plan.edges.filter(({ from, to }) => ids.includes(from) && ids.includes(to))
  const inWay = (direction: Direction, more?: LayoutOptions) =>
    inDirection(direction, box, edges, open, inner, more)
  let best = await inWay('DOWN')
  if (best.width > best.height && ids.length <= MAX_TRIED_TWICE) {
    best = cheaper(best, await inWay('RIGHT'))
    if (best.width > MAX_WIDTH) best = cheaper(best, await inWay('DOWN', SHORT_ROWS))
  }
  if (ids.length > MAX_TRIED_AGAIN) return best
  for (const seed of OTHER_SEEDS) {
    if (best.width <= GOOD_WIDTH && crossedHeads(best) === 0) break
    best = cheaper(best, await inWay('DOWN', { 'elk.randomSeed': seed }))
  }
  return best
}

function cheaper(one: Alone, other: Alone): Alone {
  return cost(other) < cost(one) ? other : one
}

/** Wide pictures cost more than high ones: pages scroll down. */
function cost(drawn: Alone): number {
  const { width, height } = drawn
  return Math.max(width * 1.5, height) + (width + height) / 8 + 400 * crossedHeads(drawn)
}

/** Counts pieces of lines that pass through the words at the head of a box. */
function crossedHeads({ nodes, edges }: Alone): number {
  const heads = nodes.flatMap((node) =>
    node.kind === 'state' && node.inside.length > 0 ? [toTextArea(node)] : [],
  )
  const pieces = edges.flatMap(({ points }) =>
    points.flatMap((section) =>
      section.slice(1).map((to, at) => ({ from: section[at] ?? to, to })),
    ),
  )
  return pieces.filter((piece) => heads.some((head) => isCrossing(piece, head))).length
}

type Area = { left: number; right: number; top: number; bottom: number }

function toTextArea({ x, y, name, lines, size }: Placed<StateBox>): Area {
  const widths = lines.map(({ text }) => textWidth(text, TEXT.size))
  const width = Math.max(textWidth(name, NAME.size, true), ...widths)
  const left = x + HEAD.side
  return { left, right: left + width, top: y + HEAD.top, bottom: y + size.height - HEAD.bottom }
}

function isCrossing({ from, to }: { from: Point; to: Point }, area: Area): boolean {
  const isBeside = Math.max(from.x, to.x) <= area.left || Math.min(from.x, to.x) >= area.right
  const isAboveOrBelow = Math.max(from.y, to.y) <= area.top || Math.min(from.y, to.y) >= area.bottom
  return !isBeside && !isAboveOrBelow
}

async function inDirection(
  direction: Direction,
  box: StateBox,
  edges: Edge[],
  open: ReadonlySet<string>,
  inner: ReadonlyMap<string, Alone>,
  more: LayoutOptions = {},
): Promise<Alone> {
  const shown = nodesShown(box, open)
  const isFlat = shown.every((node) => node === box || !open.has(node.id))
  const options = {
    ...optionsFor(direction),
    ...(isFlat ? IN_ORDER : {}),
    ...(shown.length > MAX_TRIED_TWICE ? IN_HASTE : {}),
    ...more,
  }
  const order = new Map(shown.map(({ id }, at) => [id, at]))
  const isBack = ({ from, to }: Edge) => (order.get(from) ?? 0) > (order.get(to) ?? 0)
  const graph: ElkNode = {
    ...elkNode(box, options, open, inner, true),
    edges: edges.map((edge) => elkEdge(edge, isBack(edge))),
  }
  const laid = await elk.layout(graph)
  return place(laid, box, edges, open, inner, isBack)
}

/** ELK keeps the order of the document only where nothing is nested; otherwise it fails. */
const IN_ORDER: LayoutOptions = { 'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES' }

/** Wraps a wide row of states, such as nine refusals side by side, into several. */
const SHORT_ROWS: LayoutOptions = {
  'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
  'elk.layered.layering.coffmanGraham.layerBound': '4',
}

const IN_HASTE: LayoutOptions = {
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
}

function optionsFor(direction: Direction): LayoutOptions {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.randomSeed': '1',
    'elk.aspectRatio': '1.4',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.spacing.nodeNode': '18',
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '9',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.componentComponent': '18',
    'elk.layered.spacing.nodeNodeBetweenLayers': '26',
    'elk.layered.spacing.edgeNodeBetweenLayers': '12',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  }
}

function elkNode(
  node: Node,
  options: LayoutOptions,
  open: ReadonlySet<string>,
  inner: ReadonlyMap<string, Alone>,
  isRoot = false,
): ElkNode {
  if (node.kind !== 'state' || node.inside.length === 0) return { id: node.id, ...node.size }
  const alone = inner.get(node.id)
  if (alone && !isRoot) return { id: node.id, width: alone.width, height: alone.height }
  const { width, height } = node.size
  return {
    id: node.id,
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 8},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': minimumSize(options, width, height + 20),
    },
    children: node.inside.map((child) => elkNode(child, options, open, inner)),
  }
}

/** In a nested box that is laid out downwards, ELK takes the one for the other. */
function minimumSize(options: LayoutOptions, width: number, height: number): string {
  const isDown = options['elk.direction'] === 'DOWN'
  return isDown ? `(${height},${width})` : `(${width},${height})`
}

/** The document's order says what comes first: an edge back is laid out as if it went forward. */
function elkEdge({ id, from, to, lines, size }: Edge, isBack: boolean): ElkExtendedEdge {
  const layoutOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }
  const labels = lines.length > 0 ? [{ id: `${id}#`, text: 'label', ...size, layoutOptions }] : []
  return { id, sources: [isBack ? to : from], targets: [isBack ? from : to], labels }
}

function place(
  laid: ElkNode,
  box: StateBox,
  edges: Edge[],
  open: ReadonlySet<string>,
  inner: ReadonlyMap<string, Alone>,
  isBack: (edge: Edge) => boolean,
): Alone {
  const placed = new Map(listNodes(laid).map((each) => [each.id, each]))
  const nodes: Placed<Node>[] = []
  const routed = new Map((laid.edges ?? []).map((edge) => [edge.id, edge]))
  const drawn: PlacedEdge[] = edges.map((edge) =>
    placeEdge(edge, routed.get(edge.id), isBack(edge)),
  )
  for (const node of nodesShown(box, open)) {
    if (node === box) continue
    const { x = 0, y = 0, width = 0, height = 0 } = placed.get(node.id) ?? {}
    nodes.push({
      ...node,
      ...rounded({ x, y }),
      width: Math.ceil(width),
      height: Math.ceil(height),
    })
    const alone = inner.get(node.id)
    if (!alone) continue
    const shift = rounded({ x, y })
    nodes.push(...alone.nodes.map((each) => ({ ...each, ...moved(each, shift) })))
    drawn.push(...alone.edges.map((edge) => movedEdge(edge, shift)))
  }
  const width = Math.ceil(Math.max(laid.width ?? 0, box.size.width + HEAD.side))
  return { width, height: Math.ceil(laid.height ?? 0), nodes, edges: drawn }
}

function placeEdge(edge: Edge, routed: ElkExtendedEdge | undefined, isBack: boolean): PlacedEdge {
  const points = (routed?.sections ?? []).map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(rounded),
  )
  if (isBack) for (const section of points.reverse()) section.reverse()
  const { x, y } = routed?.labels?.[0] ?? {}
  return { ...edge, points, label: x === undefined || y === undefined ? null : rounded({ x, y }) }
}

function movedEdge(edge: PlacedEdge, shift: Point): PlacedEdge {
  return {
    ...edge,
    points: edge.points.map((section) => section.map((point) => moved(point, shift))),
    label: edge.label && moved(edge.label, shift),
  }
}

function moved(point: Point, shift: Point): Point {
  return { x: point.x + shift.x, y: point.y + shift.y }
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

function listNodes(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)]
}

function everyNode(box: Node): Node[] {
  return box.kind === 'state' ? [box, ...box.inside.flatMap(everyNode)] : [box]
}

/** Ids of states below `box` that an edge enters or leaves. */
function openStates(box: StateBox, edges: Edge[]): ReadonlySet<string> {
  const open = new Set<string>()
  for (const state of everyNode(box)) {
    if (state.kind !== 'state' || state === box || state.inside.length === 0) continue
    const within = new Set(state.inside.flatMap(everyNode).map(({ id }) => id))
    if (edges.some(({ from, to }) => within.has(from) !== within.has(to))) open.add(state.id)
  }
  return open
}

function closedStates(box: StateBox, open: ReadonlySet<string>): StateBox[] {
  return box.inside.flatMap((node) => {
    if (node.kind !== 'state' || node.inside.length === 0) return []
    return open.has(node.id) ? closedStates(node, open) : [node]
  })
}

/** `box` and all inside it, except what is inside closed states. */
function nodesShown(box: StateBox, open: ReadonlySet<string>): Node[] {
  return [
    box,
    ...box.inside.flatMap((node) =>
      node.kind === 'state' && open.has(node.id) ? nodesShown(node, open) : [node],
    ),
  ]
}
