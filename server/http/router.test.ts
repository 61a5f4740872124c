import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '@/server/config.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { contractDocument } from '@/server/contract/document.ts'
import { failure } from '@/server/contract/failure.ts'
import { LimitReached } from '@/server/jobs/limits.ts'
import { createLogger } from '@/server/log.ts'
import { GUEST } from '@/server/viewer.ts'
import { testDeps } from '@/tests/support/deps.ts'
import type { RequestContext } from './handler.ts'
import type { AnyInput } from './operation-route.ts'
import { getReplyCheck } from './reply-check.ts'
import { addOperations, createHttpApp } from './router.ts'

const houseSchema = {
  type: 'object',
  required: ['error', 'message'],
  properties: { error: { const: false }, message: { type: 'string' }, city: { type: 'string' } },
}
const reply = (schema: object) => ({ content: { 'application/json': { schema } } })

const document = contractDocument({
  paths: {
    '/house': {
      get: {
        operationId: 'getHouse',
        parameters: [{ name: 'city', in: 'query', schema: { type: 'string' } }],
        responses: { 200: reply(houseSchema) },
      },
      post: {
        operationId: 'postHouse',
        'x-max-bytes': 2000,
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  title: { type: 'string' },
                  photo: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: { 201: reply(houseSchema) },
      },
    },
    '/files/pictures/{key}': { get: { operationId: 'getPicture', responses: { 200: {} } } },
    '/pieces': {
      head: { operationId: 'findOffset', responses: { 200: {} } },
      patch: {
        operationId: 'sendPiece',
        'x-streamed': true,
        requestBody: { content: { 'application/offset+octet-stream': {} } },
        responses: { 204: {} },
      },
    },
    '/files/{key}': {
      get: {
        operationId: 'getFile',
        parameters: [{ name: 'key', in: 'path', required: true, schema: { type: 'string' } }],
        responses: { 200: {} },
      },
    },
  },
})

let dataDir: string
let lines: string[]
let run: (input: AnyInput, context: RequestContext) => Promise<unknown>

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-router-'))
  lines = []
  run = async () => ({ error: false, message: 'Found.' })
})

afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

function serve(config: Partial<Config> = {}) {
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = createLogger(output)
  const deps = testDeps({ log, config: { dataDir, ...config } })
  const app = createHttpApp(deps)
  const handler = (input: AnyInput, context: RequestContext) => run(input, context)
  addOperations(app, {
    deps,
    document,
    handlers: {
      getHouse: handler,
      postHouse: handler,
      getFile: handler,
      findOffset: handler,
      sendPiece: handler,
    },
    findViewer: async () => GUEST,
    language: async (wanted) => wanted ?? 'en',
    checkReply: getReplyCheck(document),
  })
  return app
}

const logged = (): Record<string, unknown>[] => lines.map((line) => JSON.parse(line))

