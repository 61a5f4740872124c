/**
 * Runs a command with the project's Node and tools first in PATH:
 * `node scripts/with-runtime.mjs vitest run`.
 */
import { spawn } from 'node:child_process'
import { createReport } from './report.mjs'
import { whenAskedToEnd } from './running/processes.mjs'
import { ensureRuntime, ROOT } from './runtime.mjs'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Usage: node scripts/with-runtime.mjs <command> [arguments]')
  process.exit(64)
}

const runtime = await ensureRuntime(createReport(process.stderr)).catch((error) => {
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
  const missing = error.code === 'ENOENT'
  console.error(missing ? `${command} is not installed: run \`npm ci\` first.` : error.message)
  process.exit(127)
})
child.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
