import {
  Color,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector3,
} from 'three'
import { createDice, type Dice } from '@/server/db/seed/dice.ts'
import { type At, box, type Hole, type Paint, paint, slab, soft, together } from './parts.ts'
import { daylight } from './plants.ts'
import type { Emitter, Shot } from './shot.ts'
import { cloth, drawn } from './textures.ts'

/** A wall by its side of the room; openings count along it, from its left end as seen from within. */
type Wall = 'back' | 'left' | 'right' | 'front'
export type RoomPlan = {
  wide: number
  deep: number
  high: number
  wall: Paint
  /** The wall that differs, if any. */
  accent?: { on: Wall; paint: Paint }
  floor: Paint
  ceiling?: Paint
  frame: Paint
  windows: { on: Wall; hole: Hole; panes?: readonly [number, number]; curtains?: string }[]
  evening: boolean
}

export type Lamp = { at: At; towards: At; light: string; strength: number }

type Opening = { at: Vector3; inward: Vector3; across: Vector3; wide: number; high: number }

/** A room whose floor's middle is the origin: walls with windows, skirting, and the garden outside. */
export class Room {
  readonly scene = new Scene()
  readonly lamps: Lamp[] = []
  readonly plan: RoomPlan
  readonly dice: Dice
  readonly #openings: Opening[] = []

  constructor(plan: RoomPlan, dice: Dice) {
    this.plan = plan
    this.dice = dice
    const { wide, deep, high, floor, ceiling } = plan
    this.scene.add(box([wide, 0.2, deep], floor, [0, -0.2, 0]))
    this.scene.add(
      box([wide + 0.6, 0.2, deep + 0.6], ceiling ?? paint('#f3f1ec', { roughness: 0.9 }), [
        0,
        high,
        0,
      ]),
    )
    for (const side of ['back', 'left', 'right', 'front'] as const) this.#raise(side)
  }

  add(...things: Object3D[]): this {
    this.scene.add(...things)
    return this
  }

  #raise(side: Wall): void {
    const { plan } = this
    const along = side === 'back' || side === 'front' ? plan.wide : plan.deep
    const windows = plan.windows.filter((it) => it.on === side)
    const holes = windows.map(({ hole }) => ({ ...hole, x: hole.x - along / 2 }))
    const half = along / 2 + 0.2
    const colour = plan.accent?.on === side ? plan.accent.paint : plan.wall
    const wall = slab(
      [
        [-half, -0.2],
        [half, -0.2],
        [half, plan.high + 0.2],
        [-half, plan.high + 0.2],
      ],
      holes,
      0.2,
      colour,
    )
    wall.position.z = -0.2
    const skirting = paint('#f1efe9', { roughness: 0.6 })
    const parts: Object3D[] = [wall]
    let from = -along / 2
    for (const hole of [...holes].sort((a, b) => a.x - b.x).filter((it) => it.y < 0.1)) {
      parts.push(
        box([Math.max(0.01, hole.x - from), 0.09, 0.02], skirting, [(from + hole.x) / 2, 0, 0.01]),
      )
      from = hole.x + hole.w
    }
    parts.push(box([along / 2 - from, 0.09, 0.02], skirting, [(from + along / 2) / 2, 0, 0.01]))
    for (const [at, { panes, curtains }] of windows.entries()) {
      const hole = holes[at]
      if (hole) parts.push(...this.#glaze(hole, panes ?? [2, 1], curtains))
    }
    const turn: number = { back: 0, left: Math.PI / 2, front: Math.PI, right: -Math.PI / 2 }[side]
    const group = together(parts, [0, 0, 0], turn)
    const far = side === 'back' || side === 'front' ? plan.deep / 2 : plan.wide / 2
    group.position.set(-Math.sin(turn) * far, 0, -Math.cos(turn) * far)
    this.scene.add(group)
    group.updateMatrixWorld(true)
    for (const { x, y, w, h } of holes) {
      const middle = new Vector3(x + w / 2, y + h / 2, -0.1).applyMatrix4(group.matrixWorld)
      const inward = new Vector3(0, 0, 1).transformDirection(group.matrixWorld)
      const across = new Vector3(1, 0, 0).transformDirection(group.matrixWorld)
      this.#openings.push({ at: middle, inward, across, wide: w, high: h })
      this.#lookOut(middle, turn, w, h)
    }
  }

