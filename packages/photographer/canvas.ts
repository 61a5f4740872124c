import { createDice } from '@hearth/dice/dice'
import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three'

/** A surface's picture and its relief; one repetition covers `metres`. */
export type Surface = {
  map: CanvasTexture<OffscreenCanvas>
  relief: CanvasTexture<OffscreenCanvas> | null
  metres: [number, number]
}

/** Surfaces once made, by name. */
export const kept = new Map<string, Surface>()

/** One leafy twig on nothing, for the cards that crowns are made of. */
export function foliage(kind: 'leaf' | 'needle' | 'grass'): CanvasTexture<OffscreenCanvas> {
  const old = kept.get(kind)
  if (old) return old.map
  const paint = canvas(256, 256)
  const dice = createDice(kind.length * 31)
  for (let at = 0; at < (kind === 'leaf' ? 150 : 260); at++) {
    const angle = dice.roll() * 2 * Math.PI
    const far = kind === 'grass' ? 0 : Math.sqrt(dice.roll()) * 104
    const light = Math.round(130 + 125 * dice.roll())
    paint.fillStyle = `rgb(${light},${light},${Math.round(light * 0.86)})`
    paint.save()
    if (kind === 'grass') paint.translate(20 + dice.roll() * 216, 256)
    else paint.translate(128 + Math.cos(angle) * far, 128 + Math.sin(angle) * far)
    paint.rotate(kind === 'grass' ? (dice.roll() - 0.5) * 0.8 : angle + dice.roll() * 2)
    paint.beginPath()
    if (kind === 'leaf') paint.ellipse(0, 0, 8 + dice.roll() * 8, 5 + dice.roll() * 4, 0, 0, 7)
    else if (kind === 'needle') paint.ellipse(0, 0, 22 + dice.roll() * 14, 2.4, 0, 0, 7)
    else paint.ellipse(0, -60, 3, 60 + dice.roll() * 120, 0, 0, 7)
    paint.fill()
    paint.restore()
  }
  const map = repeating(paint.canvas, true)
  kept.set(kind, { map, relief: null, metres: [1, 1] })
  return map
}

/** A picture drawn with the canvas, such as what is seen through a window. */
export function drawn(
  width: number,
  height: number,
  draw: (paint: OffscreenCanvasRenderingContext2D) => void,
): CanvasTexture<OffscreenCanvas> {
  const paint = canvas(width, height)
  draw(paint)
  return repeating(paint.canvas, true)
}

/** An empty sheet. */
export function canvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('the browser has no canvas')
  return context
}

/** A texture that repeats; colors are sRGB, relief is plain numbers. */
export function repeating(
  source: OffscreenCanvas,
  isColor: boolean,
): CanvasTexture<OffscreenCanvas> {
  const texture = new CanvasTexture(source)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.anisotropy = 2
  if (isColor) texture.colorSpace = SRGBColorSpace
  return texture
}
