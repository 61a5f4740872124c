/** A part of a picture, in its own pixels. */
type Area = { x: number; y: number; width: number; height: number }

/** Why a file is no portrait. */
export type PictureFault = 'pictureType' | 'pictureSmall' | 'pictureLarge' | 'pictureBroken'

const TYPES = ['image/jpeg', 'image/png']
/** Pixels in each direction, as the specification says of photos. */
const SMALLEST = 120
/** Far above what any camera writes. */
const LARGEST_BYTES = 50 * 1024 * 1024
/** Pixels in each direction of what is sent. */
const SENT = 800
const QUALITY = 0.9

/** Whether a file can become a portrait; looks into it. */
export async function pictureFault(file: File): Promise<PictureFault | null> {
  if (!TYPES.includes(file.type)) return 'pictureType'
  if (file.size > LARGEST_BYTES) return 'pictureLarge'
  try {
    const { width, height } = await createImageBitmap(file)
    return Math.min(width, height) < SMALLEST ? 'pictureSmall' : null
  } catch {
    return 'pictureBroken'
  }
}

/**
 * The square part of a picture as a JPEG of at most 800 pixels, never enlarged beyond what is taken.
 * @throws DOMException where the browser cannot read or write it.
 */
export async function croppedPicture(file: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const size = Math.max(SMALLEST, Math.min(SENT, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new DOMException('no canvas')
  // What was see-through would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (!blob) throw new DOMException('no picture')
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
}
