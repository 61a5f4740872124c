export type Box = { left: number; top: number; width: number; height: number }

/** Moves an item to another index. */
export function reordered<Key>(keys: readonly Key[], from: number, to: number): Key[] {
  const moving = keys.slice(from, from + 1)
  return keys.toSpliced(from, 1).toSpliced(to, 0, ...moving)
}

/** Index of the box whose center is nearest to a point. */
export function placeAt(boxes: readonly Box[], x: number, y: number): number {
  const distances = boxes.map(({ left, top, width, height }) =>
    Math.hypot(left + width / 2 - x, top + height / 2 - y),
  )
  return distances.indexOf(Math.min(...distances))
}

/** Offset of each item in pixels while the item at `from` is held over `to`. */
export function shifts(
  boxes: readonly Box[],
  from: number,
  to: number,
): { x: number; y: number }[] {
  const places = reordered([...boxes.keys()], from, to)
  return boxes.map((own, index) => {
    const there = boxes[places.indexOf(index)] ?? own
    return { x: there.left - own.left, y: there.top - own.top }
  })
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown' | 'Home' | 'End'

const ARROWS: readonly string[] = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
] satisfies Arrow[]

export function isArrow(key: string): key is Arrow {
  return ARROWS.includes(key)
}

/** Target index of a key: along the reading direction, or the nearest item of the next row. */
export function placeBeside(
  boxes: readonly Box[],
  at: number,
  arrow: Arrow,
  isRightToLeft: boolean,
): number {
  const last = boxes.length - 1
  if (arrow === 'Home') return 0
  if (arrow === 'End') return last
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    return Math.min(last, Math.max(0, at + (arrow === forward ? 1 : -1)))
  }
  return rowBeside(boxes, at, arrow === 'ArrowDown' ? 1 : -1)
}

function rowBeside(boxes: readonly Box[], at: number, direction: 1 | -1): number {
  const own = boxes[at]
  if (!own) return at
  const beyond = boxes
    .map((box, index) => ({ index, box, away: (box.top - own.top) * direction }))
    .filter(({ away }) => away > own.height / 2)
  const nearest = Math.min(...beyond.map(({ away }) => away))
  const row = beyond.filter(({ away }) => away < nearest + own.height / 2)
  const sideways = (box: Box) => Math.abs(box.left - own.left)
  const [best] = row.toSorted((a, b) => sideways(a.box) - sideways(b.box))
  return best?.index ?? at
}
