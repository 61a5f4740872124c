import { expect, type Locator, type Page } from 'playwright/test'
import { test } from './journey.ts'

const lists = [
  ['Featured homes', '/properties?promoted=1'],
  ['Most viewed homes', '/properties?sort=most_viewed'],
  ['Most favorited homes', '/properties?sort=most_liked'],
  ['Premium homes', '/properties?premium=1'],
  ['Upcoming projects', '/projects?type=upcoming'],
  ['All cities', '/cities'],
] as const

for (const [name, path] of lists) {
  test(`the footer links to “${name}”, which has its own title @once @full`, async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  })
}

test('searches two cities at once and removes one of them @desktop', async ({ page }) => {
  await page.goto('/properties')
  const [one, two] = await citiesOf(page)
  const place = page.getByRole('combobox', { name: 'Location' })
  for (const city of [one, two]) {
    await place.fill(city)
    await place.press('Enter')
    await expect(page.getByRole('list', { name: 'Selected locations' })).toContainText(city)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes in ${one}, ${two}`)
  const both = await homesFound(page)
  await page
    .getByRole('list', { name: 'Active filters' })
    .getByRole('link', { name: `Remove filter: ${two}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes in ${one}`)
  expect(await homesFound(page)).toBeLessThan(both)
})

test('excludes homes with a keyword @desktop', async ({ page }) => {
  await page.goto('/properties?q=garden')
  const all = await homesFound(page)
  await page.getByRole('searchbox', { name: 'Exclude keywords' }).fill('balcony')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/properties?q=garden&not=balcony')
  await expect(page.getByRole('link', { name: 'Remove filter: Exclude: balcony' })).toBeVisible()
  expect(await homesFound(page)).toBeLessThan(all)
})

test('an empty result says how many homes are found without a filter, without JavaScript @once', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/properties')
  const [city] = await citiesOf(page)
  await page.goto(`/properties?city=${encodeURIComponent(city)}&bedrooms=50`)
  await expect(page.getByRole('heading', { name: 'No homes match your search' })).toBeVisible()
  const way = page.getByRole('link', { name: /^Without “50\+ bedrooms”: \d+ homes$/ })
  const promised = Number((await way.textContent())?.match(/: (\d+)/)?.[1])
  await way.click()
  expect(await homesFound(page)).toBe(promised)
  await context.close()
})

test('offers to remove a map area that does not overlap the city @once @full', async ({ page }) => {
  await page.goto('/properties')
  const [city] = await citiesOf(page)
  const reply = await page.goto(`/properties?city=${city}&bounds=-60,10,-59,11`)
  expect(reply?.status()).toBe(200)
  await expect(page.getByRole('link', { name: /^Without “Area on the map”: /u })).toBeVisible()
})

for (const [view, width] of [
  ['', ' @full'],
  ['?view=list', ' @phone @full'],
  ['?type=sell&page=2', ' @once'],
]) {
  test(`keeps the scroll position after going back from a home, ${view || 'as tiles'}${width}`, async ({
    page,
  }) => {
    await page.goto(`/properties${view}`)
    const cards = page.getByRole('article')
    const titles = await cards.getByRole('heading').allTextContents()
    const left = cards.nth(14)
    await left.scrollIntoViewIfNeeded()
    const y = await restingScroll(page)
    expect(y).toBeGreaterThan(300)
    await left.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/properties-details\//)
    await page.goBack()
    await expect(page).toHaveURL(`/properties${view}`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(y, -1)
    expect(await cards.getByRole('heading').allTextContents()).toEqual(titles)
  })
}

test('keeps the home opened far down the list in place after going back @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/properties')
  const cards = page.getByRole('article')
  const left = cards.nth(21)
  // Scrolls in steps, as a thumb does, so that every home on the way is laid out.
  for (let at = 0; at <= 21; at += 1) {
    await cards.nth(at).evaluate((card) => {
      card.scrollIntoView({ block: 'center' })
      return new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))
    })
  }
  const top = await topOf(left)
  await left.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/properties-details\//)
  await page.goBack()
  await expect(page).toHaveURL('/properties')
  await expect.poll(() => topOf(left)).toBeCloseTo(top, -1)
})

test('keeps the map position after going back from a home @desktop @full', async ({ page }) => {
  await page.goto('/properties?view=map')
  const pins = page.locator('.maplibregl-marker')
  await expect(pins.first()).toBeVisible()
  await page.locator('canvas').first().focus()
  const before = await pins.allTextContents()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/[?&]bounds=/)
  await expect(page.locator('[data-state=fresh]')).toBeVisible()
  // Homes outside the new map area are no longer counted.
  await expect.poll(() => pins.allTextContents()).not.toEqual(before)
  const { search } = new URL(page.url())
  const left = await restingPlaces(page)
  await page.locator('article:not([data-premium])').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/properties-details\//)
  await page.goBack()
  await expect(page).toHaveURL(`/properties${search}`)
  await expect(pins.first()).toBeVisible()
  await expect.poll(() => placesOf(page)).toEqual(left)
})

test('prints a home with its details and without controls @once @full', async ({ page }) => {
  await page.goto('/properties')
  await page.locator('article:not([data-premium])').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/properties-details\//)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('filters projects by stage without JavaScript @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/projects')
  await page.getByLabel('Stage').selectOption('upcoming')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/[?&]type=upcoming/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming projects')
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

/** The two cities with most homes. */
async function citiesOf(page: Page): Promise<[string, string]> {
  const reply = await page.request.get('/api/get-cities-data?limit=2')
  const { data } = await reply.json()
  return [String(data[0].City), String(data[1].City)]
}

async function homesFound(page: Page): Promise<number> {
  const status = page.getByText(/^(About )?[\d,]+ homes?$/)
  await expect(status).toBeVisible()
  return Number((await status.textContent())?.replace(/\D/g, ''))
}

async function topOf(card: Locator): Promise<number> {
  return (await card.boundingBox())?.y ?? Number.NaN
}

/** Scroll position after newly visible homes have been laid out. */
function restingScroll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let last = -1
    for (let same = 0; same < 10; same += 1) {
      if (scrollY !== last) same = 0
      last = scrollY
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
    return last
  })
}

/** Markers of a map at rest: unchanged between two reads. */
async function restingPlaces(page: Page): Promise<string[]> {
  let places = await placesOf(page)
  await expect(async () => {
    const last = places
    places = await placesOf(page)
    expect(places).toEqual(last)
  }).toPass({ intervals: [500] })
  return places
}

function placesOf(page: Page): Promise<string[]> {
  return page.locator('.maplibregl-marker').evaluateAll((signs) =>
    signs
      .map((sign) => {
        const { x, y } = sign.getBoundingClientRect()
        return `${sign.textContent} ${Math.round(x)} ${Math.round(y)}`
      })
      .sort(),
  )
}
