import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Created on demand. */
export type UploadFolder = {
  path(): Promise<string>
  /** Idempotent. */
  remove(): Promise<void>
}

export function uploadFolder(dataDir: string): UploadFolder {
  let made: Promise<string> | undefined
  const make = async () => {
    const path = join(dataDir, FOLDER, randomUUID())
    await mkdir(path, { recursive: true, mode: 0o700 })
    return path
  }
  return {
    path: () => {
      made ??= make()
      return made
    },
    remove: async () => {
      const path = await made?.catch(() => undefined)
      if (path !== undefined) await rm(path, { recursive: true, force: true })
    },
  }
}

/**
 * Deletes the folders of killed processes; in a shared folder, only those older than the longest
 * request.
 */
export async function removeLeftUploads(
  dataDir: string,
  { now, isShared }: { now: Date; isShared: boolean },
): Promise<void> {
  const parent = join(dataDir, FOLDER)
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name)
    const facts = await stat(path).catch(() => null)
    const isLeft = !isShared || (facts && now.getTime() - facts.mtimeMs > HOUR_MS)
    if (isLeft) await rm(path, { recursive: true, force: true })
  }
}

const FOLDER = 'uploads-in-hand'
const HOUR_MS = 60 * 60 * 1000
