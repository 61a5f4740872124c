import { createDice, type Dice } from '@hearth/dice/dice'
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
import { foliage } from '../canvas.ts'
import { together } from '../parts.ts'

type Leafage = { kind: 'leaf' | 'needle' | 'grass'; color: string; snow?: boolean }
export type Card = { at: Vector3; size: number; facing: Vector3; shade: number; upright?: boolean }

const geometries = new Map<string, [BufferGeometry, BufferGeometry]>()

/** The light that leaves take, set for each picture: too many to be lit one by one. */
export const daylight = {
  sun: { value: new Vector3(0, 1, 0) },
  sunlight: { value: new Color(1, 1, 1) },
  above: { value: new Color(0.5, 0.6, 0.8) },
  below: { value: new Color(0.2, 0.2, 0.15) },
  haze: { value: new Color(0.8, 0.85, 0.9) },
  thickness: { value: 0 },
}

const shade = new MeshBasicMaterial({
  colorWrite: false,
  depthWrite: false,
  side: DoubleSide,
})

export function leaves(
  name: string,
  { kind, color, snow }: Leafage,
  cards: () => Card[],
): Object3D {
  const known = geometries.get(name)
  const all = known ? [] : cards()
  const [seen, casting] = known ?? [fan(all), fan(all.filter((_, at) => at % 4 === 0))]
  if (name) geometries.set(name, [seen, casting])
  const material = new ShaderMaterial({
    uniforms: {
      ...daylight,
      map: { value: foliage(kind) },
      tint: { value: new Color(color).multiplyScalar(1.3) },
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

/** One geometry of all cards: two triangles each, lit by the direction it faces. */
function fan(cards: readonly Card[]): BufferGeometry {
  const dice = createDice(cards.length)
  const [places, normals, uvs, colors, corners]: number[][] = [[], [], [], [], []]
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
      colors?.push(shade, shade, shade)
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
  geometry.setAttribute('color', attribute(colors, 3))
  geometry.setIndex(corners ?? [])
  return geometry
}

export function somewhere(dice: Dice): Vector3 {
  const height = dice.roll() * 2 - 1
  const angle = dice.roll() * 2 * Math.PI
  const ring = Math.sqrt(1 - height * height)
  return new Vector3(Math.cos(angle) * ring, height, Math.sin(angle) * ring)
}
