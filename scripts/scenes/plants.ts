import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  ShaderMaterial,
  Vector3,
} from 'three'
import { createDice, type Dice } from '@/server/db/seed/dice.ts'
import { type At, paint, pole, together } from './parts.ts'
import { foliage } from './textures.ts'

type Leafage = { kind: 'leaf' | 'needle' | 'grass'; colour: string; snow?: boolean }
type Card = { at: Vector3; size: number; facing: Vector3; shade: number; upright?: boolean }

const geometries = new Map<string, [BufferGeometry, BufferGeometry]>()

/** A broad-leaved tree, its crown of several tufts. */
export function tree(dice: Dice, height: number, colour: string, at: At, snow = false): Object3D {
  const bark = paint('#5b4a3c', { roughness: 0.95 })
  const kind = dice.between(1, 5)
  const crown = leaves(`tree ${kind}`, { kind: 'leaf', colour, snow }, () => crownCards(kind))
  crown.scale.set(height, height, height)
  const trunk = pole([height * 0.032, height * 0.016, height * 0.62], bark)
  const limbs = [0, 1, 2, 3].map((at) => {
    const limb = pole(
      [height * 0.014, height * 0.006, height * 0.34],
      bark,
      [0, height * 0.34, 0],
      8,
    )
    limb.rotation.set(0.5 * Math.cos(at * 1.6), 0, 0.5 * Math.sin(at * 1.6))
    return limb
  })
  return together([trunk, ...limbs, crown], at, dice.roll() * 6.28)
}

/** A spruce or fir. */
export function conifer(
  dice: Dice,
  height: number,
  colour: string,
  at: At,
  snow = false,
): Object3D {
  const kind = dice.between(1, 3)
  const needles = leaves(`conifer ${kind}`, { kind: 'needle', colour, snow }, () =>
    coniferCards(kind),
  )
  needles.scale.set(height, height, height)
  const trunk = pole([height * 0.02, 0.02, height * 0.95], paint('#4b3c30', { roughness: 1 }))
  return together([trunk, needles], at, dice.roll() * 6.28)
}

/** A rounded bush; `wide` metres across. */
export function bush(dice: Dice, wide: number, colour: string, at: At, snow = false): Object3D {
  const kind = dice.between(1, 3)
  const made = leaves(`bush ${kind}`, { kind: 'leaf', colour, snow }, () => bushCards(kind))
  made.scale.set(wide, wide * (0.7 + 0.3 * dice.roll()), wide)
  return together([made], at, dice.roll() * 6.28)
}

/** A clipped hedge along x. */
export function hedge(
  long: number,
  high: number,
  deep: number,
  colour: string,
  at: At,
  snow = false,
): Object3D {
  const name = `hedge ${long.toFixed(1)} ${high.toFixed(1)} ${deep.toFixed(1)}`
  return together(
    [leaves(name, { kind: 'leaf', colour, snow }, () => hedgeCards(long, high, deep))],
    at,
  )
}

/** Blades of tall grass within a circle. */
export function tufts(
  dice: Dice,
  wide: number,
  count: number,
  high: number,
  colour: string,
  at: At,
): Object3D {
  const cards = Array.from({ length: count }, () => {
    const [angle, far] = [dice.roll() * 6.28, Math.sqrt(dice.roll()) * wide * 0.5]
    const tall = high * (0.6 + 0.6 * dice.roll())
    return {
      at: new Vector3(Math.cos(angle) * far, tall * 0.5, Math.sin(angle) * far),
      size: tall,
      facing: new Vector3(Math.cos(angle * 7), 0.1, Math.sin(angle * 7)),
      shade: 0.7 + 0.3 * dice.roll(),
      upright: true,
    }
  })
  return together([leaves('', { kind: 'grass', colour }, () => cards)], at)
}

/** A house plant in a pot, `high` metres. */
export function potted(dice: Dice, high: number, at: At, pot = '#d8d2c6'): Object3D {
  const leaf = dice.pick(['#5f8a4a', '#4d7a4c', '#6f9457'])
  const crown = leaves('fig', { kind: 'leaf', colour: leaf }, figCards)
  crown.scale.setScalar(high)
  const clay = paint(pot, { roughness: 0.6 })
  const stalk = pole([0.012, 0.01, high * 0.5], paint('#6b5a44'), [0, high * 0.2, 0], 8)
  return together(
    [pole([high * 0.11, high * 0.15, high * 0.26], clay), stalk, crown],
    at,
    dice.roll() * 6,
  )
}

