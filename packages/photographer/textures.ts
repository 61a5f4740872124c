import { canvas, kept, repeating, type Surface } from './canvas.ts'
import { clouds, noise } from './outdoors/grain.ts'

/** Lightness (0 to 1, 1 leaves the color as it is) and height of a point of a surface. */
type Point = (x: number, y: number) => { light: number; height?: number }

/** Greyscale surfaces, to be tinted by a material's color. Points are given 0 to 1. */
function surface(
  name: string,
  size: [number, number],
  metres: [number, number],
  point: Point,
): Surface {
  const old = kept.get(name)
  if (old) return old
  const [width, height] = size
  const [picture, relief] = [canvas(width, height), canvas(width, height)]
  const [seen, felt] = [
    picture.createImageData(width, height),
    relief.createImageData(width, height),
  ]
  let isFlat = true
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const it = point(column / width, row / height)
      const at = (row * width + column) * 4
      if (it.height !== undefined) isFlat = false
      seen.data.fill(Math.round(255 * Math.min(1, Math.max(0, it.light))), at, at + 3)
      felt.data.fill(Math.round(255 * Math.min(1, Math.max(0, it.height ?? 0.5))), at, at + 3)
      seen.data[at + 3] = felt.data[at + 3] = 255
    }
  picture.putImageData(seen, 0, 0)
  relief.putImageData(felt, 0, 0)
  const made: Surface = {
    map: repeating(picture.canvas, true),
    relief: isFlat ? null : repeating(relief.canvas, false),
    metres,
  }
  kept.set(name, made)
  return made
}

export const plaster = () =>
  surface('plaster', [256, 256], [2, 2], (x, y) => ({
    light: 0.94 + 0.06 * clouds(x * 8, y * 8, 4),
    height: clouds(x * 16, y * 16, 3, 16),
  }))

export const concrete = () =>
  surface('concrete', [512, 512], [3, 3], (x, y) => {
    const joint = Math.min(edge(x, 1), edge(y, 1)) < 0.004 ? 0.75 : 1
    return {
      light: (0.78 + 0.22 * clouds(x * 6, y * 6, 6, 6)) * joint,
      height: clouds(x * 32, y * 32, 2, 32),
    }
  })

/** Courses of bricks in stretcher bond, 24 by 7 cm with joints. */
export const brick = () =>
  surface('brick', [512, 512], [1.92, 1.12], (x, y) => {
    const row = Math.floor(y * 16)
    const along = x * 8 + (row % 2) / 2
    const column = Math.floor(along) % 8
    const joint = edge(along, 1) < 0.025 || edge(y * 16, 1) < 0.07
    const own = noise(column * 1.7 + 0.3, row * 1.3 + 0.6)
    return joint
      ? { light: 0.86, height: 0.1 }
      : { light: 0.5 + 0.38 * own + 0.12 * noise(x * 60, y * 60, 60), height: 0.75 + 0.2 * own }
  })

/** Boards that overlap, their lower edge in shadow, 8 to a metre and a third. */
export const boards = () =>
  surface('boards', [256, 512], [2.6, 1.3], (x, y) => {
    const board = y * 8
    const low = board % 1
    const own = noise(Math.floor(board) * 2.3, 1.5)
    return {
      light: (low > 0.93 ? 0.55 : 0.9) + 0.05 * own + 0.05 * noise(x * 4, y * 64, 64),
      height: low,
    }
  })

/** Upright battens with joints, 9 to a metre and a third. */
export const battens = () =>
  surface('battens', [512, 512], [1.35, 2.7], (x, y) => {
    const batten = x * 9
    const own = noise(Math.floor(batten) * 2.3, 3.5, 9)
    const grain = noise(x * 54, y * 3 + own * 9, 54)
    const joint = edge(batten, 1) < 0.06
    return { light: joint ? 0.25 : 0.66 + 0.2 * own + 0.14 * grain, height: joint ? 0 : 0.9 }
  })

/** A plank floor; planks differ in tone and run on with offsets. */
export const planks = () =>
  surface('planks', [1024, 512], [3.6, 1.26], (x, y) => {
    const row = Math.floor(y * 7)
    const along = x * 2 + noise(row * 3.1, 7.7) * 2
    const own = noise(Math.floor(along) * 5.3 + row * 2.9, row * 4.1)
    const grain = clouds(x * 4 + own * 8, y * 56 + own * 3, 3, 8)
    const joint = edge(y * 7, 1) < 0.022 || edge(along, 1) < 0.0016
    return {
      light: joint ? 0.42 : 0.66 + 0.22 * own + 0.18 * (grain - 0.5),
      height: joint ? 0 : 0.8,
    }
  })

/** Fishbone parquet, drawn in the two slopes of its zigzag. */
export const chevron = () =>
  surface('chevron', [512, 512], [1.2, 1.2], (x, y) => {
    const column = Math.floor(x * 4)
    const slope = column % 2 === 0 ? x * 4 - column : 1 - (x * 4 - column)
    const along = y * 12 + slope * 2.4
    const own = noise((((Math.floor(along) % 12) + 12) % 12) * 3.1, column * 5.7)
    const joint = edge(along, 1) < 0.03 || edge(x * 4, 1) < 0.012
    return {
      light: joint ? 0.45 : 0.68 + 0.22 * own + 0.08 * noise(x * 40, y * 40, 40),
      height: joint ? 0 : 0.8,
    }
  })

/** Plain tiles with joints, as many to a side as told. */
export const tiles = (across: number, down: number, metres: [number, number]) =>
  surface(`tiles ${across} ${down}`, [512, 512], metres, (x, y) => {
    const joint =
      edge(x * across, 1) < 0.018 * across * 0.5 || edge(y * down, 1) < 0.018 * down * 0.5
    const own = noise(Math.floor(x * across) * 3.7, Math.floor(y * down) * 2.3)
    return { light: joint ? 0.72 : 0.91 + 0.07 * own, height: joint ? 0.2 : 0.8 }
  })

