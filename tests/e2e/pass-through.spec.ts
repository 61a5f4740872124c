import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as passed } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'

/**
 * Calls passed through the built web to the provider, a server in this file that echoes what arrived.
 * No browser is involved, so one viewport is enough.
 */
test.describe.configure({ mode: 'serial' })

/** Full runs wait two and ten minutes; everyday runs just long enough to detect buffering and early timeouts. */
const isFull = process.env.HEARTH_FULL === '1'

let provider: Server
let web: BuiltWeb

test.beforeAll(async () => {
  provider = createServer(answer)
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  provider.requestTimeout = 0
  web = await startWeb(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
})

test.afterAll(async () => {
  await web.stop()
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
})

test('forwards method, path, query, headers and body, but no cookies, and returns the response @desktop', async () => {
  const reply = await fetch(`${web.address}/api/echo/a%20b?q=%C3%A9+x&q=2`, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'text/plain',
      Authorization: 'Bearer 7|secret',
      Cookie: 'theme=dark',
    },
    body: 'a part',
  })
  expect(reply.status).toBe(207)
  expect(reply.headers.get('x-from-provider')).toBe('yes')
  expect(reply.headers.get('transfer-encoding')).not.toBe('invented')
  const told = await reply.json()
  expect(told).toEqual({
    method: 'PATCH',
    url: '/api/echo/a%20b?q=%C3%A9+x&q=2',
    bytes: 6,
    authorization: 'Bearer 7|secret',
    cookie: null,
    forwardedHost: new URL(web.address).host,
    forwardedProto: 'http',
    forwardedFor: '127.0.0.1',
  })
})

test('appends the client address to X-Forwarded-For @desktop', async () => {
  const reply = await fetch(`${web.address}/api/echo`, {
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  })
  expect((await reply.json()).forwardedFor).toBe('203.0.113.9, 127.0.0.1')
})

test('returns a response without a body @desktop', async () => {
  const reply = await fetch(`${web.address}/api/nothing`, { method: 'DELETE' })
  expect([reply.status, await reply.text()]).toEqual([204, ''])
})

test('passes the headers of resumable uploads in both directions @desktop', async () => {
  const protocol = { 'Tus-Resumable': '1.0.0', Authorization: 'Bearer 7|secret' }
  const sent = { 'Upload-Length': '9', 'Upload-Metadata': 'filename YS5qcGc=' }
  const opened = await fetch(`${web.address}/api/pieces`, {
    method: 'POST',
    headers: { ...protocol, ...sent },
  })
  const told = (reply: Response, ...names: string[]) => [
    reply.status,
    ...names.map((name) => reply.headers.get(name)),
  ]
  expect(told(opened, 'location', 'upload-length', 'upload-metadata')).toEqual([
    201,
    '/api/ext/uploads/a',
    '9',
    'filename YS5qcGc=',
  ])
  const piece = await fetch(`${web.address}/api/pieces`, {
    method: 'PATCH',
    headers: {
      ...protocol,
      'Upload-Offset': '4',
      'Content-Type': 'application/offset+octet-stream',
    },
    body: 'bytes',
  })
  expect(told(piece, 'tus-resumable', 'upload-offset')).toEqual([204, '1.0.0', '9'])
  const asked = await fetch(`${web.address}/api/pieces`, { method: 'HEAD', headers: protocol })
  expect(told(asked, 'tus-resumable', 'upload-offset')).toEqual([200, '1.0.0', '0'])
  const gone = await fetch(`${web.address}/api/pieces`, { method: 'DELETE', headers: protocol })
  expect(told(gone, 'tus-resumable')).toEqual([204, '1.0.0'])
})

test('streams an upload of 60 MB without buffering it first @desktop', async () => {
  const part = Buffer.alloc(1 << 20, 7)
  const body = Readable.from(
    (function* () {
      for (let count = 0; count < 60; count++) yield part
    })(),
  )
  const { reply, firstByteAt, sentAt } = await upload('/api/first-byte', body)
  expect(JSON.parse(reply)).toMatchObject({ bytes: 60 * (1 << 20) })
  expect(firstByteAt).toBeLessThan(sentAt)
})

