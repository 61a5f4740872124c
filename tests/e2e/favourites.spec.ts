import { expect, type Page } from 'playwright/test'
import { watchComplaints } from './complaints.ts'
import { test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'

type Home = { id: string; title: string }

/** A town in which no other journey posts a home. */
const RESULTS = '/properties?city=Astoria&state=Oregon&country=United+States'

/** The free listings of the page, after their buttons have appeared. */
async function homesOf(page: Page): Promise<Home[]> {
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  return page.locator('main [data-listing]:not(:has([data-premium]))').evaluateAll((places) =>
    places.map((place) => ({
      id: place.getAttribute('data-listing') ?? '',
      title: place.querySelector('h2, h3')?.textContent ?? '',
    })),
  )
}

const place = (page: Page, { id }: Home) => page.locator(`main [data-listing="${id}"]`)
const heart = (page: Page, home: Home) => place(page, home).getByRole('button', { name: /^Save / })

test('keeps a favorite and a hidden home over a reload and in a second tab @once', async ({
  page,
  context,
}) => {
  const seen = watchComplaints(page)
  await page.goto(RESULTS)
  const [liked, disliked] = await homesOf(page)
  if (!liked || !disliked) throw new Error('the first page of results has homes')
  const second = await context.newPage()
  await second.goto('/saved')
  await expect(second.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()

  await heart(page, liked).click()
  await expect(heart(page, liked)).toHaveAttribute('aria-pressed', 'true')
  await expect(second.getByRole('link', { name: liked.title })).toBeVisible()

  await place(page, disliked)
    .getByRole('button', { name: /^Not for me/ })
    .click()
  await expect(place(page, disliked)).toBeHidden()
  await expect(page.getByText(/^1 home in this list is hidden/)).toBeVisible()

  await page.reload()
  await homesOf(page)
  await expect(heart(page, liked)).toHaveAttribute('aria-pressed', 'true')
  await expect(place(page, disliked)).toBeHidden()

  await second.goto('/saved?show=hidden')
  await expect(second.getByRole('link', { name: disliked.title })).toBeVisible()
  await expectNoViolations(second)
  await second.getByRole('button', { name: 'Show all again' }).click()
  await expect(place(page, disliked)).toBeVisible()
  expect(seen).toEqual([])
})

test('undoes hiding a home @once', async ({ page }) => {
  await page.goto(RESULTS)
  const [home] = await homesOf(page)
  if (!home) throw new Error('the first page of results has homes')
  await place(page, home)
    .getByRole('button', { name: /^Not for me/ })
    .click()
  await expect(place(page, home)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(place(page, home)).toBeVisible()
})

test('lists recently viewed homes on the home page and among the favorites @once @full', async ({
  page,
}) => {
  await page.goto(RESULTS)
  const [one, two] = (await homesOf(page)).slice(0, 2)
  if (!one || !two) throw new Error('the first page of results has homes')
  for (const home of [one, two]) {
    await page.goto(RESULTS)
    await place(page, home).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kept-listings')))
      .toContain(`"recent":[${home.id}`)
  }
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await page.goto('/saved?show=recent')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(two.title)
})

test('warns once when the browser cannot store favorites, and keeps them for the visit @once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function setItem(key, value) {
      if (key === 'kept-listings') throw new DOMException('full', 'QuotaExceededError')
      write.call(this, key, value)
    }
  })
  const seen = watchComplaints(page)
  await page.goto(RESULTS)
  const [one, two] = await homesOf(page)
  if (!one || !two) throw new Error('the first page of results has homes')
  await heart(page, one).click()
  const told = page.getByText(/^Your browser couldn’t save this/)
  await expect(told).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).first().click()
  await heart(page, two).click()
  await expect(heart(page, two)).toHaveAttribute('aria-pressed', 'true')
  await expect(told).toHaveCount(0)
  expect(seen).toEqual([])
})

test('says without JavaScript that favorites need it @desktop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/saved')
  await expect(page.getByText(/stored in your browser and need JavaScript/)).toBeVisible()
  await context.close()
})
