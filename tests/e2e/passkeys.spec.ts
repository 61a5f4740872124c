import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'
import { newAddress, openAccount, SLOW, signIn } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Sign-in without a password, with a device that Chromium imitates. */

async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function signOut(page: Page) {
  // Messages cover the header and stay while the mouse is over them.
  const closes = await page.getByRole('alert').getByRole('button').all()
  for (const close of closes.reverse()) await close.click()
  await page.getByRole('button', { name: /^Your account: Ana/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
}

test('a member adds a passkey, signs in with it, and removes it @desktop', async ({ page }) => {
  await plugIn(page)
  const address = newAddress('ana')
  await openAccount(page, address)
  await signIn(page, address, '/user/devices')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the passkey' })
  await expect(name).toBeFocused(SLOW)
  await expect(name).not.toHaveValue('')
  await name.fill('My laptop')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible()
  await expectNoViolations(page)
  await signOut(page)

  await page.goto('/sign-in?next=/user/devices')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/:\d+\/user\/devices$/, SLOW)
  await expect(page.getByText(/^Last used .* · added /)).toBeVisible()
  await page.getByRole('button', { name: 'Remove My laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeHidden()
  await signOut(page)

  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'We don’t recognize this passkey' })
  await expect(refusal).toBeVisible(SLOW)
})
