import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../running/processes.mjs'
import { ROOT } from '../runtime.mjs'

const SOURCES = [
  '.storybook',
  'app',
  'bench',
  'client',
  'demo',
  'design-system',
  'domain',
  'features',
  'generated',
  'machines',
  'packages',
  'proxy.ts',
  'scripts',
  'server',
  'tests',
].filter((path) => existsSync(join(ROOT, path)))

/** Name, title, commands. */
const CHECKS = [
  ['types', 'Types', ['next', 'typegen'], ['tsc', '--noEmit']],
  ['format', 'Format and lint', ['biome', 'ci', '--error-on-warnings', '--colors=off']],
  ['generated', 'Contract and generated files', ['node', 'scripts/generate.mjs', '--check']],
  ['imports', 'Imports', ['depcruise', '--config', '.dependency-cruiser.mjs', ...SOURCES]],
  ['unused', 'Unused code', ['knip', '--no-progress']],
  ['shape', 'Shape of the source', ['node', 'scripts/checks/check-shape.mjs']],
  ['lock', 'Lock file', ['node', 'scripts/complete-lock.mjs', '--check']],
  ['notices', 'Third-party notices', ['node', 'scripts/third-party-notices.mjs', '--check']],
  ['migrations', 'Migrations', ['node', 'scripts/checks/check-migrations.mjs']],
  ['docs', 'Documents', ['node', 'scripts/checks/check-docs.mjs']],
]

export const CHECK_NAMES = CHECKS.map(([name]) => name)

export function checkStages(env, names = CHECK_NAMES) {
  return CHECKS.filter(([name]) => names.includes(name)).map(([, title, ...commands]) => ({
    name: title,
    work: async (say) => {
      for (const [program, ...args] of commands) {
        await run(program, args, { env, onLine: say, shell: process.platform === 'win32' })
      }
    },
  }))
}
