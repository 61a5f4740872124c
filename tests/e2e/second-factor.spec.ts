import { expect, type Page } from 'playwright/test'
import { appCode } from '@/tests/support/authenticator-app.ts'
import { openDatabase } from './alerts.ts'
import { test } from './journey.ts'
import { enter, newAddress, openAccount, SLOW, signIn } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Two-step verification of administrators with an authenticator app. */

async function newAdministrator(page: Page, name: string): Promise<string> {
  const address = newAddress(name)
  await openAccount(page, address)
  const database = openDatabase()
  await database.query("update account set role = 'administrator' where email = $1", [address])
  await database.end()
  return address
}

/** Completes the setup on the page; returns the app’s secret and the recovery codes. */
async function setUp(page: Page) {
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const shown = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await shown.textContent())?.replaceAll(' ', '') ?? ''
  await expectNoViolations(page)
  await page.getByLabel('Code from the app').fill(appCode(secret, { at: new Date() }))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const list = page.getByRole('list', { name: /^Recovery codes for / })
  await expect(list).toBeVisible(SLOW)
  await expectNoViolations(page)
  const codes = await list.getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  return { secret, codes }
}

async function signOut(page: Page) {
  // Messages cover the header and stay while the mouse is over them.
  for (const close of await page.getByRole('alert').getByRole('button').all()) await close.click()
  await page.getByRole('button', { name: /^Your account: Ana/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
}

test('an administrator sets up two-step verification and signs in by app and by recovery code @desktop', async ({
  page,
}) => {
  const address = await newAdministrator(page, 'ada')
  await signIn(page, address, '/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await page.goto('/user/devices')
  const { secret, codes } = await setUp(page)
  await expect(page.getByText('10 recovery codes left')).toBeVisible()
  await signOut(page)

  await page.goto('/sign-in?next=/user/devices')
  await enter(page, address)
  const step = page.getByRole('form', { name: 'Two-step verification' })
  await expect(step.getByLabel('Code')).toBeFocused(SLOW)
  await expectNoViolations(page)
  await step.getByLabel('Code').fill('000000')
  await expect(step.getByText('This code is wrong or has already been used.')).toBeVisible()
  // The code used for the setup is spent; the next one is accepted half a minute early.
  await step.getByLabel('Code').fill(appCode(secret, { at: new Date(), steps: 1 }))
  await expect(page).toHaveURL(/:\d+\/user\/devices$/, SLOW)
  await signOut(page)

  await page.goto('/sign-in?next=/user/devices')
  await enter(page, address)
  await step.getByRole('button', { name: 'Use a recovery code' }).click()
  await step.getByLabel('Recovery code').fill(codes[0] ?? '')
  await step.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/:\d+\/user\/devices$/, SLOW)
  await expect(page.getByText('9 recovery codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('administration requires the setup when opened from another machine @once', async ({
  page,
}) => {
  const address = await newAdministrator(page, 'grace')
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '203.0.113.9' })
  await page.goto('/admin')
  const dialog = page.getByRole('dialog')
  await enter(dialog, address)
  const title = { level: 1, name: 'Set up two-step verification' }
  await expect(page.getByRole('heading', title)).toBeVisible(SLOW)
  await setUp(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible(SLOW)
})
