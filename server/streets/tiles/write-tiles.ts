import type { Counts, Elements } from '../osm/elements.ts'

export type TilesWritten = { tiles: number; maxZoom: number; bytes: number }

/** Writes the elements as vector tiles into a PMTiles archive. */
export async function writeTiles(
  elements: Elements,
  file: string,
  counts: Counts,
): Promise<TilesWritten> {
  throw new Error(`not built: ${file} ${elements.wayCount} ${typeof counts}`)
}
