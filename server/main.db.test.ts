import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { afterAll, afterEach, expect, inject, it } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { freePort } from '@/scripts/running/free-port.mjs'
import { connectDatabase } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { hashToken } from '@/server/modules/account/auth/codes/secrets.ts'
import { administer, TEMPLATE_DATABASE } from '@/tests/support/database-setup.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const HOST = '127.0.0.1'
const RANDOM = 'somebody-who-is-signed-in'

const folder = mkdtempSync(join(tmpdir(), 'hearth-main-'))
const fixture = await prepareDatabase()
const left: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const undo of left.splice(0).reverse()) await undo()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Run = {
  child: ChildProcess
  said: { out: string; err: string }
  ended: Promise<number | null>
}

function run(environment: Record<string, string>): Run {
  const child = spawn(process.execPath, ['--import', './scripts/alias.mjs', 'server/main.ts'], {
    cwd: ROOT,
    env: { NODE_ENV: 'production', DATA_DIR: folder, ...environment },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    said.err += String(chunk)
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code))
  })
  left.push(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { child, said, ended }
}

/** A database of the engine under test with one signed-in account; returns its environment. */
async function prepareDatabase(): Promise<Record<string, string>> {
  const source = inject('testDatabase')
  if (source.kind === 'embedded') {
    const { db, pool, close } = await connectDatabase({ dataDir: folder }, silentLogger())
    await migrate(pool, silentLogger())
    await letIn(db)
    await close()
    return {}
  }
  const name = `hearth_main_${randomBytes(6).toString('hex')}`
  await administer(source.url, [`create database ${name} template ${TEMPLATE_DATABASE}`])
  afterAll(() => administer(source.url, [`drop database ${name} with (force)`]))
  const url = new URL(source.url)
  url.pathname = `/${name}`
  const place = { dataDir: folder, databaseUrl: url.href }
  const { db, close } = await connectDatabase(place, silentLogger())
  await letIn(db)
  await close()
  return { DATABASE_URL: url.href }
}

/** Creates a signed-in account. */
async function letIn(db: Kysely<DB>): Promise<void> {
  const { id } = await db
    .insertInto('account')
    .values({ slug: 'ada', name: 'Ada' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires_at = new Date(Date.now() + 86_400_000)
  await db
    .insertInto('access_token')
    .values({ account_id: id, token_hash: hashToken(RANDOM), expires_at })
    .execute()
}

/** Resolves when the log contains the words; rejects if the process ends first. */
function says(words: string, { child, said, ended }: Run): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (said.out.includes(words)) resolve()
    })
    ended.then(() => reject(new Error(`ended before it said ${words}: ${said.err}`)), reject)
  })
}

/** A client that starts a request and never ends it. */
async function beginRequest(port: number): Promise<void> {
  const socket = connect(port, HOST)
  socket.on('error', () => {})
  await once(socket, 'connect')
  await new Promise<void>((resolve) => socket.write('GET /api/faqs HTTP/1.1\r\n', () => resolve()))
  left.push(async () => void socket.destroy())
}

it('stops gracefully on request and starts again on the same data', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const port = await freePort()
    const running = run({ ...fixture, API_PORT: String(port) })
    await says('The provider is ready', running)
    expect((await fetch(`http://${HOST}:${port}/readyz`)).status).toBe(200)
    const reply = await fetch(`http://${HOST}:${port}/api/get_categories`)
    expect(await reply.json()).toMatchObject({ error: false, data: [] })
    running.child.kill(signal)
    expect(await running.ended).toBe(0)
    expect(running.said.err).toBe('')
  }
}, 120_000)

it('waits for a running request, but not after a second stop signal', async () => {
  const port = await freePort()
  const running = run({ ...fixture, API_PORT: String(port) })
  await says('The provider is ready', running)
  await beginRequest(port)
  running.child.kill('SIGTERM')
  await says('Stopping', running)
  expect(running.child.exitCode).toBeNull()
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(1)
}, 120_000)

it('ends open streams with a goodbye, without waiting', async () => {
  const port = await freePort()
  const running = run({ ...fixture, API_PORT: String(port) })
  await says('The provider is ready', running)
  const stream = await fetch(`http://${HOST}:${port}/api/ext/account/events`, {
    headers: { authorization: `Bearer 1|${RANDOM}` },
  })
  expect(stream.status).toBe(200)
  running.child.kill('SIGTERM')
  // A stream cut off after the grace period would end with an error instead.
  expect(await stream.text()).toBe('retry: 2000\n\n')
  expect(await running.ended).toBe(0)
}, 120_000)

it('ends although nobody reads its log any more', async () => {
  const port = await freePort()
  const running = run({ ...fixture, API_PORT: String(port) })
  await says('The provider is ready', running)
  running.child.stdout?.destroy()
  expect((await fetch(`http://${HOST}:${port}/readyz`)).status).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
})

it('reports a port in use before anything else', async () => {
  const server = createServer().listen(0, HOST)
  left.push(async () => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const { said, ended } = run({ API_PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.err).toContain(
    `Port ${port} of ${HOST} is taken by another program. ` +
      'Stop that program, or choose another port with API_PORT.',
  )
  expect(said.out).not.toContain('Creating')
})

it('reports every error of its environment and does not start', async () => {
  const { said, ended } = run({ API_PORT: 'x', TIME_ZONE: 'Mars' })
  expect(await ended).toBe(1)
  expect(said.err).toContain('API_PORT must be a port number')
  expect(said.err).toContain('TIME_ZONE must be a time zone name')
})
