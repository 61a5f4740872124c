import { encode } from 'blurhash'
import sharp from 'sharp'

const PLACEHOLDER_SIDE = 32
/** Each digit compares two neighbors. */
const COLUMNS = 9
const ROWS = 8

export async function createFingerprint(
  image: Buffer,
): Promise<{ hash: string; likeness: string }> {
  const { data, info } = await sharp(image)
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const hash = encode(new Uint8ClampedArray(data), width, height, 4, 3)
  const grey = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer()
  return { hash, likeness: compareNeighbors(grey) }
}

/** Whether each pixel is brighter than the one to its right. */
function compareNeighbors(grey: Buffer): string {
  let digits = ''
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 1; column < COLUMNS; column += 1) {
      const at = row * COLUMNS + column
      digits += (grey[at - 1] ?? 0) > (grey[at] ?? 0) ? '1' : '0'
    }
  }
  return digits
}
