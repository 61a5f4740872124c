/**
 * `npm run dev`: both processes with reload, the payment sandbox, and contract types and sent
 * texts regenerated when their sources change.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { createReport } from './report.mjs'
import { whenAskedToEnd } from './running/processes.mjs'
import { SANDBOX } from './running/product.mjs'
import { reachable, readSettings } from './running/settings.mjs'
import { ensureRuntime, ROOT } from './runtime.mjs'

const SETTLED_MS = 300

const report = createReport()

async function dev() {
  const runtime = await ensureRuntime(report)
  await ensureInstalled({ full: true }, runtime, report)
  const settings = await readSettings(runtime)
  const apiUrl = settings.apiUrl ?? `http://${reachable(settings.host)}:${settings.apiPort}`
  const env = { ...runtime.env, NODE_ENV: 'development' }
  const start = (args, more = {}, stdio = 'inherit') =>
    spawn(runtime.node, args, { cwd: ROOT, env: { ...env, ...more }, stdio })

  const next = ['node_modules/next/dist/bin/next', 'dev', '-H', settings.host]
  const web = { API_URL: apiUrl, HEARTH_OWN_PROVIDER: settings.apiUrl ? '' : '1' }
  const children = [start([...next, '-p', String(settings.port)], web)]
  if (!settings.apiUrl) {
    const watching = ['--watch', '--watch-preserve-output', '--import', './scripts/alias.mjs']
    const sandbox = settings.takesPaymentSandbox ? await startSandbox(start) : null
    if (sandbox) children.push(sandbox.child)
    children.push(start([...watching, 'server/main.ts'], sandbox?.env))
  }
  generateOnChange(runtime, ['api-spec'], '--contract')
  generateOnChange(runtime, ['app', 'client', 'dictionaries', 'features'], '--texts')
  await endTogether(children)
}

/** Not watched: a restart would lose its books. */
async function startSandbox(start) {
  const args = ['--import', './scripts/tell-ports.mjs', ...SANDBOX]
  const child = start(args, {}, ['inherit', 'inherit', 'inherit', 'ipc'])
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  if (!message?.port) throw new Error('The payment sandbox did not start.')
  return { child, env: { PAYMENT_SANDBOX_URL: `http://127.0.0.1:${message.port}` } }
}

async function endTogether(children) {
  const end = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  whenAskedToEnd(end)
  const gone = children.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  await Promise.race(gone)
  end()
  await Promise.all(gone)
}

function generateOnChange(runtime, folders, part) {
  let timer
  const generate = () => {
    const args = ['scripts/generate.mjs', part]
    spawn(runtime.node, args, { cwd: ROOT, env: runtime.env, stdio: 'inherit' })
  }
  for (const folder of folders) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(generate, SETTLED_MS)
    }).unref()
  }
}

dev().then(
  () => process.exit(0),
  (error) => {
    console.error(error.message)
    process.exit(1)
  },
)
