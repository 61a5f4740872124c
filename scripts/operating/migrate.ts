// Migrates the database of DATA_DIR or DATABASE_URL.
import { loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { createLogger } from '@/server/log.ts'
import { refuseArguments } from './usage.ts'

refuseArguments(`npm run migrate

  Migrates the database of DATA_DIR or DATABASE_URL to this version. See docs/operating.md.`)

const log = createLogger({ write: (line) => console.log(JSON.parse(line).msg) })

try {
  const { pool, close } = await connectCommand(loadConfig(process.env), log)
  try {
    const applied = await migrate(pool, log)
    if (applied.length === 0) console.log('The database is up to date')
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
