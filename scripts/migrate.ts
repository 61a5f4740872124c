import { loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'

const config = loadConfig(process.env)
const log = silentLogger()
const { pool, close } = await connectCommand(config, log)
try {
  const applied = await migrate(pool, log)
  for (const name of applied) console.log(`applied ${name}`)
  console.log(applied.length === 0 ? 'The database is up to date.' : 'Done.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await close()
}
