import { mkdirSync, readdirSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'
import {
  type DatabaseLog,
  QUERY_SETTINGS,
  type QuerySetting,
  surviveLostConnections,
} from '../settings.ts'
import { ensureCluster } from './create-cluster.ts'
import { DurableFileSystem } from './durable-file-system.ts'
import { Engine, type EngineStopped } from './engine.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { dismissLocalClient, serveLocalClient } from './local-socket.ts'
import { startMaintenance } from './maintenance.ts'
import { embeddedPool } from './pool.ts'
import { CLUSTER_FOLDER, finishReplacement } from './replace-cluster.ts'

export type EmbeddedDatabase = {
  pool: pg.Pool
  engine: Engine
  close(): Promise<void>
}

class DatabaseDamagedError extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The database in ${folder} is damaged and cannot be opened. ` +
        'Restore a backup (npm run restore -- <file> --replace, see docs/backup.md), ' +
        'or move that folder away to begin with an empty database.',
      { cause },
    )
    this.name = 'DatabaseDamagedError'
  }
}

/**
 * Creates or recovers the embedded database, exclusively, serves local commands on the folder's
 * socket, and runs maintenance. Throws FolderInUseError.
 */
export async function openEmbedded(
  dataDir: string,
  log: DatabaseLog,
  onFailure: (failure: EngineStopped) => void,
  isAlone = false,
): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const clients = new Map<Socket, Promise<void>>()
  const opened = Promise.withResolvers<Engine>()
  opened.promise.catch(() => {})
  const lock = await lockFolder(dataDir, (socket) => {
    socket.on('error', () => {})
    const served = opened.promise
      .then((engine) => serveLocalClient(socket, engine, log))
      .catch(() => socket.destroy())
      .then(() => void clients.delete(socket))
    clients.set(socket, served)
  })
  try {
    finishReplacement(dataDir)
    const engine = await openEngine(join(dataDir, CLUSTER_FOLDER), log, onFailure)
    opened.resolve(engine)
    const pool = isAlone ? embeddedPool(engine, LONG_MILLIS) : embeddedPool(engine)
    surviveLostConnections(pool, log)
    return assemble({ engine, pool }, lock, clients, log)
  } catch (error) {
    opened.reject(error)
    await lock.release()
    throw error
  }
}

const POOL_END_MILLIS = 10_000
/** For a transaction that fills or reads a whole database. */
const LONG_MILLIS = 86_400_000
const LARGE_DATABASE_BYTES = 1024 ** 3

async function openEngine(
  folder: string,
  log: DatabaseLog,
  onFailure: (failure: EngineStopped) => void,
): Promise<Engine> {
  await ensureCluster(folder, log)
  const files = new DurableFileSystem(folder, (fault) => {
    log.error({ err: fault }, 'The disk refused to keep what the embedded database wrote')
  })
  const settings = [...QUERY_SETTINGS, ...engineSettings(join(folder, 'base'))]
  try {
    return await Engine.open({ files, settings, onFailure })
  } catch (error) {
    throw new DatabaseDamagedError(folder, error)
  }
}

/**
 * Measured: at 50,000 listings (200 MB), buffers above 128 MB only cost memory; at 500,000 (2 GB),
 * 512 MB made scans four times as fast. `max_wal_size` only limits the WAL kept for reuse:
 * maintenance makes the checkpoints.
 */
function engineSettings(tables: string): QuerySetting[] {
  const isLarge = bytesBelow(tables) > LARGE_DATABASE_BYTES
  return [
    ['shared_buffers', isLarge ? '512MB' : '128MB'],
    ['max_wal_size', '192MB'],
  ]
}

function bytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

function assemble(
  { engine, pool }: { engine: Engine; pool: pg.Pool },
  lock: FolderLock,
  clients: ReadonlyMap<Socket, Promise<void>>,
  log: DatabaseLog,
): EmbeddedDatabase {
  const maintenance = startMaintenance(engine, log)
  return {
    pool,
    engine,
    async close() {
      maintenance.stop()
      for (const socket of clients.keys()) dismissLocalClient(socket)
      await withinMillis(Promise.all([pool.end(), ...clients.values()]), POOL_END_MILLIS)
      await engine.close()
      await lock.release()
    },
  }
}

/** A caller that never returns its connection must not block closing the files. */
async function withinMillis(work: Promise<unknown>, millis: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, millis)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
