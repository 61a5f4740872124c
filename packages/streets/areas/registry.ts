import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StreetArea, StreetsLog } from '../streets.ts'
import { isAreaName, readAreaFile } from './area-file.ts'

export type AreaRegistry = {
  /** As last seen, at most some seconds ago. */
  areas: () => readonly StreetArea[]
  /** Version of all areas. */
  version: () => string
  /** Looks at once. */
  refresh: () => Promise<void>
  close: () => void
}

/** Maximum age of the list. */
const FRESH_MS = 3_000

/**
 * The areas in a folder; they come and go while the provider runs. It looks by itself: the first
 * visitor after a quiet hour must not get the list of an hour ago.
 */
export async function openAreaRegistry(
  folder: string,
  log: StreetsLog,
  freshMs = FRESH_MS,
): Promise<AreaRegistry> {
  let areas: readonly StreetArea[] = []
  let version = hashAreas(areas)
  let changedAt = 0
  let isLooking = false
  const reported = new Set<string>()

  const refresh = async () => {
    const found = await readAreas(folder, (name, error) => {
      if (reported.has(name)) return
      reported.add(name)
      log.warn(
        { err: error, area: name },
        'An area of the street map cannot be read and is left out',
      )
    })
    for (const { name } of found) reported.delete(name)
    const next = hashAreas(found)
    // The same list keeps its identity, which readers compare.
    if (next !== version) [areas, version] = [found, next]
  }

  /** Areas are renamed into the folder and out of it, which changes its time. */
  const look = async () => {
    const at = await changeTime(folder)
    if (at === changedAt) return
    await refresh()
    changedAt = at
  }

  await look()
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => log.warn({ err: error }, 'The street areas cannot be listed'))
      .finally(() => {
        isLooking = false
      })
  }, freshMs)
  timer.unref()
  return { areas: () => areas, version: () => version, refresh, close: () => clearInterval(timer) }
}

/** Milliseconds; 0 where the folder does not exist yet. */
async function changeTime(folder: string): Promise<number> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}

async function readAreas(
  folder: string,
  onBroken: (name: string, error: unknown) => void,
): Promise<StreetArea[]> {
  const found: StreetArea[] = []
  for (const name of (await namesIn(folder)).toSorted()) {
    const own = join(folder, name)
    try {
      const { bounds, maxZoom, attribution, isInvented, hasTravel, version } =
        await readAreaFile(own)
      found.push({
        name,
        folder: own,
        bounds,
        maxZoom,
        attribution,
        isInvented,
        hasTravel,
        version,
      })
    } catch (error) {
      onBroken(name, error)
    }
  }
  return found
}

/** No areas where the folder does not exist yet. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.filter((it) => it.isDirectory() && isAreaName(it.name)).map(({ name }) => name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

/** Raised when tiles of several areas are put together in another way: browsers keep them. */
const MERGING = 2

/** Letters and digits only: part of the tiles' addresses. */
function hashAreas(areas: readonly StreetArea[]): string {
  const hash = createHash('sha256').update(`${MERGING}\n`)
  for (const { name, version } of areas) hash.update(`${name} ${version}\n`)
  return hash.digest('hex').slice(0, 12)
}
