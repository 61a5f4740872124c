import { expect, type Page } from 'playwright/test'
import { watchComplaints } from './complaints.ts'
import { settled, test } from './journey.ts'

/** Calls that a page makes after rendering, for later pages. */
const FOR_LATER_PAGES = new Set(['/api/web-settings', '/api/get_categories'])

/** Collects errors, warnings and requests of the browser. */
function watch(page: Page) {
  const complaints = watchComplaints(page)
  const seen = { complaints, foreign: [] as string[], calls: [] as string[] }
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOurs = url.origin === new URL(test.info().project.use.baseURL ?? '').origin
    if (!isOurs && url.protocol.startsWith('http')) seen.foreign.push(request.url())
    const isCall = url.pathname.startsWith('/api/') && !url.pathname.startsWith('/api/ext/files/')
    if (isCall && !FOR_LATER_PAGES.has(url.pathname)) seen.calls.push(url.pathname)
  })
  return seen
}

/** Label of one property type in the search; its radio button is visually hidden. */
function offer(page: Page, name: string) {
  return page.getByRole('main').locator('label').filter({ hasText: name })
}

type Section = { title: string; data: unknown[] }

async function filledSections(page: Page): Promise<Section[]> {
  const reply = await page.request.get('/api/homepage-data', {
    headers: { Accept: 'application/json', 'Content-Language': 'en' },
  })
  const { data } = await reply.json()
  return data.sections.filter((section: Section) => section.data.length > 0)
}

test('shows every non-empty section in the order of the provider and repeats no call @once', async ({
  page,
}) => {
  const seen = watch(page)
  await page.goto('/')
  await settled(page)
  const titles = (await filledSections(page)).map(({ title }) => title)
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.allTextContents()).toEqual(titles)
  expect(seen).toEqual({ complaints: [], foreign: [], calls: [] })
})

test('shows the first section and searches without JavaScript @once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')
  const [first] = await filledSections(page)
  await expect(page.getByRole('heading', { name: first?.title ?? '' })).toBeVisible()
  await offer(page, 'Rent').click()
  await page.getByRole('combobox', { name: 'City or neighborhood' }).fill('garden')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('type'), searchParams.get('q')]).toEqual([
    '/properties',
    'rent',
    'garden',
  ])
  await context.close()
})

test('a wish in a person’s own words becomes filters, and what has none is named @desktop', async ({
  page,
}) => {
  await page.goto('/')
  const wish = 'quiet apartment to rent with two bedrooms under 3,000, dogs allowed'
  await page.getByRole('combobox', { name: 'City or neighborhood' }).fill(wish)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/properties\?type=rent&category=.+&max_price=3000&bedrooms=2&words=/)
  await expect(page.getByText(/^You asked for: .quiet apartment/)).toBeVisible()
  await expect(page.getByText('There is no filter for: pets.')).toBeVisible()
  await expect(page.getByText(/^Not understood: .quiet./)).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: 2+ bedrooms' }).click()
  await expect(page.getByText(/^You asked for/)).toHaveCount(0)
  await expect(page).toHaveURL(/type=rent/)
})

test('the search URL holds only the values entered @once', async ({ page }) => {
  await page.goto('/')
  await offer(page, 'Rent').click()
  await page.getByRole('combobox', { name: 'City or neighborhood' }).fill('  quiet street ')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL('/properties?type=rent&q=quiet+street')
})

test('searches a suggested city chosen with the keyboard @once', async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'City or neighborhood' })
  await field.pressSequentially('Portla')
  const option = page.getByRole('option', { name: /^Portland/ }).first()
  await expect(option).toBeVisible()
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(field).toHaveValue('Portland')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.waitForURL(/\/properties\?type=sell&city=Portland/)
})

test('buttons scroll a carousel forward and back @desktop', async ({ page }) => {
  await page.goto('/')
  const rail = page.getByRole('region', { name: 'Featured homes, scrolls sideways' })
  await rail.scrollIntoViewIfNeeded()
  const list = rail.getByRole('list').first()
  const moved = () => list.evaluate((element) => element.scrollLeft)
  expect(await moved()).toBe(0)
  await rail.getByRole('button', { name: 'Next' }).click()
  await expect.poll(moved).toBeGreaterThan(200)
  await rail.getByRole('button', { name: 'Previous' }).click()
  await expect.poll(moved).toBe(0)
})

test('shows a progress bar until the next page has loaded @desktop', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/projects*', async (route) => {
    await held
    await route.continue()
  })
  const progress = page.getByRole('progressbar', { name: 'Loading…' })
  await expect(progress).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(progress).toHaveCount(1)
  release()
  await page.waitForURL('/projects')
  await expect(progress).toHaveCount(0)
})

test('changing the language keeps the page and its query @desktop', async ({ page }) => {
  await page.goto('/properties?type=rent&q=garden')
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click()
  await page.waitForURL('/ar/properties?type=rent&q=garden')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^اللغة والمظهر/ })
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await page.waitForURL('/properties?type=rent&q=garden')
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
})

test('the mobile menu opens, navigates and closes @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: 'Rent' })
  await link.click()
  await page.waitForURL('/properties?type=rent')
  await expect(link).toBeHidden()
})

test('the server renders the chosen theme on the next visit @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Language and appearance/ }).click()
  await page.getByRole('group', { name: 'Appearance' }).getByText('Dark').click({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<html[^>]* data-theme="dark"/)
})

test('URLs of the default language have no language prefix @once', async ({ request, baseURL }) => {
  const reply = await request.get('/en/properties?type=rent', { maxRedirects: 0 })
  const target = new URL('/properties?type=rent', baseURL)
  expect([reply.status(), reply.headers().location]).toEqual([308, target.href])
  const home = await (await request.get('/')).text()
  expect(home).toMatch(/<link rel="alternate" hrefLang="de" href="[^"]*\/de"/i)
  expect(home).toMatch(/<link rel="alternate" hrefLang="x-default" href="[^"]*\/?"/i)
})

test('every response has a strict content security policy with its own nonce @once', async ({
  request,
}) => {
  const [one, two] = [await request.get('/'), await request.get('/')]
  const policy = one.headers()['content-security-policy'] ?? ''
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic';`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(two.headers()['content-security-policy']).not.toContain(nonce)
  const scripts = (await one.text()).match(/<script[^>]*>/g) ?? []
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([])
})

test('scripts and styles come as the build compressed them @once', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [path = ''] = html.match(/\/_next\/static\/chunks\/[\w.-]+\.css/) ?? []
  const [compressed, plain] = await Promise.all(
    ['gzip, br', 'identity'].map((accepted) =>
      request.get(path, { headers: { 'accept-encoding': accepted } }),
    ),
  )
  expect(compressed?.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': 'text/css; charset=UTF-8',
  })
  expect(await compressed?.text()).toBe(await plain?.text())
})

test('an unknown URL answers 404 and offers a search @once', async ({ page }) => {
  const reply = await page.goto('/de/gibt-es-nicht')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Seite gibt es nicht')
  await page.getByRole('searchbox').fill('Garten')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('/de/properties?q=Garten')
})

test('announces when the connection is lost and restored @once', async ({ page, context }) => {
  // The offline notice comes with the late part that asks for the settings.
  const lateCall = page.waitForRequest(/\/api\/web-settings/)
  await page.goto('/')
  await lateCall
  await context.setOffline(true)
  await expect(page.getByText('You’re offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You’re back online')).toBeVisible()
})
