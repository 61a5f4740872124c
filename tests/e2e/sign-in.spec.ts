import { expect, type Page } from 'playwright/test'
import { openDatabase } from './alerts.ts'
import { settled, test } from './journey.ts'
import {
  beSignedIn,
  codeFor,
  enter,
  keptFor,
  newAddress,
  openAccount,
  otherDevice,
  PASSWORD,
  SLOW,
  signIn,
} from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Sign-up, sign-in and sign-out, with the mails that the demo mode keeps. */

/** Signs up and confirms the email address. */
async function register(page: Page, address: string) {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Create account' })
  await form.getByLabel('Name').fill('Ana García')
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, address))
  await expect(page).toHaveURL(/\/$/, SLOW)
}

const portrait = (page: Page) => page.getByRole('button', { name: /^Your account: Ana/ })
const isWrong = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The details entered are incorrect' })

test('signs up with a mailed code and rejects a wrong password @phone', async ({ page }) => {
  const address = newAddress('new')
  await register(page, address)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByText('Ana García').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()

  await page.goto('/sign-in?next=/about-us')
  await enter(page, address, 'not-the-password')
  await expect(isWrong(page)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await expectNoViolations(page)

  await enter(page, address)
  await expect(page).toHaveURL(/:\d+\/about-us$/, SLOW)
  await page.reload()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByText('Ana García').filter({ visible: true }).first()).toBeVisible()
})

test('a password reset link works only once @once', async ({ page }) => {
  const address = newAddress('forgetful')
  await openAccount(page, address)
  await page.goto('/forgot-password')
  const form = page.getByRole('form', { name: 'Forgot your password?' })
  await form.getByLabel('Email').fill(address)
  await form.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
  await expect.poll(() => linkFor(page, address), { timeout: 20_000 }).toBeTruthy()
  const link = await linkFor(page, address)

  const reset = async () => {
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('slate-and-birch')
    await page.getByLabel('Confirm password').fill('slate-and-birch')
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await reset()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await reset()
  await expect(page.getByText('This link has already been used')).toBeVisible()
  await page.goto('/sign-in?next=/about-us')
  await enter(page, address)
  await expect(isWrong(page)).toBeVisible()
  await enter(page, address, 'slate-and-birch')
  await expect(page).toHaveURL(/:\d+\/about-us$/, SLOW)
})

test('signs two tabs in and out together @desktop', async ({ page, context }) => {
  const address = newAddress('two-tabs')
  await openAccount(page, address)
  const other = await context.newPage()
  await other.goto('/faqs')
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await signIn(page, address, '/about-us')
  await expect(portrait(page)).toBeVisible()
  await expect(portrait(other)).toBeVisible()

  await other.goto('/user/profile')
  await portrait(other).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  // The home page, not a member page that asks to sign in again.
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a deactivated member sees the reason and is signed out on every device @once @full', async ({
  page,
  context,
}) => {
  const address = newAddress('deactivated')
  const told = 'Your Account have been Deactivetd by Admin. please connect them.'
  await openAccount(page, address)
  const elsewhere = await otherDevice(context)
  const other = await elsewhere.newPage()
  await beSignedIn(page, address)
  await page.goto('/user/profile')
  await beSignedIn(other, address)
  await other.goto('/user/favourites')

  // From a failed call or, on an idle device, from the event stream.
  const said = [page, other].map((device) =>
    expect(device.getByText(told)).toBeVisible({ timeout: 60_000 }),
  )
  const database = openDatabase()
  await database.query('update account set is_active = false where email = $1', [address])
  await database.end()
  await Promise.all(said)

  for (const device of [page, other]) {
    await expect(device.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    expect(await device.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(address)
  }
  await enter(page.getByRole('dialog'), address)
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(told)
  await elsewhere.close()
})

test('opens and closes the sign-in dialog with the keyboard alone @desktop', async ({ page }) => {
  await page.goto('/faqs')
  await settled(page)
  const link = page.getByRole('link', { name: 'Sign in' })
  await link.focus()
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('Email')).toBeVisible()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

/** The link of the newest password reset mail; '' until one has arrived. */
async function linkFor(page: Page, address: string): Promise<string> {
  for (const { text } of await keptFor(page, address)) {
    const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(text)?.[0]
    if (link) return link
  }
  return ''
}