  #glaze(
    { x, y, w, h }: Hole,
    [across, down]: readonly [number, number],
    curtains?: string,
  ): Object3D[] {
    const { frame } = this.plan
    const parts: Object3D[] = [
      box([w, 0.06, 0.08], frame, [x + w / 2, y, -0.12]),
      box([w, 0.06, 0.08], frame, [x + w / 2, y + h - 0.06, -0.12]),
    ]
    for (let at = 0; at <= across; at++)
      parts.push(
        box([0.055, h, 0.08], frame, [
          x + Math.min(w - 0.03, Math.max(0.03, (w * at) / across)),
          y,
          -0.12,
        ]),
      )
    for (let at = 1; at < down; at++)
      parts.push(box([w, 0.03, 0.06], frame, [x + w / 2, y + (h * at) / down, -0.12]))
    if (y > 0.2)
      parts.push(
        box([w + 0.1, 0.04, 0.3], paint('#efece5', { roughness: 0.5 }), [
          x + w / 2,
          y - 0.04,
          -0.03,
        ]),
      )
    if (curtains) {
      const fabric = paint(curtains, { surface: cloth(), roughness: 0.95 })
      const top = Math.min(this.plan.high - 0.06, y + h + 0.25)
      for (const side of [-1, 1])
        for (let fold = 0; fold < 6; fold++)
          parts.push(
            soft([0.11, top - 0.02, 0.08], 0.04, fabric, [
              x + w / 2 + side * (w / 2 + 0.28 - fold * 0.085),
              0.02,
              0.1 + (fold % 2) * 0.035,
            ]),
          )
      parts.push(box([w + 0.9, 0.03, 0.03], paint('#3a3733'), [x + w / 2, top, 0.12]))
    }
    return parts
  }

  /** Trees and sky, out of focus and brighter than the room. */
  #lookOut(middle: Vector3, turn: number, w: number, h: number): void {
    const view = new Mesh(
      new PlaneGeometry(w + 6, h + 4),
      new MeshBasicMaterial({
        map: outside(this.plan.evening, this.dice.between(0, 3)),
        toneMapped: false,
      }),
    )
    view.material.color.setScalar(this.plan.evening ? 0.5 : 3.4)
    view.rotation.y = turn
    view.position.copy(middle).addScaledVector(new Vector3(Math.sin(turn), 0, Math.cos(turn)), -3)
    view.position.y = Math.max(middle.y, 1.6)
    this.scene.add(view)
  }

  /** The picture from `from` towards `to` (x and z), the camera level. */
  picture({
    from,
    to,
    lens = 50,
    rise = -0.02,
    exposure = 1,
  }: {
    from: At
    to: readonly [number, number]
    lens?: number
    rise?: number
    exposure?: number
  }): Shot {
    const { scene, plan } = this
    const camera = new PerspectiveCamera(lens, 1.5, 0.05, 60)
    camera.position.set(...from)
    camera.lookAt(to[0], from[1], to[1])
    const sky = plan.evening ? '#5d7fc4' : '#dbe8f6'
    scene.add(new HemisphereLight('#fff6ea', '#b5a48e', plan.evening ? 0.18 : 0.34))
    daylight.sun.value
      .copy(this.#openings[0]?.inward ?? new Vector3(0, 1, 0))
      .negate()
      .setY(0.6)
      .normalize()
    daylight.sunlight.value.setScalar(plan.evening ? 0.5 : 1.6)
    daylight.above.value.setScalar(plan.evening ? 0.5 : 1.1)
    daylight.below.value.setScalar(plan.evening ? 0.3 : 0.5)
    daylight.thickness.value = 0
    const [first] = this.#openings
    const sun = plan.evening || !first ? null : this.#sunThrough(first)
    return {
      scene,
      camera,
      rise,
      sun,
      dome: null,
      mirror: null,
      emitters: this.#emitters(sky, sun),
      reach: Math.max(plan.wide, plan.deep) * 0.8,
      middle: new Vector3(0, 1.2, 0),
      exposure: exposure * (plan.evening ? 0.82 : 1),
      saturation: 1.03,
    }
  }

  #sunThrough({ inward, across }: Opening) {
    const direction = inward
      .clone()
      .negate()
      .addScaledVector(across, (this.dice.roll() - 0.5) * 1.1)
    direction.y = 0.62 + 0.25 * this.dice.roll()
    return {
      direction: direction.normalize(),
      light: new Color('#ffe0b5').multiplyScalar(9),
      spread: 0.02,
    }
  }

  /** Windows give daylight; what they and the sun strike gives it on, twice. */
  #emitters(sky: string, sun: Shot['sun']): (pass: number) => Emitter[] {
    const { lamps, plan } = this
    const dice = createDice(Math.round(this.dice.roll() * 1e6))
    const openings = this.#openings
    const radiance = new Color(sky).multiplyScalar(plan.evening ? 0.35 : 5)
    const area = openings.reduce((sum, { wide, high }) => sum + wide * high, 0)
    this.scene.updateMatrixWorld(true)
    const caster = new Raycaster()
    const onWindow = () => {
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
    const strike = (from: Vector3, way: Vector3, flux: Color): Emitter | null => {
      caster.set(from, way)
      const hit = caster
        .intersectObjects(this.scene.children)
        .find(({ object }) => object.castShadow)
      if (!hit?.face || !(hit.object instanceof Mesh)) return null
      const facing = hit.face.normal.clone().transformDirection(hit.object.matrixWorld)
      if (facing.dot(way) > 0) facing.negate()
      const tone =
        hit.object.material.color instanceof Color
          ? hit.object.material.color
          : new Color(0.5, 0.5, 0.5)
      return {
        at: hit.point.addScaledVector(facing, 0.06),
        towards: facing,
        light: flux
          .clone()
          .multiply(tone)
          .multiplyScalar(0.8 / Math.PI),
      }
    }
    const share = lamps.length > 0 ? 2 : 1
    return (pass) => {
      const made: (Emitter | null)[] = []
      const daily = radiance.clone().multiplyScalar(area)
      for (let at = 0; at < 2; at++) {
        const source = onWindow()
        if (source)
          made.push({ ...source, light: daily.clone().multiplyScalar(0.5 * (share === 2 ? 1 : 1)) })
      }
      const source = onWindow()
      const first = source
        ? strike(source.at, lambert(source.towards, dice), daily.clone().multiplyScalar(Math.PI))
        : null
      made.push(first)
      const sunny = sun && openings[0] ? onWindow() : null
      const lit =
        sun && sunny
          ? strike(
              sunny.at,
              sun.direction.clone().negate(),
              sun.light
                .clone()
                .multiplyScalar(
                  area * Math.max(0, sun.direction.clone().negate().dot(sunny.towards)),
                ),
            )
          : null
      if (lit) made.push(lit)
      else if (first)
        made.push(
          strike(
            first.at,
            lambert(first.towards, dice),
            first.light.clone().multiplyScalar(Math.PI),
          ),
        )
      const lamp = lamps[pass % Math.max(1, lamps.length)]
      if (lamp)
        made.push({
          at: new Vector3(...lamp.at),
          towards: new Vector3(...lamp.towards).add(
            new Vector3(dice.roll() - 0.5, 0, dice.roll() - 0.5).multiplyScalar(0.3),
          ),
          light: new Color(lamp.light).multiplyScalar(lamp.strength * lamps.length),
        })
      return made.filter((it) => it !== null)
    }
  }
}

