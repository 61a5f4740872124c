import { open } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { PMTiles } from 'pmtiles'

const WORLD_FILE = fileURLToPath(new URL('../../../public/basemap/world.pmtiles', import.meta.url))

/** Last zoom of the base map of the whole earth. */
export const GROUND_MAX_ZOOM = 6

/** Tile of the base map with water, borders and towns, unpacked; null where it has none. */
export async function groundTile(z: number, x: number, y: number): Promise<Uint8Array | null> {
  const tile = await world.getZxy(z, x, y)
  return tile ? new Uint8Array(tile.data) : null
}

const world = new PMTiles({
  getKey: () => WORLD_FILE,
  getBytes: async (offset, length) => {
    const file = await open(WORLD_FILE)
    try {
      const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
      return { data: buffer.buffer.slice(0, bytesRead) }
    } finally {
      await file.close()
    }
  },
})
