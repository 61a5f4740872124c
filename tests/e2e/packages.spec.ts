import { expect } from 'playwright/test'
import { test } from './journey.ts'
import { enter, newAddress, openAccount, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

test('a visitor signs in to get the free package and sees its usage @desktop', async ({ page }) => {
  const address = newAddress('taker')
  await openAccount(page, address)
  await page.goto('/subscription-plan')
  const plans = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(plans).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(5)
  await page.getByRole('button', { name: 'Get Starter' }).click()
  await enter(page.getByRole('dialog', { name: 'Sign in to get the package' }), address)

  const own = page.getByRole('link', { name: 'View usage of Starter' })
  await expect(own).toBeVisible(SLOW)
  await expect(page.getByText('You now have this package.')).toBeVisible()
  await own.click()
  await expect(page).toHaveURL(/\/user\/subscription$/)
  await expect(page.getByText('2 of 2 left')).toBeVisible()
  await expect(page.getByText('Granted', { exact: true })).toHaveCount(3)
  await expectNoViolations(page)

  await page.reload()
  await expect(page.getByText('2 of 2 left')).toBeVisible()
})
