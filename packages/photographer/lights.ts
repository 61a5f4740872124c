import { DirectionalLight, SpotLight, Vector3 } from 'three'
import type { Emitter, Shot, Sun } from './shot.ts'

/** Half the opening of an emitter's cone; wider than this, its shadow map has no corner to spare. */
const CONE = 1.32

export function directional(size: number): DirectionalLight {
  const light = new DirectionalLight()
  light.castShadow = true
  light.shadow.mapSize.set(size, size)
  light.shadow.normalBias = 0.035
  light.shadow.bias = -0.0004
  return light
}

export function spot(): SpotLight {
  const light = new SpotLight(0xffffff, 1, 0, CONE, 0.25, 2)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.camera.near = 0.04
  light.shadow.camera.far = 30
  light.shadow.normalBias = 0.02
  light.shadow.bias = -0.002
  return light
}

export function turnSun(
  light: DirectionalLight,
  sun: Sun | null,
  { middle, reach }: Shot,
  [first, second]: readonly [number, number],
): void {
  if (!sun) {
    light.intensity = 0
    return
  }
  const angle = first * 2 * Math.PI
  const off = Math.sqrt(second) * sun.spread
  const aside = new Vector3().crossVectors(sun.direction, new Vector3(0.31, 0.9, 0.3)).normalize()
  const up = new Vector3().crossVectors(sun.direction, aside)
  const direction = sun.direction
    .clone()
    .addScaledVector(aside, Math.cos(angle) * off)
    .addScaledVector(up, Math.sin(angle) * off)
    .normalize()
  light.color.copy(sun.light)
  light.intensity = 1
  light.position.copy(middle).addScaledVector(direction, reach * 2)
  light.target.position.copy(middle)
  const { camera } = light.shadow
  camera.left = camera.bottom = -reach
  camera.right = camera.top = reach
  camera.near = 0.1
  camera.far = reach * 4
  camera.updateProjectionMatrix()
}

export function turnSpot(light: SpotLight, emitter: Emitter | undefined): void {
  light.intensity = emitter ? 1 : 0
  if (!emitter) return
  light.color.copy(emitter.light)
  light.position.copy(emitter.at)
  light.target.position.copy(emitter.at).add(emitter.towards)
}

/** An even spread of directions above the horizon. */
export function onDome(first: number, second: number): Vector3 {
  const height = 0.04 + 0.96 * first
  const ring = Math.sqrt(1 - height * height)
  const angle = second * 2 * Math.PI
  return new Vector3(Math.cos(angle) * ring, height, Math.sin(angle) * ring)
}

/** The low-discrepancy sequence of Halton: fills 0 to 1 ever more evenly. */
export function halton(index: number, base: number): number {
  let result = 0
  let share = 1
  for (let left = index; left > 0; left = Math.floor(left / base)) {
    share /= base
    result += share * (left % base)
  }
  return result
}
