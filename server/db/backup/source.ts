import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { connectDatabase, type DatabaseConfig } from '@/server/db/connect.ts'
import { copyChanged } from '@/server/db/embedded/copy-changed.ts'
import { hasOwner } from '@/server/db/embedded/folder-lock.ts'
import { localPool } from '@/server/db/embedded/local-client.ts'
import { CLUSTER_FOLDER } from '@/server/db/embedded/replace-cluster.ts'
import { type DatabaseLog, surviveLostConnections } from '@/server/db/settings.ts'
import type { Visibility } from '@/server/gateways/files/file-store.ts'

export type StoredFile = { key: string; visibility: Visibility }

export type BackupSource = {
  listFiles(): Promise<StoredFile[]>
  /**
   * Takes a consistent snapshot and returns a transaction that sees it. `copyFiles` runs while file
   * rows cannot be deleted, so it must be quick.
   */
  freeze(copyFiles: (listed: StoredFile[]) => Promise<void>): Promise<pg.PoolClient>
  /** Milliseconds for which `freeze` blocked others. */
  waitedMillis(): number
  close(): Promise<void>
}

/**
 * An embedded database in use is copied, because transactions on it must be short. Throws the
 * errors of `connectDatabase`.
 */
export async function openSource(config: DatabaseConfig, log: DatabaseLog): Promise<BackupSource> {
  const { dataDir, databaseUrl } = config
  if (!databaseUrl && existsSync(dataDir) && (await hasOwner(dataDir))) {
    await removeLeftCopies(dataDir)
    return servedSource(dataDir, log)
  }
  const { pool, kind, close } = await connectDatabase({ ...config, isAlone: true }, log)
  return poolSource(pool, { locks: kind === 'postgres', close })
}

async function listFiles(source: pg.Pool | pg.ClientBase): Promise<StoredFile[]> {
  const { rows } = await source.query<StoredFile>(
    'select key, visibility from stored_file order by key',
  )
  return rows
}

/** Read-only, without timeouts. */
async function openSnapshot(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  return client
}

type PoolOptions = {
  /** Other clients are connected, so the file rows are locked during the snapshot. */
  locks: boolean
  close(): Promise<void>
}

function poolSource(pool: pg.Pool, { locks, close }: PoolOptions): BackupSource {
  let waited = 0
  return {
    listFiles: () => listFiles(pool),
    async freeze(copyFiles) {
      if (!locks) {
        const client = await openSnapshot(pool)
        await copyFiles(await listFiles(client))
        return client
      }
      const locking = await pool.connect()
      try {
        await locking.query('begin')
        await locking.query('lock table stored_file in share mode')
        const began = performance.now()
        // The snapshot is taken by the first statement that reads.
        const client = await openSnapshot(pool)
        await copyFiles(await listFiles(client))
        await locking.query('commit')
        waited = performance.now() - began
        return client
      } finally {
        await locking.query('rollback').catch(() => {})
        locking.release()
      }
    },
    waitedMillis: () => Math.round(waited),
    close,
  }
}

const COPY_PREFIX = 'backup-'

/** On an overloaded machine, a turn may expire. */
const TURN_ATTEMPTS = 3

/** File timestamps are coarse: recently written files are copied again. */
const CLOCK_STEP_MILLIS = 2_000

/** The turn on the engine acts as the lock: nobody else writes while a transaction holds it. */
async function servedSource(dataDir: string, log: DatabaseLog): Promise<BackupSource> {
  const serving = localPool(dataDir)
  surviveLostConnections(serving, log)
  const copy = await mkdtemp(join(dataDir, COPY_PREFIX))
  const from = join(dataDir, CLUSTER_FOLDER)
  const to = join(copy, CLUSTER_FOLDER)
  let waited = 0
  let closeCopy = async () => {}
  return {
    listFiles: () => listFiles(serving),
    async freeze(copyFiles) {
      let since = Date.now() - CLOCK_STEP_MILLIS
      await copyChanged(from, to, since)
      const copyLast = async () => {
        const turn = await serving.connect()
        try {
          await turn.query('begin')
          const began = performance.now()
          await copyChanged(from, to, since)
          await copyFiles(await listFiles(turn))
          // Fails if the turn was lost meanwhile; then the copy is inconsistent.
          await turn.query('commit')
          waited = performance.now() - began
        } finally {
          turn.release()
        }
      }
      for (let attempt = 1; ; attempt += 1) {
        // Without a turn, so that little is left to copy with it.
        const began = Date.now() - CLOCK_STEP_MILLIS
        await copyChanged(from, to, since)
        since = began
        const isDone = await copyLast().then(
          () => true,
          (error: unknown) => {
            if (attempt === TURN_ATTEMPTS) throw error
            return false
          },
        )
        if (isDone) break
      }
      const { pool, close } = await connectDatabase({ dataDir: copy, isAlone: true }, log)
      closeCopy = close
      return openSnapshot(pool)
    },
    waitedMillis: () => Math.round(waited),
    async close() {
      await closeCopy()
      await serving.end()
      await rm(copy, { recursive: true, force: true })
    },
  }
}

/** Left by killed backups. */
async function removeLeftCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const copy = join(dataDir, name)
    if (!name.startsWith(COPY_PREFIX) || (await hasOwner(copy))) continue
    await rm(copy, { recursive: true, force: true })
  }
}
