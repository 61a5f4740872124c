import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The temporary files of one request; nothing is made on disk until the first one arrives. */
export type UploadFolder = {
  path(): Promise<string>
  /** Removes it with everything in it. Does nothing when there never was a file. */
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
      if (made !== undefined) await rm(await made, { recursive: true, force: true })
    },
  }
}

/** Removes what a killed process left behind; folders of a day ago belong to no running request. */
export async function removeLeftUploads(dataDir: string, now: Date): Promise<void> {
  const parent = join(dataDir, FOLDER)
  for (const name of await readdir(parent).catch(() => [])) {
    const path = join(parent, name)
    const facts = await stat(path).catch(() => null)
    if (facts && now.getTime() - facts.mtimeMs > DAY_MS) await rm(path, { recursive: true })
  }
}

const FOLDER = 'uploads-in-hand'
const DAY_MS = 24 * 60 * 60 * 1000
