import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js'
import { type Edge, HEAD, type Node, type Plan, type Size, type StateBox } from './plan.ts'

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
  const down = await inDirection('DOWN', box, edges, open, inner)
  const isSlim = down.width <= down.height
  if (isSlim || ids.length > MAX_TRIED_TWICE) return down
  const right = await inDirection('RIGHT', box, edges, open, inner)
  const best = cost(right) < cost(down) ? right : down
  if (best.width <= MAX_WIDTH) return best
  const wrapped = await inDirection('DOWN', box, edges, open, inner, SHORT_ROWS)
  return cost(wrapped) < cost(best) ? wrapped : best
}

/** Wide pictures cost more than high ones: pages scroll down. */
function cost({ width, height }: Size): number {
  return Math.max(width * 1.5, height) + (width + height) / 8
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
  const placed = new Map(allOf(laid).map((each) => [each.id, each]))
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

function allOf(node: ElkNode): ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(allOf)]
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