describe('a request', () => {
  it('gets the contract’s reply with all headers', async () => {
    const response = await serve().request('/api/house?city=Bonn')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ error: false, message: 'Found.' })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('gets a reply without a body to HEAD', async () => {
    const response = await serve().request('/api/house', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })

  it('may be HEAD alone', async () => {
    run = async () => new Response(null, { headers: { 'upload-offset': '7' } })
    const head = await serve().request('/api/pieces', { method: 'HEAD' })
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '7'])
    const get = await serve().request('/api/pieces')
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'HEAD, PATCH'])
  })

  it('to an unknown address gets 404 in the envelope', async () => {
    for (const path of ['/api/nothing', '/', '/api/house/', '/api/files/a/b']) {
      const response = await serve().request(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        error: true,
        message: 'There is nothing at this address.',
        key: 'notFound',
        data: null,
      })
    }
  })

  it('with another method gets the allowed ones', async () => {
    const response = await serve().request('/api/house', { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
    expect(await response.json()).toMatchObject({ error: true, key: 'methodNotAllowed' })
    const preflight = await serve().request('/api/house', { method: 'OPTIONS' })
    expect(preflight.status).toBe(405)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('to an operation without a handler gets 501', async () => {
    const response = await serve().request('/api/files/pictures/a.jpg')
    expect(response.status).toBe(501)
    expect(await response.json()).toMatchObject({ key: 'notBuilt', data: null })
  })
})

describe('a handler', () => {
  it('knows caller, origin and language', async () => {
    let seen: unknown
    run = async (input, context) => {
      const { viewer, language, origin, clientAddress, requestId } = context
      seen = { input, viewer, language, origin, clientAddress, requestId }
      context.setHeader('Cache-Control', 'public, max-age=60')
      return { error: false, message: 'ok' }
    }
    const response = await serve().request('/api/house?city=K%C3%B6ln&x=1', {
      headers: {
        'content-language': 'de',
        'x-request-id': 'trace-0001',
        'x-forwarded-host': 'homes.example.org',
        'x-forwarded-proto': 'https',
        'x-forwarded-for': '203.0.113.9, 198.51.100.7, 127.0.0.1',
      },
    })
    expect(seen).toEqual({
      input: { query: { city: 'Köln' }, path: {}, body: {} },
      viewer: { kind: 'guest' },
      language: 'de',
      origin: 'https://homes.example.org',
      clientAddress: '198.51.100.7',
      requestId: 'trace-0001',
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('x-request-id')).toBe('trace-0001')
  })

  it('may return its own response, which cannot run scripts', async () => {
    run = async ({ path }) =>
      new Response(JSON.stringify(path), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, immutable' },
      })
    const response = await serve().request('/api/files/a%20b.svg')
    expect(await response.json()).toEqual({ key: 'a b.svg' })
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/svg+xml',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    })
  })

  it('reads a streamed body of any type as it arrives', async () => {
    let read = ''
    run = async (_input, context) => {
      for await (const chunk of context.stream()) read += String(chunk)
      return new Response(null, { status: 204 })
    }
    const sent = { method: 'PATCH', headers: { 'content-type': 'anything/at-all' }, body: 'piece' }
    expect((await serve().request('/api/pieces', sent)).status).toBe(204)
    expect(read).toBe('piece')
  })

  it('has larger replies compressed on request', async () => {
    const city = 'Bonn '.repeat(500)
    run = async () => ({ error: false, message: 'ok', city })
    const app = serve()
    const plain = await app.request('/api/house')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const packed = await app.request('/api/house', {
      headers: { 'accept-encoding': 'br, gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    const text = gunzipSync(await packed.arrayBuffer()).toString()
    expect(JSON.parse(text)).toEqual({ error: false, message: 'ok', city })
  })

  it('finds uploads on disk, which are deleted afterwards', async () => {
    const paths: string[] = []
    run = async ({ body }) => {
      if (!(body.photo instanceof UploadedFile)) throw new Error('no photo')
      paths.push(body.photo.path)
      expect(existsSync(body.photo.path)).toBe(true)
      if (body.title === 'fail') throw failure('conflict')
      return { error: false, message: 'Kept.' }
    }
    for (const [title, status] of [
      ['keep', 201],
      ['fail', 409],
    ] as const) {
      const form = new FormData()
      form.append('title', title)
      form.append('photo', new File(['x'], 'x.jpg'))
      const response = await serve().request('/api/house', { method: 'POST', body: form })
      expect(response.status).toBe(status)
    }
    expect(paths.map((path) => existsSync(path))).toEqual([false, false])
  })

  it('does not see a body above its operation’s limit', async () => {
    run = async () => expect.unreachable()
    const form = new FormData()
    form.append('photo', new File(['x'.repeat(3000)], 'x.jpg'))
    const response = await serve().request('/api/house', { method: 'POST', body: form })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: true, key: 'tooLarge' })
  })
})

describe('an error reply', () => {
  it.each([
    [failure('notFound', 'This listing was not found.'), 404, 'notFound'],
    [failure('forbidden', 'No.', { key: 'notOwner', data: { owner: false } }), 403, 'notOwner'],
    [failure('invalid', undefined, { fields: { city: 'is not known' } }), 422, 'invalid'],
    [new LimitReached('contactByAddress', 12.2), 429, 'tooMany'],
    [Object.assign(new Error('out of range'), { code: '22003' }), 422, 'invalid'],
    [Object.assign(new Error('no account'), { code: '23503' }), 409, 'conflict'],
  ])('carries %s in the envelope', async (thrown, status, key) => {
    run = () => Promise.reject(thrown)
    const response = await serve().request('/api/house')
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: true, message: expect.any(String), key })
    expect(response.headers.get('retry-after')).toBe(status === 429 ? '13' : null)
  })

  it.each([
    new Error('connect ECONNREFUSED postgres://user:pw@db'),
    Object.assign(new Error('syntax error'), { code: '42601', severity: 'ERROR' }),
    'a text',
  ])('hides internal errors: %s', async (thrown) => {
    run = () => Promise.reject(thrown)
    const response = await serve().request('/api/house?city=secret')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: true,
      message: 'Something went wrong.',
      key: 'internal',
      data: null,
    })
    expect(logged()).toMatchObject([
      { level: 'error', id: response.headers.get('x-request-id'), name: 'getHouse', status: 500 },
    ])
  })

  it('reports a reply that violates the contract', async () => {
    run = async () => ({ error: false, message: 'ok', password_hash: 'x' })
    const response = await serve().request('/api/house')
    expect(response.status).toBe(500)
    expect(lines.join()).toContain('not in the contract: password_hash')
  })
})

describe('the log', () => {
  it('has one line per request, without its contents', async () => {
    const app = serve()
    await app.request('/api/house?city=secret', { headers: { authorization: 'Bearer 1|secret' } })
    await app.request('/api/nothing?otp=secret')
    await app.request('/api/house?city=%ff')
    expect(logged()).toEqual(
      [
        { name: 'getHouse', status: 200 },
        { name: '/api/nothing', status: 404 },
        { name: 'getHouse', status: 400 },
      ].map((facts) => ({
        level: 'info',
        time: expect.any(String),
        id: expect.any(String),
        method: 'GET',
        ms: expect.any(Number),
        viewer: 'guest',
        msg: 'request',
        ...facts,
      })),
    )
    expect(lines.join()).not.toContain('secret')
  })

  it('accepts only a well-formed request id', async () => {
    const response = await serve().request('/api/house', {
      headers: { 'x-request-id': '<script>alert(1)</script>' },
    })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
