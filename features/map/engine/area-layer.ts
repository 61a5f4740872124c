import type { DrawnArea, Ring } from '@hearth/streets/geometry/drawn-area'
import type { Map as MapLibre } from 'maplibre-gl'
import type { Position } from '@/domain/place/distance.ts'

export type Draft = {
  points: Ring
  /** Preview of the next point. */
  aim: Position | null
}

export type AreaLayer = {
  show: (areas: readonly DrawnArea[], draft: Draft | null) => void
  remove: () => void
}

/**
 * Areas and the current drawing over a map. SVG of the page, not a map layer: it follows the page's
 * colors and survives style changes.
 */
export function createAreaLayer(map: MapLibre, kind: 'drawn' | 'travel' = 'drawn'): AreaLayer {
  const svg = element('svg')
  svg.dataset.kind = kind
  svg.setAttribute('class', 'map-areas')
  svg.setAttribute('aria-hidden', 'true')
  const shapes = svg.appendChild(element('g'))
  const paths = {
    aim: svg.appendChild(element('path')),
    line: svg.appendChild(element('path')),
    points: svg.appendChild(element('path')),
    first: svg.appendChild(element('path')),
  }
  for (const [part, path] of Object.entries(paths)) path.dataset.part = part
  map.getCanvas().after(svg)
  let shown: { areas: readonly DrawnArea[]; draft: Draft | null } = { areas: [], draft: null }

  const draw = () => {
    const { areas, draft } = shown
    const { points = [], aim = null } = draft ?? {}
    const [first] = points
    const last = points.at(-1)
    for (const [index, { outline, holes }] of areas.entries()) {
      const rings = [outline, ...holes].map((ring) => `${toLinePath(map, ring)}Z`)
      shapes.children[index]?.setAttribute('d', rings.join(''))
    }
    paths.line.setAttribute('d', toLinePath(map, points))
    paths.aim.setAttribute('d', last && aim ? toLinePath(map, [last, aim]) : '')
    paths.points.setAttribute('d', points.map((point) => toDotPath(map, point)).join(''))
    paths.first.setAttribute('d', first ? toDotPath(map, first) : '')
  }
  map.on('move', draw)
  map.on('resize', draw)
  return {
    show(areas, draft) {
      shown = { areas, draft }
      // One path each: in a joint path, `evenodd` would leave out overlaps.
      shapes.replaceChildren(...areas.map(() => element('path')))
      draw()
    },
    remove() {
      map.off('move', draw)
      map.off('resize', draw)
      svg.remove()
    },
  }
}

function element<Name extends 'svg' | 'g' | 'path'>(name: Name): SVGElementTagNameMap[Name] {
  return document.createElementNS('http://www.w3.org/2000/svg', name)
}

/** Projected on the world copy that the map is centered on. */
function toLinePath(map: MapLibre, ring: Ring): string {
  const middle = ring.reduce((sum, { longitude }) => sum + longitude, 0) / (ring.length || 1)
  const turns = Math.round((map.getCenter().lng - middle) / 360) * 360
  return ring
    .map((point, at) => `${at === 0 ? 'M' : 'L'}${screenPoint(map, point, turns)}`)
    .join('')
}

/** A zero-length line: its round caps make a dot. */
function toDotPath(map: MapLibre, point: Position): string {
  const turns = Math.round((map.getCenter().lng - point.longitude) / 360) * 360
  return `M${screenPoint(map, point, turns)}h0`
}

function screenPoint(map: MapLibre, { latitude, longitude }: Position, turns: number): string {
  const { x, y } = map.project([longitude + turns, latitude])
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
