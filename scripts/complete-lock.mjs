/**
 * Adds platform packages to package-lock.json that a registry did not offer, and marks what only
 * development needs.
 *
 * npm omits optional packages of other platforms that the registry lacks, and `npm ci` then refuses
 * the lock. Name, version, `os`, `cpu` and `libc` follow from the package name.
 *
 * `node scripts/complete-lock.mjs` writes, `--check` only reports.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './runtime.mjs'

const OS = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'android',
  'aix',
  'openharmony',
]
const CPU = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
]

/** Workspaces that the running product does not use. */
const DEVELOPMENT = ['packages/machine-lab', 'packages/photographer']

/** Returns the names of added, removed and changed entries. */
export function completeLock(lock) {
  const { packages } = lock
  const removed = Object.keys(packages).filter((path) => packages[path].extraneous)
  for (const path of removed) delete packages[path]

  const added = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const places = searchPlaces(path).map((folder) => `${folder}node_modules/${name}`)
      const found = places.find((place) => packages[place])
      if (found && satisfies(packages[found].version, range)) continue
      // As high as possible without displacing another version.
      const place = places.toReversed().find((candidate) => !packages[candidate])
      packages[place] = platformEntry(name, range, entry)
      added.push(`${name}@${range}`)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(byPath))
  return { added, removed, unneeded: markDevelopment(lock.packages) }
}

/** npm counts what a workspace depends on as needed to run. */
function markDevelopment(packages) {
  const needed = findNeeded(packages)
  return Object.keys(packages).filter((path) => {
    const entry = packages[path]
    if (entry.dev || entry.link || isOwn(path) || needed.has(path)) return false
    delete entry.devOptional
    packages[path] = inOrder({ ...entry, dev: true })
    return true
  })
}

const isOwn = (path) => !path.includes('node_modules/')

/** Paths that an install without devDependencies has. */
function findNeeded(packages) {
  const needed = new Set()
  const waiting = Object.keys(packages).filter((path) => isOwn(path) && !DEVELOPMENT.includes(path))
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (needed.has(path)) continue
    needed.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]
    const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
    for (const name of names) {
      const places = searchPlaces(path).map((folder) => `${folder}node_modules/${name}`)
      const found = places.find((place) => packages[place])
      if (found) waiting.push(found)
    }
  }
  return needed
}

const FIRST = ['version', 'resolved', 'integrity', 'cpu', 'dev']

/** npm's order. */
function inOrder(entry) {
  const first = FIRST.filter((key) => key in entry).map((key) => [key, entry[key]])
  return { ...Object.fromEntries(first), ...entry }
}

/** Node's resolution order. */
function searchPlaces(path) {
  const places = path ? [`${path}/`] : []
  for (let at = path; at.includes('/node_modules/'); ) {
    at = at.slice(0, at.lastIndexOf('/node_modules/'))
    places.push(`${at}/`)
  }
  return [...places, '']
}

/** Exact versions, `~` and `^` only. */
function satisfies(version, range) {
  const base = range.replace(/^[~^]/, '')
  if (version === base || !/^\d+\.\d+\.\d+$/.test(base)) return version === base
  const [wanted, has] = [base, version].map((text) => text.split('.').map(Number))
  const fixed = { '~': 2, '^': wanted[0] > 0 ? 1 : 2 }[range[0]] ?? 3
  if (wanted.slice(0, fixed).some((part, at) => has[at] !== part)) return false
  const first = wanted.findIndex((part, at) => has[at] !== part)
  return first < 0 || has[first] > wanted[first]
}

function platformEntry(name, range, dependent) {
  const version = range.replace(/^[~^]/, '')
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}@${range} names no single version`)
  const words = name.split('/').at(-1).replace('linuxmusl', 'linux-musl').split(/[-.]/)
  const os = words.filter((word) => OS.includes(word))
  const cpu = words.filter((word) => CPU.includes(word))
  if (cpu.length === 0) throw new Error(`${name} does not tell its platform: add it by hand`)
  const libc = words.includes('musl') ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return {
    version,
    cpu,
    ...(dependent.dev || dependent.devOptional ? { dev: true } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  }
}

/** npm's order, to keep later diffs small. */
const byPath = ([a], [b]) => a.localeCompare(b, 'en')

function main() {
  const file = join(ROOT, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const { added, removed, unneeded } = completeLock(lock)
  const changes = [
    ...added.map((name) => `missing: ${name}`),
    ...removed.map((p) => `unneeded: ${p}`),
    ...unneeded.map((p) => `for development alone: ${p}`),
  ]
  for (const change of changes) console.log(change)
  if (changes.length === 0) return
  if (process.argv.includes('--check')) {
    console.log('package-lock.json is not complete: run `node scripts/complete-lock.mjs`')
    process.exitCode = 1
    return
  }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
