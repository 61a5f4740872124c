import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { createFcm, openFcm } from './fcm.ts'
import { PushGone, PushRefused } from './push-sender.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const keys = await generateKeyPair('RS256', { extractable: true })
const MESSAGE = {
  title: 'New message from Mira',
  body: 'About “Mill”.',
  data: { type: 'chat', title: 'New message from Mira' },
  tag: 'chat-7-41',
  urgency: 'high',
  ttlSeconds: 60.5,
} as const

let server: Server | undefined
afterEach(() => server?.close())

type Asked = { path: string | undefined; authorization: string | undefined; body: string }

/** Google, as far as it is asked: access tokens, and one answer for every message. */
async function google(status = 200, answer: object = {}) {
  const asked: Asked[] = []
  let tokens = 0
  const opened = createServer(async (request, response) => {
    const { url: path, headers } = request
    asked.push({ path, authorization: headers.authorization, body: await text(request) })
    const isToken = path === '/token'
    if (isToken) tokens += 1
    const body = isToken ? { access_token: `access-${tokens}`, expires_in: 3600 } : answer
    response.writeHead(isToken ? 200 : status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  server = opened
  await once(opened, 'listening')
  const address = opened.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  let now = NOW
  const account = {
    project_id: 'hearth-1a2b3',
    client_email: 'push@hearth-1a2b3.iam.gserviceaccount.com',
    private_key: await exportPKCS8(keys.privateKey),
    token_uri: `${origin}/token`,
  }
  const fcm = createFcm({ account, clock: () => now, apiUrl: origin })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { asked, account, pass, send: () => fcm.send('d0n3x-8QkWm', MESSAGE) }
}

test('sends a message with access that Google gave the service account', async () => {
  const { asked, account, send } = await google()
  await send()
  const [access, message] = asked
  const assertion = new URLSearchParams(access?.body).get('assertion') ?? ''
  const { payload } = await jwtVerify(assertion, keys.publicKey, {
    issuer: account.client_email,
    audience: account.token_uri,
    currentDate: NOW,
  })
  expect(payload.scope).toBe('https://www.googleapis.com/auth/firebase.messaging')
  expect(message).toMatchObject({
    path: '/v1/projects/hearth-1a2b3/messages:send',
    authorization: 'Bearer access-1',
  })
  expect(JSON.parse(message?.body ?? '')).toMatchObject({
    message: {
      token: 'd0n3x-8QkWm',
      notification: { title: MESSAGE.title, body: MESSAGE.body },
      data: MESSAGE.data,
      android: { priority: 'high', ttl: '60s', collapse_key: 'chat-7-41' },
    },
  })
})

test('asks for access once an hour', async () => {
  const { asked, pass, send } = await google()
  await send()
  await send()
  pass(3_600_000)
  await send()
  expect(asked.filter(({ path }) => path === '/token')).toHaveLength(2)
  expect(asked.at(-1)?.authorization).toBe('Bearer access-2')
})

const failed = (errorCode: string) => ({ error: { status: 'X', details: [{ errorCode }] } })

test.each([
  [404, failed('UNREGISTERED'), PushGone],
  [403, failed('SENDER_ID_MISMATCH'), PushGone],
  [400, failed('INVALID_ARGUMENT'), PushRefused],
  [403, { error: { status: 'PERMISSION_DENIED' } }, PushRefused],
])('takes %i for final: %j', async (status, answer, kind) => {
  const { send } = await google(status, answer)
  await expect(send()).rejects.toBeInstanceOf(kind)
})

test.each([401, 429, 500, 503])('leaves %i to be tried again', async (status) => {
  const { send } = await google(status, failed('UNAVAILABLE'))
  const failing = send()
  await expect(failing).rejects.toThrow(`FCM answers ${status}`)
  await expect(failing).rejects.not.toBeInstanceOf(PushRefused)
})

test('needs a key file that can be read, and never quotes it', () => {
  expect(openFcm({ firebaseServiceAccount: undefined }, () => NOW)).toBe(null)
  const folder = mkdtempSync(join(tmpdir(), 'hearth-fcm-'))
  const path = join(folder, 'key.json')
  writeFileSync(path, '{"private_key": "PRIVATE KEY-4711"}')
  const open = () => openFcm({ firebaseServiceAccount: path }, () => NOW)
  expect(open).toThrow(/^FIREBASE_SERVICE_ACCOUNT must be the JSON key/)
  expect(open).not.toThrow(/4711/)
  rmSync(folder, { recursive: true })
})
