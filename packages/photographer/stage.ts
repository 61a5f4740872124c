import {
  AgXToneMapping,
  BasicShadowMap,
  type Camera,
  Color,
  DirectionalLight,
  FloatType,
  HalfFloatType,
  LinearFilter,
  LinearSRGBColorSpace,
  type Material,
  Mesh,
  NoToneMapping,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  SpotLight,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { addingMaterial, blurMaterial, developingMaterial } from './darkroom.ts'
import { joined, polish } from './joined.ts'
import { directional, halton, onDome, spot, turnSpot, turnSun } from './lights.ts'
import { lookingAround, unfoldingMaterial } from './outdoors/around.ts'
import type { Shot } from './shot.ts'

const SPOTS = 5
const DOME_LIGHTS = 6

/**
 * Exposes one picture many times with other points of sun, sky and windows as the light, and sums them up: soft
 * shadows, light between surfaces and smooth edges by plain rasterizing.
 */
export class Stage {
  readonly renderer: WebGLRenderer
  readonly #sun = directional(2048)
  readonly #dome = Array.from({ length: DOME_LIGHTS }, () => directional(768))
  readonly #spots = Array.from({ length: SPOTS }, () => spot())
  readonly #sheet = new Mesh(new PlaneGeometry(2, 2))
  readonly #sheetScene = new Scene()
  readonly #flat = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, preserveDrawingBuffer: true, antialias: false })
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = BasicShadowMap
    this.renderer.info.autoReset = false
    this.#sheet.frustumCulled = false
    this.#sheetScene.add(this.#sheet)
  }

  /** Leaves the finished picture on the canvas. */
  expose(shot: Shot, width: number, height: number, passes: number): void {
    const frame = target(width, height, HalfFloatType, true)
    const shutter = this.#prepare(shot, width, height)
    const sum = this.#blank(width, height)
    shot.camera.aspect = width / height
    for (let pass = 0; pass < passes; pass++) {
      this.#turnLights(shot, pass)
      const [x, y] = [halton(pass + 1, 2) - 0.5, halton(pass + 1, 3) - 0.5]
      shot.camera.setViewOffset(width, height, x, y - shot.rise * height, width, height)
      this.render(shot.scene, shot.camera, frame, shutter)
      this.#print(addingMaterial(frame.texture, 1 / passes), sum)
    }
    this.#develop(sum, shot)
    this.#unlight(shot)
    frame.dispose()
    sum.dispose()
  }

  /** Leaves a picture all around (equirectangular, twice as wide as high) on the canvas. */
  exposeAround(shot: Shot, width: number, passes: number): void {
    const size = Math.round(width / 3.6)
    const frame = target(size, size, HalfFloatType, true)
    const shutter = this.#prepare(shot, width, width / 2)
    const faces = lookingAround(shot.camera).map((camera) => ({
      camera,
      sum: this.#blank(size, size),
    }))
    for (let pass = 0; pass < passes; pass++) {
      this.#turnLights(shot, pass)
      const [x, y] = [halton(pass + 1, 2) - 0.5, halton(pass + 1, 3) - 0.5]
      for (const [at, { camera, sum }] of faces.entries()) {
        // The lights stand still while one turns around.
        this.renderer.shadowMap.autoUpdate = at === 0
        camera.setViewOffset(size, size, x, y, size, size)
        this.render(shot.scene, camera, frame, shutter)
        this.#print(addingMaterial(frame.texture, 1 / passes), sum)
      }
      this.renderer.shadowMap.autoUpdate = true
    }
    const whole = this.#blank(width, width / 2)
    this.#print(unfoldingMaterial(faces), whole)
    this.#develop(whole, shot)
    this.#unlight(shot)
    for (const it of [frame, whole, ...faces.map(({ sum }) => sum)]) it.dispose()
  }

  #prepare(shot: Shot, width: number, height: number): Scene {
    this.renderer.setSize(width, height, false)
    const shutter = joined(shot.scene)
    polish(shot.scene, shot.mirror)
    this.#light(shot)
    return shutter
  }

  #blank(width: number, height: number): WebGLRenderTarget {
    const sum = target(width, height, FloatType, false)
    this.renderer.setRenderTarget(sum)
    this.renderer.setClearColor(0, 0)
    this.renderer.clear()
    return sum
  }

  /** Renders once with the lights of one pass: into a target, linear. */
  render(scene: Scene, camera: Camera, into: WebGLRenderTarget, shutter?: Scene): void {
    this.renderer.toneMapping = NoToneMapping
    this.renderer.setRenderTarget(into)
    this.renderer.setClearColor(0, 1)
    this.renderer.clear()
    this.renderer.autoClear = false
    const { shadowMap } = this.renderer
    shadowMap.enabled = false
    if (shutter) this.renderer.render(shutter, camera)
    shadowMap.enabled = true
    this.renderer.render(scene, camera)
    this.renderer.autoClear = true
  }

  #light(shot: Shot): void {
    const lights: Object3D[] = shot.emitters
      ? [this.#sun, ...this.#spots]
      : [this.#sun, ...this.#dome]
    for (const light of lights) {
      shot.scene.add(light)
      if (light instanceof DirectionalLight || light instanceof SpotLight)
        shot.scene.add(light.target)
    }
  }

  #unlight(shot: Shot): void {
    for (const light of [this.#sun, ...this.#spots, ...this.#dome])
      shot.scene.remove(light, light.target)
  }

  #turnLights(shot: Shot, pass: number): void {
    const spread = [halton(pass + 1, 5), halton(pass + 1, 7)] as const
    turnSun(this.#sun, shot.sun, shot, spread)
    for (const [at, light] of this.#dome.entries()) {
      const number = pass * DOME_LIGHTS + at + 1
      const direction = onDome(halton(number, 2), halton(number, 3))
      const radiance = shot.dome?.(direction) ?? new Color(0)
      // Directions fall evenly on the half sphere, so each of them stands for 2π steradians.
      radiance.multiplyScalar((2 * Math.PI) / DOME_LIGHTS)
      turnSun(light, { direction, light: radiance, spread: 0 }, shot, [0, 0])
    }
    if (!shot.emitters) return
    const emitters = shot.emitters(pass)
    for (const [at, light] of this.#spots.entries()) turnSpot(light, emitters[at])
  }

  #develop(sum: WebGLRenderTarget, shot: Shot): void {
    const [width, height] = [Math.ceil(sum.width / 4), Math.ceil(sum.height / 4)]
    const glow = target(width, height, HalfFloatType, false)
    const glowing = target(width, height, HalfFloatType, false)
    const exposure = shot.exposure * this.#meter(sum)
    this.#print(blurMaterial(sum.texture, [1.6 / width, 0], exposure), glow)
    this.#print(blurMaterial(glow.texture, [0, 1.6 / height], 0), glowing)
    this.#print(blurMaterial(glowing.texture, [4 / width, 0], 0), glow)
    this.#print(blurMaterial(glow.texture, [0, 4 / height], 0), glowing)
    this.renderer.toneMapping = AgXToneMapping
    this.renderer.toneMappingExposure = 1
    this.#print(developingMaterial(sum.texture, glowing.texture, exposure, shot.saturation), null)
    glow.dispose()
    glowing.dispose()
  }

  /** Exposure factor that brings the geometric mean of all pixels to middle gray. */
  #meter(sum: WebGLRenderTarget): number {
    const small = target(48, 32, FloatType, false)
    this.#print(addingMaterial(sum.texture, 1), small)
    const pixels = new Float32Array(48 * 32 * 4)
    this.renderer.readRenderTargetPixels(small, 0, 0, 48, 32, pixels)
    small.dispose()
    let logarithms = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
      logarithms += Math.log(0.01 + Math.min(4, 0.2126 * red + 0.7152 * green + 0.0722 * blue))
    }
    return 0.46 / Math.exp(logarithms / (pixels.length / 4))
  }

  #print(material: Material, into: WebGLRenderTarget | null): void {
    this.#sheet.material = material
    this.renderer.setRenderTarget(into)
    const { autoClear } = this.renderer
    this.renderer.autoClear = false
    this.renderer.render(this.#sheetScene, this.#flat)
    this.renderer.autoClear = autoClear
    material.dispose()
  }
}

function target(
  width: number,
  height: number,
  type: typeof FloatType | typeof HalfFloatType,
  depth: boolean,
) {
  return new WebGLRenderTarget(width, height, {
    type,
    depthBuffer: depth,
    colorSpace: LinearSRGBColorSpace,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  })
}
