import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { decodeJwt, importJWK, jwtVerify } from 'jose'
import { afterEach, expect, test } from 'vitest'
import { PushGone, PushRefused } from './push-sender.ts'
import { isPushService } from './push-services.ts'
import { createWebPush } from './web-push.ts'

const NOW = new Date('2026-06-15T12:00:00.000Z')
const SECRET = 'a-secret-that-is-only-for-tests-0123456789'
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const MESSAGE = { payload: '{}', topic: 'notice-1', urgency: 'high', ttlSeconds: 60.5 } as const

let server: Server | undefined
afterEach(() => server?.close())

/** A push service of this machine that gives one answer. */
async function pushService(status: number, headers: Record<string, string> = {}) {
  const asked: { url: string | undefined; headers: Record<string, unknown>; bytes: number }[] = []
  const opened = createServer(async (request, response) => {
    const { length: bytes } = await buffer(request)
    asked.push({ url: request.url, headers: request.headers, bytes })
    response.writeHead(status, headers).end()
  }).listen(0, '127.0.0.1')
  server = opened
  await once(opened, 'listening')
  const address = opened.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const send = (endpoint = `${origin}/device`) =>
    sender(origin).send({ endpoint, ...KEYS }, MESSAGE)
  return { asked, origin, send }
}

function sender(pushServiceUrl?: string) {
  const config = { secretKey: SECRET, publicUrl: 'https://homes.example.org', pushServiceUrl }
  return createWebPush({ config, clock: () => NOW, patienceMs: 2_000 })
}

test('sends an encrypted message that is signed for the push service', async () => {
  const { asked, origin, send } = await pushService(201)
  await send()
  const [only, ...others] = asked
  expect(others).toEqual([])
  expect(only).toMatchObject({
    url: '/device',
    headers: { 'content-encoding': 'aes128gcm', ttl: '60', topic: 'notice-1', urgency: 'high' },
    bytes: 105,
  })
  const [, token = '', key = ''] =
    /^vapid t=(\S+), k=(\S+)$/.exec(String(only?.headers.authorization)) ?? []
  expect(key).toBe(sender().publicKey)
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  await jwtVerify(token, publicKey, { audience: origin, currentDate: NOW })
  expect(decodeJwt(token)).toEqual({
    aud: origin,
    sub: 'https://homes.example.org',
    exp: NOW.getTime() / 1000 + 12 * 3600,
  })
})

test('has the same key wherever the secret is the same', () => {
  expect(sender().publicKey).toBe(sender().publicKey)
  expect(Buffer.from(sender().publicKey, 'base64url')).toHaveLength(65)
  const config = { secretKey: `${SECRET}-2`, publicUrl: undefined, pushServiceUrl: undefined }
  const other = createWebPush({ config, clock: () => NOW })
  expect(other.publicKey).not.toBe(sender().publicKey)
})

test.each([
  [404, PushGone],
  [410, PushGone],
  [400, PushRefused],
  [403, PushRefused],
  [413, PushRefused],
  [302, PushRefused],
])('takes %i for final', async (status, kind) => {
  const { asked, send } = await pushService(status, { location: 'http://127.0.0.1:1/inside' })
  await expect(send()).rejects.toBeInstanceOf(kind)
  expect(asked).toHaveLength(1)
})

test.each([429, 500, 503])('leaves %i to be tried again', async (status) => {
  const { send } = await pushService(status)
  const failing = send()
  await expect(failing).rejects.toThrow(`answers ${status}`)
  await expect(failing).rejects.not.toBeInstanceOf(PushRefused)
})

test('sends nothing to other addresses', async () => {
  const { asked, origin } = await pushService(201)
  const strict = sender()
  const sending = strict.send({ endpoint: `${origin}/device`, ...KEYS }, MESSAGE)
  await expect(sending).rejects.toBeInstanceOf(PushGone)
  expect(asked).toEqual([])
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', true],
  ['https://web.push.apple.com/QGu', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQ', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://me:secret@fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.example.org/fcm/send/abc', false],
  ['https://notfcm.googleapis.com/fcm/send/abc', false],
  ['https://evilpush.apple.com/QGu', false],
  ['https://push.apple.com.evil.example/QGu', false],
  ['https://127.0.0.1/fcm/send/abc', false],
  ['https://[::1]/fcm/send/abc', false],
  ['https://metadata.google.internal/', false],
  [`https://fcm.googleapis.com/${'a'.repeat(2100)}`, false],
  ['fcm.googleapis.com', false],
  ['', false],
])('judges %s as a push service: %s', (endpoint, isRight) => {
  expect(isPushService(endpoint)).toBe(isRight)
})

test('accepts a push service of this machine only where it is set', () => {
  expect(isPushService('http://127.0.0.1:4200/d/1', 'http://127.0.0.1:4200')).toBe(true)
  expect(isPushService('http://127.0.0.1:4201/d/1', 'http://127.0.0.1:4200')).toBe(false)
})
