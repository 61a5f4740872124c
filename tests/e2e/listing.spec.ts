import { expect } from 'playwright/test'
import { test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'

test('a visitor opens a home from the results and views its photos @once', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url())
  })
  await page.goto('/properties?type=sell')
  const card = page.getByRole('article').filter({ hasNotText: 'Premium' }).first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/properties-details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText('Mortgage estimate')).toBeVisible()

  await page.getByRole('link', { name: /^Open photo 1 of/ }).click()
  const pictures = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(pictures).toBeVisible()
  await page.keyboard.press('End')
  await expect(pictures.getByText(/^Photo (\d+) of \1$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures).toBeHidden()

  await page.getByRole('button', { name: /^Show all/ }).click()
  await expect(pictures).toBeVisible()
  await page.goBack()
  await expect(pictures).toBeHidden()
  await expect(page).toHaveURL(/\/properties-details\//)

  await expectNoViolations(page)
  expect(foreign).toEqual([])
})

test('an unknown home answers 404 with a link to other homes @once', async ({ page }) => {
  const reply = await page.goto('/properties-details/never-was-here')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Browse other homes' })).toHaveAttribute(
    'href',
    '/properties',
  )
})

test.describe('home without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the description, details and owner @once', async ({ page }) => {
    await page.goto('/properties?type=sell')
    await page
      .getByRole('article')
      .filter({ hasNotText: 'Premium' })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('heading', { name: 'About this home' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Listed by' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Read more' })).toBeHidden()
  })
})
