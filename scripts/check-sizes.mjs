/**
 * Holds the size budgets of the pages: `node scripts/check-sizes.mjs <address of a running provider>`.
 *
 * A web process of its own before that provider opens the bench pages too. The JavaScript of a page is every
 * chunk that its HTML names, in tags or in its data, each compressed as the web compresses it; what
 * only old browsers load (`nomodule`) does not count. Pages are measured against a page of the same
 * build that says hello, so that the framework's own size and its growth do not.
 */
import { gzipSync } from 'node:zlib'
import { Keeper } from './keeper.mjs'
import { answers, freePort } from './processes.mjs'

const HELLO = '/bench/hello'
const PAGES = [
  { name: 'shell', path: () => '/bench/shell' },
  { name: 'home', path: () => '/' },
  { name: 'results', path: () => '/properties' },
  { name: 'detail', path: ({ property }) => `/properties-details/${property}` },
  { name: 'projects', path: () => '/projects' },
  { name: 'project', path: ({ project }) => `/project-details/${project}` },
]
const KB = 1024
const BUDGET = { script: 45 * KB, html: 60 * KB, fonts: 90 * KB }

const [provider] = process.argv.slice(2)
if (!provider) {
  console.error('Usage: node scripts/check-sizes.mjs <address of the provider>')
  process.exit(64)
}
const web = await openBenchWeb()
try {
  const slugs = {
    property: await firstSlug('get-property-list'),
    project: await firstSlug('get-projects'),
  }
  const hello = await measure(HELLO)
  console.log(row('page', 'script', 'above hello', 'HTML', 'fonts'))
  console.log(row('hello', ...[hello.script, 0, hello.html, hello.fonts].map(kb)))
  for (const { name, path } of PAGES) {
    const page = await measure(path(slugs)).catch((error) => fail(error.message))
    if (page) judge(name, page, hello)
  }
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

async function firstSlug(call) {
  const reply = await fetch(`${provider}/api/${call}?limit=1`)
  const { data } = await reply.json()
  return encodeURIComponent(data[0].slug_id)
}

async function measure(path) {
  const reply = await fetch(web.base + path)
  if (!reply.ok) throw new Error(`${path} answers ${reply.status}`)
  const html = await reply.text()
  const old = new Set(
    [...html.matchAll(/<script[^>]*\bnomodule\b[^>]*>/gi)].flatMap(([tag]) => named(tag, 'js')),
  )
  const scripts = named(html, 'js').filter((file) => !old.has(file))
  const preloads = html.match(/<link[^>]*as="font"[^>]*>/g) ?? []
  const fonts = named([...preloads, reply.headers.get('link') ?? ''].join(), 'woff2')
  return {
    script: await total(scripts, (bytes) => gzipSync(bytes).length),
    fonts: await total(fonts, (bytes) => bytes.length),
    html: gzipSync(html).length,
  }
}

/** The built files of one kind that a text names, each once. */
function named(text, extension) {
  const files = text.matchAll(/static\/(?:chunks|media)\/[\w./%~[\]()-]+?\.(js|woff2)\b/g)
  return [...new Set([...files].filter(([, kind]) => kind === extension).map(([file]) => file))]
}

async function total(files, size) {
  const sizes = files.map(async (file) => {
    const reply = await fetch(`${web.base}/_next/${file}`)
    if (!reply.ok) throw new Error(`${file} answers ${reply.status}`)
    return size(Buffer.from(await reply.arrayBuffer()))
  })
  return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
}

function judge(name, page, hello) {
  const above = page.script - hello.script
  console.log(row(name, ...[page.script, above, page.html, page.fonts].map(kb)))
  const over = [
    ['JavaScript above hello', above, BUDGET.script],
    ['compressed HTML', page.html, BUDGET.html],
    ['fonts', page.fonts, BUDGET.fonts],
  ].filter(([, size, budget]) => size > budget)
  for (const [what, size, budget] of over) {
    fail(`${name}: ${kb(size)} of ${what}, at most ${kb(budget)}`)
  }
}

function fail(message) {
  console.log(`  ${message}`)
  process.exitCode = 1
}

function row(name, ...cells) {
  return name.padEnd(10) + cells.map((cell) => cell.padStart(14)).join('')
}

function kb(bytes) {
  return `${(bytes / KB).toFixed(1)} KB`
}
