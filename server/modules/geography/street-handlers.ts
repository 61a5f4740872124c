import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Handlers } from '@/server/http/handler.ts'
import { heldReply, isHeld } from '@/server/modules/files/file-wire.ts'
import { findStreetAddresses, readNear, readTravel, streetAddressAt } from './street-places.ts'

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

  async getTravelArea({ query }, { deps: { streets } }) {
    const { common, reaches } = await streets.reach(readTravel(query.travel))
    const data = reaches.map(({ limit, area, isCut }) => {
      const { mode, minutes, latitude, longitude } = limit
      return { mode, minutes, latitude, longitude, area, is_cut: isCut }
    })
    const message = common ? 'Areas found.' : 'No place can be reached in all of these times.'
    return { error: false, message, common, data }
  },

  async getNearbyPlaces({ query }, { deps: { streets }, language }) {
    const { limit, ...position } = query
    const { hasStreets, groups } = await streets.nearby(position, limit, language)
    const message = hasStreets ? 'Places found.' : 'There are no streets around this position.'
    return { error: false, message, has_streets: hasStreets, data: groups }
  },

  async findAddresses({ query }, context) {
    const { query: text, limit, near, city = '' } = query
    const found = await findStreetAddresses(context, { text, limit, city, near: readNear(near) })
    const data = found.map(({ houseNumber, postalCode, bounds, area, ...names }) => ({
      ...names,
      area: area || null,
      house_number: houseNumber,
      postal_code: postalCode,
      bounds: [bounds.south, bounds.west, bounds.north, bounds.east],
    }))
    const message = data.length > 0 ? 'Addresses found.' : 'No addresses found.'
    return { error: false, message, data }
  },

  async getAddressAt({ query }, context) {
    const address = await streetAddressAt(context, query)
    if (!address) return { error: false, message: 'No street is known there.', data: null }
    const { houseNumber: house_number, postalCode: postal_code, ...names } = address
    return {
      error: false,
      message: 'Address found.',
      data: { ...names, house_number, postal_code },
    }
  },
} satisfies Partial<Handlers>
