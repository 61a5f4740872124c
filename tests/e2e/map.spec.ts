import { expect, type Page } from 'playwright/test'
import { settled, test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'

const PORTLAND = '45.4,-122.85,45.63,-122.45'

/** Collects the paths of map code and data that a page fetches, without the list of areas. */
function mapFetches(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/maplibre|\/basemap\/|\/ext\/map\/(?!areas$)/.test(pathname)) paths.push(pathname)
  })
  return paths
}

const signs = (page: Page) => page.locator('.map-sign')

test('loads the map only on request and only from this origin @desktop', async ({
  page,
  baseURL,
}) => {
  const fetched = mapFetches(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin)
      foreign.push(origin)
  })
  await page.goto('/properties')
  await settled(page)
  expect(fetched).toEqual([])

  await page.getByRole('link', { name: 'Show on map' }).click()
  await expect(page).toHaveURL(/[?&]view=map/)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  expect(fetched.some((path) => path.startsWith('/basemap/'))).toBe(true)
  expect(foreign).toEqual([])
})

test('a moved map searches its new area and keeps it after going back from a home @desktop', async ({
  page,
}) => {
  await page.goto(`/properties?city=Portland&view=map&bounds=${PORTLAND}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  const map = page.getByRole('region', { name: /^Map of the search results/ })
  await map.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(new RegExp(encodeURIComponent(PORTLAND)))
  await expect(page).toHaveURL(/[?&]bounds=/)
  await expect(page).not.toHaveURL(/city=/)
  await expect(page.getByText('Area on the map')).toBeVisible()
  await expect(page.locator('[data-state=fresh]')).toBeVisible()
  const address = page.url()

  await page.locator('article:not([data-premium])').getByRole('link').first().click()
  await expect(page).toHaveURL(/properties-details/)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
})

test('going back restores a map area that was removed @desktop @full', async ({ page }) => {
  await page.goto(`/properties?view=map&bounds=${PORTLAND}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  // Since the map is wider than the box, the URL may have followed it already.
  const opened = page.url()
  await page.getByRole('region', { name: /^Map of the search results/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).not.toHaveURL(opened)
  const left = page.url()
  await expect(page.locator('[data-state=fresh]')).toBeVisible()
  await settled(page)
  const there = await inSight(page)
  await page.getByRole('link', { name: 'Remove filter: Area on the map' }).click()
  await expect(page).not.toHaveURL(/bounds=/)
  await expect.poll(() => inSight(page)).not.toEqual(there)
  await page.goBack()
  await expect(page).toHaveURL(left)
  // The URL keeps five decimals of a degree, up to a pixel off. (A precision of -0.5 allows 1.6 pixels.)
  const within = (pixels: number) => expect.closeTo(pixels, -0.5)
  const near = there.map(({ says, x, y }) => ({ says, x: within(x), y: within(y) }))
  await expect.poll(() => inSight(page)).toEqual(near)
})

/** Text and position of each marker on the map. */
async function inSight(page: Page): Promise<{ says: string; x: number; y: number }[]> {
  const found = await signs(page).evaluateAll((all) =>
    all.map((sign) => {
      const { x, y } = sign.getBoundingClientRect()
      return { says: sign.textContent, x, y }
    }),
  )
  return found.sort((one, other) => one.says.localeCompare(other.says) || one.x - other.x)
}

test('hovering a home highlights its marker, and a marker opens its home @desktop @full', async ({
  page,
  request,
}) => {
  // Zoomed in far enough that markers are not clustered.
  const reply = await request.get('/api/get-property-list?limit=1')
  const [home] = (await reply.json()).data
  const [latitude, longitude] = [Number(home.latitude), Number(home.longitude)]
  const street = [latitude - 0.003, longitude - 0.006, latitude + 0.003, longitude + 0.006]
  await page.goto(`/properties?view=map&bounds=${street.map((it) => it.toFixed(5)).join(',')}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  await page.getByRole('article').first().hover()
  await expect(page.locator('.map-sign[data-lit]')).toHaveCount(1)

  const pin = page.locator('.map-sign[data-kind=home]').first()
  await pin.click()
  await expect(pin).toHaveAttribute('aria-pressed', 'true')
  await page.locator('[data-pin-card]').getByRole('link').click()
  await expect(page).toHaveURL(/properties-details/)
})

test('the map stays left-to-right in Arabic @once @full', async ({ page }) => {
  await page.goto(`/ar/properties?view=map&bounds=${PORTLAND}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  expect(
    await page.locator('.maplibregl-map').evaluate((it) => getComputedStyle(it).direction),
  ).toBe('ltr')
  await expectNoViolations(page)
})

test('the page of a home shows a picture of its map, and the map itself on touch @once', async ({
  page,
}) => {
  const fetched = mapFetches(page)
  await page.goto('/properties')
  await page.locator('article:not([data-premium])').getByRole('link').first().click()
  const picture = page.getByRole('img', { name: /^(Street m|M)ap (with|of the) / })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((it) => (it as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  expect(fetched.every((path) => path.startsWith('/api/ext/map/'))).toBe(true)
  await page.getByRole('button', { name: 'Move the map' }).click()
  // The first home may hide its exact place: then it has a circle instead of a spot.
  await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => fetched.some((path) => path.startsWith('/basemap/'))).toBe(true)
})
