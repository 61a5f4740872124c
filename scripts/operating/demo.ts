// Seeds an empty database (DATA_DIR or DATABASE_URL) with the demo region.

import { isEmptyHouse, seedDemoRegion } from '@/demo/seed/seed.ts'
import { buildDemoAreas } from '@/demo/streets/demo-areas.ts'
import { loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { openFileStore } from '@/server/gateways/files/open-file-store.ts'
import { createSharpImages } from '@/server/gateways/images/sharp-images.ts'
import { createLogger } from '@/server/log.ts'
import { refuseArguments } from './usage.ts'

refuseArguments(`npm run demo

  Fills an empty database (DATA_DIR or DATABASE_URL) with the demo region. See docs/operating.md.`)

const say = (line: string) => console.log(line)
const log = createLogger({ write: (line) => say(JSON.parse(line).msg) })

try {
  const config = loadConfig(process.env)
  const { db, pool, close } = await connectCommand(config, log)
  try {
    await migrate(pool, log)
    await writeLanguages(db)
    if (!(await isEmptyHouse(db)))
      throw new Error('The database is not empty. Only an empty one can be filled.')
    const files = openFileStore(config)
    const images = createSharpImages(files, log)
    await seedDemoRegion({ db, files, images, secret: config.secretKey, now: new Date(), say })
    await buildDemoAreas(config.dataDir, say)
  } finally {
    await close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
