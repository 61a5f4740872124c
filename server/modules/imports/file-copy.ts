import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FileFault } from '@/server/db/import/csv-rows.ts'
import type { Deps } from '@/server/deps.ts'
import {
  convertSpreadsheet,
  isSpreadsheet,
} from '@/server/gateways/spreadsheets/convert-spreadsheet.ts'

type FileDeps = Pick<Deps, 'config' | 'files'>
type StoredFile = { id: number; file_key: string | null; file_bytes: number }

/** A CSV file, or the one that was made of a sheet. */
export type LocalCopy = { path: string; sheet: string | null }

const HOUR_MS = 3_600_000

const toFolder = ({ config }: Pick<Deps, 'config'>) => join(config.dataDir, 'imports')

/** Copies that this process is making, by path. */
const underway = new Map<string, Promise<LocalCopy | undefined>>()

/**
 * Local copy of a run's file, for the streams of the engine. Undefined if the file is no longer
 * stored. Raises FileFault for a spreadsheet that cannot be read.
 */
export async function openCopy(deps: FileDeps, run: StoredFile): Promise<LocalCopy | undefined> {
  const path = join(toFolder(deps), `run-${run.id}.csv`)
  const known = await findCopy(path, run)
  if (known) return known
  const copy = underway.get(path) ?? makeCopy(deps, run, path).finally(() => underway.delete(path))
  underway.set(path, copy)
  return await copy
}

const toSheetPath = (path: string) => `${path}.sheet`

async function findCopy(path: string, run: StoredFile): Promise<LocalCopy | undefined> {
  const facts = await stat(path).catch(() => null)
  if (!facts) return undefined
  const sheet = await readFile(toSheetPath(path), 'utf8').catch(() => null)
  return sheet !== null || facts.size === run.file_bytes ? { path, sheet } : undefined
}

async function makeCopy(
  deps: FileDeps,
  run: StoredFile,
  path: string,
): Promise<LocalCopy | undefined> {
  const content = run.file_key === null ? null : await deps.files.read(run.file_key, 'private')
  if (!content) return undefined
  await mkdir(toFolder(deps), { recursive: true, mode: 0o700 })
  const part = `${path}.${crypto.randomUUID()}.part`
  const converted = `${part}.csv`
  try {
    await pipeline(content.stream, createWriteStream(part, { mode: 0o600 }))
    if (!(await isSpreadsheet(part))) {
      await rename(part, path)
      return { path, sheet: null }
    }
    const answer = await convertSpreadsheet({ source: part, target: converted })
    if ('fault' in answer) throw new FileFault(part, answer.fault, undefined)
    await rename(converted, path)
    await writeFile(toSheetPath(path), answer.sheet, { mode: 0o600 })
    return { path, sheet: answer.sheet }
  } finally {
    await rm(part, { force: true })
    await rm(converted, { force: true })
  }
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
