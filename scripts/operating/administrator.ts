// Creates an administrator: see docs/administration.md.
import { runAdministrator } from '@/server/modules/admin/command.ts'

try {
  process.exitCode = await runAdministrator(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