/** The light that leaves take, set for each picture: too many to be lit one by one. */
export const daylight = {
  sun: { value: new Vector3(0, 1, 0) },
  sunlight: { value: new Color(1, 1, 1) },
  above: { value: new Color(0.5, 0.6, 0.8) },
  below: { value: new Color(0.2, 0.2, 0.15) },
  haze: { value: new Color(0.8, 0.85, 0.9) },
  thickness: { value: 0 },
}

const shade = new MeshBasicMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide })

function leaves(name: string, { kind, colour, snow }: Leafage, cards: () => Card[]): Object3D {
  const known = geometries.get(name)
  const all = known ? [] : cards()
  const [seen, casting] = known ?? [fan(all), fan(all.filter((_, at) => at % 4 === 0))]
  if (name) geometries.set(name, [seen, casting])
  const material = new ShaderMaterial({
    uniforms: {
      ...daylight,
      map: { value: foliage(kind) },
      tint: { value: new Color(colour).multiplyScalar(1.3) },
      snow: { value: snow ? 1 : 0 },
    },
    vertexShader: LEAF_VERTEX,
    fragmentShader: LEAF_FRAGMENT,
    side: DoubleSide,
    toneMapped: false,
  })
  const crown = new Mesh(seen, material)
  const caster = new Mesh(casting, shade)
  caster.castShadow = true
  crown.userData.isShared = caster.userData.isShared = true
  return together([crown, caster])
}

const LEAF_VERTEX = `attribute vec3 color; varying vec2 at; varying vec3 light; varying float white, deep;
uniform vec3 sun, sunlight, above, below; uniform float snow;
void main() {
  vec4 place = modelMatrix * vec4(position, 1.0);
  vec3 n = normalize(mat3(modelMatrix) * normal);
  float lit = max(0.0, dot(n, sun) * 0.75 + 0.25);
  float open = color.r * color.r;
  light = (sunlight * lit * open * 0.9 + mix(below, above, 0.5 + 0.5 * n.y) * color.r) / 3.14159;
  white = snow * smoothstep(0.1, 0.75, n.y + 0.6 * (color.r - 0.8));
  at = uv;
  vec4 seen = viewMatrix * place;
  deep = -seen.z;
  gl_Position = projectionMatrix * seen;
}`

const LEAF_FRAGMENT = `uniform sampler2D map; uniform vec3 tint, haze; uniform float thickness;
varying vec2 at; varying vec3 light; varying float white, deep;
void main() {
  vec4 leaf = texture2D(map, at);
  if (leaf.a < 0.4) discard;
  vec3 c = mix(leaf.rgb * tint, vec3(0.86, 0.9, 0.95), white) * light;
  gl_FragColor = vec4(mix(haze, c, exp(-deep * deep * thickness * thickness)), 1.0);
}`

function crownCards(seed: number): Card[] {
  const dice = createDice(seed * 977)
  const tufts = Array.from({ length: 9 + dice.between(0, 4) }, (_, at) => {
    const angle = at * 2.4 + dice.roll()
    const far = at === 0 ? 0 : 0.1 + 0.15 * dice.roll()
    return {
      at: new Vector3(
        Math.cos(angle) * far,
        0.4 + 0.38 * dice.roll() - far * 0.3,
        Math.sin(angle) * far,
      ),
      wide: 0.13 + 0.07 * dice.roll(),
    }
  })
  return tufts.flatMap(({ at, wide }) => ballOfCards(dice, at, wide, 85, 0.1))
}

function ballOfCards(
  dice: Dice,
  middle: Vector3,
  wide: number,
  count: number,
  size: number,
): Card[] {
  return Array.from({ length: count }, () => {
    const facing = somewhere(dice)
    const far = wide * (0.62 + 0.4 * Math.cbrt(dice.roll()))
    const deep = 0.62 + 0.38 * Math.max(0, facing.y * 0.6 + 0.4)
    return {
      at: middle.clone().addScaledVector(facing, far),
      size: size * (0.7 + 0.6 * dice.roll()),
      facing,
      shade: deep * (0.75 + 0.25 * dice.roll()),
    }
  })
}

function coniferCards(seed: number): Card[] {
  const dice = createDice(seed * 613)
  return Array.from({ length: 900 }, () => {
    const height = 0.08 + 0.92 * dice.roll() ** 1.25
    const angle = dice.roll() * 6.28
    const layer = 0.75 + 0.25 * Math.sin(height * 60 + Math.sin(angle * 3))
    const far = (1 - height) * 0.2 * layer * (0.35 + 0.65 * Math.sqrt(dice.roll()))
    const facing = new Vector3(Math.cos(angle), 0.45, Math.sin(angle)).normalize()
    return {
      at: new Vector3(facing.x * far, height - far * 0.35, facing.z * far),
      size: 0.09 * (1.25 - height * 0.7),
      facing,
      shade: 0.45 + (0.55 * far) / (0.02 + (1 - height) * 0.2),
    }
  })
}

