import type { Visibility } from '@/server/gateways/files/file-store.ts'
import type { ShareCard } from './share-card.ts'

export type ImageFormat = 'avif' | 'webp' | 'jpeg'

/** The widths a page may ask for, in pixels; the contract lists the same. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 768, 960, 1280, 1920] as const
export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Facts of a stored image: the columns of `stored_file` that are known once it is ingested. */
export type StoredImage = {
  key: string
  visibility: Visibility
  name: string
  mime: string
  bytes: number
  width: number
  height: number
  /** Blurhash of 4 x 3 components, the placeholder until the picture has loaded. */
  hash: string
  /** SHA-256 of the stored bytes, hexadecimal. */
  sha256: string
  /** Difference hash: 64 digits, 0 or 1. Pictures of one view differ in few of them. */
  likeness: string
}

export type ImageVariant = { content: Buffer; mime: string }

export type ImageIngest = {
  name: string
  visibility: Visibility
  ownerId: number | null
  /** On each side, in pixels, as people see the picture. */
  leastSide?: number
  /** Those that are taken; absent, every format that can be read. */
  formats?: readonly PictureFormat[]
  /** Told what will be kept before its first byte is, so that nothing lies in the store unknown. */
  announce?: (image: StoredImage) => Promise<void>
}

/** What the first bytes tell. */
export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** Pictures in and out of the file store; all pixel work happens outside the event loop. */
export type ImageService = {
  /** Size and format as people see the picture (orientation applied). Raises ImageRefused. */
  inspect(
    source: Buffer | string,
  ): Promise<{ width: number; height: number; format: PictureFormat }>
  /**
   * Decodes a picture (bytes, or the absolute path of a file) and stores it anew: upright, without
   * any metadata, at most 2560 pixels on a side. A picture without owner gets a key by its content
   * (the same one each time), an owned one a key of its own. Raises ImageRefused. Never call it
   * inside a transaction; record the result with `recordFile` of the files module.
   */
  ingest(source: Buffer | string, options: ImageIngest): Promise<StoredImage>
  /**
   * A public picture at one of the widths, never enlarged, made once and kept in the store.
   * Null when there is no such picture.
   */
  variant(key: string, width: ImageWidth, format: ImageFormat): Promise<ImageVariant | null>
  /** Draws the picture that a shared link shows: a JPEG, not kept. */
  shareCard(card: ShareCard): Promise<Buffer>
  /** Removes a picture and everything made from it. */
  remove(key: string, visibility?: Visibility): Promise<void>
}

export type ImageRefusal =
  | 'unreadable'
  /** No picture at all, or one that this house has no decoder for. */
  | 'unsupportedFormat'
  /** A picture, but none of the formats that were asked for. */
  | 'otherFormat'
  | 'tooSmall'
  | 'tooManyPixels'

/** The source is not a picture that this house accepts; callers answer 422 on its field. */
export class ImageRefused extends Error {
  readonly reason: ImageRefusal

  constructor(reason: ImageRefusal, options?: ErrorOptions) {
    super(`Image refused: ${reason}`, options)
    this.name = 'ImageRefused'
    this.reason = reason
  }
}
