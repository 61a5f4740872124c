/**
 * Finds the project's Node, and downloads it if the current one is too old.
 *
 * Must work on Node 20 without dependencies, because it runs before `node_modules` exists.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
export const RUNTIME_VERSION = '24.21.0'

/** First version that runs TypeScript without a warning. */
const OLDEST = [24, 7]

/**
 * The project's Node and an environment whose PATH starts with it and the installed tools, with
 * telemetry disabled.
 * @param {{ step: (label: string, work: () => Promise<unknown>) => Promise<unknown> }} report
 * @returns {Promise<{ node: string, env: Record<string, string> }>}
 */
export async function ensureRuntime(report) {
  const node = isRecent(process.versions.node) ? process.execPath : await fetchedNode(report)
  return { node, env: environmentFor(node) }
}

export function isRecent(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** Returns `[program, leading arguments, shell?]`. */
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

/** The publisher names the Apple silicon package differently. */
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

/** An interrupted download leaves a broken file. */
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
