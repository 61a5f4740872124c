/** Chooses what `npm run test:changed` runs, by the files that differ from a commit. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../runtime.mjs'

/** Vitest follows imports; these files are read without one, and their whole suite runs. */
const READ_BY_SUITE = {
  unit: /^packages\/|\.(css|csv|json|pbf|webp|ya?ml)$/,
  embedded: /^server\/db\/migrations\//,
  postgres: /^server\/db\/migrations\//,
  durability: /^server\/(db|jobs)\//,
  stories: /^(\.storybook|public)\/|\.css$/,
}
const DOCUMENT = /^docs\/|\.md$/
const PROVIDER = /^(server|api-spec|packages\/streets)\//
const PAGE = /^(app|client|design-system|features)\//
const JOURNEY = /^tests\/(e2e|security)\//

/**
 * @param {string[]} files Paths from the root that differ from the commit `base`.
 * @param {string} base
 * @returns {{ suites: Record<string, string[]>, leftOut: string[] }} `suites` with their arguments;
 *   `leftOut` may fail by the change, too, but takes long.
 */
export function chooseSuites(files, base, exists = (file) => existsSync(join(ROOT, file))) {
  const changes = (pattern) => files.some((file) => pattern.test(file))
  const suites = { check: [] }
  if (files.some((file) => !DOCUMENT.test(file))) {
    for (const [name, pattern] of Object.entries(READ_BY_SUITE)) {
      const isByImports = name !== 'durability' || changes(/^tests\/durability\//)
      if (changes(pattern)) suites[name] = []
      else if (isByImports) suites[name] = ['--changed', base, '--passWithNoTests']
    }
  }
  if (changes(PROVIDER)) suites.fuzz = []
  const journeys = files.filter((file) => JOURNEY.test(file))
  const specs = journeys.filter((file) => file.endsWith('.spec.ts') && exists(file))
  if (specs.length > 0) suites.e2e = specs

  const leftOut = []
  if (changes(PROVIDER) && !suites.durability) leftOut.push('durability')
  if (changes(PAGE)) leftOut.push('sizes')
  if (changes(PAGE) || journeys.length > specs.length) leftOut.push('e2e')
  return { suites, leftOut }
}

/** The commit to compare with, and the files that differ from it; uncommitted changes count. */
export function readChanges(wanted) {
  const base = wanted ? git('merge-base', wanted, 'HEAD') : defaultBase()
  const files = [
    ...git('diff', '--name-only', '--no-renames', '-z', base).split('\0'),
    ...git('ls-files', '--others', '--exclude-standard', '-z').split('\0'),
  ]
  return { base, files: files.filter((file) => file !== '') }
}

/** Where the branch left main; the last commit but one, if that leaves nothing to compare. */
function defaultBase() {
  const head = git('rev-parse', 'HEAD')
  const [base] = ['main', 'origin/main'].flatMap((name) => {
    try {
      return git('merge-base', name, 'HEAD')
    } catch {
      return []
    }
  })
  const isClean = (base ?? head) === head && git('status', '--porcelain') === ''
  return isClean ? git('rev-parse', 'HEAD~1') : (base ?? head)
}

function git(...args) {
  const stdio = ['ignore', 'pipe', 'pipe']
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio }).trim()
}
