import type { Point } from '@hearth/streets/geometry/clip'
import {
  BORDER_LINE,
  CASING_WIDTH,
  LAND_KINDS,
  PATH_DASH,
  PATH_WIDTHS,
  RAIL_DASH,
  RAIL_WIDTHS,
  RIVER_WIDTHS,
  STREAM_WIDTHS,
} from '@/domain/place/street-look.ts'
import type { MapFeature } from './map-features.ts'
import { type PlacedName, placeNames } from './map-names.ts'
import type { PictureRequest } from './picture-request.ts'
import {
  PICTURE_COLORS,
  type PictureColors,
  ROAD_CLASSES,
  ROAD_COLORS,
  roadClass,
  roadWidth,
  widthAt,
} from './picture-style.ts'
import type { PictureView } from './picture-view.ts'

/** Pixels of the picture for each CSS pixel. */
const DENSITY = 2
const PIN_RADIUS = 8
const PIN_EDGE = 4
const BUILDING_ZOOM = 13.5

/** The picture as SVG; features lie in CSS pixels. `ground` is the earth, `streets` what an area knows. */
export function drawMap(
  { ground, streets }: { ground: readonly MapFeature[]; streets: readonly MapFeature[] },
  view: PictureView,
  request: PictureRequest,
): string {
  const colors = PICTURE_COLORS[request.look]
  const pins = request.pins.map(view.toPoint)
  const { width, height, zoom } = view
  const taken = pins.map((at) => ({ at, reach: PIN_RADIUS + PIN_EDGE }))
  const names = placeNames([...streets, ...ground], { width, height, zoom, taken })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * DENSITY}" height="${height * DENSITY}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colors.land}"/>`,
    ...drawGround(ground, colors),
    ...drawAreas(streets, colors, zoom),
    ...drawLines(streets, colors, zoom),
    ...drawRoads(streets, colors, zoom),
    drawNames(names, colors),
    request.circle === null ? '' : drawCircle(view.toPixels(request.circle), view, colors),
    ...pins.map((pin) => drawPin(pin, colors)),
    '</svg>',
  ].join('')
}

function drawGround(features: readonly MapFeature[], { water, border }: PictureColors): string[] {
  const of = (layer: string) => path(features.filter((feature) => feature.layer === layer))
  const line = 'fill="none" stroke-linejoin="round"'
  return [
    filled(of('water'), water),
    `<path d="${of('state')}" stroke="${border}" stroke-width="1.1" stroke-dasharray="3 2" ${line}/>`,
    `<path d="${of('border')}" stroke="${border}" stroke-width="1.6" ${line}/>`,
  ]
}

/** Land by use, then water, then buildings. */
function drawAreas(features: readonly MapFeature[], colors: PictureColors, zoom: number): string[] {
  const areas = features.filter(({ shape }) => shape === 'area')
  const of = (isDrawn: (feature: MapFeature) => boolean) => path(areas.filter(isDrawn))
  const land = LAND_KINDS.map(([color, kinds]) =>
    filled(
      of(({ layer, kind }) => layer === 'landuse' && kinds.includes(kind)),
      colors[color],
    ),
  )
  const buildings = zoom < BUILDING_ZOOM ? '' : of(({ layer }) => layer === 'buildings')
  return [
    ...land,
    filled(
      of(({ layer }) => layer === 'water'),
      colors.water,
    ),
    filled(buildings, colors.building),
  ]
}

/** Rivers, borders of neighborhoods, paths and rails. */
function drawLines(features: readonly MapFeature[], colors: PictureColors, zoom: number): string[] {
  const lines = features.filter(({ shape }) => shape === 'line')
  const of = (layer: string, isDrawn: (kind: string) => boolean) =>
    path(lines.filter((line) => line.layer === layer && isDrawn(line.kind)))
  const rivers = of('water', (kind) => kind === 'river')
  const streams = of('water', (kind) => kind !== 'river')
  const borders = of('boundaries', (kind) => kind === 'neighbourhood')
  const rails = of('roads', (kind) => kind === 'rail')
  const paths = of('roads', (kind) => kind === 'path')
  return [
    stroked(rivers, colors.water, { width: widthAt(RIVER_WIDTHS, zoom) }),
    stroked(streams, colors.water, { width: widthAt(STREAM_WIDTHS, zoom) }),
    zoom < BORDER_LINE.minZoom ? '' : stroked(borders, colors.border, BORDER_LINE),
    stroked(rails, colors.rail, { width: widthAt(RAIL_WIDTHS, zoom), dash: RAIL_DASH }),
    stroked(paths, colors.path, { width: widthAt(PATH_WIDTHS, zoom), dash: PATH_DASH }),
  ]
}

/** All casings before all roads, so that crossings stay open. */
function drawRoads(features: readonly MapFeature[], colors: PictureColors, zoom: number): string[] {
  const byClass = Map.groupBy(
    features.filter(({ layer, shape }) => layer === 'roads' && shape === 'line'),
    ({ kind, detail }) => roadClass(kind, detail),
  )
  const drawn = ROAD_CLASSES.flatMap((road) => {
    const width = roadWidth(road, zoom)
    const all = byClass.get(road)
    return all && width > 0 ? [{ color: colors[ROAD_COLORS[road]], width, d: path(all) }] : []
  })
  return [
    ...drawn.map(({ d, width }) => stroked(d, colors.casing, { width: width + CASING_WIDTH })),
    ...drawn.map(({ color, d, width }) => stroked(d, color, { width })),
  ]
}

function drawNames(names: readonly PlacedName[], { label, land }: PictureColors): string {
  const texts = names.map(({ text, at: [x, y], angle, size, isPlace }) => {
    const weight = isPlace ? 600 : 400
    // Half the height of a small letter below the middle.
    const down = size * 0.34
    return `<text transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" y="${round(down)}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text>`
  })
  return `<g font-family="Inter, Noto Sans Arabic" fill="${label}" text-anchor="middle" paint-order="stroke" stroke="${land}" stroke-width="2.6" stroke-linejoin="round">${texts.join('')}</g>`
}

function drawCircle(radius: number, { width, height }: PictureView, { brand }: PictureColors) {
  return `<circle cx="${width / 2}" cy="${height / 2}" r="${round(radius)}" fill="${brand}" fill-opacity="0.12" stroke="${brand}" stroke-width="2.5"/>`
}

function drawPin([x, y]: Point, { brand, surface }: PictureColors): string {
  const place = `cx="${round(x)}" cy="${round(y)}"`
  return `<circle ${place} r="${PIN_RADIUS + PIN_EDGE - 1}" fill="#000" fill-opacity="0.18"/><circle ${place} r="${PIN_RADIUS}" fill="${brand}" stroke="${surface}" stroke-width="${PIN_EDGE}"/>`
}

function filled(d: string, color: string): string {
  return d === '' ? '' : `<path d="${d}" fill="${color}"/>`
}

function stroked(
  d: string,
  color: string,
  { width, dash, opacity = 1 }: { width: number; dash?: readonly number[]; opacity?: number },
) {
  if (d === '' || width === 0) return ''
  const dashes = dash ? ` stroke-dasharray="${dash.join(' ')}"` : ' stroke-linecap="round"'
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-opacity="${opacity}" stroke-linejoin="round"${dashes}/>`
}

function path(features: readonly MapFeature[]): string {
  return features
    .flatMap(({ parts, shape }) =>
      parts.map((points) => {
        const steps = points.map(([x, y]) => `${round(x)} ${round(y)}`)
        return `M${steps.join('L')}${shape === 'area' ? 'Z' : ''}`
      }),
    )
    .join('')
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
