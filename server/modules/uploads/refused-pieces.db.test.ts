import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { type Listening, listen } from '@/server/listen.ts'
import { createLogger } from '@/server/log.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import { uploadsHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
const lines: { level: string; method: string }[] = []
let server: Listening
let id: string
let token: string

beforeAll(async () => {
  const log = createLogger({ write: (line) => void lines.push(JSON.parse(line)) })
  const app = createServer(testDeps({ db, log }), uploadsHandlers)
  token = (await signedIn(db)).token
  const metadata = { filename: 'a.jpg', purpose: 'photo' }
  id = (await tusClient(app, { token }).create(600_000, metadata)).id
  server = await listen({ host: '127.0.0.1', port: 0, app })
})

afterAll(() => server.stop(0))

const BYTES = 700_000
const TYPE = 'application/offset+octet-stream'

function patch(upload: string, headers: Record<string, string | number>) {
  const socket = connect(server.port, '127.0.0.1').on('error', () => {})
  const all = {
    Host: 'a',
    Authorization: `Bearer ${token}`,
    'Tus-Resumable': '1.0.0',
    'Content-Type': TYPE,
    'Content-Length': BYTES,
    ...headers,
  }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`PATCH /api/ext/uploads/${upload} HTTP/1.1\r\n${head.join('')}\r\n`)
  return socket
}

/** Everything said until the text comes or the connection ends. */
async function heard(socket: ReturnType<typeof patch>, text: RegExp): Promise<string> {
  let all = ''
  const ended = once(socket, 'close')
  while (!text.test(all)) {
    const chunk = await Promise.race([once(socket, 'data'), ended.then(() => null)])
    if (!chunk) return all
    all += String(chunk[0])
  }
  return all
}

const UNKNOWN = '9f3c2b1a-7d4e-4f60-8a1b-000000000001'

test.each([
  ['at another offset', 409, () => id, { 'Upload-Offset': 5 }],
  ['of another type', 400, () => id, { 'Upload-Offset': 0, 'Content-Type': 'text/plain' }],
  ['longer than announced', 413, () => id, { 'Upload-Offset': 0 }],
  ['of an unknown upload', 404, () => UNKNOWN, { 'Upload-Offset': 0 }],
])('a refused piece %s leaves its connection to the next request', async (_n, status, of, own) => {
  const socket = patch(of(), own)
  socket.write(Buffer.alloc(BYTES, 'a'))
  const first = await heard(socket, /\r\n\r\n/)
  expect(first).toContain(`HTTP/1.1 ${status}`)
  socket.write('GET /api/nothing HTTP/1.1\r\nHost: a\r\n\r\n')
  const second = await heard(socket, /nothing at this address/)
  expect(second || 'closed').toMatch(/HTTP\/1\.1 404/)
  socket.destroy()
})

test.each(['close', 'reset'])('a piece that breaks off is no fault of ours: %s', async (how) => {
  lines.length = 0
  const socket = patch(id, {
    'Upload-Offset': 0,
    'Content-Length': 500_000,
    Expect: '100-continue',
  })
  socket.write('begin')
  await once(socket, 'data')
  if (how === 'close') socket.destroy()
  else socket.resetAndDestroy()
  await expect.poll(() => lines.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  expect(lines).toEqual([expect.objectContaining({ level: 'info' })])
})
