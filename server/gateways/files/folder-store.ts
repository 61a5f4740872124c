import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import { assertFileKey } from './file-key.ts'
import type { FileContent, FileSource, FileStore, Visibility } from './file-store.ts'

/**
 * `incoming/` holds partial writes. A file is synced to disk, then appears under its key
 * atomically.
 */
export function createFolderStore(root: string): FileStore {
  const drivers = {
    public: new FSDriver({ location: join(root, 'public'), visibility: 'public' }),
    private: new FSDriver({ location: join(root, 'private'), visibility: 'private' }),
  }
  const incoming = new FSDriver({ location: join(root, 'incoming'), visibility: 'private' })

  return {
    async put(key, source, { visibility }) {
      assertFileKey(key)
      const draft = randomUUID()
      try {
        await incoming.putStream(draft, asStream(source))
        await moveIntoPlace(join(root, 'incoming', draft), join(root, visibility, key))
      } catch (error) {
        await incoming.delete(draft)
        throw error
      }
    },
    async read(key, visibility = 'public') {
      assertFileKey(key)
      return await readFile(drivers, key, visibility)
    },
    async exists(key, visibility = 'public') {
      assertFileKey(key)
      return await drivers[visibility].exists(key)
    },
    async remove(key, visibility = 'public') {
      assertFileKey(key)
      await drivers[visibility].delete(key)
    },
    async list(folder, visibility = 'public') {
      assertFileKey(folder)
      const { objects } = await drivers[visibility].listAll(folder, { recursive: true })
      return [...objects].flatMap((entry) => (entry.isFile ? [entry.key] : []))
    },
    forgetUnfinished: (before) => clearUntouched(join(root, 'incoming'), before),
  }
}

async function readFile(
  drivers: Record<Visibility, FSDriver>,
  key: string,
  visibility: Visibility,
): Promise<FileContent | null> {
  const driver = drivers[visibility]
  try {
    if (!(await driver.exists(key))) return null
    const stream = await driver.getStream(key)
    // Once the stream is open, the content stays readable even if the file is removed.
    await once(stream, 'open')
    const facts = await driver.getMetaData(key)
    const mime = facts.contentType ?? 'application/octet-stream'
    return { stream, bytes: facts.contentLength, mime }
  } catch (error) {
    if (await driver.exists(key)) throw error
    return null
  }
}

function asStream(source: FileSource): Readable {
  if (typeof source === 'string') return createReadStream(source)
  return source instanceof Readable ? source : Readable.from([source])
}

async function clearUntouched(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts && facts.mtimeMs < before.getTime()) await rm(path, { force: true })
  }
}

/** Without the sync, a power cut could leave an empty file under a known key. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  const file = await open(from, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
}
