import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { passThrough } from './pass-through.ts'

let arrived: IncomingHttpHeaders = {}
const provider = createServer((request, response) => {
  arrived = request.headers
  response.end('{}')
})

beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
})
beforeEach(() => {
  const { port } = provider.address() as AddressInfo
  vi.stubEnv('API_URL', `http://127.0.0.1:${port}`)
})
afterAll(() => {
  vi.unstubAllEnvs()
  provider.closeAllConnections()
  provider.close()
})

const pass = (headers: Record<string, string>, method = 'GET') =>
  passThrough(new Request('http://localhost:3000/api/web-settings', { headers, method }))

/** Headers after `settleForwarding`: `x-forwarded-*` come from a proxy or the web itself. */
const told = {
  authorization: 'Bearer 7|secret',
  'content-language': 'de',
  'content-type': 'application/json',
  'if-none-match': '"1"',
  origin: 'http://localhost:3000',
  range: 'bytes=0-1',
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'x-forwarded-for': '203.0.113.9, 127.0.0.1',
  'x-forwarded-host': 'homes.example.org',
  'x-forwarded-proto': 'https',
  'x-request-id': 'trace-0001',
}

test.each([
  ...Object.keys(told),
  Object.keys(told).join(', '),
  'X-Forwarded-For,AUTHORIZATION , close',
])('forwards required headers despite the Connection header: %s', async (connection) => {
  await pass({ ...told, connection })
  expect(arrived).toMatchObject(told)
})

test('drops hop-by-hop headers', async () => {
  const hop = {
    'keep-alive': 'timeout=5',
    te: 'trailers',
    'x-hop': '1',
    'proxy-authorization': 'a',
  }
  await pass({ ...told, ...hop, connection: 'close, X-Hop' })
  for (const name of Object.keys(hop)) expect(arrived).not.toHaveProperty(name)
})

test('drops internal headers and cookies', async () => {
  await pass({ ...told, 'x-hearth-local': '1', cookie: 'theme=dark' })
  expect(arrived).not.toHaveProperty('x-hearth-local')
  expect(arrived).not.toHaveProperty('cookie')
})

test('does not corrupt the next call when a length comes without a body', async () => {
  for (const length of ['4', '5000']) {
    await (await pass({ 'content-length': length })).text()
    const next = await pass({ 'x-request-id': 'next' })
    expect({ status: next.status, text: await next.text() }).toEqual({ status: 200, text: '{}' })
    expect(arrived).toMatchObject({ 'x-request-id': 'next' })
  }
})

test('retries when the provider has closed a kept-alive connection', async () => {
  await (await pass({})).text()
  provider.prependOnceListener('request', ({ socket }) => socket.resetAndDestroy())
  const again = await pass({})
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 200, text: '{}' })
})

test('a call that writes never travels on a kept connection, which may close under it', async () => {
  let kept: unknown
  provider.prependOnceListener('request', ({ socket }) => (kept = socket))
  await (await pass({})).text()
  provider.prependOnceListener('request', ({ socket }) => {
    if (socket === kept) socket.resetAndDestroy()
  })
  const { status } = await pass({}, 'POST')
  expect({ status, wasKept: kept !== undefined }).toEqual({ status: 200, wasKept: true })
})

test.each(['DELETE', 'OPTIONS', 'POST', 'PATCH'])(
  'passes on a body of unknown length as part of its own call: %s',
  async (method) => {
    const calls: string[] = []
    const note = ({ url }: IncomingMessage) => void calls.push(url ?? '')
    provider.prependListener('request', note)
    const text = 'GET /api/second HTTP/1.1\r\nHost: a\r\n\r\n'
    const body = new Blob([text]).stream()
    const sending = { method, body, duplex: 'half' }
    await (await passThrough(new Request('http://localhost:3000/api/first', sending))).text()
    // Answered after whatever came before it.
    await (await pass({})).text()
    provider.off('request', note)
    expect(calls).toEqual(['/api/first', '/api/web-settings'])
    expect(arrived).not.toHaveProperty('content-length')
  },
)

test.each([
  ['answers at once', false],
  ['answers at once and closes', true],
])('reads a body to its end if the provider %s', async (_how, closes) => {
  provider.removeAllListeners('request')
  provider.once('request', (_request, response) => {
    response.writeHead(413).end('{}', () => closes && response.socket?.destroySoon())
  })
  let sent = 0
  const cancel = vi.fn()
  const ended = Promise.withResolvers<void>()
  const body = new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate)
      if (sent < 40) controller.enqueue(Buffer.alloc(50_000, 'a'))
      else {
        controller.close()
        ended.resolve()
      }
      sent += 1
    },
    cancel,
  })
  const sending = { method: 'POST', body, duplex: 'half' }
  const reply = await passThrough(new Request('http://localhost:3000/api/user_signup', sending))
  expect([reply.status, await reply.text()]).toEqual([413, '{}'])
  await Promise.race([ended.promise, vi.waitUntil(() => cancel.mock.calls.length > 0)])
  expect(cancel).not.toHaveBeenCalled()
})
