import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { syncEntry } from './sync-tree.ts'

/** Below DATA_DIR. */
export const CLUSTER_FOLDER = 'database'
const MARKER = 'replace-database.json'

const replacement = z.object({
  /** Folder below DATA_DIR that holds the complete new database. */
  fresh: z.string().regex(/^restore-[A-Za-z0-9]+$/),
  /** Name below DATA_DIR for the database that is replaced. */
  aside: z.string().regex(/^database\.[A-Za-z0-9-]+$/),
})
type Replacement = z.infer<typeof replacement>

/** From now on the next opening of the database, by whichever process, opens the new one. */
export function planReplacement(dataDir: string, planned: Replacement): void {
  const draft = join(dataDir, `${MARKER}.new`)
  const file = openSync(draft, 'w', 0o600)
  try {
    writeSync(file, JSON.stringify(replacement.parse(planned)))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, join(dataDir, MARKER))
  syncEntry(dataDir)
}

export function isReplacementPlanned(dataDir: string): boolean {
  return existsSync(join(dataDir, MARKER))
}

/**
 * Moves the new database into place if one is planned. Call it under the lock of the folder; a kill
 * at any point is continued by the next call. `step` is called before each change, for tests.
 */
export function finishReplacement(dataDir: string, step: () => void = () => {}): void {
  const marker = join(dataDir, MARKER)
  if (!existsSync(marker)) return
  const planned = replacement.parse(JSON.parse(readFileSync(marker, 'utf8')))
  const database = join(dataDir, CLUSTER_FOLDER)
  const fresh = join(dataDir, planned.fresh, CLUSTER_FOLDER)
  const aside = join(dataDir, planned.aside)
  if (existsSync(fresh)) {
    if (existsSync(database)) move(database, aside)
    move(fresh, database)
  } else if (!existsSync(database) && existsSync(aside)) {
    // Somebody removed the new one between two kills.
    move(aside, database)
  }
  step()
  rmSync(marker)
  syncEntry(dataDir)
  step()
  rmSync(join(dataDir, planned.fresh), { recursive: true, force: true })

  function move(from: string, to: string): void {
    step()
    renameSync(from, to)
    syncEntry(dataDir)
  }
}