/** Large leaves on a few stems. */
function figCards(): Card[] {
  const dice = createDice(77)
  return Array.from({ length: 7 }, (_, stem) => stem).flatMap((stem) =>
    Array.from({ length: 13 }, (_, leaf) => {
      const height = 0.36 + 0.64 * (leaf / 13) * (0.7 + 0.3 * dice.roll())
      const angle = stem * 0.9 + leaf * 2.4
      const facing = new Vector3(Math.cos(angle), 0.5, Math.sin(angle)).normalize()
      const lean = 0.16 * (height - 0.2)
      return {
        at: new Vector3(
          Math.cos(stem * 0.9) * lean + facing.x * 0.09,
          height,
          Math.sin(stem * 0.9) * lean + facing.z * 0.09,
        ),
        size: 0.15,
        facing,
        shade: 0.7 + 0.3 * dice.roll(),
      }
    }),
  )
}

function bushCards(seed: number): Card[] {
  const dice = createDice(seed * 389)
  const lumps = Array.from({ length: 6 }, (_, at) => {
    const angle = at * 1.1 + dice.roll()
    return new Vector3(Math.cos(angle) * 0.22, 0.26 + 0.2 * dice.roll(), Math.sin(angle) * 0.22)
  })
  return lumps.flatMap((at) => ballOfCards(dice, at, 0.26, 60, 0.19))
}

function hedgeCards(long: number, high: number, deep: number): Card[] {
  const dice = createDice(Math.round(long * 100))
  const area = long * high * 2 + long * deep + deep * high * 2
  const sides: [number, Vector3][] = [
    [long * high, new Vector3(0, 0, 1)],
    [long * high, new Vector3(0, 0, -1)],
    [long * deep, new Vector3(0, 1, 0)],
    [deep * high, new Vector3(1, 0, 0)],
    [deep * high, new Vector3(-1, 0, 0)],
  ]
  return sides.flatMap(([share, out]) =>
    Array.from({ length: Math.ceil((share / area) * Math.min(4200, area * 75)) }, () => {
      const at = new Vector3(
        (dice.roll() - 0.5) * long,
        dice.roll() * high,
        (dice.roll() - 0.5) * deep,
      )
      if (out.x !== 0) at.x = (out.x * long) / 2
      if (out.y !== 0) at.y = high
      if (out.z !== 0) at.z = (out.z * deep) / 2
      at.addScaledVector(out, (dice.roll() - 0.7) * 0.1)
      return {
        at,
        size: 0.25,
        facing: somewhere(dice).multiplyScalar(0.6).add(out).normalize(),
        shade: 0.6 + 0.25 * dice.roll() + 0.15 * (at.y / high),
      }
    }),
  )
}

/** One geometry of all cards: two triangles each, lit by the direction it faces. */
function fan(cards: readonly Card[]): BufferGeometry {
  const dice = createDice(cards.length)
  const [places, normals, uvs, colours, corners]: number[][] = [[], [], [], [], []]
  const [across, up] = [new Vector3(), new Vector3()]
  for (const [number, { at, size, facing, shade, upright }] of cards.entries()) {
    const lean = upright ? new Vector3(0, 1, 0) : somewhere(dice)
    across.crossVectors(upright ? facing : somewhere(dice).add(facing), lean).normalize()
    up.copy(upright ? lean : across.clone().cross(facing).normalize())
    const half = size / 2
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const corner = at
        .clone()
        .addScaledVector(across, x * half)
        .addScaledVector(up, y * half)
      places?.push(corner.x, corner.y, corner.z)
      normals?.push(facing.x, facing.y, facing.z)
      uvs?.push((x + 1) / 2, (y + 1) / 2)
      colours?.push(shade, shade, shade)
    }
    const first = number * 4
    corners?.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  const geometry = new BufferGeometry()
  const attribute = (values: number[] | undefined, size: number) =>
    new BufferAttribute(new Float32Array(values ?? []), size)
  geometry.setAttribute('position', attribute(places, 3))
  geometry.setAttribute('normal', attribute(normals, 3))
  geometry.setAttribute('uv', attribute(uvs, 2))
  geometry.setAttribute('color', attribute(colours, 3))
  geometry.setIndex(corners ?? [])
  return geometry
}

function somewhere(dice: Dice): Vector3 {
  const height = dice.roll() * 2 - 1
  const angle = dice.roll() * 2 * Math.PI
  const ring = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(angle) * ring, height, Math.sin(angle) * ring)
}
