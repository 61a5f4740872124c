import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exchange } from '@/tests/fuzz/wire.ts'
import type { HttpEnvironment } from './http/exchange.ts'
import { type Listening, listen } from './listen.ts'

let server: Listening

beforeAll(async () => {
  const app = new Hono<HttpEnvironment>()
  app.onError(() => new Response('failed'))
  app.all('/', async (context) => context.text(await context.req.text()))
  server = await listen({ host: '127.0.0.1', port: 0, app })
})

afterAll(() => server.stop(0))

async function answered(...lines: string[]) {
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
  const reply = await exchange(server.port, bytes, {
    hangsUp: false,
    deadlineMs: 5000,
    isHead: false,
  })
  return { status: reply.status, body: JSON.parse(reply.body.toString()) as unknown }
}

it.each([
  ['a method nobody knows', 400, 'malformed', ['get / HTTP/1.1', 'Host: a']],
  ['no host', 400, 'malformed', ['GET / HTTP/1.1', 'Connection: close']],
  ['a host that is none', 400, 'malformed', ['GET / HTTP/1.1', 'Host: a b', 'Connection: close']],
  ['a header with a zero byte', 400, 'malformed', ['GET / HTTP/1.1', 'Host: a', 'X: a\0b']],
  [
    'two lengths',
    400,
    'malformed',
    ['POST / HTTP/1.1', 'Host: a', 'Content-Length: 1', 'Content-Length: 2'],
  ],
  [
    'a chunk without a size',
    400,
    'malformed',
    ['POST / HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked', '', 'zz'],
  ],
  [
    'headers beyond all measure',
    431,
    'tooLarge',
    ['GET / HTTP/1.1', 'Host: a', `X: ${'a'.repeat(140_000)}`],
  ],
])('answers a request with %s in the envelope', async (_what, status, key, lines) => {
  const { status: told, body } = await answered(...lines)
  expect([told, body]).toEqual([
    status,
    { error: true, message: expect.any(String), key, data: null },
  ])
})

it('ignores an unknown expectation', async () => {
  const lines = ['POST / HTTP/1.1', 'Host: a', 'Connection: close', 'Expect: the-unexpected']
  const { status, body } = await answered(...lines, 'Content-Length: 1', '', '7')
  expect([status, body]).toEqual([200, 7])
})
