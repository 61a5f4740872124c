import type { Dice } from '@hearth/dice/dice'
import {
  Color,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  Vector3,
} from 'three'
import { daylight } from '../outdoors/leaves.ts'
import { type At, box, type Hole, type Paint, paint, slab, soft, together } from '../parts.ts'
import type { Shot } from '../shot.ts'
import { cloth } from '../textures.ts'
import { type Lamp, type Opening, roomLight } from './room-light.ts'
import { outside } from './window-view.ts'

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
    const color = plan.accent?.on === side ? plan.accent.paint : plan.wall
    const wall = slab(
      [
        [-half, -0.2],
        [half, -0.2],
        [half, plan.high + 0.2],
        [-half, plan.high + 0.2],
      ],
      holes,
      0.2,
      color,
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
      emitters: roomLight(scene, {
        openings: this.#openings,
        lamps: this.lamps,
        sky: new Color(sky).multiplyScalar(plan.evening ? 0.35 : 5),
        sun,
        dice: this.dice,
      }),
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
}
