import type { Handlers } from '@/server/http/handler.ts'
import { heldReply, isHeld } from '@/server/modules/files/file-wire.ts'

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
    return new Response(new Uint8Array(tile), {
      headers: {
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'content-length': String(tile.length),
        'cache-control': cache,
        etag,
      },
    })
  },
} satisfies Partial<Handlers>
