import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './running/processes.mjs'
import { npmCommand, ROOT } from './runtime.mjs'

/**
 * Makes `node_modules` match `package-lock.json`.
 * @param {{ full: boolean }} wanted `full` for developing and testing, otherwise what running needs
 */
export async function ensureInstalled({ full }, runtime, report) {
  if (isInstalled({ full })) return
  const npm = npmCommand(runtime.node)
  const args = [...npm.leading, 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const label = full ? 'Installing everything tests need' : 'Installing what running needs'
  await report.step(label, () =>
    run(npm.program, [...args, ...(full ? ['--include=dev'] : OPERATING)], {
      env: { ...runtime.env, NODE_ENV: '' },
      shell: npm.shell,
    }),
  )
}

/** Of the workspaces, those that the running product uses. */
const WORKSPACES = ['packages/dice', 'packages/payment-sandbox', 'packages/streets']
const OPERATING = [
  '--omit=dev',
  '--include-workspace-root',
  ...WORKSPACES.map((path) => `--workspace=${path}`),
]

/** Firebase emulator for end-to-end tests, separate because it has hundreds of packages. */
export async function ensureEmulatorInstalled(runtime, report) {
  if (isInstalled({ full: true, folder: EMULATOR })) return
  const npm = npmCommand(runtime.node)
  const args = ['ci', '--prefix', EMULATOR, '--omit=optional', '--no-audit', '--no-fund']
  await report.step('Installing the emulator of Firebase', () =>
    run(npm.program, [...npm.leading, ...args], { env: runtime.env, shell: npm.shell }),
  )
}

const EMULATOR = 'tests/firebase'

/**
 * Compares the lock with npm's install record, which npm writes last: a manual install counts, an
 * interrupted one does not.
 */
export function isInstalled({ full, folder = '.' }) {
  const wanted = findPackages(join(folder, 'package-lock.json'))
  const present = findPackages(join(folder, 'node_modules/.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([path, entry]) => {
    // Workspaces are imported by alias.
    if (entry.link) return true
    const optional = entry.optional || entry.devOptional
    if (optional || !path.includes('node_modules/') || (entry.dev && !full)) return true
    return present[path]?.version === entry.version
  })
}

function findPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages
  } catch {
    return null
  }
}
