import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import type { DB } from '@/generated/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { createServer } from './app.ts'
import { createStartingApp } from './http/health.ts'

describe('health', () => {
  it('reports a running process with a database', async () => {
    const app = createServer(testDeps(), {})
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'up' })
    const ready = await app.request('/readyz')
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({
      status: 'ready',
      parts: { database: 'up', storage: 'up' },
    })
  })

  it('is not ready without the database', async () => {
    const nobodyThere = new pg.Pool({ host: '127.0.0.1', port: 1 })
    const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: nobodyThere }) })
    const app = createServer(testDeps({ db }), {})
    expect((await app.request('/healthz')).status).toBe(200)
    const ready = await app.request('/readyz')
    expect(ready.status).toBe(503)
    expect(ready.headers.get('retry-after')).toBe('1')
    expect(await ready.json()).toEqual({
      error: true,
      message: 'The database does not answer.',
      key: 'unavailable',
      data: { database: 'down', storage: 'up' },
    })
  })

  it('is not ready without file storage', async () => {
    const app = createServer(testDeps({ config: { dataDir: '/dev/null/nowhere' } }), {})
    const ready = await app.request('/readyz')
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({
      message: 'The data folder takes no file.',
      data: { database: 'up', storage: 'down' },
    })
  })

  it('is alive but not ready while starting, with a retry time', async () => {
    const app = createStartingApp(testDeps())
    expect((await app.request('/healthz')).status).toBe(200)
    for (const path of ['/readyz', '/api/faqs', '/api/openapi.json']) {
      const response = await app.request(path)
      expect(response.status).toBe(503)
      expect(await response.json()).toMatchObject({ key: 'unavailable' })
    }
  })
})

describe('other origins', () => {
  const origin = 'https://other.example.org'
  const preflight = {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST' },
  }

  it('may read nothing by default', async () => {
    const app = createServer(testDeps(), {})
    const response = await app.request('/api/openapi.json', { headers: { origin } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect((await app.request('/api/contct_us', preflight)).status).toBe(405)
  })

  it('may read if they are listed', async () => {
    const app = createServer(testDeps({ config: { allowedOrigins: [origin] } }), {})
    const allowed = await app.request('/api/contct_us', preflight)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(allowed.headers.get('access-control-allow-credentials')).toBeNull()
    const stranger = await app.request('/api/openapi.json', {
      headers: { origin: 'https://stranger.example.org' },
    })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the API reference', () => {
  const app = createServer(testDeps(), {})

  it('is one page of local files, with and without a trailing slash', async () => {
    for (const path of ['/api/reference', '/api/reference/']) {
      const response = await app.request(path)
      expect(response.status).toBe(200)
      const html = await response.text()
      const scripts = [...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
      expect(scripts).toEqual([
        '<script src="/api/reference/viewer.js">',
        '<script src="/api/reference/start.js">',
      ])
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(html).not.toMatch(/https?:\/\//)
    }
  })

  it.each([
    ['viewer.js', 'text/javascript; charset=utf-8', 'SwaggerUIBundle'],
    ['viewer.css', 'text/css; charset=utf-8', '.swagger-ui'],
    ['start.js', 'text/javascript; charset=utf-8', '/api/openapi.json'],
  ])('serves %s', async (name, type, content) => {
    const plain = await app.request(`/api/reference/${name}`)
    expect(plain.headers.get('content-type')).toBe(type)
    expect(await plain.text()).toContain(content)
    const packed = await app.request(`/api/reference/${name}`, {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
  })

  it('reads the contract itself', async () => {
    const contract = await (await app.request('/api/openapi.json')).json()
    expect(contract).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] })
  })

  it('is read-only', async () => {
    expect((await app.request('/api/reference', { method: 'POST' })).status).toBe(405)
  })
})
