/**
 * A provider with what listing needs and no listings: the demo's categories, packages, people and verification form.
 * Only verified people list, and the free package takes a project, too. The demo's homes and pictures would take a
 * minute.
 */
import { sql } from 'kysely'
import type { Album } from '@/demo/seed/album.ts'
import { storeLicence } from '@/demo/seed/documents.ts'
import { DEMO_SETTINGS } from '@/demo/seed/packages-data.ts'
import { seedCatalog } from '@/demo/seed/seed-catalog.ts'
import { hashDemoPassword, seedPeople } from '@/demo/seed/seed-people.ts'
import { seedVerification } from '@/demo/seed/seed-verification.ts'
import { loadConfig } from '@/server/config.ts'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { createLogger } from '@/server/log.ts'

/** The right to list projects, by its number. */
const PROJECT_LIST = 3

const config = loadConfig(process.env)
const log = createLogger()
const { db, pool, close } = await connectDatabase(config, log)
await migrate(pool, log)
await writeLanguages(db)
const noPictures: Album = {
  of: () => [],
  next: () => null,
  nextOf: () => null,
  named: (name) => {
    throw new Error(`there is no picture ${name} here`)
  },
}
await seedCatalog(db, noPictures)
const agents = await seedPeople(db, noPictures, await hashDemoPassword())
await seedVerification(db, {
  agents,
  licence: await storeLicence(openFileStore(config)),
  now: new Date(),
})
const settings = { ...DEMO_SETTINGS, verification_required_for_user: true }
const rows = Object.entries(settings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
await db.insertInto('setting').values(rows).execute()
await sql`insert into package_feature (package_id, feature_id, limit_count)
  select id, ${PROJECT_LIST}, 1 from package where type = 'free' order by id limit 1
  on conflict do nothing`.execute(db)
await close()
await import('@/server/main.ts')
