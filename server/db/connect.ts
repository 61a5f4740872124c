import { existsSync } from 'node:fs'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from '@/generated/database.ts'
import type { EngineStopped } from './embedded/engine.ts'
import { FolderInUseError, hasOwner } from './embedded/folder-lock.ts'
import { localPool } from './embedded/local-client.ts'
import { type EmbeddedDatabase, openEmbedded } from './embedded/open-embedded.ts'
import { channelName, type Listen } from './notifications.ts'
import { openPostgres } from './postgres.ts'
import { type DatabaseLog, surviveLostConnections } from './settings.ts'

export type DatabaseConfig = {
  /** Absolute; created if missing. */
  dataDir: string
  databaseUrl?: string | undefined
  /**
   * The embedded database has failed (for example the disk); end the process, so that it recovers.
   */
  onFailure?: (failure: EngineStopped) => void
  /** Nobody else uses the embedded database, so that its transactions may be long. */
  isAlone?: boolean
}

export type DatabaseKind = 'embedded' | 'postgres'

export type CommandDatabase = {
  db: Kysely<DB>
  pool: pg.Pool
  kind: DatabaseKind
  close(): Promise<void>
}

export type Database = CommandDatabase & { listen: Listen }

/**
 * Opens the embedded database exclusively. Throws FolderInUseError, or an Error that says what to
 * do about the server.
 */
export async function connectDatabase(config: DatabaseConfig, log: DatabaseLog): Promise<Database> {
  if (config.databaseUrl) {
    const { pool, listener, close } = await openPostgres(config.databaseUrl, log)
    return {
      ...commandDatabase(pool, 'postgres', close),
      listen: (channel, heard) => listener.listen(channel, heard),
    }
  }
  const onFailure = (failure: EngineStopped) => {
    log.error({ err: failure }, failure.message)
    config.onFailure?.(failure)
  }
  return embeddedDatabase(await openEmbedded(config.dataDir, log, onFailure, config.isAlone))
}

export function embeddedDatabase({ pool, engine, close }: EmbeddedDatabase): Database {
  return {
    ...commandDatabase(pool, 'embedded', close),
    listen: async (channel, heard) => engine.listen(channelName(channel), heard),
  }
}

/**
 * If a running process holds the embedded folder, the command uses its socket; transactions must
 * then be short.
 */
export async function connectCommand(
  config: DatabaseConfig,
  log: DatabaseLog,
): Promise<CommandDatabase> {
  if (config.databaseUrl || !(await isHeld(config.dataDir))) {
    try {
      return await connectDatabase(config, log)
    } catch (error) {
      // Another process has opened the folder meanwhile.
      if (!(error instanceof FolderInUseError)) throw error
    }
  }
  const pool = localPool(config.dataDir)
  surviveLostConnections(pool, log)
  return commandDatabase(pool, 'embedded', () => pool.end())
}

async function isHeld(dataDir: string): Promise<boolean> {
  return existsSync(dataDir) && (await hasOwner(dataDir))
}

function commandDatabase(
  pool: pg.Pool,
  kind: DatabaseKind,
  close: () => Promise<void>,
): CommandDatabase {
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool, kind, close }
}
