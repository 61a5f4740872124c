/**
 * The provider of the demo region where only verified people list, and whose free package takes a
 * project, too.
 */
import { sql } from 'kysely'
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/seed/essentials.ts'
import { seedDemoRegion } from '@/server/db/seed/seed.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { createSharpImages } from '@/server/gateways/images/sharp-images.ts'
import { createLogger } from '@/server/log.ts'

/** The right to list projects, by its number. */
const PROJECT_LIST = 3

const config = loadConfig(process.env)
const log = createLogger()
const { db, pool, close } = await connectDatabase(config, log)
await migrate(pool, log)
await writeLanguages(db)
const files = openFileStore(config)
const images = createSharpImages(files, log)
const { secretKey: secret } = config
await seedDemoRegion({ db, files, images, secret, now: new Date(), say: () => {} })
const value = JSON.stringify(true)
await db
  .insertInto('setting')
  .values({ key: 'verification_required_for_user', value })
  .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
  .execute()
await sql`insert into package_feature (package_id, feature_id, limit_count)
  select id, ${PROJECT_LIST}, 1 from package where type = 'free' order by id limit 1
  on conflict do nothing`.execute(db)
await close()
await import('@/server/main.ts')
