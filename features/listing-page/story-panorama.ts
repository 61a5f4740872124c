/** Synthetic panorama of a room: four walls with windows, floor and ceiling. */
export function storyPanorama(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 2048
  canvas.height = 1024
  const context = canvas.getContext('2d')
  if (!context) return ''
  for (let x = 0; x < canvas.width; x += 1) drawColumn(context, x, canvas)
  return canvas.toDataURL('image/webp', 0.9)
}

const WALLS = ['#cfe3ee', '#d8e4d2', '#e9d9c4', '#9fc0d6'] as const

/** One pixel column; the wall's height follows from its distance. */
function drawColumn(
  context: CanvasRenderingContext2D,
  x: number,
  { width, height }: { width: number; height: number },
): void {
  const longitude = (x / width) * 2 * Math.PI
  const fromCorner = (longitude + Math.PI / 4) % (Math.PI / 2)
  const along = Math.tan(fromCorner - Math.PI / 4)
  const distance = Math.hypot(1, along)
  const at = (rise: number) => height / 2 - (Math.atan2(rise, distance) / Math.PI) * height
  const wall = Math.floor(((longitude + Math.PI / 4) / (Math.PI / 2)) % 4)
  const stripe = (color: string, top: number, bottom: number) => {
    context.fillStyle = color
    context.fillRect(x, top, 1, bottom - top)
  }
  stripe('#f7f4ec', 0, at(0.6))
  stripe(WALLS[wall] ?? WALLS[0], at(0.6), at(-0.6))
  if (Math.abs(along) < 0.4) stripe('#fdf8e6', at(0.35), at(-0.05))
  if (Math.abs(along) < 0.4 && Math.abs(along) > 0.37) stripe('#6b5a48', at(0.35), at(-0.05))
  stripe('#8b6f56', at(-0.54), at(-0.6))
  stripe('#b48c63', at(-0.6), height)
}
