/** Chooses test files by their text, so that nobody keeps a list. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../runtime.mjs'

const REPLACES =
  /\bvi\.(?!fn\b|waitFor\b|waitUntil\b)|\bprocess\.(env|on|once|chdir|exitCode)\b|\bglobalThis\b|\bfake-indexeddb\b/
/** Node keeps connections, and a later server can get the port of one that ended. */
const CONNECTS =
  /\bfetch\b|\blisten\(|127\.0\.0\.1|localhost|'node:(net|https?|tls|child_process)'|\b(serve|server|sandbox|process|own-site|raw-request)\.ts'/

/** @param {string} text */
export const changesItsWorker = (text) => REPLACES.test(text) || CONNECTS.test(text)

const DATABASE_FOLDERS = /^(server\/(db|jobs)|tests\/support)\/|\/search\//
const DATABASE_WORK =
  /(store|conditions|jobs|job-list|queue|migrate|connect)\.ts'|\.transaction\(|\bpg_/
const AT_ONCE = /\bPromise\.(all|allSettled|race)\(/

/**
 * SQL, locks and jobs can end differently on the two databases. Requests at the same time meet only
 * on PostgreSQL, as the embedded database has one connection.
 * @param {string} file
 * @param {string} text
 * @returns {Array<'embedded' | 'postgres'>}
 */
export function shortFormDatabases(file, text) {
  if (file.startsWith('tests/contract/')) return ['embedded']
  if (DATABASE_FOLDERS.test(file) || DATABASE_WORK.test(text)) return ['embedded', 'postgres']
  return AT_ONCE.test(text) ? ['postgres'] : ['embedded']
}

/**
 * @param {string[]} include
 * @param {string[]} exclude
 * @param {(file: string, text: string) => boolean} isWanted
 * @returns {string[]} patterns
 */
export function testFiles(include, exclude, isWanted) {
  return globSync(include, { cwd: ROOT, exclude })
    .filter((file) => isWanted(file.replaceAll('\\', '/'), readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => file.replace(/[()[\]{}!*?]/g, String.raw`\$&`))
    .sort()
}
