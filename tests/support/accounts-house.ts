import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess, startProcess } from './beside-process.ts'
import { freePort, startWeb } from './built-web.ts'

/** The product where no sign-in is recent, on data of its own. */
export type AccountsSite = { address: string; stop: () => Promise<void> }

/** @throws Error with what a process said that does not come up. */
export async function openAccountsSite(): Promise<AccountsSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-accounts-'))
  const [port, apiPort] = [await freePort(), await freePort()]
  const provider = `http://127.0.0.1:${apiPort}`
  const [web, child] = await Promise.all([
    startWeb(provider),
    startProcess(['--import', './scripts/alias.mjs', 'tests/accounts/provider.ts'], {
      ...{ PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir },
      ...{ DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', SMS_URL: '', HOST: '', API_URL: '' },
      ready: `${provider}/readyz`,
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
