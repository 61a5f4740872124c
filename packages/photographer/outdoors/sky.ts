import {
  BackSide,
  Color,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from 'three'

export type Weather = {
  zenith: string
  horizon: string
  /** Color below the horizon in reflections. */
  ground: string
  /** Radiance of the sky beside that of its colors. */
  strength: number
  sun: string
  /** Irradiance of the sun. */
  sunlight: number
  /** Height of the sun in degrees. */
  height: number
  spread: number
  /** Share of the sky under clouds, 0 to 1. */
  clouds: number
  cloudLight: string
  cloudShade: string
}

export const WEATHER = {
  day: {
    zenith: '#2f6fc0',
    horizon: '#b9d6ec',
    ground: '#5d6650',
    strength: 1,
    sun: '#fff0d8',
    sunlight: 3.4,
    height: 42,
    spread: 0.02,
    clouds: 0.42,
    cloudLight: '#ffffff',
    cloudShade: '#b8c4d2',
  },
  morning: {
    zenith: '#4d86c6',
    horizon: '#f1e2cf',
    ground: '#666750',
    strength: 0.95,
    sun: '#ffd09a',
    sunlight: 3.2,
    height: 19,
    spread: 0.025,
    clouds: 0.36,
    cloudLight: '#fff2e0',
    cloudShade: '#b9b4bd',
  },
  grey: {
    zenith: '#9fb0c0',
    horizon: '#dfe6ea',
    ground: '#626860',
    strength: 1.25,
    sun: '#fff6ea',
    sunlight: 1.1,
    height: 48,
    spread: 0.22,
    clouds: 0.8,
    cloudLight: '#f4f6f8',
    cloudShade: '#a3aebb',
  },
  dusk: {
    zenith: '#274a8c',
    horizon: '#bfa6a6',
    ground: '#2c2c38',
    strength: 0.42,
    sun: '#ffab78',
    sunlight: 0.1,
    height: 5,
    spread: 0.1,
    clouds: 0.5,
    cloudLight: '#c9a3a6',
    cloudShade: '#3a4a78',
  },
  night: {
    zenith: '#0c1c44',
    horizon: '#4a6fae',
    ground: '#15192a',
    strength: 0.3,
    sun: '#8fa8ff',
    sunlight: 0.02,
    height: 30,
    spread: 0.2,
    clouds: 0.3,
    cloudLight: '#5a6ca0',
    cloudShade: '#243056',
  },
  snow: {
    zenith: '#7fa3cc',
    horizon: '#eaf0f6',
    ground: '#c9d3de',
    strength: 1,
    sun: '#ffe9cf',
    sunlight: 2.2,
    height: 24,
    spread: 0.04,
    clouds: 0.5,
    cloudLight: '#ffffff',
    cloudShade: '#c0cbd8',
  },
} as const satisfies Record<string, Weather>

export type WeatherName = keyof typeof WEATHER

/** The direction of a sun that stands `height` degrees high and `bearing` degrees from -z towards +x. */
export function sunAt(height: number, bearing: number): Vector3 {
  const [up, around] = [(height * Math.PI) / 180, (bearing * Math.PI) / 180]
  return new Vector3(
    Math.cos(up) * Math.sin(around),
    Math.sin(up),
    -Math.cos(up) * Math.cos(around),
  )
}

export function skyDome(weather: Weather, sun: Vector3, drift: number, scale = 1): Mesh {
  const material = new ShaderMaterial({
    uniforms: {
      zenith: { value: new Color(weather.zenith) },
      horizon: { value: new Color(weather.horizon) },
      ground: { value: new Color(weather.ground) },
      sunColor: { value: new Color(weather.sun) },
      cloudLight: { value: new Color(weather.cloudLight) },
      cloudShade: { value: new Color(weather.cloudShade) },
      sun: { value: sun },
      strength: { value: weather.strength * scale },
      cover: { value: weather.clouds },
      drift: { value: drift },
      haze: { value: Math.min(1, weather.sunlight) },
    },
    vertexShader: `varying vec3 towards;
      void main() { towards = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: SKY,
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
  })
  const dome = new Mesh(new SphereGeometry(900, 32, 16), material)
  dome.frustumCulled = false
  dome.renderOrder = -1
  return dome
}

const mirrors = new Map<Weather, Texture>()

/** Environment map of glass and metal: sky, a dark line of trees, and ground. */
export function mirrored(renderer: WebGLRenderer, weather: Weather): Texture {
  const old = mirrors.get(weather)
  if (old) return old
  const sun = sunAt(weather.height, 140)
  const generator = new PMREMGenerator(renderer)
  const scene = new Scene()
  scene.add(skyDome(weather, sun, 3))
  const { texture } = generator.fromScene(scene, 0.01, 1, 1000)
  generator.dispose()
  mirrors.set(weather, texture)
  return texture
}

/** Radiance of the sky without its clouds' shapes: the light that it sheds. */
export function skylight(weather: Weather, sun: Vector3): (direction: Vector3) => Color {
  const [zenith, horizon] = [new Color(weather.zenith), new Color(weather.horizon)]
  const [cloud, warm] = [new Color(weather.cloudLight), new Color(weather.sun)]
  return (direction) => {
    const color = horizon.clone().lerp(zenith, Math.max(0, direction.y) ** 0.55)
    color.lerp(cloud, weather.clouds * 0.4)
    const near = Math.max(0, direction.dot(sun))
    const halo = near ** 6 * 0.5 * Math.min(1, weather.sunlight)
    return color.add(warm.clone().multiplyScalar(halo)).multiplyScalar(weather.strength)
  }
}

const SKY = `uniform vec3 zenith, horizon, ground, sunColor, cloudLight, cloudShade, sun;
uniform float strength, cover, drift, haze; varying vec3 towards;
float hash(vec2 p) { p = fract(p * vec2(123.34, 456.21)); p += dot(p, p + 45.32); return fract(p.x * p.y); }
float noise(vec2 p) {
  vec2 i = floor(p); vec2 f = fract(p); f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float heap(vec2 p) {
  float sum = 0.0; float weight = 0.5;
  for (int k = 0; k < 4; k++) { sum += weight * noise(p); p = p * 2.03 + vec2(3.7, 1.3); weight *= 0.5; }
  return sum;
}
void main() {
  vec3 way = normalize(towards);
  float up = max(way.y, 0.0);
  vec3 c = mix(horizon, zenith, pow(up, 0.55));
  float near = max(dot(way, sun), 0.0);
  c += sunColor * haze * (0.5 * pow(near, 6.0) + 1.2 * pow(near, 60.0));
  vec2 p = way.xz / (up + 0.16) * 1.1 + drift;
  float thick = heap(p * vec2(1.0, 1.35));
  float edge = 0.72 - cover * 0.42;
  float cloud = smoothstep(edge, edge + 0.2, thick) * smoothstep(0.02, 0.16, up);
  float lit = clamp((thick - heap((p + sun.xz * 0.22) * vec2(1.0, 1.35))) * 3.5 + 0.62, 0.0, 1.0);
  c = mix(c, mix(cloudShade, cloudLight, lit), cloud * 0.92);
  if (way.y < 0.0) c = mix(c, ground, smoothstep(0.0, 0.02, -way.y));
  gl_FragColor = vec4(c * strength, 1.0);
}`
