import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type APIRequestContext, expect } from 'playwright/test'
import { createProviderDouble } from '@/tests/provider-double/double.ts'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'
import { test } from './journey.ts'

/** The built web with a provider that is closed by its operator or goes down; the same at every width. */
test.describe.configure({ mode: 'serial' })

/** The web caches settings for ten seconds. */
const heard = { timeout: 20_000 }

const providerOrigin = () => `http://127.0.0.1:${(provider.address() as AddressInfo).port}`

let operator: Record<string, unknown> = {}
let provider: Server
let web: BuiltWeb

test.beforeAll(async () => {
  provider = await serve(0)
  web = await startWeb(providerOrigin())
})

test.afterAll(async () => {
  await web.stop()
  await close()
})

test('uses the operator’s title, icon and color @desktop', async ({ page }) => {
  operator = {
    company_name: 'Nordlicht Homes',
    web_favicon: 'https://files.example.org/icon.png',
    system_color: '#7a1fa2',
  }
  await page.route('https://files.example.org/**', (route) => route.fulfill({ status: 204 }))
  const reply = await page.goto(web.address)
  await expect(page).toHaveTitle(/Nordlicht Homes/)
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute(
    'href',
    'https://files.example.org/icon.png',
  )
  const brand = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand'),
  )
  expect(brand).toContain('#7a1fa2')
  expect(reply?.headers()['content-security-policy']).toContain(
    `img-src 'self' data: blob: ${providerOrigin()} https://files.example.org;`,
  )
})

test('a closed site answers pages with 503 and still answers calls @desktop', async ({ page }) => {
  operator = { web_maintenance_mode: '1' }
  await expect.poll(() => statusOfHome(page.request), heard).toBe(503)
  const reply = await page.goto(`${web.address}/properties?type=rent`)
  expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, '600'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be back soon')
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const call = await page.request.get(`${web.address}/api/web-settings`, {
    headers: { Accept: 'application/json' },
  })
  expect(call.status()).toBe(200)
  operator = {}
  await expect.poll(() => statusOfHome(page.request), heard).toBe(200)
})

test('the closed page answers 404 while the site is open @desktop', async ({ request }) => {
  expect((await request.get(`${web.address}/closed`)).status()).toBe(404)
})

test('answers 503 while the provider is down and recovers on retry @desktop', async ({ page }) => {
  const { port } = provider.address() as AddressInfo
  await close()
  const reply = await page.goto(web.address)
  expect(reply?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back')
  await expect(page.getByText('The site is restarting.')).toBeVisible()
  provider = await serve(port)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/call home/)
})

test('answers 503 in the page’s language before the provider has ever responded @desktop', async ({
  page,
}) => {
  const lonely = await startWeb('http://127.0.0.1:9')
  const reply = await page.goto(`${lonely.address}/de/properties`)
  expect([reply?.status(), reply?.headers()['retry-after']]).toEqual([503, '10'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await lonely.stop()
})

async function statusOfHome(request: APIRequestContext): Promise<number> {
  return (await request.get(web.address)).status()
}

/** Serves the provider double with the operator's settings. */
async function serve(port: number): Promise<Server> {
  const double = createProviderDouble()
  const server = createServer(
    getRequestListener(async (request) => {
      const reply = await double.fetch(request)
      if (new URL(request.url).pathname !== '/api/web-settings') return reply
      const { data, ...rest } = await reply.json()
      return Response.json({ ...rest, data: { ...data, ...operator } })
    }),
  )
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function close(): Promise<void> {
  provider.closeAllConnections()
  provider.close()
  await once(provider, 'close')
}
