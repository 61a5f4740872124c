/**
 * Checks the size budgets of all pages:
 * `node --import ./scripts/alias.mjs scripts/checks/check-sizes.mjs <address of a running provider>`.
 *
 * Starts a separate web process that serves the bench pages. JavaScript counts above a hello-world
 * page of the same build, so that the framework's size does not matter. The machine lab counts zero.
 */

import { join } from 'node:path'
import { BUDGET, HELLO, SHELL, weighPage } from '../page-weight.mjs'
import { measuredPages } from '../public-pages.ts'
import { freePort } from '../running/free-port.mjs'
import { Keeper } from '../running/keeper.mjs'
import { answers } from '../running/processes.mjs'
import { labFilesIn } from './lab-in-build.mjs'

const [provider] = process.argv.slice(2)
if (!provider) {
  console.error(
    'Usage: node --import ./scripts/alias.mjs scripts/checks/check-sizes.mjs <address of the provider>',
  )
  process.exit(64)
}
const web = await openBenchWeb()
try {
  const hello = await weighPage(web.base, HELLO)
  console.log(row('page', 'script', 'above hello', 'HTML', 'styles', 'fonts'))
  console.log(row('hello', ...toSizes(hello, hello).map(kb)))
  const most = { visitor: 0, member: 0 }
  for (const { name, path, isOfMembers } of [SHELL, ...(await measuredPages(provider))]) {
    const page = await weighPage(web.base, path).catch((error) => fail(error.message))
    if (!page) continue
    const budget = isOfMembers ? BUDGET.memberScript : BUDGET.script
    const styles = path.includes('/admin') ? BUDGET.deskStyles : BUDGET.styles
    const above = judge(name, page, { hello, budget, styles })
    const who = isOfMembers ? 'member' : 'visitor'
    most[who] = Math.max(most[who], above)
  }
  const { visitor, member } = most
  for (const part of ['static', 'server']) {
    const files = labFilesIn(join(process.env.NEXT_DIST_DIR || '.next', part))
    for (const file of files) fail(`${file} holds a part of the machine lab`)
  }
  console.log(`at most ${kb(visitor)} of JavaScript above hello, ${kb(member)} for members`)
} finally {
  await web.stop()
}

async function openBenchWeb() {
  const port = await freePort()
  const env = { ...process.env, HEARTH_BENCH: '1', NODE_ENV: 'production', API_URL: provider }
  const lines = []
  const keeper = new Keeper({
    program: process.execPath,
    args: ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    env,
    onLine: (line) => lines.push(line),
    onDeath: () => {},
  })
  const base = `http://127.0.0.1:${port}`
  const isReady = (reply) => reply.status < 500
  if (await answers(`${base}/`, { isReady, stopped: () => keeper.over })) {
    return { base, stop: () => keeper.stop() }
  }
  throw new Error(`The web does not start:\n${lines.join('\n')}`)
}

/** Returns the JavaScript bytes above the hello page. */
function judge(name, page, { hello, budget, styles }) {
  const above = page.script - hello.script
  console.log(row(name, ...toSizes(page, hello).map(kb)))
  const over = [
    ['JavaScript above hello', above, budget],
    ['compressed HTML', page.html, BUDGET.html],
    ['styles', page.styles, styles],
    ['fonts', page.fonts, BUDGET.fonts],
  ].filter(([, size, budget]) => size > budget)
  for (const [what, size, budget] of over) {
    fail(`${name}: ${kb(size)} of ${what}, at most ${kb(budget)}`)
  }
  return above
}

function toSizes({ script, html, styles, fonts }, hello) {
  return [script, script - hello.script, html, styles, fonts]
}

function fail(message) {
  console.log(`  ${message}`)
  process.exitCode = 1
}

function row(name, ...cells) {
  return name.padEnd(18) + cells.map((cell) => cell.padStart(14)).join('')
}

function kb(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