/** A direction about a normal, as a matt surface sends light on. */
function lambert(normal: Vector3, dice: Dice): Vector3 {
  const height = dice.roll() * 2 - 1
  const angle = dice.roll() * 2 * Math.PI
  const ring = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(angle) * ring, height, Math.sin(angle) * ring).add(normal).normalize()
}

const views = new Map<string, ReturnType<typeof drawn>>()

function outside(evening: boolean, number: number) {
  const key = `${evening} ${number}`
  const old = views.get(key)
  if (old) return old
  const dice = createDice(number * 97 + 5)
  const made = drawn(256, 256, (it) => {
    const sky = it.createLinearGradient(0, 0, 0, 256)
    sky.addColorStop(0, evening ? '#24407e' : '#a9cdf0')
    sky.addColorStop(0.6, evening ? '#d98f6a' : '#eef4f8')
    it.fillStyle = sky
    it.fillRect(0, 0, 256, 256)
    it.filter = 'blur(5px)'
    for (let blob = 0; blob < 90; blob++) {
      const x = dice.roll() * 256
      const y = 138 + dice.roll() * 60 - 40 * Math.sin(x / (24 + number * 9)) ** 2
      it.fillStyle = evening
        ? '#1d2b2a'
        : (['#8fae72', '#a8c186', '#749a63', '#b9cd9c'][blob % 4] ?? '')
      it.beginPath()
      it.ellipse(x, y, 10 + dice.roll() * 14, 8 + dice.roll() * 12, 0, 0, 7)
      it.fill()
    }
    it.fillStyle = evening ? '#232c2c' : '#b4c890'
    it.fillRect(-8, 196, 280, 70)
  })
  views.set(key, made)
  return made
}
