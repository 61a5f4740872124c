import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Manifest } from '@/server/db/backup/archive.ts'
import { COUNTED_TABLES } from './run-store.ts'

export type BackupCause = 'person' | 'schedule' | 'restore' | 'upload' | 'other'

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,120}\.backup$/
const HOUR_MS = 3_600_000

/** A note beside the file, because a restore would replace a table. */
const note = z.object({
  cause: z.enum(['person', 'schedule', 'restore', 'upload', 'other']),
  /** A file of another size was replaced since. */
  bytes: z.number(),
  state: z.enum(['checked', 'damaged']),
  checkedAt: z.iso.datetime(),
  takenAt: z.iso.datetime().nullable(),
  version: z.string(),
  secret: z.string().nullable(),
  digest: z.string().nullable(),
  migrations: z.array(z.string()),
  rows: z.number().nullable(),
  files: z.number().nullable(),
  counts: z.record(z.string(), z.number()),
})
type BackupNote = z.infer<typeof note>

export type StoredBackup = {
  name: string
  bytes: number
  changedAt: Date
  /** Null while it is unchecked. */
  note: BackupNote | null
}

function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** For example `hearth-2026-11-30-031500.backup`, in UTC. */
export function makeBackupName(at: Date, suffix = ''): string {
  const [date = '', time = ''] = at.toISOString().split('T')
  return `hearth-${date}-${time.slice(0, 8).replaceAll(':', '')}${suffix && `-${suffix}`}.backup`
}

/** All backups of the folder, the newest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.filter(isBackupName).map((name) => findBackup(folder, name)),
  )
  return found
    .filter((backup) => backup !== undefined)
    .sort((a, b) => toTime(b) - toTime(a) || b.name.localeCompare(a.name))
}

export async function findBackup(folder: string, name: string): Promise<StoredBackup | undefined> {
  if (!isBackupName(name)) return undefined
  const facts = await stat(join(folder, name)).catch(() => null)
  if (!facts?.isFile()) return undefined
  const known = await readNote(folder, name)
  return {
    name,
    bytes: facts.size,
    changedAt: facts.mtime,
    note: known?.bytes === facts.size ? known : null,
  }
}

export async function deleteBackupFile(folder: string, name: string): Promise<void> {
  if (!isBackupName(name)) return
  await rm(join(folder, name), { force: true })
  await rm(toNotePath(folder, name), { force: true })
}

/** Notes the result of a check; without a manifest the file is damaged. */
export async function writeNote(
  folder: string,
  name: string,
  checked: { cause: BackupCause; manifest: Manifest | null; at: Date },
): Promise<void> {
  const { cause, manifest, at } = checked
  const { size } = await stat(join(folder, name))
  const rows = manifest?.tables.map((table) => [table.name, table.rows] as const) ?? []
  const counted: readonly string[] = COUNTED_TABLES
  const value: BackupNote = {
    cause,
    bytes: size,
    state: manifest ? 'checked' : 'damaged',
    checkedAt: at.toISOString(),
    takenAt: manifest ? new Date(manifest.takenAt).toISOString() : null,
    version: manifest?.version ?? '',
    secret: manifest?.secret ?? null,
    digest: manifest?.digest ?? null,
    migrations: manifest?.migrations.map(({ checksum }) => checksum) ?? [],
    rows: manifest ? rows.reduce((sum, [, count]) => sum + count, 0) : null,
    files: manifest?.files ?? null,
    counts: Object.fromEntries(rows.filter(([table]) => counted.includes(table))),
  }
  const draft = join(folder, `${name}.json.${randomUUID()}.partial`)
  await writeFile(draft, JSON.stringify(value), { mode: 0o600 })
  await rename(draft, toNotePath(folder, name))
}

/** Makes the folder if it is missing. Throws if it cannot be written. */
export async function measureFreeBytes(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** Deletes what killed processes left: drafts that nobody has written for an hour. */
export async function deleteDrafts(folder: string, at: Date): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.partial') && !name.startsWith('.work-')) continue
    const facts = await stat(join(folder, name)).catch(() => null)
    if (facts && facts.mtimeMs < at.getTime() - HOUR_MS)
      await rm(join(folder, name), { recursive: true, force: true })
  }
}

function toTime({ note: known, changedAt }: StoredBackup): number {
  return known?.takenAt ? Date.parse(known.takenAt) : changedAt.getTime()
}

function toNotePath(folder: string, name: string): string {
  return join(folder, `${name}.json`)
}

/** Null if there is none that can be read: then the backup is unchecked. */
async function readNote(folder: string, name: string): Promise<BackupNote | null> {
  try {
    return note.parse(JSON.parse(await readFile(toNotePath(folder, name), 'utf8')))
  } catch {
    return null
  }
}
