import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from '@/generated/database.ts'
import { createServer } from '@/server/app.ts'
import { loadConfig } from '@/server/config.ts'
import { listen } from '@/server/listen.ts'
import { createLogger } from '@/server/log.ts'
import { startProvider } from '@/server/start-provider.ts'

export type Statement = { text: string; values: unknown[] }

export type BenchProvider = {
  /** Without trailing slash. */
  url: string
  pool: pg.Pool
  /** Calls must not overlap. */
  record(work: () => Promise<unknown>): Promise<Statement[]>
  close(): Promise<void>
}

/** As in `npm start`, with statements recorded. */
export async function openProvider(place: {
  dataDir: string
  databaseUrl?: string
  demoRegion?: boolean
}): Promise<BenchProvider> {
  const config = loadConfig({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    ...(place.demoRegion === false && { DEMO_REGION: '0' }),
  })
  const log = createLogger({ write: () => {} })
  const provider = await startProvider(config, log, () => process.exit(1))
  let recorded: Statement[] | undefined
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: provider.pool }),
    log: ({ query }) => {
      recorded?.push({ text: query.sql, values: [...query.parameters] })
    },
  })
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    app: createServer({ ...provider.deps, db }),
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    pool: provider.pool,
    async record(work) {
      const statements: Statement[] = []
      recorded = statements
      await work().finally(() => {
        recorded = undefined
      })
      return statements
    },
    async close() {
      await server.stop(1000)
      await provider.close()
    },
  }
}
