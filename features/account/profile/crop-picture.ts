import { fileExtension } from '@/domain/listing/file-rules.ts'
import { PHOTO_ENDINGS, PHOTO_MAX_BYTES, PHOTO_MIN_SIDE } from '@/domain/listing/photo-rules.ts'

/** Crop area in pixels of the original. */
type Area = { x: number; y: number; width: number; height: number }

/** Reason for rejecting a portrait file. */
export type PictureFault = 'pictureType' | 'pictureSmall' | 'pictureLarge' | 'pictureBroken'

/** Far above the size of any camera photo. */
const LARGEST_BYTES = 50 * 1024 * 1024
/** Maximum width and height in pixels of the uploaded file. */
const SENT = 800
const QUALITY = 0.9

/**
 * Decodes the file to check whether it can be a portrait. `isUnseen`: this browser cannot draw it,
 * but the provider converts it, uncropped.
 */
export async function lookAtPortrait(
  file: File,
): Promise<{ fault: PictureFault | null; isUnseen?: boolean }> {
  const kind = file.type.replace(/^image\//, '') || fileExtension(file.name)
  if (!KINDS.has(kind)) return { fault: 'pictureType' }
  if (file.size > LARGEST_BYTES) return { fault: 'pictureLarge' }
  try {
    const { width, height } = await createImageBitmap(file)
    return { fault: Math.min(width, height) < PHOTO_MIN_SIDE ? 'pictureSmall' : null }
  } catch {
    const isUnseen = /^(avif|hei[cf])$/.test(kind)
    if (!isUnseen) return { fault: 'pictureBroken' }
    return file.size > PHOTO_MAX_BYTES ? { fault: 'pictureLarge' } : { fault: null, isUnseen }
  }
}

const KINDS = new Set<string>(PHOTO_ENDINGS)

/**
 * Square JPEG of the crop area, 120 to 800 pixels. Enlarged only to reach the minimum.
 * @throws DOMException if the browser cannot decode or encode it.
 */
export async function croppedPicture(file: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const size = Math.max(PHOTO_MIN_SIDE, Math.min(SENT, Math.round(area.width)))
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const pen = canvas.getContext('2d')
  if (!pen) throw new DOMException('no canvas')
  // JPEG has no transparency: transparent pixels would become black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size, size)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (!blob) throw new DOMException('no picture')
  return new File([blob], 'portrait.jpg', { type: 'image/jpeg' })
}
