import {
  DOCUMENT_ENDINGS,
  fileExtension,
  maxBytesFor,
  type UploadPurpose,
} from '@/domain/listing/file-rules.ts'
import { maxPixelsFor, PHOTO_MAX_PIXELS, PHOTO_MIN_SIDE } from '@/domain/listing/photo-rules.ts'

/** Result of the client-side file check. */
export type FileLook = {
  /** Why it is not worth sending: a name of `FILE_REFUSALS`. */
  refusal: string | null
  /** A small JPEG of it; null where the browser cannot draw it. */
  preview: Blob | null
  width: number | null
  height: number | null
}

/**
 * Looks into a file and draws a small picture of it. `isConverted`: the provider takes more kinds of
 * pictures than JPEG and PNG.
 */
export async function lookAtFile(
  file: File,
  purpose: UploadPurpose,
  isConverted: boolean,
): Promise<FileLook> {
  if (file.size === 0) return refused('empty')
  if (file.size > maxBytesFor(purpose)) return refused('tooLarge')
  const kind = toPictureKind(file)
  const isDocument = DOCUMENT_ENDINGS.some((ending) => ending === fileExtension(file.name))
  if (purpose === 'document') return isDocument ? UNSEEN : refused('wrongKind')
  if (purpose === 'verification' && isDocument) return UNSEEN
  if (kind === null || (kind === 'converted' && !isConverted)) return refused('notAPicture')
  const look = await draw(file)
  // Some browsers cannot draw what the provider converts.
  if (look === null) return kind === 'converted' ? UNSEEN : refused('unreadable')
  if (Math.min(look.width, look.height) < PHOTO_MIN_SIDE) return refused('tooSmall')
  if (look.width * look.height > maxPixelsFor(toFormat(file))) return refused('tooManyPixels')
  return { refusal: null, ...look }
}

const UNSEEN: FileLook = { refusal: null, preview: null, width: null, height: null }
/** Longer side of what is shown before the provider has a picture, in pixels. */
const PREVIEW_SIDE = 640
const PREVIEW_QUALITY = 0.82

function refused(refusal: string): FileLook {
  return { ...UNSEEN, refusal }
}

function toPictureKind(file: File): 'plain' | 'converted' | null {
  const format = toFormat(file)
  if (format === 'jpeg' || format === 'png') return 'plain'
  return /^(webp|avif|hei[cf])$/.test(format) ? 'converted' : null
}

/** By the name where a system knows no type, as some do not of HEIC. */
function toFormat({ type, name }: File): string {
  return (type || `image/${fileExtension(name)}`).replace(/^image\//, '').replace(/^jpg$/, 'jpeg')
}

/** Null of what the browser cannot read. The large picture is gone again when this is done. */
async function draw(file: File) {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  try {
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
      picture.src = address
    })
    const { naturalWidth: width, naturalHeight: height } = picture
    const isFit = width * height <= PHOTO_MAX_PIXELS
    return { width, height, preview: isFit ? await shrunk(picture, width, height) : null }
  } catch {
    return null
  } finally {
    picture.removeAttribute('src')
    URL.revokeObjectURL(address)
  }
}

function shrunk(picture: HTMLImageElement, width: number, height: number): Promise<Blob | null> {
  const scale = Math.min(1, PREVIEW_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency; without a fill it turns black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', PREVIEW_QUALITY))
}
