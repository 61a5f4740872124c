import { createDice, type Dice } from '@hearth/dice/dice'
import { Color, Mesh, Raycaster, type Scene, Vector3 } from 'three'
import type { At } from '../parts.ts'
import type { Emitter, Sun } from '../shot.ts'

export type Lamp = { at: At; towards: At; light: string; strength: number }

export type Opening = { at: Vector3; inward: Vector3; across: Vector3; wide: number; high: number }

type Sources = {
  openings: readonly Opening[]
  lamps: readonly Lamp[]
  /** Radiance of what is outside. */
  sky: Color
  sun: Sun | null
  dice: Dice
}

/** Windows give daylight, lamps theirs; what they and the sun strike gives it on, twice. */
export function roomLight(scene: Scene, sources: Sources): (pass: number) => Emitter[] {
  const { openings, lamps, sky, sun } = sources
  const dice = createDice(Math.round(sources.dice.roll() * 1e6))
  const area = openings.reduce((sum, { wide, high }) => sum + wide * high, 0)
  const daily = sky.clone().multiplyScalar(area)
  scene.updateMatrixWorld(true)
  const windows = () => onWindow(openings, area, dice)
  const sunlit = () => {
    const source = sun ? windows() : null
    if (!sun || !source) return null
    const way = sun.direction.clone().negate()
    const flux = sun.light.clone().multiplyScalar(area * Math.max(0, way.dot(source.towards)))
    return strike(scene, source.at, way, flux)
  }
  return (pass) => {
    const straight = [windows(), windows()].flatMap((source) =>
      source ? [{ ...source, light: daily.clone().multiplyScalar(0.5) }] : [],
    )
    const source = windows()
    const first = source && passOn(scene, { ...source, light: daily }, dice)
    const second = sunlit() ?? (first && passOn(scene, first, dice))
    const lamp = lamps[pass % Math.max(1, lamps.length)]
    const lit = lamp ? [burning(lamp, lamps.length, dice)] : []
    return [...straight, ...[first, second].filter((it) => it !== null), ...lit]
  }
}

/** A point of a window, the larger the likelier. */
function onWindow(openings: readonly Opening[], area: number, dice: Dice) {
  const start = dice.roll() * area
  let passed = 0
  const it =
    openings.find(({ wide, high }) => {
      passed += wide * high
      return passed >= start
    }) ?? openings[0]
  if (!it) return null
  const at = it.at.clone().addScaledVector(it.across, (dice.roll() - 0.5) * it.wide * 0.9)
  at.y += (dice.roll() - 0.5) * it.high * 0.9
  return { at: at.addScaledVector(it.inward, 0.16), towards: it.inward.clone() }
}

/** Bounce light: an emitter at a point lit by another. */
function passOn(scene: Scene, { at, towards, light }: Emitter, dice: Dice): Emitter | null {
  return strike(scene, at, lambert(towards, dice), light.clone().multiplyScalar(Math.PI))
}

function strike(scene: Scene, from: Vector3, way: Vector3, flux: Color): Emitter | null {
  const hits = new Raycaster(from, way).intersectObjects(scene.children)
  const hit = hits.find(({ object }) => object.castShadow)
  if (!hit?.face || !(hit.object instanceof Mesh)) return null
  const facing = hit.face.normal.clone().transformDirection(hit.object.matrixWorld)
  if (facing.dot(way) > 0) facing.negate()
  const { color } = hit.object.material
  const tone = color instanceof Color ? color : new Color(0.5, 0.5, 0.5)
  const light = flux.clone().multiply(tone)
  return {
    at: hit.point.addScaledVector(facing, 0.06),
    towards: facing,
    light: light.multiplyScalar(0.8 / Math.PI),
  }
}

/** One lamp for all: over the passes each has its turn. */
function burning(lamp: Lamp, count: number, dice: Dice): Emitter {
  const aside = new Vector3(dice.roll() - 0.5, 0, dice.roll() - 0.5).multiplyScalar(0.3)
  return {
    at: new Vector3(...lamp.at),
    towards: new Vector3(...lamp.towards).add(aside),
    light: new Color(lamp.light).multiplyScalar(lamp.strength * count),
  }
}

/** A direction about a normal, as a matt surface sends light on. */
function lambert(normal: Vector3, dice: Dice): Vector3 {
  const height = dice.roll() * 2 - 1
  const angle = dice.roll() * 2 * Math.PI
  const ring = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(angle) * ring, height, Math.sin(angle) * ring).add(normal).normalize()
}
