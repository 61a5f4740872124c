import { expect, type Page } from 'playwright/test'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site.ts'
import { test as journey } from './journey.ts'
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
} from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Runs against a site where every sign-in counts as eleven minutes old. */
const test = journey.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      const site = await openOwnSite('tests/accounts/provider.ts')
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ site }, use) => use(site.address),
})

test.describe.configure({ mode: 'default', timeout: 120_000 })

const NEW_PASSWORD = 'slate-and-heather'
/** A signed-out session gets the sign-in dialog over member pages. */
const signedOut = (page: Page) =>
  expect(page.getByRole('dialog').getByRole('form', { name: 'Sign in' })).toBeVisible(SLOW)

async function openedAccount(page: Page, name: string): Promise<string> {
  const address = newAddress(name)
  await openAccount(page, address)
  await beSignedIn(page, address)
  return address
}

/** Signs the account in on another device. */
async function onOtherDevice(page: Page, address: string): Promise<Page> {
  const other = await (await otherDevice(page.context())).newPage()
  await beSignedIn(other, address)
  return other
}

/** Path and query of the first link in the mail with this subject. */
async function mailedLink(page: Page, address: string, subject: RegExp): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const mail = (await keptFor(page, address)).find((kept) => subject.test(kept.subject))
        text = mail?.text ?? ''
        return text
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  const url = /https?:\/\/\S+/.exec(text)?.[0] ?? ''
  const { pathname, search } = new URL(url)
  return pathname + search
}

test('an email change asks for the password and can be undone from the old address @desktop', async ({
  page,
}) => {
  const address = await openedAccount(page, 'mover')
  const next = newAddress('moved')
  const other = await onOtherDevice(page, address)
  await page.goto('/user/profile')
  await page.getByRole('button', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New email address').fill(next)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await expect(dialog.getByLabel('New email address')).toHaveValue(next)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeFor(page, next))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByText(next)).toBeVisible()

  // The owner of the old address opens the notice on another device.
  const owner = await (await otherDevice(page.context())).newPage()
  await owner.goto(await mailedLink(page, address, /address .* was changed/))
  await expect(owner).toHaveURL(/\/undo-change/)
  await owner.getByRole('button', { name: 'Undo the change' }).click()
  await owner.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await owner.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await owner.getByRole('button', { name: 'Set password' }).click()
  await expect(owner.getByText('Your new password is set')).toBeVisible(SLOW)

  for (const ended of [page, other]) {
    await ended.goto('/user/devices')
    await signedOut(ended)
  }
  await owner.goto('/sign-in?next=/user/profile')
  await enter(owner, address, NEW_PASSWORD)
  await expect(owner).toHaveURL(/:\d+\/user\/profile$/, SLOW)
  await expect(owner.getByRole('main').getByText(address)).toBeVisible()
  await expect(owner.getByText(next)).toHaveCount(0)
})

test('a password change signs out the other device and keeps this one signed in @desktop @full', async ({
  page,
}) => {
  const address = await openedAccount(page, 'careful')
  const other = await onOtherDevice(page, address)
  await page.goto('/user/devices')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Change password' }).click()
  const form = page.getByRole('form', { name: 'Password' })
  await form.getByLabel('Current password').fill('not-the-password')
  await form.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await form.getByLabel('Confirm new password').fill(NEW_PASSWORD)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(form.getByText('That password isn’t right.')).toBeVisible(SLOW)
  await expectNoViolations(page, 'main')
  await form.getByLabel('Current password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/^Your new password is set/)).toBeVisible(SLOW)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1)

  await other.goto('/user/devices')
  await signedOut(other)
  expect(await mailedLink(page, address, /password .* was changed/)).toBe('/forgot-password')
})

test('signs out all other devices and names the time zone of each @desktop @full', async ({
  page,
  browser,
}) => {
  const address = newAddress('tidy')
  await openAccount(page, address)
  const denver = await browser.newContext({ timezoneId: 'America/Denver' })
  const other = await denver.newPage()
  await other.goto('/sign-in?next=/user/devices')
  await enter(other, address)
  await expect(other).toHaveURL(/:\d+\/user\/devices$/, SLOW)

  await beSignedIn(page, address)
  await page.goto('/user/devices')
  await expect(page.getByText(/United States, Mountain Time \(.Denver.\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out all other devices?' })
  await dialog.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(page.getByText('You’re signed out on all other devices.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Last used' })).toHaveCount(1)
  await expectNoViolations(page, 'main')
  await other.goto('/user/favourites')
  await signedOut(other)
  await mailedLink(page, address, /other devices were signed out/)
  await denver.close()
})

test('account deletion asks for the password after an old sign-in @desktop @full', async ({
  page,
}) => {
  const address = await openedAccount(page, 'leaver')
  await page.goto('/user/delete-account')
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('Your password')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Your password').fill('not-the-password')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('main [aria-invalid]')).toHaveValue('not-the-password')
  await expect(page.getByRole('checkbox')).toBeChecked()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^Your account has been deleted/)).toBeVisible(SLOW)
  const again = await page.request.post('/api/user_signup', {
    data: { type: '3', email: address, password: PASSWORD },
  })
  expect(await again.json()).toMatchObject({ error: true })
})
