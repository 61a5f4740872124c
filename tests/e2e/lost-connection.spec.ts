import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

const opener = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(Location:|Near me)/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Where are you looking?' })

test('the page stays usable offline, and the location picker opens after reconnecting @once', async ({
  page,
  context,
}) => {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  await page.goto('/properties')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await expect(heart).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))

  await context.setOffline(true)
  await opener(page).click()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page
    .getByRole('button', { name: /^Not for me/ })
    .nth(1)
    .click()
  await expect(page.getByText(/^1 home in this list is hidden/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await context.setOffline(false)
  // By keyboard: on a phone notifications cover the header for a while.
  await expect(async () => {
    await opener(page).press('Enter')
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true)
  expect(thrown).toEqual([])
})
