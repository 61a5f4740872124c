import type { Counts, Elements } from '../osm/elements.ts'

/** Writes the street graph for walking, cycling and driving. */
export async function writeGraph(elements: Elements, file: string, counts: Counts): Promise<void> {
  throw new Error(`not built: ${file} ${elements.wayCount} ${typeof counts}`)
}
