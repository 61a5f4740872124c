import type pg from 'pg'
import { expect } from 'playwright/test'
import { linkTo, newMail, openDatabase, publish } from './alerts.ts'
import { test } from './journey.ts'

let database: pg.Pool

test.beforeAll(() => {
  database = openDatabase()
})

test.afterAll(() => database.end())

/** The demo draws its streets after its first start. */
const DRAWN = { timeout: 90_000 }

test('finds homes within a walk of a station, on the map, and is alerted about another @desktop', async ({
  page,
  request,
}) => {
  await expect
    .poll(async () => (await request.get('/api/ext/map/areas')).text(), DRAWN)
    .toContain('demo-boise-idaho')
  await page.goto('/properties?type=rent&city=Boise&bedrooms=2&max_price=2000')
  const all = await page
    .getByText(/^\d+ homes?$/)
    .first()
    .textContent()
  await page.getByLabel('Travel mode').selectOption('On foot')
  await page.getByLabel('Within', { exact: true }).selectOption('15 min')
  const place = page.getByRole('combobox', { name: /^Street, station/ })
  // With a spelling mistake, as people type.
  await place.fill('boise centrl')
  await page
    .getByRole('option', { name: /Boise Central/ })
    .first()
    .click()
  await expect(page).toHaveURL(/travel=foot/)
  const { searchParams } = new URL(page.url())
  const [, , latitude, longitude] = (searchParams.get('travel') ?? '').split(',')
  const chip = page.getByRole('link', { name: /15 min on foot to Boise Central/ })
  await expect(chip).toBeVisible()
  const count = page.getByText(/^\d+ homes?$/).first()
  await expect(count).not.toHaveText(all ?? '')

  await page.getByRole('link', { name: 'Show on map' }).click()
  await expect(page.locator('[data-drawn="streets"]')).toBeVisible(DRAWN)
  await expect(page.locator('svg[data-kind="travel"] path').first()).toBeAttached()
  await expect(page.locator('.map-sign').first()).toBeVisible()

  await page.getByRole('link', { name: 'Save this search' }).click()
  const form = page.getByRole('form', { name: 'Save this search' })
  await form.getByLabel('Email').fill('walker@example.org')
  await form.getByRole('radio', { name: /Instantly/ }).check()
  await form.getByRole('button', { name: 'Save search' }).click()
  await page.goto(linkTo('confirm', await newMail(database, 'walker@example.org', 0)))
  await page.getByRole('button', { name: 'Confirm saved search' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your search is saved' })).toBeVisible()

  // Half an hour away; nobody is told of it.
  await publish(database, 'Two rooms out of reach', 'Boise', {
    latitude: Number(latitude) + 0.02,
    longitude: Number(longitude),
    bedrooms: 2,
    rentMinor: 150_000,
  })
  await publish(database, 'Two rooms beside the station', 'Boise', {
    latitude: Number(latitude),
    longitude: Number(longitude),
    bedrooms: 2,
    rentMinor: 150_000,
  })
  const told = await newMail(database, 'walker@example.org', 1)
  expect(told.text).toContain('Two rooms beside the station')
  expect(told.text).not.toContain('Two rooms out of reach')
})
