import {
  BoxGeometry,
  type BufferGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  type Object3D,
  Path,
  Shape,
  SphereGeometry,
  Vector3,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import type { Surface } from './canvas.ts'

export type Paint = MeshStandardMaterial | MeshLambertMaterial

const mixed = new Map<string, Paint>()

type Finish = {
  surface?: Surface
  roughness?: number
  metalness?: number
  relief?: number
  glow?: string
  glowing?: number
  twoSided?: boolean
}

/** A painted or raw surface. A surface's texture is tinted; relief is the strength of its bumps. */
export function paint(color: string, finish: Finish = {}): Paint {
  const key = JSON.stringify([color, { ...finish, surface: finish.surface?.map.uuid }])
  const material = mixed.get(key) ?? mix(color, finish)
  mixed.set(key, material)
  return material
}

function mix(color: string, finish: Finish): Paint {
  const { surface, roughness = 0.8, metalness = 0, relief = 1, glow, glowing = 1 } = finish
  const material =
    roughness > 0.55 && metalness === 0
      ? new MeshLambertMaterial({ color })
      : new MeshStandardMaterial({ color, roughness, metalness })
  if (surface) {
    material.map = surface.map
    if (surface.relief && relief > 0) {
      material.bumpMap = surface.relief
      material.bumpScale = relief
    }
    material.userData.metres = surface.metres
  }
  if (glow) {
    material.emissive = new Color(glow)
    material.emissiveIntensity = glowing
  }
  if (finish.twoSided) material.side = DoubleSide
  return material
}

/** A box by its size; its place is the middle of its underside. */
export function box(
  size: readonly [number, number, number],
  material: Paint,
  at: At = [0, 0, 0],
): Mesh {
  return placed(new BoxGeometry(...size), material, at, size[1] / 2)
}

/** A box with soft edges. */
export function soft(
  size: readonly [number, number, number],
  radius: number,
  material: Paint,
  at: At = [0, 0, 0],
): Mesh {
  const least = Math.min(...size) / 2
  return placed(
    new RoundedBoxGeometry(...size, 4, Math.min(radius, least * 0.98)),
    material,
    at,
    size[1] / 2,
  )
}

/** An upright cylinder or cone; its place is the middle of its underside. */
export function pole(
  [bottom, top, height]: readonly [number, number, number],
  material: Paint,
  at: At = [0, 0, 0],
  sides = 24,
): Mesh {
  return placed(new CylinderGeometry(top, bottom, height, sides), material, at, height / 2)
}

export function ball(radius: number, material: Paint, at: At = [0, 0, 0]): Mesh {
  return placed(new SphereGeometry(radius, 28, 18), material, at, radius)
}

/** An upright slab cut from an outline in x and y, with holes; its back lies in the plane z = 0. */
export function slab(
  outline: readonly (readonly [number, number])[],
  holes: readonly Hole[],
  depth: number,
  material: Paint,
): Mesh {
  const shape = new Shape()
  for (const [at, [x, y]] of outline.entries())
    if (at === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  for (const { x, y, w, h } of holes) {
    const path = new Path()
    path.moveTo(x, y)
    path.lineTo(x, y + h)
    path.lineTo(x + w, y + h)
    path.lineTo(x + w, y)
    shape.holes.push(path)
  }
  return placed(new ExtrudeGeometry(shape, { depth, bevelEnabled: false }), material, [0, 0, 0], 0)
}

export type At = readonly [number, number, number]
/** From its lower left corner. */
export type Hole = { x: number; y: number; w: number; h: number }

/** Things that stand together and are moved as one. */
export function together(parts: readonly Object3D[], at: At = [0, 0, 0], turn = 0): Group {
  const group = new Group()
  if (parts.length > 0) group.add(...parts)
  group.position.set(...at)
  group.rotation.y = turn
  return group
}

export function turned<Thing extends Object3D>(
  thing: Thing,
  x: number,
  y: number,
  z: number,
): Thing {
  thing.rotation.set(x, y, z)
  return thing
}

export function placed(geometry: BufferGeometry, material: Paint, at: At, lift: number): Mesh {
  const metres = material.userData.metres
  if (Array.isArray(metres)) measure(geometry, Number(metres[0]), Number(metres[1]))
  const mesh = new Mesh(geometry, material)
  mesh.position.set(at[0], at[1] + lift, at[2])
  mesh.castShadow = mesh.receiveShadow = true
  return mesh
}

/** Lays a texture out in metres: each face takes the two axes that it shows. */
function measure(geometry: BufferGeometry, across: number, down: number): void {
  const { position, normal, uv } = geometry.attributes
  if (!position || !normal || !uv) return
  const facing = new Vector3()
  for (let at = 0; at < position.count; at++) {
    facing.set(Math.abs(normal.getX(at)), Math.abs(normal.getY(at)), Math.abs(normal.getZ(at)))
    const [x, y, z] = [position.getX(at), position.getY(at), position.getZ(at)]
    const isUp = facing.y > facing.x && facing.y > facing.z
    const first = !isUp && facing.x > facing.z ? z : x
    const second = isUp ? z : y
    uv.setXY(at, first / across, second / down)
  }
}
