import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Compression, type Header, PMTiles, TileType } from 'pmtiles'
import { z } from 'zod'
import { ArchiveFile } from './archive-file.ts'
import { AREA_FORMAT, type AreaFile, areaFiles } from './area-file.ts'
import { hashFolder, inPlaceWhenWhole } from './build-area.ts'

/** The file is no archive of a street map. The message is for the operator. */
export class UnreadableArchive extends Error {}

const metadataShape = z.object({
  attribution: z.string().max(2_000).catch(''),
  vector_layers: z.array(z.object({ id: z.string() })).catch([]),
})

export type ArchivePlan = {
  name: string
  file: string
  /** The text of HTML: archives write their attribution with links. */
  toText: (html: string) => string
}

const MAX_ATTRIBUTION = 200

/**
 * Installs a PMTiles archive of the Protomaps basemap schema as it is: a map without travel times
 * and addresses.
 * @throws UnreadableArchive
 */
export async function installArchive(
  streets: string,
  { name, file, toText }: ArchivePlan,
): Promise<AreaFile> {
  const { header, metadata } = await readArchive(file)
  return await inPlaceWhenWhole(streets, name, async (folder) => {
    await copyFile(file, join(folder, areaFiles.tiles))
    const { minLat: south, minLon: west, maxLat: north, maxLon: east } = header
    return {
      format: AREA_FORMAT,
      name,
      bounds: { south, west, north, east },
      maxZoom: header.maxZoom,
      attribution:
        toText(metadata.attribution).slice(0, MAX_ATTRIBUTION) || '© OpenStreetMap contributors',
      isInvented: false,
      hasTravel: false,
      version: await hashFolder(folder),
      written: { tiles: header.numAddressedTiles },
      skipped: {},
    }
  })
}

async function readArchive(file: string) {
  const source = new ArchiveFile(file)
  try {
    const archive = new PMTiles(source)
    const header: Header = await archive.getHeader()
    if (header.tileType !== TileType.Mvt) {
      throw new UnreadableArchive('The archive holds pictures, not vector tiles.')
    }
    if (![Compression.Gzip, Compression.None].includes(header.tileCompression)) {
      throw new UnreadableArchive('The tiles of the archive are compressed in an unknown way.')
    }
    const metadata = metadataShape.parse(await archive.getMetadata())
    const hasRoads = metadata.vector_layers.some(({ id }) => id === 'roads')
    if (!hasRoads) {
      throw new UnreadableArchive(
        'The archive has no layer "roads" of the Protomaps basemap schema.',
      )
    }
    return { header, metadata }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    throw new UnreadableArchive('The file is not a whole PMTiles archive, version 3.')
  } finally {
    await source.close()
  }
}
