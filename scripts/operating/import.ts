// `npm run import`: see docs/import.md.
import { runImport } from '@/server/db/import/command.ts'

const stop = new AbortController()
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())

try {
  process.exitCode = await runImport(process.argv.slice(2), {
    environment: process.env,
    say: (line) => console.log(line),
    signal: stop.signal,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
