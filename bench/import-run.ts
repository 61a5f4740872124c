// One import in a separate process, to measure its memory; prints the result as JSON.
import { readFileSync } from 'node:fs'
import { loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { importListings } from '@/server/db/import/import-listings.ts'
import { readMap } from '@/server/db/import/map.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'

const [file = '', map = ''] = process.argv.slice(2)
const config = loadConfig(process.env)
const { db, pool, kind, close } = await connectCommand(config, silentLogger())
await migrate(pool, silentLogger())
const result = await importListings({
  db,
  file,
  map: readMap(readFileSync(map, 'utf8')),
  secret: config.secretKey,
  batchSize: kind === 'embedded' ? 100 : 500,
})
await close()
const megabytes = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ ...result, megabytes }))
