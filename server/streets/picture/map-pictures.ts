import { createHash } from 'node:crypto'
import { type Bounds, overlaps, splitBounds } from '@hearth/streets/geometry/position'
import type { Streets } from '@hearth/streets/streets'
import { failure } from '@/server/contract/failure.ts'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import type { Logger } from '@/server/log.ts'
import { drawMap } from './draw-map.ts'
import { GROUND_MAX_ZOOM, groundTile } from './ground.ts'
import { type MapFeature, readFeatures, unpackTile } from './map-features.ts'
import { type PictureRequest, pictureKey } from './picture-request.ts'
import { type PictureView, pictureView } from './picture-view.ts'

/** WebP with the tag of its version. */
export type MapPicture = {
  tag: string
  /** Draws it unless it is kept. Throws Failure `unavailable` when too many are being drawn. */
  content: (beforeDrawing: () => Promise<void>) => Promise<Buffer>
}

export type MapPictures = { picture: (request: PictureRequest) => MapPicture }

type Sources = {
  streets: Pick<Streets, 'areas' | 'version' | 'tile'>
  images: Pick<ImageService, 'drawing'>
  log: Pick<Logger, 'warn'>
}

/** Part of the tag: increase it with every change of the drawing. */
const DRAWING = 1
const TAG_LENGTH = 24
const MAX_KEPT_BYTES = 24_000_000
/** Drawn or waiting at once; one takes about 0.1 s. */
const MAX_DRAWING = 24
const RETRY_SECONDS = 2

/** Draws maps from the tiles of the installed areas over the base map, and keeps the latest in memory. */
export function createMapPictures({ streets, images, log }: Sources): MapPictures {
  const kept = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let keptBytes = 0

  function keep(tag: string, picture: Buffer) {
    kept.set(tag, picture)
    keptBytes += picture.length
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= MAX_KEPT_BYTES) return
      kept.delete(oldest)
      keptBytes -= length
    }
  }

  async function draw(tag: string, request: PictureRequest): Promise<Buffer> {
    const view = pictureView(request)
    const [ground, known] = await Promise.all([
      readGround(view, request, log),
      readStreets(view, request, { streets, log }),
    ])
    const picture = await images.drawing(drawMap({ ground, streets: known }, view, request))
    keep(tag, picture)
    return picture
  }

  function begin(tag: string, request: PictureRequest): Promise<Buffer> {
    if (drawing.size >= MAX_DRAWING) throw tooMany()
    const begun = draw(tag, request).finally(() => drawing.delete(tag))
    drawing.set(tag, begun)
    return begun
  }

  return {
    picture: (request) => {
      const facts = `${DRAWING} ${streets.version()} ${pictureKey(request)}`
      const tag = createHash('sha256').update(facts).digest('hex').slice(0, TAG_LENGTH)
      return {
        tag,
        content: async (beforeDrawing) => {
          const held = kept.get(tag)
          if (held) {
            // The latest used go last.
            kept.delete(tag)
            kept.set(tag, held)
            return held
          }
          if (!drawing.has(tag)) await beforeDrawing()
          return await (drawing.get(tag) ?? begin(tag, request))
        },
      }
    },
  }
}

function tooMany() {
  const message = 'Too many maps are being drawn right now. Try again in a moment.'
  return failure('unavailable', message, { retryAfterSeconds: RETRY_SECONDS })
}

/** A ground that cannot be read is left out: the streets still tell the way. */
async function readGround(
  view: PictureView,
  request: PictureRequest,
  log: Sources['log'],
): Promise<MapFeature[]> {
  const z = Math.min(GROUND_MAX_ZOOM, Math.floor(view.zoom))
  const features: MapFeature[] = []
  for (const tile of view.tilesAt(z)) {
    try {
      const bytes = await groundTile(tile.z, tile.x, tile.y)
      if (bytes) features.push(...readFeatures(bytes, tile, request))
    } catch (error) {
      log.warn({ err: error, tile }, 'base map not drawn')
    }
  }
  return features
}

/** One tile after the other, so that other requests get their turn between them. */
async function readStreets(
  view: PictureView,
  request: PictureRequest,
  { streets, log }: Pick<Sources, 'streets' | 'log'>,
): Promise<MapFeature[]> {
  const areas = streets.areas().filter(({ bounds }) => isShared(bounds, view.bounds))
  if (areas.length === 0) return []
  const z = Math.min(Math.floor(view.zoom), ...areas.map(({ maxZoom }) => maxZoom))
  const features: MapFeature[] = []
  for (const tile of view.tilesAt(z)) {
    try {
      const packed = await streets.tile(tile.z, tile.x, tile.y)
      if (packed) features.push(...readFeatures(await unpackTile(packed), tile, request))
    } catch (error) {
      log.warn({ err: error, tile }, 'street tile not drawn')
    }
  }
  return features
}

function isShared(one: Bounds, other: Bounds): boolean {
  return overlaps(splitBounds(one), splitBounds(other)).length > 0
}
