// `npm run basemap`: see docs/streets.md.
import { runBasemap } from '@/server/streets/command/basemap-command.ts'

try {
  process.exitCode = await runBasemap(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
