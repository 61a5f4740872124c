import type { Counts, Elements } from '../osm/elements.ts'

/** Writes names, house numbers and places near which people live, for search and for distances. */
export async function writePlaces(elements: Elements, file: string, counts: Counts): Promise<void> {
  throw new Error(`not built: ${file} ${elements.wayCount} ${typeof counts}`)
}
