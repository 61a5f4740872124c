import { expect } from 'playwright/test'
import { settled, test } from './journey.ts'
import { tabTo } from './tab-to.ts'

test('goes from a search to a phone number without a mouse @desktop', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  const place = page.getByRole('combobox', { name: 'City or neighborhood' })
  await tabTo(page, place)
  await page.keyboard.type('Portla')
  await expect(page.getByRole('option', { name: /^Portland/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(place).toHaveValue('Portland')
  await tabTo(page, page.getByRole('button', { name: 'Search', exact: true }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/properties\?type=sell&city=Portland/)

  const bedrooms = page.locator('select[name=bedrooms]')
  await tabTo(page, bedrooms)
  await page.keyboard.press('2')
  await page.waitForURL(/[?&]bedrooms=2/)
  await expect(bedrooms).toBeFocused()
  // The filter appears when the list turns stale; until then the previous list is still fresh.
  await expect(page.getByRole('link', { name: 'Remove filter: 2+ bedrooms' })).toBeVisible()
  await expect(page.locator('[data-state=fresh]')).toBeVisible()

  const card = page.getByRole('article').filter({ hasNotText: 'Premium' }).first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await tabTo(page, card.getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  const opener = page.getByRole('link', { name: /^Open photo 1 of/ })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const pictures = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(pictures).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(pictures.getByText(/^Photo 2 of/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pictures).toBeHidden()
  await expect(opener).toBeFocused()

  await tabTo(page, page.locator('main a[href^="tel:"]').first())
})

test('opens, closes and uses the mobile menu with the keyboard @phone', async ({ page }) => {
  await page.goto('/')
  await settled(page)
  const opener = page.getByRole('button', { name: 'Open menu' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const link = page.getByRole('banner').getByRole('link', { name: 'Rent' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, link)
  await page.keyboard.press('Enter')
  await page.waitForURL('/properties?type=rent')
})

test('the first tab stop skips to the content @once', async ({ page }) => {
  for (const path of ['/', '/properties', '/projects']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
  }
})
