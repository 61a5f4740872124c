// Migrates an in-memory database and writes its table types to generated/database.ts, or to the
// given file.
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { generate, PostgresDialect as TypesDialect } from 'kysely-codegen'
import { Engine } from '@/server/db/embedded/engine.ts'
import { embeddedPool } from '@/server/db/embedded/pool.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'

const usual = new URL('../../generated/database.ts', import.meta.url)
const [outFile = fileURLToPath(usual)] = process.argv.slice(2)

const engine = await Engine.open({
  settings: [],
  onFailure: (failure) => {
    throw failure
  },
})
const pool = embeddedPool(engine)
await migrate(pool, silentLogger())
await generate({
  db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
  // Must match server/db/settings.ts.
  dialect: new TypesDialect({ dateParser: 'string', numericParser: 'number' }),
  typeMapping: { int8: 'number' },
  outFile,
})
await pool.end()
await engine.close()
