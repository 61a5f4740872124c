// Stands for a running api process: opens a data folder and says so. Usage: owner.ts <data folder>
import { writeSync } from 'node:fs'
import { connectDatabase } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'

const [dataDir = ''] = process.argv.slice(2)
const { close } = await connectDatabase({ dataDir }, silentLogger())
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
writeSync(1, 'open\n')
