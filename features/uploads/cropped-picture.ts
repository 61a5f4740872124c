type Area = { x: number; y: number; width: number; height: number }

/** Longer side in pixels; more shows on no screen. */
const MAX_SIDE = 4_096
const QUALITY = 0.92

/**
 * Crops to a JPEG, never enlarged. @throws DOMException if the browser cannot decode or encode it.
 */
export async function croppedPicture(source: Blob, area: Area, name: string): Promise<File> {
  const picture = await createImageBitmap(source)
  const scale = Math.min(1, MAX_SIDE / Math.max(area.width, area.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(area.width * scale)
  canvas.height = Math.round(area.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new DOMException('no canvas')
  // JPEG has no transparency; it would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = area
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (!blob) throw new DOMException('no picture')
  return new File([blob], name, { type: 'image/jpeg' })
}
