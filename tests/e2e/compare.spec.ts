import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'
import { tabTo } from './tab-to.ts'

/** Opens the results and waits for the buttons of the cards. */
async function openResults(page: Page): Promise<void> {
  await page.goto('/properties')
  await expect(page.getByRole('button', { name: /^Compare / }).first()).toBeVisible()
}

const tray = (page: Page) => page.getByRole('region', { name: 'Homes to compare' })

async function idsOf(page: Page, count: number, query = ''): Promise<number[]> {
  const reply = await page.request.get(`/api/get-property-list?limit=100${query}`, {
    headers: { Accept: 'application/json' },
  })
  const { data } = await reply.json()
  return data
    .filter(({ is_premium }: { is_premium: boolean }) => !is_premium)
    .map(({ id }: { id: number }) => id)
    .slice(0, count)
}

test('compares three homes with the keyboard alone @desktop @full', async ({ page }) => {
  await openResults(page)
  for (const nth of [0, 1, 2]) {
    // The featured home of the turn may be a premium one, which visitors cannot compare.
    const card = page.locator('main [data-listing]:not(:has([data-premium]))').nth(nth)
    await tabTo(page, card.getByRole('button', { name: /^Compare / }))
    await page.keyboard.press('Enter')
    await expect(
      tray(page).getByText(nth === 0 ? '1 home selected' : `${nth + 1} homes`),
    ).toBeVisible()
  }
  await tabTo(page, tray(page).getByRole('link', { name: 'Compare' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/compare\?homes=\d+,\d+,\d+$/)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(tray(page)).toHaveCount(0)

  await tabTo(page, page.getByRole('checkbox', { name: 'Differences only' }))
  await page.keyboard.press('Space')
  await expect(page.locator('tr[data-state=same]:visible')).toHaveCount(0)
  await expect(page.locator('tr[data-state=differs]:visible').first()).toBeVisible()

  await page.reload()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await tabTo(page, page.getByRole('link', { name: /^Remove/ }).first())
  await page.keyboard.press('Enter')
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await openResults(page)
  await expect(tray(page).getByText('2 homes selected')).toBeVisible()
})

test('a shared URL shows the same comparison without JavaScript @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = `/compare?homes=${(await idsOf(page, 4)).join()}`
  await page.goto(address)
  const names = await page.getByRole('columnheader').allInnerTexts()
  expect(names).toHaveLength(4)
  await expectNoViolations(page)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const other = await context.newPage()
  await other.goto(address)
  expect(await other.getByRole('columnheader').allInnerTexts()).toEqual(names)
  await other.getByRole('checkbox', { name: 'Differences only' }).check()
  await expect(other.locator('tr[data-state=same]:visible')).toHaveCount(0)
  await other
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click()
  await expect(other.getByRole('columnheader')).toHaveCount(3)
  await context.close()
})

test('shows the provider’s rows for two homes of one category and prints the table without controls @once', async ({
  page,
}) => {
  const ids = await idsOf(page, 2, '&category_slug_id=house')
  await page.goto(`/compare?homes=${ids.join()}`)
  await expect(page.getByRole('rowheader', { name: 'Favorited by' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeHidden()
  await expect(page.getByRole('link', { name: /^Remove/ }).first()).toBeHidden()
})

test('leaves out a home that is no longer available, and says when there is nothing to compare @once @full', async ({
  page,
}) => {
  const ids = await idsOf(page, 2)
  const reply = await page.goto(`/compare?homes=${ids.join()},999999999`)
  expect(reply?.status()).toBe(200)
  await expect(page.getByText(/^1 home is no longer available/)).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.getByRole('link', { name: 'Compare without it' }).click()
  await page.waitForURL(`**/compare?homes=${ids.join()}`)
  // Without homes in the URL, the selection of the device is compared.
  await page.goto('/compare')
  await page.waitForURL(`**/compare?homes=${ids.join()}`)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
})

test('rejects a fifth home @once @full', async ({ page }) => {
  const ids = await idsOf(page, 4)
  await page.goto(`/compare?homes=${ids.join()}`)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kept-listings')))
    .toContain(ids.join())
  await openResults(page)
  const free = page.getByRole('button', { name: /^Compare /, pressed: false }).first()
  await free.click()
  await expect(page.getByText(/^You can compare up to four homes/)).toBeVisible()
  await expect(tray(page).getByRole('listitem')).toHaveCount(4)
})