/** Large slabs of stone with veins. */
export const marble = () =>
  surface('marble', [512, 512], [2.4, 2.4], (x, y) => {
    const bend = clouds(x * 4, y * 4, 5, 4)
    const vein = Math.abs(Math.sin((x * 2 + y * 3 + bend * 2.4) * Math.PI))
    return { light: 0.97 - 0.28 * Math.max(0, 1 - vein * 7) - 0.07 * bend }
  })

export const terrazzo = () =>
  surface('terrazzo', [512, 512], [1.2, 1.2], (x, y) => {
    const chip = noise(x * 48, y * 48, 48)
    return { light: chip > 0.74 ? 0.62 : chip < 0.2 ? 1 : 0.88 }
  })

/** Roof tiles in rows, each a small wave. */
export const rooftiles = () =>
  surface('rooftiles', [512, 512], [2, 2.4], (x, y) => {
    const [column, row] = [Math.floor(x * 8), Math.floor(y * 8)]
    const low = (y * 8) % 1
    const wave = Math.sin(((x * 8) % 1) * Math.PI)
    const own = noise(column * 2.7, row * 3.9)
    return {
      light: (0.55 + 0.3 * own + 0.15 * wave) * (low > 0.9 ? 0.5 : 1),
      height: 0.55 * wave + 0.45 * low,
    }
  })

export const shingles = () =>
  surface('shingles', [512, 512], [2, 2], (x, y) => {
    const row = Math.floor(y * 12)
    const along = x * 9 + (row % 3) / 3
    const own = noise((Math.floor(along) % 9) * 4.1, row * 2.7)
    const low = (y * 12) % 1
    const joint = edge(along, 1) < 0.03
    return {
      light: (0.6 + 0.35 * own) * (low > 0.88 || joint ? 0.6 : 1),
      height: joint ? 0.2 : low,
    }
  })

/** Metal with standing seams, half a metre apart. */
export const seams = () =>
  surface('seams', [256, 64], [2, 4], (x) => {
    const near = edge(x * 4, 1)
    return { light: near < 0.035 ? 0.7 : 0.94, height: near < 0.05 ? 1 : 0.2 }
  })

export const lawn = () =>
  surface('lawn', [512, 512], [5, 5], (x, y) => {
    const blade = noise(x * 128, y * 128, 128)
    return { light: 0.58 + 0.3 * clouds(x * 5, y * 5, 4, 5) + 0.12 * blade, height: blade }
  })

export const gravel = () =>
  surface('gravel', [512, 512], [2, 2], (x, y) => {
    const stone = noise(x * 64, y * 64, 64)
    return { light: 0.6 + 0.4 * stone, height: stone }
  })

export const asphalt = () =>
  surface('asphalt', [512, 512], [4, 4], (x, y) => ({
    light: 0.74 + 0.14 * noise(x * 120, y * 120, 120) + 0.12 * clouds(x * 4, y * 4, 4, 4),
    height: noise(x * 120, y * 120, 120),
  }))

export const pavers = () =>
  surface('pavers', [512, 512], [2.4, 2.4], (x, y) => {
    const row = Math.floor(y * 4)
    const along = x * 3 + (row % 2) / 2
    const joint = edge(along, 1) < 0.02 || edge(y * 4, 1) < 0.025
    const own = noise((Math.floor(along) % 3) * 4.3, row * 2.1)
    return {
      light: joint ? 0.45 : 0.75 + 0.15 * own + 0.1 * noise(x * 70, y * 70, 70),
      height: joint ? 0 : 0.8,
    }
  })

/** Woven cloth. */
export const cloth = () =>
  surface('cloth', [256, 256], [0.2, 0.2], (x, y) => {
    const weave = Math.sin(x * 40 * Math.PI) * Math.sin(y * 40 * Math.PI)
    return { light: 0.86 + 0.06 * weave + 0.1 * clouds(x * 8, y * 8, 3), height: 0.5 + 0.4 * weave }
  })

export const pile = () =>
  surface('pile', [256, 256], [0.6, 0.6], (x, y) => {
    const tuft = noise(x * 48, y * 48, 48)
    return { light: 0.78 + 0.22 * tuft, height: tuft }
  })

export const woodgrain = () =>
  surface('woodgrain', [512, 256], [1.6, 0.8], (x, y) => {
    const bend = clouds(x * 3, y * 3, 3, 3)
    const ring = 0.5 + 0.5 * Math.sin((y * 18 + bend * 5) * Math.PI * 2)
    return { light: 0.76 + 0.12 * ring + 0.12 * noise(x * 8, y * 64, 64) }
  })

/** Cut stone in courses of uneven length. */
export const rubble = () =>
  surface('rubble', [512, 512], [2.4, 1.6], (x, y) => {
    const row = Math.floor(y * 7)
    const along = x * 6 + noise(row * 3.3, 2.2) * 3
    const own = noise((Math.floor(along) % 6) * 5.1, row * 3.7)
    const joint = edge(along, 1) < 0.03 || edge(y * 7, 1) < 0.06
    return {
      light: joint ? 0.45 : 0.6 + 0.4 * own * noise(x * 24 + 3, y * 24, 24) + 0.12,
      height: joint ? 0 : 0.5 + 0.5 * own,
    }
  })

/** Distance of a coordinate to the nearest cell edge, 0 to 0.5. */
function edge(value: number, cell: number): number {
  const inside = (((value % cell) + cell) % cell) / cell
  return Math.min(inside, 1 - inside)
}
