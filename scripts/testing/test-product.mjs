/** Runs the built product on separate ports and data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../running/free-port.mjs'
import { lastLines } from '../running/processes.mjs'
import { startProduct } from '../running/product.mjs'
import { readSettings } from '../running/settings.mjs'

/** Variables that would lead to other data, other hosts or real mail. */
const FOREIGN = [
  'DATABASE_URL',
  'FILES_URL',
  'SMTP_URL',
  'SMS_URL',
  'PUBLIC_URL',
  'API_URL',
  'HOST',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_AUTH_EMULATOR_HOST',
]

/**
 * @template T
 * @param {(product: {
 *   address: string, apiUrl: string, env: Record<string, string>, log: () => string,
 * }) => Promise<T>} work
 * @param {Record<string, string>} [chosen] Settings of this one, such as another database.
 * @returns {Promise<T>}
 */
export async function withProduct(runtime, report, work, chosen = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hearth-test-'))
  const log = []
  const env = {
    ...runtime.env,
    ...Object.fromEntries(FOREIGN.map((name) => [name, ''])),
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_PORT: String(await freePort()),
    ...chosen,
  }
  const own = { node: runtime.node, env }
  const settings = await readSettings(own)
  const product = startProduct({
    runtime: own,
    settings,
    report: { step: report.step, line: (line) => log.push(line) },
  })
  try {
    await Promise.all([product.api(), product.web()]).catch((error) => {
      throw new Error(`${error.message}\n${lastLines(log.join('\n'), 60)}`)
    })
    const apiUrl = `http://127.0.0.1:${settings.apiPort}`
    return await work({ address: settings.address, apiUrl, env, log: () => log.join('\n') })
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
