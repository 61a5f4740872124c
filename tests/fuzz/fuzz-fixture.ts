import type { ChildProcess } from 'node:child_process'
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { DB } from '@/generated/database.ts'
import { freePort } from '@/scripts/running/free-port.mjs'
import { MEMORY_SETTINGS, providerArguments, webArguments } from '@/scripts/running/product.mjs'
import { connectCommand } from '@/server/db/connect.ts'
import { silentLogger } from '@/server/log.ts'
import { endProcess, startProcess } from '@/tests/support/beside-process.ts'

/** Provider and web in processes of their own, on an embedded database with the demo. */
export type FuzzFixture = {
  ports: { provider: number; web: number }
  /** Through the provider's own socket, as commands go. */
  db: Kysely<DB>
  /** Every way that a process has ended which should run. */
  deaths(): string[]
  /** What the processes logged of a request. */
  log(requestId: string): string
  /** Megabytes held by each process; empty where the system does not tell. */
  memory(): Promise<Record<'provider' | 'web', number> | undefined>
  /** Processor time of each process in milliseconds; undefined where the system does not tell. */
  work(): Promise<Record<'provider' | 'web', number> | undefined>
  /** Counts of limits begin anew. */
  resetLimits(): Promise<void>
  /** Names of temporary files of forms. */
  filesInHand(): Promise<string[]>
  /** Names of files of uploads that come in pieces. */
  waitingUploads(): Promise<string[]>
  close(): Promise<void>
}

const PLAIN = {
  ...MEMORY_SETTINGS,
  DATABASE_URL: '',
  PUBLIC_URL: '',
  SMTP_URL: '',
  SMS_URL: '',
  FILES_URL: '',
  HOST: '',
}

export async function openFuzzFixture(): Promise<FuzzFixture> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-fuzz-'))
  const ports = { provider: await freePort(), web: await freePort() }
  const address = `http://127.0.0.1:${ports.provider}`
  const provider = await startProcess(providerArguments(), {
    ...PLAIN,
    API_PORT: String(ports.provider),
    DATA_DIR: dataDir,
    API_URL: '',
    ready: `${address}/readyz`,
  })
  const web = await startProcess(webArguments({ host: '127.0.0.1', port: ports.web }), {
    ...PLAIN,
    API_URL: address,
    ready: `http://127.0.0.1:${ports.web}/icon.svg`,
  })
  const processes = { provider, web }
  const lines = logOf(Object.values(processes))
  const database = await connectCommand({ dataDir, databaseUrl: undefined }, silentLogger())
  return {
    ports,
    db: database.db,
    deaths: () =>
      Object.entries(processes).flatMap(([name, child]) => {
        const { exitCode, signalCode } = child
        return exitCode === null && signalCode === null
          ? []
          : [`${name} ended (${exitCode ?? signalCode})`]
      }),
    log: (requestId) => lines.filter((line) => line.includes(`"${requestId}"`)).join('\n'),
    memory: async () => {
      const [a, b] = await Promise.all([megabytes(provider), megabytes(web)])
      return a !== undefined && b !== undefined ? { provider: a, web: b } : undefined
    },
    work: async () => {
      const [a, b] = await Promise.all([workMillis(provider), workMillis(web)])
      return a !== undefined && b !== undefined ? { provider: a, web: b } : undefined
    },
    resetLimits: async () => void (await sql`truncate limits.counter`.execute(database.db)),
    waitingUploads: () => readdir(join(dataDir, 'uploads')).catch(() => []),
    filesInHand: () => readdir(join(dataDir, 'uploads-in-hand')).catch(() => []),
    close: async () => {
      await database.close()
      await endProcess(web)
      await endProcess(provider)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const KEPT_LINES = 5000

function logOf(children: readonly ChildProcess[]): string[] {
  const lines: string[] = []
  for (const stream of children.flatMap(({ stdout, stderr }) => [stdout, stderr])) {
    stream?.on('data', (text: Buffer) => {
      lines.push(...String(text).split('\n'))
      lines.splice(0, lines.length - KEPT_LINES)
    })
  }
  return lines
}

async function megabytes({ pid }: ChildProcess): Promise<number | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
    return Math.round(Number(stdout) / 1024)
  } catch {
    return undefined
  }
}

/** `/proc/<pid>/schedstat` of Linux: nanoseconds on a processor of the main thread, which all requests share. */
async function workMillis({ pid }: ChildProcess): Promise<number | undefined> {
  try {
    const text = await readFile(`/proc/${pid}/schedstat`, 'utf8')
    return Number(text.split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
