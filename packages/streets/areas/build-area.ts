import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { writeGraph } from '../graph/write-graph.ts'
import type { Elements } from '../osm/elements.ts'
import { collectPlaces } from '../places/collect.ts'
import { writePlaces } from '../places/write-places.ts'
import { writeTiles } from '../tiles/write-tiles.ts'
import { AREA_FORMAT, type AreaFile, areaFiles } from './area-file.ts'
import { openCounts } from './counts.ts'

export type AreaPlan = {
  name: string
  elements: Elements
  attribution: string
  isInvented: boolean
  edition?: number
}

/** Folder of the areas, inside DATA_DIR. */
export function streetsFolder(dataDir: string): string {
  return join(dataDir, 'streets')
}

/**
 * Builds an area into `<streets>/<name>`. It is made beside and put in place when it is whole, so
 * that an area of that name stays until then. The elements are freed.
 * @throws NoStreets
 */
export async function buildArea(
  streets: string,
  { name, elements, attribution, isInvented, edition }: AreaPlan,
  onStep: (step: 'tiles' | 'graph' | 'places') => void = () => {},
): Promise<AreaFile> {
  return await inPlaceWhenWhole(streets, name, async (folder) => {
    const counts = openCounts()
    onStep('tiles')
    const tiles = await writeTiles(elements, join(folder, areaFiles.tiles), counts, attribution)
    onStep('graph')
    await writeGraph(elements, join(folder, areaFiles.graph), counts)
    onStep('places')
    const collected = collectPlaces(elements, counts)
    // Of a state's extract, half a gigabyte that the next step needs.
    elements.free()
    await writePlaces(collected, join(folder, areaFiles.places), counts)
    const about: AreaFile = {
      format: AREA_FORMAT,
      name,
      bounds: tiles.bounds,
      maxZoom: tiles.maxZoom,
      attribution,
      isInvented,
      ...(edition === undefined ? {} : { edition }),
      hasTravel: true,
      version: await hashFolder(folder),
      written: counts.written,
      skipped: counts.skipped,
    }
    return about
  })
}

/** Runs `make` in a new folder beside, adds area.json, and exchanges it for the old area. */
export async function inPlaceWhenWhole(
  streets: string,
  name: string,
  make: (folder: string) => Promise<AreaFile>,
): Promise<AreaFile> {
  await mkdir(streets, { recursive: true })
  await removeLeftovers(streets)
  const folder = await mkdtemp(join(streets, `${UNFINISHED}${name}-`))
  try {
    const about = await make(folder)
    await writeFile(join(folder, areaFiles.about), `${JSON.stringify(about, null, 2)}\n`)
    await exchange(folder, join(streets, name))
    return about
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** Removes an installed area. Returns whether there was one. */
export async function removeArea(streets: string, name: string): Promise<boolean> {
  const folder = join(streets, name)
  const going = join(streets, `${UNFINISHED}${name}-removed-${process.pid}`)
  try {
    await rename(folder, going)
  } catch {
    return false
  }
  await rm(going, { recursive: true, force: true })
  return true
}

/** Folders that begin with a dot are no areas. */
const UNFINISHED = '.'
const LEFTOVER_AGE_MS = 60 * 60 * 1000

/** Folders of builds that were killed; those of builds that still run are younger. */
async function removeLeftovers(streets: string): Promise<void> {
  for (const entry of await readdir(streets)) {
    if (!entry.startsWith(UNFINISHED)) continue
    const folder = join(streets, entry)
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > LEFTOVER_AGE_MS) await rm(folder, { recursive: true, force: true })
  }
}

/** A folder cannot be renamed onto a full one, so the old one steps aside first. */
async function exchange(folder: string, target: string): Promise<void> {
  const aside = `${folder}-old`
  const hadOld = await rename(target, aside).then(
    () => true,
    () => false,
  )
  try {
    await rename(folder, target)
  } catch (error) {
    if (hadOld) await rename(aside, target)
    throw error
  }
  if (hadOld) await rm(aside, { recursive: true, force: true })
}

/** Twelve characters of a hash of the content. */
export async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const entry of (await readdir(folder)).toSorted()) {
    hash.update(entry)
    await pipeline(createReadStream(join(folder, entry)), hash, { end: false })
  }
  return hash.digest('hex').slice(0, 12)
}
