import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { freePort } from '@/scripts/running/free-port.mjs'
import { endProcess, startProcess } from '@/tests/support/beside-process.ts'
import { startWeb } from '@/tests/support/built-web.ts'
import {
  canHaveNetworks,
  openLoopback,
  openNamespaces,
  type ProxyNetwork,
  type ProxyRequest,
} from '@/tests/support/proxy-network.ts'

/**
 * The product behind a proxy on another address. With the rights for it that is nginx, configured by
 * docs/operating.md, in a network namespace; everywhere on Linux it is a small proxy on another
 * loopback address. No browser is involved, and so no width.
 */
test.describe.configure({ mode: 'serial', timeout: 120_000 })

let network: ProxyNetwork
let web: { address: string }
let stops: (() => unknown)[] = []

async function openProduct(opened: ProxyNetwork): Promise<void> {
  network = opened
  stops.push(() => opened.stop())
  const dataDir = await mkdtemp(join(tmpdir(), 'hearth-proxy-'))
  stops.push(() => rm(dataDir, { recursive: true, force: true }))
  const [port, apiPort] = [await freePort(), await freePort()]
  const { host, proxyAddress } = network
  const provider = `http://${host}:${apiPort}`
  const settings = { HOST: host, TRUSTED_PROXIES: proxyAddress, PUBLIC_URL: '' }
  const more = { ...settings, API_PORT: String(apiPort), HEARTH_OWN_PROVIDER: '1' }
  const started = await startWeb(provider, more, { host, port })
  web = started
  stops.push(started.stop)
  const child = await startProcess(
    ['--import', './scripts/alias.mjs', 'tests/listing/provider.ts'],
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      ...more,
      DATABASE_URL: '',
      SMTP_URL: '',
      SMS_URL: '',
      API_URL: '',
      ready: `${provider}/readyz`,
    },
  )
  stops.push(() => endProcess(child))
  await network.start(port)
}

test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  stops = []
})

const post = (body: object, headers: Record<string, string> = {}): ProxyRequest => ({
  method: 'POST',
  headers: { Host: 'homes.example.org', 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

let written = 0
const writeToUs = async (visitor: 0 | 1, headers: Record<string, string> = {}) => {
  const sender = { first_name: 'Ada', last_name: 'Brandt', email: `ada${++written}@example.org` }
  const message = { ...sender, subject: 'A question', message: 'How long does approval take?' }
  return (await network.ask(visitor, '/api/contct_us', post(message, headers))).status
}

async function expectTwoLimits(claims: readonly Record<string, string>[]): Promise<void> {
  const first = []
  for (let time = 0; time < 5; time++) first.push(await writeToUs(0))
  expect(first).toEqual([200, 200, 200, 200, 200])
  expect(await writeToUs(0)).toBe(429)
  for (const claim of claims) expect(await writeToUs(0, claim)).toBe(429)
  expect(await writeToUs(1)).toBe(200)
}

const { member, agent, administrator, password } = DEMO_ACCOUNTS
const HOSTS = ['homes.example.org', 'localhost', '127.0.0.1:3000', '[::1]']
const STRIPPING: Record<string, string>[] = [
  { Connection: 'x-forwarded-for' },
  { Connection: 'close, X-Forwarded-For, X-Forwarded-Host', 'X-Real-IP': '127.0.0.1' },
]

async function expectNoTrial(Host: string): Promise<void> {
  const headers = { Host, Connection: 'x-forwarded-for, x-forwarded-host' }
  expect((await network.ask(0, '/api/ext/account/outbox', { headers })).status).toBe(404)
  expect((await network.ask(0, '/outbox', { headers })).status).toBe(404)
  for (const email of [member, agent, administrator]) {
    const entry = post({ type: '3', email, password }, headers)
    expect((await network.ask(1, '/api/user_signup', entry)).status).toBe(401)
  }
  const page = await network.ask(0, '/sign-in', { headers })
  expect(page.status).toBe(200)
  expect(page.body).not.toContain(password)
}

test.describe('behind nginx in a network of its own', () => {
  test.beforeAll(async () => {
    test.skip(!(await canHaveNetworks()), 'Needs root, ip and nginx')
    await openProduct(await openNamespaces())
  })

  test('counts two visitors apart, whatever they claim @desktop', async () => {
    const chains = ['127.0.0.1', '198.51.100.7', `198.51.100.7, ${network.proxyAddress}`]
    await expectTwoLimits([...STRIPPING, ...chains.map((it) => ({ 'X-Forwarded-For': it }))])
  })

  for (const host of HOSTS) {
    test(`has neither outbox nor demo accounts for ${host} @desktop`, () => expectNoTrial(host))
  }

  test('uses the proxy’s address in pages @desktop', async () => {
    const page = await network.ask(0, '/about-us', { headers: { Host: 'homes.example.org' } })
    expect(page.body).toContain('rel="canonical" href="http://homes.example.org/about-us"')
  })
})

test.describe('behind a proxy on this machine', () => {
  test.beforeAll(async () => {
    test.skip(process.platform !== 'linux', 'Only Linux has all of 127.0.0.0/8')
    await openProduct(await openLoopback())
  })

  test('counts two visitors apart, without removing headers @desktop', () =>
    expectTwoLimits(STRIPPING))

  for (const host of HOSTS) {
    test(`has neither outbox nor demo accounts for ${host} @desktop`, () => expectNoTrial(host))
  }

  test('has both for a browser on this machine without the proxy @desktop', async () => {
    const ask = (path: string, asked?: RequestInit) => fetch(web.address + path, asked)
    expect((await ask('/api/ext/account/outbox')).status).toBe(200)
    expect((await ask('/outbox')).status).toBe(200)
    expect(await (await ask('/sign-in')).text()).toContain(password)
    const headers = { 'Content-Type': 'application/json' }
    for (const email of [member, agent, administrator]) {
      const body = JSON.stringify({ type: '3', email, password })
      expect((await ask('/api/user_signup', { method: 'POST', headers, body })).status).toBe(200)
    }
  })
})
