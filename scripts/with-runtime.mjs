/**
 * Runs a command with the project's Node and tools first in PATH, and installs packages first if
 * some are missing: `node scripts/with-runtime.mjs vitest run`. `--operating` before the command
 * leaves out what only development needs.
 */
import { spawn } from 'node:child_process'
import { ensureInstalled } from './install.mjs'
import { createReport } from './report.mjs'
import { whenAskedToEnd } from './running/processes.mjs'
import { ensureRuntime, ROOT } from './runtime.mjs'

const OPERATING = '--operating'

const isOperating = process.argv[2] === OPERATING
const [command, ...args] = process.argv.slice(isOperating ? 3 : 2)
if (!command) {
  console.error(`Usage: node scripts/with-runtime.mjs [${OPERATING}] <command> [arguments]`)
  process.exit(64)
}

const runtime = await prepare({ full: !isOperating }).catch((error) => {
  console.error(error.message)
  process.exit(1)
})
const child = spawn(command === 'node' ? runtime.node : command, args, {
  cwd: ROOT,
  env: runtime.env,
  stdio: 'inherit',
  shell: process.platform === 'win32' && command !== 'node',
})

// The child decides when to end; signals are forwarded.
whenAskedToEnd((signal) => child.kill(signal))
child.once('error', (error) => {
  console.error(error.code === 'ENOENT' ? `There is no command ${command}.` : error.message)
  process.exit(127)
})
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))

/** Standard output belongs to the command. */
async function prepare(wanted) {
  const report = createReport(process.stderr)
  const found = await ensureRuntime(report)
  await ensureInstalled(wanted, found, report)
  return found
}
