/**
 * The provider on an empty database of its own whose operator wants every way in by Firebase, as the
 * environment has it.
 */
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { createLogger } from '@/server/log.ts'

const settings = {
  number_with_otp_login: true,
  social_login: true,
  otp_service_provider: 'firebase',
}

const log = createLogger()
const { db, pool, close } = await connectDatabase(loadConfig(process.env), log)
await migrate(pool, log)
const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
await db.insertInto('setting').values(rows).execute()
await close()
await import('@/server/main.ts')
