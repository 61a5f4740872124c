import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freePort } from '@/scripts/running/free-port.mjs'
import { startProcess } from '@/tests/support/beside-process.ts'
import { type PostgresServer, startPostgres } from '@/tests/support/postgres.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hearth-outage-'))
let server: PostgresServer
let child: Awaited<ReturnType<typeof startProcess>>
let address = ''

beforeAll(async () => {
  server = await startPostgres({ durable: true })
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  child = await startProcess(['--import', './scripts/alias.mjs', 'server/main.ts'], {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: server.url(),
    HOST: '',
    API_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    SMS_URL: '',
    FILES_URL: '',
    ready: `${address}/readyz`,
  })
}, 120_000)

afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('answers 503 without PostgreSQL and recovers by itself', async () => {
  expect((await fetch(`${address}/api/faqs`)).status).toBe(200)
  await server.kill()
  for (const path of ['/api/faqs', '/api/get-property-list', '/api/homepage-data']) {
    const answer = await fetch(`${address}${path}`)
    expect(answer.status, path).toBe(503)
    expect(Number(answer.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(await answer.json(), path).toMatchObject({ error: true, key: 'unavailable' })
  }
  const ready = await fetch(`${address}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toMatchObject({ data: { database: 'down', storage: 'up' } })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  await server.start()
  await vi.waitFor(async () => expect((await fetch(`${address}/api/faqs`)).status).toBe(200), {
    timeout: 60_000,
    interval: 200,
  })
  expect(child.exitCode).toBeNull()
})
