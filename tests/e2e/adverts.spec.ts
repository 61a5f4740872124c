import AxeBuilder from '@axe-core/playwright'
import { expect } from 'playwright/test'
import { test } from './journey.ts'
import { openMenu } from './lister.ts'
import { beSignedIn, SLOW } from './members.ts'

const DEMO = 'hearth-demo'

test('an agent features a home, which is approved, shown first and ends when it is sold @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await beSignedIn(page, 'agent@hearth.example', DEMO)
  await page.goto('/user/properties')
  const open = page
    .getByRole('article')
    .filter({ hasText: 'Approved' })
    .filter({ hasText: 'Active' })
    .filter({ hasNotText: 'Inactive' })
    .filter({ hasNotText: 'Featured' })
    .filter({ hasNotText: 'Feature pending' })
    .filter({ hasNotText: 'Sold' })
    .first()
  const title = (await open.getAttribute('aria-label')) ?? ''
  const row = page.getByRole('article', { name: title, exact: true }).first()
  await openMenu(row, `More actions for ${title}`)
  await row.getByRole('button', { name: 'Feature', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Feature “${title}”` })
  await expect(dialog.getByText(/^Uses 1 of \d+ left in your Agency package/)).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Feature' }).click()
  await expect(page).toHaveURL(/\/user\/advertisement$/, SLOW)
  const advert = page.getByRole('article', { name: title, exact: true }).first()
  await expect(advert.getByText('In review')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  const context = await browser.newContext()
  const admin = await context.newPage()
  await beSignedIn(admin, 'administrator@hearth.example', DEMO)
  await admin.goto('/admin/adverts')
  await admin.getByRole('button', { name: `Approve “${title}”` }).click()
  await expect(admin.getByText('Approved. The listing is featured now.')).toBeVisible(SLOW)
  await context.close()

  await page.reload()
  await expect(advert.getByText('Featured', { exact: true })).toBeVisible()
  const visitors = await browser.newContext()
  const visitor = await visitors.newPage()
  await visitor.goto('/properties?promoted=1&sort=newest')
  await expect(visitor.getByRole('article').first().getByText('Featured')).toBeVisible()
  await visitor.goto(`/properties?q=${encodeURIComponent(title)}`)
  const found = visitor.getByRole('article').filter({ hasText: title }).first()
  await expect(found.getByText('Featured')).toBeVisible()
  await visitors.close()

  await page.goto('/user/properties')
  await openMenu(row, `More actions for ${title}`)
  const close = row.getByRole('button', { name: /^Mark as (sold|rented)$/ })
  const isSale = (await close.textContent())?.trim() === 'Mark as sold'
  await close.click()
  if (isSale) await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
  await expect(row.getByText(/^(Sold|Rented)$/)).toBeVisible(SLOW)
  await page.goto('/user/advertisement')
  await expect(advert.getByText('Sold or rented.')).toBeVisible()
})
