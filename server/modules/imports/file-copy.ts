import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Deps } from '@/server/deps.ts'

type FileDeps = Pick<Deps, 'config' | 'files'>

const HOUR_MS = 3_600_000

const toFolder = ({ config }: Pick<Deps, 'config'>) => join(config.dataDir, 'imports')

/**
 * Path of a local copy of a run's file, for the streams of the engine. Undefined if the file is no
 * longer stored.
 */
export async function openCopy(
  deps: FileDeps,
  run: { id: number; file_key: string | null; file_bytes: number },
): Promise<string | undefined> {
  const folder = toFolder(deps)
  const path = join(folder, `run-${run.id}.csv`)
  const known = await stat(path).catch(() => null)
  if (known?.size === run.file_bytes) return path
  const content = run.file_key === null ? null : await deps.files.read(run.file_key, 'private')
  if (!content) return undefined
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = `${path}.${crypto.randomUUID()}.part`
  try {
    await pipeline(content.stream, createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
  return path
}

/** Deletes copies that nobody has written for an hour; they are made again if needed. */
export async function deleteCopies(deps: Pick<Deps, 'config'>, at: Date): Promise<void> {
  const folder = toFolder(deps)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const facts = await stat(path).catch(() => null)
    if (facts && facts.mtimeMs < at.getTime() - HOUR_MS) await rm(path, { force: true })
  }
}
