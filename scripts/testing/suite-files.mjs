/** Which test files a project of vitest.config.ts runs, by their text, so that nobody keeps a list. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../runtime.mjs'

/** A mock, a stopped clock, a global or an environment variable. */
const REPLACES =
  /\bvi\.(?!fn\b|waitFor\b|waitUntil\b)|\bprocess\.(env|on|once|chdir|exitCode)\b|\bglobalThis\b|\bfake-indexeddb\b/
/** Node keeps connections, and a later file can get the port of a server that ended. */
const CONNECTS =
  /\bfetch\b|\blisten\(|127\.0\.0\.1|localhost|'node:(net|https?|tls|child_process)'|\b(serve|server|sandbox|process|own-site|raw-request)\.ts'/

/**
 * Whether the next file of its worker could meet what a test left.
 * @param {string} text
 */
export const changesItsWorker = (text) => REPLACES.test(text) || CONNECTS.test(text)

const DATABASE_FOLDERS = /^(server\/(db|jobs)|tests\/support)\/|\/search\//
/** A store, a job or a migration; a transaction, requests at the same time, the server's own tables. */
const DATABASE_WORK =
  /(store|conditions|jobs|job-list|queue|migrate|connect)\.ts'|\.transaction\(|\bPromise\.(all|allSettled|race)\(|\bpg_/

/**
 * Whether a test can end differently on the two databases. Others prove services, handlers and the
 * contract on top of SQL that both run.
 * @param {string} file
 * @param {string} text
 */
export const dependsOnDatabase = (file, text) =>
  !file.startsWith('tests/contract/') && (DATABASE_FOLDERS.test(file) || DATABASE_WORK.test(text))

/**
 * Files of `include` that `isWanted`, as patterns.
 * @param {string[]} include
 * @param {string[]} exclude
 * @param {(file: string, text: string) => boolean} isWanted
 */
export function testFiles(include, exclude, isWanted) {
  return globSync(include, { cwd: ROOT, exclude })
    .filter((file) => isWanted(file.replaceAll('\\', '/'), readFileSync(join(ROOT, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => file.replace(/[()[\]{}!*?]/g, String.raw`\$&`))
    .sort()
}
