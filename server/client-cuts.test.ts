import { once } from 'node:events'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { GatewayDouble } from '@/tests/support/payment-gateway.ts'
import { createServer } from './app.ts'
import { type Listening, listen } from './listen.ts'
import { createLogger } from './log.ts'

type Line = { level: string; status: number; msg: string; err?: object }

let server: Listening
const lines: Line[] = []
const log = createLogger({ write: (line) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
  const payments = new Map([['stripe', new GatewayDouble('stripe')] as const])
  const app = createServer(testDeps({ log, payments }))
  server = await listen({ host: '127.0.0.1', port: 0, app })
})

afterAll(() => server.stop(0))

const LENGTH = 100_000
const FORM = 'multipart/form-data; boundary=X'
const PART = '--X\r\nContent-Disposition: form-data; name='

/** Sends the beginning of a body; then closes the connection, or resets it. */
async function cut(how: 'close' | 'reset', [path, type, start]: readonly string[]): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = `POST /api/${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}`
  socket.write(`${head}\r\nContent-Length: ${LENGTH}\r\nExpect: 100-continue\r\n\r\n${start}`)
  // The request has arrived.
  await once(socket, 'data')
  if (how === 'close') socket.destroy()
  else socket.resetAndDestroy()
}

const bodies = [
  ['JSON', ['user_signup', 'application/json', '{"email":"a']],
  ['a form', ['contct_us', 'application/x-www-form-urlencoded', 'name=a']],
  ['a form of parts, within a field', ['contct_us', FORM, `${PART}"name"\r\n\r\nhalf`]],
  ['a form of parts, within a header', ['user_signup', FORM, PART]],
  [
    'a form of parts, within a file',
    ['user_signup', FORM, `${PART}"profile"; filename="a.png"\r\n\r\nhalf`],
  ],
  ['a notice of a gateway', ['webhooks/stripe', 'application/json', '{"id":']],
] as const

it.each(
  bodies.flatMap(([name, sent]) =>
    (['close', 'reset'] as const).map((how) => [name, how, sent] as const),
  ),
)('logs no failure of the database if the client cuts %s: %s', async (_name, how, sent) => {
  lines.length = 0
  await cut(how, sent)
  await vi.waitFor(() => expect(lines).not.toEqual([]))
  expect(lines).toEqual([expect.objectContaining({ level: 'info', status: 400, msg: 'request' })])
})

it('still logs a reset connection of the database as its failure', async () => {
  lines.length = 0
  const database = createTcpServer((socket) => socket.once('data', () => socket.resetAndDestroy()))
  await once(database.listen(0, '127.0.0.1'), 'listening')
  const { port } = database.address() as AddressInfo
  const pool = new pg.Pool({ host: '127.0.0.1', port, user: 'a' })
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  server.switchTo(createServer(testDeps({ log, db })))
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/get-property-list`)
  expect(reply.status).toBe(503)
  expect(await reply.json()).toMatchObject({ key: 'unavailable' })
  const err = expect.objectContaining({ code: 'ECONNRESET' })
  expect(lines).toEqual([expect.objectContaining({ level: 'error', status: 503, err })])
  await pool.end()
  database.close()
})
