import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

/** From visitor to member and back, with the mails that the product keeps where it is tried out. */
const password = 'birch-and-slate'
/** Passwords are made slow on purpose, and one at a time. */
const slow = { timeout: 30_000 }

/** The text of the newest mail to this address whose subject says so. */
async function mailTo(context: BrowserContext, address: string, subject: RegExp): Promise<string> {
  const page = await context.newPage()
  const mail = page
    .getByRole('article')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('heading', { name: subject }) })
    .first()
  await expect(async () => {
    await page.goto('/outbox')
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  const [text = ''] = await mail.allInnerTexts()
  await page.close()
  return text
}

/** Signs up and proves the address. */
async function register(page: Page, address: string) {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill('Ana García')
  await form.getByLabel('E-mail').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByLabel('Password once more').fill(password)
  await form.getByRole('button', { name: 'Open account' }).click()
  const [code] = (await mailTo(page.context(), address, /code/i)).match(/\b\d{6}\b/) ?? []
  await page.getByLabel('Code', { exact: true }).fill(code ?? '')
}

async function signIn(page: Page, address: string, secret = password) {
  await page.goto('/sign-in?next=/about-us')
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('E-mail').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** The account in the header, or in the sheet of narrow windows. */
async function openAccount(page: Page, isMobile: boolean) {
  const name = isMobile ? 'Open menu' : /^Your account: Ana/
  await page.getByRole('button', { name }).click()
  await expect(page.getByText('Ana García').filter({ visible: true }).first()).toBeVisible()
}

test('who registers, proves the address by its code and is in; the wrong password is not', async ({
  page,
  isMobile,
}, { project }) => {
  test.setTimeout(90_000)
  const address = `new-${project.name}@example.org`
  await register(page, address)
  await expect(page).toHaveURL(/\/$/, slow)
  await openAccount(page, isMobile)
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()

  await signIn(page, address, 'not-the-password')
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(address)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])

  await signIn(page, address)
  await expect(page).toHaveURL(/:\d+\/about-us$/, slow)
  await page.reload()
  await openAccount(page, isMobile)
})

test('a forgotten password is set anew by a link that is good once', async ({ page }, {
  project,
}) => {
  test.setTimeout(90_000)
  const address = `forgetful-${project.name}@example.org`
  await register(page, address)
  await expect(page).toHaveURL(/\/$/, slow)

  await page.goto('/forgot-password')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const form = page.getByRole('form', { name: 'Forgot your password?' })
  await form.getByLabel('E-mail').fill(address)
  await form.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused()
  const mail = await mailTo(page.context(), address, /password/i)
  const link = /https?:\/\/\S+\/reset-password\?token=\S+/.exec(mail)?.[0] ?? ''

  const reset = async () => {
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('slate-and-birch')
    await page.getByLabel('Password once more').fill('slate-and-birch')
    await page.getByRole('button', { name: 'Set password' }).click()
  }
  await reset()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await reset()
  await expect(page.getByText('This link has been used already')).toBeVisible()
  await signIn(page, address)
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
  await signIn(page, address, 'slate-and-birch')
  await expect(page).toHaveURL(/:\d+\/about-us$/, slow)
})

test('two tabs are signed in and out together @desktop', async ({ page, context }) => {
  test.setTimeout(90_000)
  const other = await context.newPage()
  await other.goto('/faqs')
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await register(page, 'two-tabs@example.org')
  await expect(page).toHaveURL(/\/$/, slow)
  const portrait = (tab: Page) => tab.getByRole('button', { name: /^Your account: Ana/ })
  await expect(portrait(page)).toBeVisible()
  await expect(portrait(other)).toBeVisible()

  await portrait(other).click()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a reload keeps what was typed but for secrets', async ({ page }) => {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Register' })
  await form.getByLabel('Name').fill('Ana')
  await form.getByLabel('E-mail').fill('ana@')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Open account' }).click()
  await expect(form.getByText('Email address is invalid')).toBeVisible()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Name')).toHaveValue('Ana')
  await expect(form.getByLabel('E-mail')).toHaveValue('ana@')
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('')
})

test('the way in comes to the page and goes again by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/faqs', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Sign in' })
  await link.focus()
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('E-mail')).toBeVisible()
  await expect(page).toHaveURL(/\/faqs$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
