// `npm run restore`: see docs/backup.md.
import { runRestore } from '@/server/db/backup/command.ts'

try {
  process.exitCode = await runRestore(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
