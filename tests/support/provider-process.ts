import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { startProcess } from './beside-process.ts'
import { signedIn } from './members.ts'

/** The provider as its operator runs it, in a process of its own, on an embedded database. */
export type ProviderProcess = {
  address: string
  port: number
  dataDir: string
  child: ChildProcess
  /** Of a member who is signed in. */
  token: string
  /** Files of requests that are not over, with the folders they lie in. */
  filesInHand(): string[]
  isRunning(): boolean
  close(): Promise<void>
}

export async function openProviderProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<ProviderProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-provider-'))
  const token = await furnish(dataDir)
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const child = await startProcess(['--import', './scripts/alias.mjs', 'server/main.ts'], {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    HOST: '',
    API_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    FILES_URL: '',
    ...environment,
    ready: `${address}/readyz`,
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const folder = join(dataDir, 'uploads-in-hand')
  return {
    address,
    port,
    dataDir,
    child,
    token,
    isRunning,
    filesInHand: () =>
      (existsSync(folder) ? readdirSync(folder, { recursive: true }) : []).map(String),
    async close() {
      if (isRunning()) {
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const DAY_MS = 86_400_000

async function furnish(dataDir: string): Promise<string> {
  const { db, pool, close } = await connectDatabase({ dataDir }, silentLogger())
  try {
    await migrate(pool, silentLogger())
    const { token } = await signedIn(db, { tokenExpiresAt: new Date(Date.now() + DAY_MS) })
    return token
  } finally {
    await close()
  }
}
