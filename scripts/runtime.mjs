/**
 * Finds the Node that runs this project, and fetches it when the one at hand is too old.
 *
 * Everything here works on Node 20 without any dependency, because it is what runs before
 * `node_modules` exists. Nothing else in the repository cares which Node started it.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const RUNTIME_VERSION = '24.21.0'

/** From this version on Node reads TypeScript by itself and without a warning. */
const OLDEST = [24, 7]

/**
 * The Node to use and the environment in which every command of the project runs: its `node` and
 * the installed tools come first in PATH, and no tool reports home.
 * @param {{ step: (label: string, work: () => Promise<unknown>) => Promise<unknown> }} report
 * @returns {Promise<{ node: string, env: Record<string, string> }>}
 */
export async function ensureRuntime(report) {
  const node = isRecent(process.versions.node) ? process.execPath : await fetchedNode(report)
  return { node, env: environmentFor(node) }
}

/** Whether `version` ("24.21.0") is one this project runs on. */
export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** The command line that runs npm with the given Node: `[program, leading arguments, shell?]`. */
export function npmCommand(node) {
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.c?js$/.test(cli)) return { program: node, leading: [cli], shell: false }
  return { program: 'npm', leading: [], shell: process.platform === 'win32' }
}

async function fetchedNode(report) {
  const name = packageName()
  const home = join(ROOT, '.runtime')
  const folder = join(home, 'node_modules', name)
  const node = join(folder, process.platform === 'win32' ? 'bin/node.exe' : 'bin/node')
  if (installedVersion(folder) === RUNTIME_VERSION && runs(node)) return node

  const label = `Fetching Node ${RUNTIME_VERSION} (this machine has ${process.versions.node})`
  await report.step(label, () => install(home, name))
  if (runs(node)) return node
  throw new Error(
    `Node ${RUNTIME_VERSION} could not be fetched for ${process.platform} on ${process.arch}.\n` +
      `Install Node ${OLDEST.join('.')} or newer from https://nodejs.org and start again.`,
  )
}

/** One package per platform; the name for Apple silicon is an exception of its publisher. */
function packageName() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${prefix}-${platform}-${process.arch}`
}

function installedVersion(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
  } catch {
    return null
  }
}

/** A download that was cut short leaves a file that does not run. */
function runs(node) {
  if (!existsSync(node)) return false
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).trim() === `v${RUNTIME_VERSION}`
  } catch {
    return false
  }
}

function install(home, name) {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  const npm = npmCommand(process.execPath)
  const settings = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const args = [
    ...npm.leading,
    'install',
    `${name}@${RUNTIME_VERSION}`,
    '--save-exact',
    ...settings,
  ]
  return new Promise((resolve, reject) => {
    const child = spawn(npm.program, args, {
      cwd: home,
      shell: npm.shell,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', resolve)
  })
}

function environmentFor(node) {
  const env = { ...process.env }
  const pathKey = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const first = [dirname(node), join(ROOT, 'node_modules', '.bin')]
  return {
    ...env,
    [pathKey]: [...first, env[pathKey]].filter(Boolean).join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
  }
}
