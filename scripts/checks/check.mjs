/** `npm run check`: all checks, or named ones: `npm run check -- types imports`. */

import { createReport } from '../report.mjs'
import { runStages } from '../testing/stages.mjs'
import { CHECK_NAMES, checkStages } from './checks.mjs'

const names = process.argv.slice(2)
const unknown = names.filter((name) => !CHECK_NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${CHECK_NAMES.join(', ')}`)
  process.exit(64)
}
const wanted = names.length > 0 ? names : CHECK_NAMES
const { passed, failed } = await runStages(checkStages(process.env, wanted), createReport(), 2)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
