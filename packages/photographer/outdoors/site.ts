import type { Dice } from '@hearth/dice/dice'
import {
  Color,
  FogExp2,
  HemisphereLight,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three'
import { type At, type Paint, paint, placed, together } from '../parts.ts'
import type { Shot } from '../shot.ts'
import { lawn, plaster } from '../textures.ts'
import { daylight } from './leaves.ts'
import { bush, conifer, tree } from './plants.ts'
import { mirrored, skyDome, skylight, sunAt, WEATHER, type WeatherName } from './sky.ts'

export type Site = {
  dice: Dice
  renderer: WebGLRenderer
  weather: WeatherName
  snow: boolean
  /** Share of windows that are lit. */
  lit: number
  scene: Scene
  leaf: () => string
  grass: Paint
}

const LEAVES = ['#6b8f43', '#7d9a4a', '#557d3e', '#86a456', '#64884f']
const AUTUMN = ['#b98a3c', '#a8642f', '#8f8a3c', '#6b8f43', '#c49a45']

/** An empty place under a sky. */
export function openSite(dice: Dice, renderer: WebGLRenderer, weather: WeatherName): Site {
  const snow = weather === 'snow'
  const palette = weather === 'morning' && dice.chance(0.4) ? AUTUMN : LEAVES
  const grass = snow
    ? paint('#e9eef4', { surface: plaster(), roughness: 0.95, relief: 3 })
    : paint(dice.pick(['#7f9a50', '#75944a', '#8a9c58']), {
        surface: lawn(),
        roughness: 0.95,
        relief: 1,
      })
  return {
    dice,
    renderer,
    weather,
    snow,
    lit: weather === 'dusk' || weather === 'night' ? 0.78 : weather === 'snow' ? 0.45 : 0.06,
    scene: new Scene(),
    leaf: () => (snow ? '#6d7468' : dice.pick(palette)),
    grass,
  }
}

type View = {
  from: At
  /** Target of the camera, at camera height. */
  to: readonly [number, number]
  /** Vertical field of view in degrees. */
  lens: number
  rise?: number
  bearing?: number
  reach?: number
  middle?: At
  exposure?: number
}

/** The picture of a site: its sky, its light, its camera. */
export function picture(site: Site, view: View): Shot {
  const { dice, scene, renderer } = site
  const weather = WEATHER[site.weather]
  const sun = sunAt(
    weather.height * (0.85 + 0.3 * dice.roll()),
    view.bearing ?? dice.pick([125, 140, 215, 232]),
  )
  const drift = dice.roll() * 90
  scene.add(skyDome(weather, sun, drift))
  scene.fog = new FogExp2(new Color(weather.horizon).multiplyScalar(weather.strength * 0.9), 0.0035)
  daylight.sun.value.copy(sun)
  daylight.sunlight.value.set(weather.sun).multiplyScalar(weather.sunlight)
  daylight.above.value
    .set(weather.zenith)
    .lerp(new Color(weather.horizon), 0.5)
    .multiplyScalar(weather.strength * 2.8)
  daylight.below.value.set(weather.ground).multiplyScalar(weather.strength * 1.6)
  daylight.haze.value.set(weather.horizon).multiplyScalar(weather.strength * 0.9)
  daylight.thickness.value = 0.0035
  const below = new Color(weather.ground)
  const bounce = below.multiplyScalar(
    weather.sunlight * Math.sin((weather.height * Math.PI) / 180) + weather.strength * 2,
  )
  scene.add(
    new HemisphereLight(
      new Color(weather.zenith).multiplyScalar(weather.strength * 0.25),
      bounce.multiplyScalar(0.55),
    ),
  )
  const camera = new PerspectiveCamera(view.lens, 1.5, 0.1, 2000)
  camera.position.set(...view.from)
  camera.lookAt(view.to[0], view.from[1], view.to[1])
  return {
    scene,
    camera,
    rise: view.rise ?? 0.12,
    sun: {
      direction: sun,
      light: new Color(weather.sun).multiplyScalar(weather.sunlight),
      spread: weather.spread,
    },
    dome: skylight(weather, sun),
    emitters: null,
    mirror: mirrored(renderer, weather),
    reach: view.reach ?? 20,
    middle: new Vector3(...(view.middle ?? [0, 3, 0])),
    exposure: (view.exposure ?? 1) * EXPOSURE[site.weather],
    saturation: 1.06,
  }
}

const EXPOSURE: Record<WeatherName, number> = {
  day: 1,
  morning: 1,
  grey: 1,
  dusk: 0.8,
  night: 0.5,
  snow: 1.25,
}

/** A flat piece of ground, its upper side at `at`. */
export function ground(wide: number, deep: number, material: Paint, at: At, turn = 0): Object3D {
  const geometry = new PlaneGeometry(wide, deep)
  geometry.rotateX(-Math.PI / 2)
  const sheet = placed(geometry, material, at, 0)
  sheet.castShadow = false
  sheet.rotation.y = turn
  return sheet
}

/** Trees in the distance, between two bearings, so that a site does not end at its edge. */
export function backdrop(site: Site, far = 24, count = 26, wide = 96): Object3D {
  const { dice, snow, leaf } = site
  const isWild = dice.chance(0.35)
  const parts = Array.from({ length: count }, (_, number) => {
    const x = -wide / 2 + (wide * (number + dice.roll())) / count
    const at: At = [x, -0.2, -far - 20 * dice.roll()]
    return isWild && dice.chance(0.6)
      ? conifer(dice, 9 + 7 * dice.roll(), '#4f6b48', at, snow)
      : tree(dice, 7 + 6 * dice.roll(), leaf(), at, snow)
  })
  for (let at = 0; at < 26; at++)
    parts.push(
      bush(
        dice,
        4 + 3 * dice.roll(),
        leaf(),
        [-wide / 2 + (wide * (at + dice.roll())) / 26, -1, -far - 16 - 8 * dice.roll()],
        snow,
      ),
    )
  return together(parts)
}

/** Bushes along a line, such as a house's foot. */
export function planting(site: Site, from: At, to: At, every = 0.9): Object3D {
  const { dice, snow, leaf } = site
  const long = Math.hypot(to[0] - from[0], to[2] - from[2])
  const count = Math.max(1, Math.floor(long / every))
  return together(
    Array.from({ length: count }, (_, number) => {
      const share = (number + 0.3 + 0.4 * dice.roll()) / count
      const at: At = [
        from[0] + (to[0] - from[0]) * share,
        from[1] - 0.08,
        from[2] + (to[2] - from[2]) * share + (dice.roll() - 0.5) * 0.3,
      ]
      return bush(dice, 0.6 + 0.7 * dice.roll(), leaf(), at, snow)
    }),
  )
}
