import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

type FileFacts = { size: number; mtimeMs: number }

/**
 * Syncs folder `to` with `from`: copies files that are missing, differ in size or changed after
 * `since` (milliseconds), and deletes the rest. Keeps empty folders, which the engine needs.
 */
export async function copyChanged(from: string, to: string, since: number): Promise<void> {
  const here = await filesBelow(from)
  const there = await filesBelow(to)
  for (const folder of here.folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 })
  for (const path of there.files.keys())
    if (!here.files.has(path)) await rm(join(to, path), { force: true })
  for (const [path, facts] of here.files) {
    const known = there.files.get(path)
    if (known && known.size === facts.size && facts.mtimeMs < since) continue
    await copyOne(join(from, path), join(to, path))
  }
}

type Tree = { folders: string[]; files: Map<string, FileFacts> }

async function filesBelow(folder: string): Promise<Tree> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found: Tree = { folders: [], files: new Map() }
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = join(below, entry.name)
      if (entry.isDirectory()) {
        found.folders.push(path)
        await walk(path)
      } else if (entry.isFile()) {
        const { size, mtimeMs } = await stat(join(folder, path)).catch(() => GONE)
        if (size >= 0) found.files.set(path, { size, mtimeMs })
      }
    }
  }
  await walk('')
  return found
}

const GONE = { size: -1, mtimeMs: 0 }

/** A file removed meanwhile is no error: the second pass handles it. */
async function copyOne(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
