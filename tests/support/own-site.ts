import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/running/free-port.mjs'
import { endProcess, startProcess } from './beside-process.ts'
import { startWeb } from './built-web.ts'

/** The product with a provider and data of its own. */
export type OwnSite = { address: string; stop: () => Promise<void> }

/**
 * `provider`: path of the script that starts it, with more variables. @throws Error with the output
 * of a failed process.
 */
export async function openOwnSite(
  provider: string,
  more: Readonly<Record<string, string>> = {},
): Promise<OwnSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-site-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const api = `http://127.0.0.1:${apiPort}`
  const [web, child] = await Promise.all([
    startWeb(api),
    startProcess(['--import', './scripts/alias.mjs', provider], {
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      HOST: '',
      API_URL: '',
      ...more,
      ready: `${api}/readyz`,
    }),
  ])
  return {
    address: web.address,
    stop: async () => {
      await web.stop()
      await endProcess(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
