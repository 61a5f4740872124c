import type pg from 'pg'
import { expect, type Page } from 'playwright/test'
import { linkTo, newMail, openDatabase, publish } from './alerts.ts'
import { watchComplaints } from './complaints.ts'
import { test } from './journey.ts'

/** One visitor's day with any data: nothing here depends on the demo region. */
let database: pg.Pool

test.beforeAll(() => {
  database = openDatabase()
})

test.afterAll(() => database.end())

test('a visitor searches, compares and saves a search, and gets a mail about a new home @desktop', async ({
  page,
  context,
}) => {
  const seen = watchComplaints(page, OF_THE_BROWSER)
  const city = await largestCity(page)
  let home = ''

  await test.step('opens the home page without sharing a location', async () => {
    await context.clearPermissions()
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Near me' })).toBeVisible()
  })

  await test.step('searches for homes', async () => {
    const place = page.getByRole('combobox', { name: 'City or neighborhood' })
    await place.pressSequentially(city)
    await page.getByRole('option').first().waitFor()
    await place.press('ArrowDown')
    await place.press('Enter')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.waitForURL(/\/properties\?type=sell&city=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Homes for sale in ${city}`)
    await page.locator('select[name=bedrooms]').selectOption('2')
    await page.waitForURL(/bedrooms=2/)
    await expect(page.locator('[data-state=fresh]')).toBeVisible()
  })

  await test.step('draws an area on the map', async () => {
    await page.getByRole('link', { name: 'Show on map' }).click()
    await expect(page.locator('.map-sign').first()).toBeVisible({ timeout: 60_000 })
    const before = await homesFound(page)
    await drawAroundMiddle(page)
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(page.getByText('Drawn area')).toBeVisible()
    await expect.poll(() => homesFound(page)).toBeLessThanOrEqual(before)
    await page.getByRole('link', { name: 'Remove filter: Drawn area' }).click()
    await expect(page).not.toHaveURL(/area=/)
  })

  await test.step('saves one home and selects two to compare', async () => {
    await page.goto(`/properties?type=sell&city=${encodeURIComponent(city)}`)
    const cards = page.locator('main [data-listing]').filter({ hasNotText: 'Premium' })
    await cards
      .nth(0)
      .getByRole('button', { name: /^Save / })
      .click()
    for (const nth of [0, 1]) {
      await cards
        .nth(nth)
        .getByRole('button', { name: /^Compare / })
        .click()
    }
    await expect(page.getByRole('region', { name: 'Homes to compare' })).toContainText('2 homes')
    home = (await cards.nth(0).getByRole('heading').textContent()) ?? ''
    await cards.nth(0).getByRole('heading').getByRole('link').click()
    await page.waitForURL(/\/properties-details\//)
  })

  await test.step('views a home', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home)
    await expect(page.getByText('Mortgage estimate')).toBeVisible()
    await page.getByRole('button', { name: 'Move the map' }).click()
    await expect(page.locator('.maplibregl-canvas')).toBeVisible({ timeout: 60_000 })
  })

  await test.step('compares the homes', async () => {
    const tray = page.getByRole('region', { name: 'Homes to compare' })
    await tray.getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL(/\/compare\?homes=\d+,\d+$/)
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('table')).toContainText(home)
  })

  await test.step('estimates a mortgage', async () => {
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('link', { name: 'Mortgage calculator' }).click()
    await page.waitForURL('/mortgage-calculator')
    await page.getByLabel('Home price').fill('450000')
    await page.getByLabel('Down payment').fill('90000')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.waitForURL(/price=450000/)
    await expect(page.getByRole('region', { name: 'Mortgage estimate' })).toContainText('$')
  })

  await test.step('reads an answer in the FAQ', async () => {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Frequently asked questions' })
      .click()
    await page.waitForURL('/faqs')
    await page.locator('summary').first().click()
    await expect(page.locator('details[open] p').first()).toBeVisible()
  })

  await test.step('sends a message to the site', async () => {
    await page.goto('/contact-us')
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Sol')
    await page.getByLabel('Email').fill('ana-day@example.org')
    await page.getByLabel('Subject').fill(home)
    await page.getByLabel('Message').fill('Is it still free?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeVisible()
  })

  await test.step('switches to Spanish and goes back', async () => {
    await page.goto(`/properties?type=sell&city=${encodeURIComponent(city)}`)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click()
    await page.waitForURL(/^[^?]*\/es\/properties\?type=sell/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(city)
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })

  await test.step('saves the search and gets its mail', async () => {
    await page.getByRole('link', { name: 'Save this search' }).click()
    const form = page.getByRole('form', { name: 'Save this search' })
    await form.getByLabel('Email').fill('ana-day@example.org')
    await form.getByRole('radio', { name: /Instantly/ }).check()
    await form.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    await page.goto(linkTo('confirm', await newMail(database, 'ana-day@example.org', 0)))
    await page.getByRole('button', { name: 'Confirm saved search' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your search is saved' })).toBeVisible()
    await publish(database, 'The one with the reading nook', city)
    const told = await newMail(database, 'ana-day@example.org', 1)
    expect(told.text).toContain('The one with the reading nook')
    await page.goto(/https?:\/\/\S+\/properties-details\/\S+/.exec(told.text)?.[0] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The one with the reading nook',
    )
  })

  await test.step('finds the saved and recently viewed home later', async () => {
    const later = await context.newPage()
    await later.goto('/saved')
    await expect(later.getByRole('link', { name: home })).toBeVisible()
    await later.goto('/')
    await later.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const recent = later.getByRole('region', { name: 'Recently viewed' })
    await expect(recent.getByRole('link', { name: home })).toBeVisible()
  })

  expect(seen).toEqual([])
})

/** The city with the most homes for sale. */
async function largestCity(page: Page): Promise<string> {
  const reply = await page.request.get('/api/get-property-list?property_type=0&limit=100', {
    headers: { Accept: 'application/json' },
  })
  const { data }: { data: { city: string }[] } = await reply.json()
  const counts = new Map<string, number>()
  for (const { city } of data) counts.set(city, (counts.get(city) ?? 0) + 1)
  const [first] = [...counts].sort(([, one], [, other]) => other - one)
  return first?.[0] ?? ''
}

async function homesFound(page: Page): Promise<number> {
  const said = page.getByText(/^(About )?[\d,]+ homes?$/).first()
  await expect(said).toBeVisible()
  return Number((await said.textContent())?.replaceAll(/\D/g, ''))
}

/** Draws a square around the middle of the map, corner by corner. */
async function drawAroundMiddle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw an area' }).press('Enter')
  const paper = page.getByRole('region', { name: /^Map for drawing/ })
  await expect(paper).toBeFocused()
  const ways = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
  const lengths = [4, 4, 8, 8, 8]
  for (const [nth, way] of ways.entries()) {
    for (let step = 0; step < (lengths[nth] ?? 0); step++) await page.keyboard.press(way)
    if (nth > 0) await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Finish' }).click()
}

/**
 * Messages of Chromium that are not the page's fault: its graphics driver, and a preloaded picture
 * that it replaces with a larger cached copy, here from the listing's page.
 */
const OF_THE_BROWSER =
  /GL Driver Message|\.jpg\?w=\d+ was preloaded using link preload but not used/
