import type { Color, PerspectiveCamera, Scene, Texture, Vector3 } from 'three'

/** A small lambertian emitter: how a window, a lamp or a lit patch of wall gives light. */
export type Emitter = {
  at: Vector3
  towards: Vector3
  /** Luminous intensity along `towards`, per channel. */
  light: Color
}

export type Sun = {
  /** From the scene to the sun, of length 1. */
  direction: Vector3
  /** Irradiance of a surface that faces it, per channel. */
  light: Color
  /** Radius of its disc in radians: how soft shadows are. */
  spread: number
}

/** Everything a picture needs: what stands there, who looks, and what gives light. Metres, y up. */
export type Shot = {
  scene: Scene
  camera: PerspectiveCamera
  /** Lens shift upwards as a share of the height: shows more above and keeps verticals vertical. */
  rise: number
  sun: Sun | null
  /** Radiance of the sky in a direction, or null inside. */
  dome: ((direction: Vector3) => Color) | null
  /** The emitters of one pass; over all passes they add up to all of the light. */
  emitters: ((pass: number) => Emitter[]) | null
  /** Environment map of reflections. */
  mirror: Texture | null
  /** Shadow casters are within this many meters of `middle`. */
  reach: number
  middle: Vector3
  /** 1 is a middling picture. */
  exposure: number
  saturation: number
  /** A picture all around from where the camera stands. */
  around?: true
}
