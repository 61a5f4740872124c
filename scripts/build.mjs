/** Builds the web for production when its sources have changed. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { precompress } from './precompress.mjs'
import { createReport } from './report.mjs'
import { run } from './running/processes.mjs'
import { ensureRuntime, ROOT } from './runtime.mjs'

const FOLDERS = [
  'app',
  'client',
  'design-system',
  'dictionaries',
  'domain',
  'features',
  'generated',
  'machines',
  'packages',
  'public',
]
const FILES = [
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'tailwind.config.ts',
  'tsconfig.json',
]
const PROOF = /\.(test|stories)\.tsx?$/
const BUILT = join(ROOT, process.env.NEXT_DIST_DIR || '.next')
const STAMP = join(BUILT, 'hearth-build.json')

export async function ensureBuilt(runtime, report, { force = false } = {}) {
  const sources = hashOfSources()
  if (!force && builtFrom() === sources) return
  await report.step('Building the pages', () =>
    run(runtime.node, [join(ROOT, 'node_modules/next/dist/bin/next'), 'build'], {
      env: { ...runtime.env, NODE_ENV: 'production' },
    }),
  )
  await report.step('Compressing the scripts', () => precompress(join(BUILT, 'static')))
  writeFileSync(STAMP, `${JSON.stringify({ sources })}\n`)
}

function builtFrom() {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')).sources
  } catch {
    return null
  }
}

/** Hashes contents, not dates, so that a fresh clone of the same commit can reuse a build. */
function hashOfSources() {
  const hash = createHash('sha256')
  for (const file of [...FOLDERS.flatMap(filesBelow), ...FILES].sort()) {
    const content = read(file)
    if (content) hash.update(`${file}\0`).update(content).update('\0')
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !PROOF.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1))
  } catch {
    return []
  }
}

function read(file) {
  try {
    return readFileSync(join(ROOT, file))
  } catch {
    return null
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build().catch((error) => {
    console.error(error.message)
    process.exit(1)
  })
}

async function build() {
  const report = createReport()
  const runtime = await ensureRuntime(report)
  await ensureInstalled({ full: false }, runtime, report)
  await ensureBuilt(runtime, report, { force: true })
}
