import { BufferAttribute, BufferGeometry, Mesh, type Object3D } from 'three'
import { type At, box, type Paint, paint, pole, slab, together } from '../parts.ts'
import { SNOW } from './building-details.ts'
import { fill, type Look, type Opening, WALL } from './openings.ts'

type Point = readonly [number, number]

/** A wall with its openings: centred on x, its outer face z = 0. `rise` adds a gable on top. */
function facade(
  wide: number,
  high: number,
  openings: readonly Opening[],
  look: Look,
  { rise = 0, wall = look.wall }: { rise?: number; wall?: Paint } = {},
): Object3D {
  const half = wide / 2
  const top: Point[] =
    rise > 0
      ? [
          [half, high],
          [0, high + rise],
          [-half, high],
        ]
      : [
          [half, high],
          [-half, high],
        ]
  const outline: Point[] = [[-half, 0], [half, 0], ...top]
  const mesh = slab(outline, openings, WALL, wall)
  mesh.position.z = -WALL
  return together([mesh, ...openings.map((opening) => fill(opening, look))])
}

export type Sides = Partial<Record<'front' | 'right' | 'left' | 'back', readonly Opening[]>>
type Block = { size: At; sides: Sides; gable?: 'front' | 'side'; rise?: number; wall?: Paint }

/** Four walls and a floor around the origin; the front looks to +z. */
export function block(
  { size: [wide, high, deep], sides, gable, rise = 0, wall }: Block,
  look: Look,
): Object3D {
  const front = gable === 'front' ? rise : 0
  const side = gable === 'side' ? rise : 0
  const make = (length: number, openings: readonly Opening[] | undefined, up: number) =>
    facade(length, high, openings ?? [], look, { rise: up, ...(wall ? { wall } : {}) })
  return together([
    together([make(wide, sides.front, front)], [0, 0, deep / 2]),
    together([make(wide, sides.back, front)], [0, 0, -deep / 2], Math.PI),
    together([make(deep, sides.right, side)], [wide / 2, 0, 0], Math.PI / 2),
    together([make(deep, sides.left, side)], [-wide / 2, 0, 0], -Math.PI / 2),
    box([wide - 0.2, 0.1, deep - 0.2], look.plinth, [0, 0, 0]),
    box([wide - 0.7, 0.1, deep - 0.7], look.plinth, [0, high - 0.12, 0]),
    box([wide + 0.06, 0.34, deep + 0.06], look.plinth, [0, -0.02, 0]),
    core([wide, high, deep]),
  ])
}

/** Keeps one from looking through a house from window to window. */
function core([wide, high, deep]: At): Object3D {
  const dark = paint('#8d8174', { roughness: 1 })
  const size: At = [Math.max(0.4, wide - 3.2), high - 0.3, Math.max(0.4, deep - 3.2)]
  return box(size, dark, [0, 0.1, 0])
}

/** Two slopes; the ridge runs along x. `pitch` in radians; stands on the walls' top at y = 0. */
export function gableRoof(
  [wide, deep]: Point,
  pitch: number,
  look: Look,
  over: Point = [0.4, 0.5],
): Object3D {
  const [beyond, eaves] = over
  const slope = (deep / 2 + eaves) / Math.cos(pitch)
  const long = wide + 2 * beyond
  const rise = (deep / 2) * Math.tan(pitch)
  const parts = [1, -1].map((side) => {
    const boards = [box([long, 0.16, slope], look.roof, [0, 0, 0])]
    if (look.snow) boards.push(box([long - 0.1, 0.16, slope - 0.08], SNOW, [0, 0.15, 0]))
    const fascia = box([long + 0.02, 0.2, 0.05], look.trim, [0, -0.05, slope / 2 + 0.02])
    const gutter = pole([0.07, 0.07, long], look.trim, [0, 0, 0], 12)
    gutter.rotation.z = Math.PI / 2
    gutter.position.set(0, 0.02, slope / 2 + 0.1)
    const half = together([...boards, fascia, gutter])
    half.rotation.x = pitch
    const middle = slope / 2
    const carrier = together([half])
    half.position.set(0, rise - middle * Math.sin(pitch), middle * Math.cos(pitch))
    carrier.rotation.y = side > 0 ? 0 : Math.PI
    return carrier
  })
  const barge = [-1, 1].flatMap((end) =>
    [1, -1].map((side) => {
      const board = box([0.05, 0.24, slope], look.trim, [0, -0.07, 0])
      const half = together([board])
      half.rotation.x = pitch
      half.position.set(0, rise - (slope / 2) * Math.sin(pitch), (slope / 2) * Math.cos(pitch))
      return together(
        [together([half], [0, 0, 0], side > 0 ? 0 : Math.PI)],
        [(end * long) / 2, 0, 0],
      )
    }),
  )
  const ridge = box([long, 0.1, 0.3], look.snow ? SNOW : look.roof, [0, rise + 0.1, 0])
  return together([...parts, ...barge, ridge])
}

