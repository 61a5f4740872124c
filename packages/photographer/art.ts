import type { Dice } from '@hearth/dice/dice'
import type { CanvasTexture, Object3D } from 'three'
import { drawn } from './canvas.ts'
import { black, type Palette, timber } from './palette.ts'
import { type At, box, paint, together } from './parts.ts'

/** A framed picture on a wall that looks to +z. */
export function art(
  wide: number,
  high: number,
  dice: Dice,
  palette: Palette,
  at: At,
  turn = 0,
): Object3D {
  const map = composition(dice, palette)
  const print = paint('#ffffff', {
    roughness: 0.9,
    surface: { map, relief: null, metres: [wide * 0.78, high * 0.78] },
  })
  const sheet = box([wide * 0.78, high * 0.78, 0.012], print, [0, high * 0.11, 0.02])
  const { uv } = sheet.geometry.attributes
  if (uv) for (let at = 0; at < uv.count; at++) uv.setXY(at, uv.getX(at) + 0.5, uv.getY(at) + 0.5)
  const frame = palette.dark ? black() : timber(palette.wood)
  return together(
    [
      box([wide, high, 0.03], frame),
      box([wide - 0.04, high - 0.04, 0.01], paint('#f6f3ec'), [0, 0.02, 0.012]),
      sheet,
    ],
    at,
    turn,
  )
}

/** Seven overlapping shapes in the colors of the room. */
function composition(dice: Dice, palette: Palette): CanvasTexture<OffscreenCanvas> {
  const colors = [palette.accent, palette.second, palette.fabric, '#2f3b40', '#d9b88a', '#f3ede0']
  const trace = dice.pick([traceSpot, traceBar, traceHill, traceHill])
  return drawn(192, 192, (it) => {
    it.fillStyle = '#efe8da'
    it.fillRect(0, 0, 192, 192)
    for (let shape = 0; shape < 7; shape++) {
      it.fillStyle = dice.pick(colors)
      it.globalAlpha = 0.85
      it.beginPath()
      trace(it, dice, shape)
      it.fill()
    }
  })
}

type Trace = (it: OffscreenCanvasRenderingContext2D, dice: Dice, shape: number) => void

const traceSpot: Trace = (it, dice) =>
  it.ellipse(
    40 + dice.roll() * 112,
    40 + dice.roll() * 112,
    16 + dice.roll() * 34,
    16 + dice.roll() * 34,
    0,
    0,
    7,
  )

const traceBar: Trace = (it, dice, shape) =>
  it.rect(20 + dice.roll() * 80, 20 + shape * 22, 40 + dice.roll() * 90, 20)

const traceHill: Trace = (it, dice, shape) => {
  it.moveTo(0, 90 + shape * 14 + dice.roll() * 20)
  it.bezierCurveTo(
    60,
    40 + shape * 24 * dice.roll() + 30,
    120,
    150 - shape * 6,
    192,
    80 + shape * 16,
  )
  it.lineTo(192, 192)
  it.lineTo(0, 192)
}
