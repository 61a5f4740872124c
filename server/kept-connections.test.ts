import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDeps } from '@/tests/support/deps.ts'
import { GatewayDouble } from '@/tests/support/payment-gateway.ts'
import { createServer } from './app.ts'
import { loadContract } from './contract/document.ts'
import { readOperations } from './contract/operation.ts'
import { PAYMENT_GATEWAYS } from './gateways/payments/gateway.ts'
import { createStartingApp } from './http/health.ts'
import { BASE_PATH } from './http/router.ts'
import { type Listening, listen } from './listen.ts'
import { silentLogger } from './log.ts'

let server: Listening
const deps = testDeps({
  payments: new Map(PAYMENT_GATEWAYS.map((name) => [name, new GatewayDouble(name)])),
})
const app = createServer(deps)

beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0, app })
})

afterAll(() => server.stop(0))

type Sent = { method: string; path: string; type: string; body: Buffer; isChunked?: boolean }

function toWire({ method, path, type, body, isChunked = false }: Sent): Buffer {
  const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
  const head = `${method} ${path} HTTP/1.1\r\nHost: a\r\nTus-Resumable: 1.0.0\r\nContent-Type: ${type}\r\n${framing}`
  const size = Buffer.from(`${body.length.toString(16)}\r\n`)
  const content = isChunked ? [size, body, Buffer.from('\r\n0\r\n\r\n')] : [body]
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`), ...content])
}

/** Reads one reply with a length; its status line and headers. */
async function readReply(socket: Socket): Promise<string> {
  for (let text = ''; ; ) {
    const chunk: unknown = socket.read() ?? (await nextChunk(socket))
    if (chunk === null) return text
    text += String(chunk)
    const end = text.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
    if (end !== -1 && Buffer.byteLength(text) >= end + 4 + length) return text.slice(0, end)
  }
}

async function nextChunk(socket: Socket): Promise<unknown> {
  const ended = once(socket, 'close').then(() => null)
  const readable = once(socket, 'readable').then(() => socket.read() as unknown)
  return (await Promise.race([readable, ended])) ?? null
}

/** The status of a plain request that follows on the connection, or how the connection ended. */
async function askAgain(sent: Sent): Promise<string> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.setTimeout(HANGS_MS, () => socket.destroy())
  socket.write(toWire(sent))
  const first = await readReply(socket)
  if (!/^HTTP\/1\.1 [45]/.test(first)) return `not refused: ${first}`
  if (/\r\nconnection: close/i.test(first)) {
    if (!socket.destroyed) await once(socket.resume(), 'close')
    return 'closed'
  }
  socket.write('GET /api/nothing HTTP/1.1\r\nHost: a\r\n\r\n')
  const second = await readReply(socket)
  socket.destroy()
  return second.slice(0, 'HTTP/1.1 404'.length) || 'closed without a word'
}

/** Also on a busy machine; what hangs never answers. */
const HANGS_MS = 20_000

const JSON_TYPE = 'application/json'
const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=X'
const MUCH = Buffer.alloc(1_200_000, 'a')
/** More than a gateway's notice may have. */
const SOME = MUCH.subarray(0, 300_000)
const part = (text: string) => Buffer.from(`--X\r\nContent-Disposition: form-data; ${text}`)

const refused: Record<string, Omit<Sent, 'method' | 'path'>> = {
  'too large': { type: JSON_TYPE, body: MUCH },
  'too large, of unknown length': { type: FORM, body: MUCH, isChunked: true },
  'of a type that is not taken': { type: 'text/plain', body: SOME },
  'without a type': { type: '', body: SOME },
  'of parts with too large a field': {
    type: PARTS,
    body: Buffer.concat([part('name="a"\r\n\r\n'), MUCH, Buffer.from('\r\n--X--\r\n')]),
  },
  'of parts with too many': {
    type: PARTS,
    body: Buffer.concat(Array.from({ length: 7_000 }, () => part('name="a"\r\n\r\n\r\n'))),
  },
  'of parts with a file that is not taken': {
    type: PARTS,
    body: Buffer.concat([part('name="nothing"; filename="a"\r\n\r\n'), SOME]),
  },
  'of parts without a boundary': { type: 'multipart/form-data', body: SOME },
  'of broken text': { type: JSON_TYPE, body: Buffer.alloc(100_000, 0xff) },
}

const operations = readOperations(loadContract())
  .filter(({ method }) => method !== 'HEAD')
  .map(({ method, path }) => ({ method, path: BASE_PATH + path.replaceAll(/:\w+/g, '1') }))
const notices = PAYMENT_GATEWAYS.map((name) => ({ method: 'POST', path: `/api/webhooks/${name}` }))
const elsewhere = [
  { method: 'POST', path: '/api/nothing' },
  { method: 'PUT', path: '/api/user_signup' },
  { method: 'DELETE', path: '/api/webhooks/stripe' },
  { method: 'POST', path: '/healthz' },
]

it.each(Object.entries(refused))(
  'answers the next request on the connection after a body %s, whatever the operation',
  async (_name, body) => {
    const left: string[] = []
    for (const place of [...operations, ...notices, ...elsewhere]) {
      const isRead = place.method === 'GET' || place.method === 'DELETE'
      if (isRead && body !== refused['too large']) continue
      const told = await askAgain({ ...place, ...body })
      const isWell = ['HTTP/1.1 404', 'closed'].includes(told) || (isRead && told.startsWith('not'))
      if (!isWell) left.push(`${place.method} ${place.path}: ${told}`)
    }
    expect(left).toEqual([])
  },
)

it('answers the next request while the provider starts', async () => {
  server.switchTo(createStartingApp({ log: silentLogger() }))
  const told = await askAgain({ method: 'POST', path: '/api/x', type: JSON_TYPE, body: MUCH })
  server.switchTo(app)
  expect(told).toBe('HTTP/1.1 503')
})
