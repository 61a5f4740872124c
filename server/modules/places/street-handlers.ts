import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Handlers } from '@/server/http/handler.ts'
import { heldReply, isHeld } from '@/server/modules/files/file-wire.ts'

const unzipped = promisify(gunzip)

/** A tile of one version never changes; the version is in the address. */
const FOREVER = 'public, max-age=31536000, immutable'

export const streetHandlers = {
  getStreetAreas(_request, { deps: { streets } }) {
    const data = streets.areas().map((area) => {
      const { south, west, north, east } = area.bounds
      return {
        name: area.name,
        bounds: [south, west, north, east],
        max_zoom: area.maxZoom,
        attribution: area.attribution,
        is_invented: area.isInvented,
        has_travel: area.hasTravel,
      }
    })
    const message = data.length > 0 ? 'Areas found.' : 'There are no streets yet.'
    return Promise.resolve({ error: false as const, message, tiles: streets.version(), data })
  },

  async getStreetTile({ path: { version, z, x, y } }, { deps: { streets }, header }) {
    const etag = `"${streets.version()}-${z}-${x}-${y}"`
    if (isHeld(header('if-none-match'), etag)) return heldReply(etag)
    const cache = version === streets.version() ? FOREVER : 'no-cache'
    const isOnMap = x < 2 ** z && y < 2 ** z
    const tile = isOnMap ? await streets.tile(z, x, y) : null
    if (!tile) return new Response(null, { status: 204, headers: { 'cache-control': cache, etag } })
    const isZipped = header('accept-encoding')?.includes('gzip') ?? false
    const bytes = isZipped ? tile : await unzipped(tile)
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'application/vnd.mapbox-vector-tile',
        ...(isZipped ? { 'content-encoding': 'gzip' } : {}),
        'content-length': String(bytes.length),
        'cache-control': cache,
        vary: 'accept-encoding',
        etag,
      },
    })
  },
} satisfies Partial<Handlers>
