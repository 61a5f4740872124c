import type { Visibility } from '@/server/gateways/files/file-store.ts'
import type { ShareCard } from './share-card.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** Allowed widths in pixels; the contract lists the same. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 768, 960, 1280, 1920] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

export type StoredImage = {
  key: string
  visibility: Visibility
  name: string
  mime: string
  bytes: number
  width: number
  height: number
  /** Blurhash of 4 x 3 components. */
  hash: string
  /** Hex, stored bytes. */
  sha256: string
  /** Difference hash (dHash), 64 digits of 0 or 1; similar pictures differ in few. */
  likeness: string
}

export type ImageVariant = { content: Buffer; mime: string }

export type ImageIngest = {
  name: string
  visibility: Visibility
  ownerId: number | null
  /** Both sides, in pixels, after orientation. */
  minSide?: number
  /** Default: all readable formats. */
  formats?: readonly PictureFormat[]
  /** Called before the first byte is written, so that the store never holds an unrecorded file. */
  announce?: (image: StoredImage) => Promise<void>
}

/** Detected from the first bytes. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** All pixel work runs outside the event loop. */
export type ImageService = {
  /** After orientation. Throws ImageRefused. */
  inspect(
    source: Buffer | string,
  ): Promise<{ width: number; height: number; format: PictureFormat }>
  /**
   * Re-encodes a picture (bytes or absolute path) and stores it: upright, without metadata, at most
   * 2560 pixels on a side. Without owner the key is derived from the content, else it is unique.
   * Throws ImageRefused. Never call it inside a transaction; record the result with `recordFile` of
   * the files module.
   */
  ingest(source: Buffer | string, options: ImageIngest): Promise<StoredImage>
  /** Never enlarged, cached in the store. Null if there is no such picture. */
  variant(key: string, width: ImageWidth, format: ImageFormat): Promise<ImageVariant | null>
  /** JPEG, not cached. */
  shareCard(card: ShareCard): Promise<Buffer>
  /** WebP of an SVG of our own making, with the bundled fonts; never of one that somebody sent. */
  drawing(svg: string): Promise<Buffer>
  /** Also removes its variants. */
  remove(key: string, visibility?: Visibility): Promise<void>
}

export type ImageRefusal =
  | 'unreadable'
  /** Not a picture, or one without decoder. */
  | 'unsupportedFormat'
  | 'otherFormat'
  | 'tooSmall'
  | 'tooManyPixels'

/** Callers answer 422 on the field. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal, options?: ErrorOptions) {
    super(`Image refused: ${reason}`, options)
    this.name = 'ImageRefused'
    this.reason = reason
  }
}