test('does not time out slow uploads or quiet streams @desktop', async () => {
  const [sent, silent] = isFull ? [120, 605] : [10, 15]
  test.setTimeout(silent * 1000 + 60_000)
  const body = Readable.from(
    (async function* () {
      for (let second = 0; second < sent; second += 5) {
        yield Buffer.alloc(1024)
        await passed(5_000)
      }
    })(),
  )
  const [{ reply }, events] = await Promise.all([
    upload('/api/first-byte', body),
    heard(`/api/events?count=2&every=${silent * 1000}`),
  ])
  expect(JSON.parse(reply)).toMatchObject({ bytes: (sent / 5) * 1024 })
  expect(events).toBe('event 0\nevent 1\n')
})

test('streams events as they are sent, and cancels the call when the client aborts @desktop', async () => {
  const asked = new AbortController()
  const reply = await fetch(`${web.address}/api/held`, { signal: asked.signal })
  expect(reply.status).toBe(200)
  const first = await reply.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toBe('event 0\n')
  asked.abort()
  await expect.poll(() => releases).toBe(1)
})

test('answers 503 as the contract says when the provider is down @desktop', async () => {
  provider.closeAllConnections()
  await new Promise((closed) => provider.close(closed))
  const reply = await fetch(`${web.address}/api/web-settings`)
  expect(reply.status).toBe(503)
  expect(reply.headers.get('retry-after')).toBe('5')
  expect(await reply.json()).toEqual({
    error: true,
    message: 'The service does not answer. Please try again in a moment.',
    key: 'unavailable',
    data: null,
  })
})

let firstByteAt = 0
let releases = 0

const answer: Parameters<typeof createServer>[1] = async (asked, reply) => {
  const url = new URL(asked.url ?? '', 'http://provider')
  if (url.pathname === '/api/nothing') return void reply.writeHead(204).end()
  if (url.pathname === '/api/held') {
    reply.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('event 0\n')
    reply.once('close', () => {
      releases++
    })
    return
  }
  if (url.pathname === '/api/events') return void (await sendEvents(reply, url))
  let bytes = 0
  for await (const part of asked) {
    if (bytes === 0) firstByteAt = Date.now()
    bytes += part.length
  }
  const { headers, method } = asked
  if (url.pathname === '/api/pieces') return void sendProtocol(reply, asked, bytes)
  reply.writeHead(207, { 'Content-Type': 'application/json', 'X-From-Provider': 'yes' })
  reply.end(
    JSON.stringify({
      method,
      url: asked.url,
      bytes,
      authorization: headers.authorization ?? null,
      cookie: headers.cookie ?? null,
      forwardedHost: headers['x-forwarded-host'],
      forwardedProto: headers['x-forwarded-proto'],
      forwardedFor: headers['x-forwarded-for'],
    }),
  )
}

/** Answers as tus 1.0 does and echoes the request's upload headers. */
function sendProtocol(
  reply: Parameters<NonNullable<typeof answer>>[1],
  { method, headers }: Parameters<NonNullable<typeof answer>>[0],
  bytes: number,
): void {
  const statuses: Record<string, number> = { POST: 201, HEAD: 200 }
  reply.writeHead(statuses[method ?? ''] ?? 204, {
    'Tus-Resumable': headers['tus-resumable'] ?? '',
    Location: '/api/ext/uploads/a',
    'Upload-Offset': String(Number(headers['upload-offset'] ?? 0) + bytes),
    'Upload-Length': String(headers['upload-length'] ?? ''),
    'Upload-Metadata': String(headers['upload-metadata'] ?? ''),
  })
  reply.end()
}

async function sendEvents(
  reply: Parameters<NonNullable<typeof answer>>[1],
  url: URL,
): Promise<void> {
  const pause = Number(url.searchParams.get('every'))
  const count = Number(url.searchParams.get('count'))
  const headers = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }
  reply.writeHead(200, headers)
  for (let number = 0; number < count; number++) {
    if (number > 0) await passed(pause)
    reply.write(`event ${number}\n`)
  }
  reply.end()
}

/** With node:http, because fetch does not tell when the request body was sent. */
function upload(
  path: string,
  body: Readable,
): Promise<{ reply: string; firstByteAt: number; sentAt: number }> {
  return new Promise((resolve, reject) => {
    let sentAt = 0
    const call = request(web.address + path, { method: 'POST' }, async (response) => {
      let reply = ''
      for await (const part of response) reply += part
      resolve({ reply, firstByteAt, sentAt })
    })
    call.once('error', reject)
    call.once('finish', () => {
      sentAt = Date.now()
    })
    body.pipe(call)
  })
}

/** With node:http, because fetch aborts a stream that is quiet for five minutes. */
function heard(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(web.address + path, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve(text)
    })
    call.once('error', reject)
    call.end()
  })
}
