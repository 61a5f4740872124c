// `npm run backup`: see docs/backup.md.
import { runBackup } from '@/server/db/backup/command.ts'

try {
  process.exitCode = await runBackup(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