/** Four slopes over a rectangle, with a soffit. */
export function hipRoof([wide, deep]: Point, pitch: number, look: Look, over = 0.6): Object3D {
  const [x, z] = [wide / 2 + over, deep / 2 + over]
  const rise = Math.min(x, z) * Math.tan(pitch)
  const ridge = Math.max(0, x - z)
  const cross = Math.max(0, z - x)
  const [a, b, c, d]: At[] = [
    [-x, 0, z],
    [x, 0, z],
    [x, 0, -z],
    [-x, 0, -z],
  ]
  const [e, f]: At[] = [
    [-ridge, rise, cross],
    [ridge, rise, -cross],
  ]
  if (!a || !b || !c || !d || !e || !f) return together([])
  const faces =
    ridge > 0
      ? [
          [a, b, f, e],
          [c, d, e, f],
          [b, c, f],
          [d, a, e],
        ]
      : [
          [a, b, e],
          [c, d, f],
          [b, c, f, e],
          [d, a, e, f],
        ]
  const roof = sheet(slopes(faces, look.roof), look.roof, 0.14)
  const parts: Object3D[] = [roof, box([2 * x, 0.16, 2 * z], look.trim, [0, 0, 0])]
  if (look.snow) {
    const cover = sheet(slopes(faces, SNOW), SNOW, 0.3)
    cover.scale.set(0.985, 1, 0.985)
    parts.push(cover)
  }
  return together(parts)
}

function sheet(geometry: BufferGeometry, material: Paint, lift: number): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.y = lift
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

function slopes(faces: readonly (readonly At[])[], { userData }: Paint): BufferGeometry {
  const [across, down] = Array.isArray(userData.metres) ? userData.metres.map(Number) : [1, 1]
  const [places, uvs]: number[][] = [[], []]
  for (const face of faces) {
    const [first, second] = face
    if (!first || !second) continue
    const along: At = [second[0] - first[0], 0, second[2] - first[2]]
    const long = Math.hypot(along[0], along[2])
    for (let at = 1; at + 1 < face.length; at++)
      for (const corner of [face[0], face[at], face[at + 1]]) {
        if (!corner) continue
        const [dx, dy, dz] = [corner[0] - first[0], corner[1], corner[2] - first[2]]
        const u = (dx * along[0] + dz * along[2]) / long
        const back = Math.hypot(dx, dz) ** 2 - u ** 2
        places?.push(...corner)
        uvs?.push(u / (across ?? 1), -Math.sqrt(Math.max(0, back) + dy * dy) / (down ?? 1))
      }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places ?? []), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs ?? []), 2))
  geometry.computeVertexNormals()
  return geometry
}

/** A flat roof behind a parapet. */
export function flatRoof([wide, deep]: Point, look: Look, parapet = 0.45, over = 0.08): Object3D {
  const [x, z] = [wide + 2 * over, deep + 2 * over]
  const sides = [
    box([x, parapet, 0.3], look.wall, [0, 0, z / 2 - 0.15]),
    box([x, parapet, 0.3], look.wall, [0, 0, -z / 2 + 0.15]),
    box([0.3, parapet, z], look.wall, [x / 2 - 0.15, 0, 0]),
    box([0.3, parapet, z], look.wall, [-x / 2 + 0.15, 0, 0]),
  ]
  const coping = look.snow ? SNOW : look.trim
  const caps = [
    box([x + 0.08, 0.07, 0.38], coping, [0, parapet, z / 2 - 0.15]),
    box([x + 0.08, 0.07, 0.38], coping, [0, parapet, -z / 2 + 0.15]),
    box([0.38, 0.07, z], coping, [x / 2 - 0.15, parapet, 0]),
    box([0.38, 0.07, z], coping, [-x / 2 + 0.15, parapet, 0]),
  ]
  return together([
    ...sides,
    ...caps,
    box([wide, 0.1, deep], look.snow ? SNOW : look.plinth, [0, 0.05, 0]),
  ])
}

/** A plain slab as roof or canopy, tilted about x. */
export function slabRoof([wide, thick, deep]: At, look: Look, tilt = 0): Object3D {
  const parts: Object3D[] = [box([wide, thick, deep], look.roof)]
  parts.push(box([wide + 0.04, thick * 0.8, 0.05], look.trim, [0, thick * 0.1, deep / 2]))
  if (look.snow) parts.push(box([wide - 0.05, 0.16, deep - 0.05], SNOW, [0, thick, 0]))
  const roof = together(parts)
  roof.rotation.x = tilt
  return roof
}
