import { expect, type Page } from 'playwright/test'
import { settled, test } from './journey.ts'

/** Collects the calls to the provider made by the browser. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.includes('/files/')) calls.push(pathname)
  })
  return calls
}

test('a visitor sorts a search, removes a filter and goes back @once', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/properties?type=sell&bedrooms=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale')
  await expect(page.getByRole('article').first()).toBeVisible()
  await settled(page)
  expect(calls).not.toContain('/api/get-property-list')

  await page.getByLabel('Sort by').selectOption('price_asc')
  await expect(page).toHaveURL('/properties?type=sell&bedrooms=2&sort=price_asc')
  await expect(page.locator('[data-state=fresh]')).toBeVisible()

  await page.getByRole('link', { name: /Remove filter: 2\+ bedrooms/ }).click()
  await expect(page).toHaveURL('/properties?type=sell&sort=price_asc')

  await page.goBack()
  await expect(page).toHaveURL('/properties?type=sell&bedrooms=2&sort=price_asc')
  await expect(page.locator('select[name=bedrooms]')).toHaveValue('2')
})

test('a filter removed right after sorting keeps the sort @once', async ({ page }) => {
  await page.goto('/properties?type=sell&bedrooms=2')
  await settled(page)
  const sort = await page.getByLabel('Sort by').elementHandle()
  // Both in one task: the sort is not rendered when the link is pressed.
  await page
    .getByRole('link', { name: /Remove filter: 2\+ bedrooms/ })
    .first()
    .evaluate((link: HTMLElement, select) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('There is no field to sort by')
      select.value = 'price_asc'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      link.click()
    }, sort)
  await expect(page).toHaveURL('/properties?type=sell&sort=price_asc')
})

test('chooses a suggested city with the keyboard @desktop', async ({ page }) => {
  await page.goto('/properties')
  const city = await page.evaluate(async () => {
    const reply = await fetch('/api/get-cities-data?limit=1', {
      headers: { Accept: 'application/json' },
    })
    return String((await reply.json()).data[0].City)
  })
  const place = page.getByRole('combobox', { name: 'Location' })
  await place.fill(city.slice(0, 4))
  await expect(page.getByRole('listbox').getByRole('option', { name: city }).first()).toBeVisible()
  await place.press('ArrowDown')
  await place.press('Enter')
  await expect(page).toHaveURL(/[?&]city=/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Homes in')
})

test('a removed location stays removed before the filters are hydrated @once', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto('/properties?city=Nowhere&type=sell')
  await page.getByRole('link', { name: 'Remove filter: Nowhere' }).first().click()
  await expect(page).toHaveURL('/properties?type=sell')
  await page.getByLabel('Sort by').selectOption('price_asc')
  await expect(page).toHaveURL('/properties?type=sell&sort=price_asc')
  await expect(page.getByRole('list', { name: 'Selected locations' })).toHaveCount(0)
  await page.locator('select[name=bedrooms]').evaluate((field) => {
    if (field instanceof HTMLSelectElement) field.value = '2'
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page).toHaveURL('/properties?type=sell&bedrooms=2&sort=price_asc')
})

test('filters open as a sheet and show the number of homes @phone', async ({ page }) => {
  await page.goto('/properties')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('complementary', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await sheet.locator('label').filter({ hasText: 'Rent' }).click()
  await expect(page).toHaveURL('/properties?type=rent')
  await sheet.getByRole('button', { name: /^Show [\d,]+ homes?$/ }).click()
  await expect(sheet).toBeHidden()
})

test('a link opens the next page with its results in view @once', async ({ page }) => {
  await page.goto('/properties')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/properties\?page=2(&turn=\d+)?$/)
  await expect(page.locator('#results')).toBeInViewport()
})

test('switches to list view without a new call and keeps the view in the URL @once', async ({
  page,
}) => {
  const calls = callsOf(page)
  await page.goto('/properties?type=rent')
  await page.getByRole('link', { name: 'List view' }).click()
  await expect(page).toHaveURL('/properties?type=rent&view=list')
  await expect(page.getByRole('link', { name: 'List view' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  expect(calls).not.toContain('/api/get-property-list')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/properties\?type=rent&view=list&page=2(&turn=\d+)?$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/properties?type=rent')
})

test('an empty result names the filter to remove and the number of homes found then @once', async ({
  page,
}) => {
  await page.goto('/properties?type=sell&bedrooms=50')
  await expect(page.getByRole('heading', { name: 'No homes match your search' })).toBeVisible()
  const way = page.getByRole('link', { name: /^Without “50\+ bedrooms”: [\d,]+ homes$/ })
  await expect(way).toHaveAttribute('href', '/properties?type=sell')
  await page.getByLabel('Sort by').selectOption('price_asc')
  await expect(page).toHaveURL('/properties?type=sell&bedrooms=50&sort=price_asc')
  await expect(way).toHaveAttribute('href', '/properties?type=sell&sort=price_asc')
})

test('announces a lost connection and resumes the search when it is back @once', async ({
  page,
  context,
}) => {
  await page.goto('/properties')
  await settled(page)
  await context.setOffline(true)
  await page.getByLabel('Sort by').selectOption('price_desc')
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.locator('[data-state=fresh]')).toBeVisible()
})

test('invalid queries still show the results page @once', async ({ page }) => {
  const queries = [
    'page=99999',
    'min_price=-1&q=%00',
    'near=900,1&bounds=a',
    `q=${'x'.repeat(5000)}`,
  ]
  for (const query of queries) {
    const reply = await page.goto(`/properties?${query}`)
    expect(reply?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('results without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('sorts with a form and changes the view with a link @once', async ({ page }) => {
    await page.goto('/properties?type=sell')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.locator('select[name=sort]').selectOption('price_asc')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/sort=price_asc/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'List view' }).click()
    await expect(page).toHaveURL(/view=list/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
