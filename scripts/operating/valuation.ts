// `npm run valuation`: see docs/valuation.md.
import { runValuation } from '@/server/modules/valuation/command/valuation-command.ts'

try {
  process.exitCode = await runValuation(process.argv.slice(2), {
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
