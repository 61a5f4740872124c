import { expect, type Locator, type Page } from 'playwright/test'
import { test } from './journey.ts'
import { codeFor, newAddress, PASSWORD, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'
import { tabBackTo, tabTo } from './tab-to.ts'

/** Opens the account menu by keyboard and activates an item. */
async function choose(page: Page, row: (menu: Locator) => Locator) {
  await tabBackTo(page, page.getByRole('button', { name: /^Your account: Ana/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, row(page.locator('#account-menu')))
  await page.keyboard.press('Enter')
}

test('signs up, edits the profile, saves a home and signs out without a mouse @desktop @full', async ({
  page,
}) => {
  const address = newAddress('keys')
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Create account' })
  for (const [label, words] of [
    ['Name', 'Ana García'],
    ['Email', address],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await tabTo(page, form.getByLabel(label, { exact: true }))
    await page.keyboard.type(words)
  }
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type(await codeFor(page, address))
  await expect(page).toHaveURL(/:\d+\/$/, SLOW)

  await choose(page, (menu) => menu.getByRole('link', { name: 'Profile' }))
  await expect(page).toHaveURL(/\/user\/profile$/, SLOW)
  await tabTo(page, page.getByLabel('Mailing address'))
  await page.keyboard.type('12 Harbour Street')
  await tabTo(page, page.getByRole('button', { name: 'Save changes' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expectNoViolations(page)

  await choose(page, (menu) => menu.locator('a[href="/user/favourites"]'))
  await expect(page).toHaveURL(/\/user\/favourites$/, SLOW)
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
  await expectNoViolations(page)
  await tabTo(page, page.getByRole('link', { name: 'Browse homes' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Save / }).first())
  await page.keyboard.press('Enter')
  const heart = page.getByRole('banner').getByRole('link', { name: 'Favorites' })
  await expect(heart).toHaveAccessibleDescription('1 favorite')
  await expectNoViolations(page)

  await choose(page, (menu) => menu.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByText('You’re signed out.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(heart).toHaveAccessibleDescription('')
})
