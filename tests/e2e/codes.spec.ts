import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { openDatabase } from './alerts.ts'
import { test } from './journey.ts'
import { codeFor, newAddress, PASSWORD, SLOW } from './members.ts'

/**
 * Codes by SMS and mail. The browser's clock is advanced instead of waiting, and is an hour off from the
 * start, as on some devices; codes are expired for the provider directly in the database.
 */
let database: ReturnType<typeof openDatabase>
test.beforeAll(() => {
  database = openDatabase()
})
test.afterAll(() => database.end())

const HOUR = 3_600_000

const codeField = (page: Page) => page.getByLabel('Code', { exact: true })

/** A code that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Replaces the code in the field; it is submitted once complete. */
async function type(page: Page, code: string) {
  await codeField(page).fill('')
  await codeField(page).fill(code)
}

test('an SMS code can be resent, expires, locks after wrong tries and finally signs in @once', async ({
  page,
}) => {
  const number = `+49151${randomInt(1e7, 1e8)}`
  const alert = page.getByRole('main').getByRole('alert')
  const refusal = page.getByText('This code is wrong or has expired.')
  await page.clock.install({ time: Date.now() + HOUR })
  await page.goto('/sign-in?next=/about-us')
  await page.getByRole('button', { name: 'Sign in by text message' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled()
  await type(page, otherThan(await codeFor(page, number)))
  await expect(refusal).toBeVisible()

  await page.clock.fastForward('00:30')
  await page.getByRole('button', { name: 'Send code again' }).click()
  const again = await codeFor(page, number, 2)
  await expect(page.getByRole('button', { name: /^Send again in 0:/ })).toBeDisabled()

  await database.query('update one_time_code set expires_at = now() where target = $1', [number])
  await type(page, again)
  await expect(refusal).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(alert).toHaveText('This code has expired.')
  await page.getByRole('button', { name: 'Send a new code' }).click()

  const wrong = otherThan(await codeFor(page, number, 3))
  for (let tried = 0; tried < 5; tried++) {
    await type(page, wrong)
    await expect(refusal).toBeVisible()
  }
  await type(page, wrong)
  await expect(alert).toContainText('Too many wrong codes')
  await expect(page.getByText(/^Try again in (10:00|9:\d\d)\.$/)).toBeVisible()
  const anew = page.getByRole('button', { name: 'Send a new code' })
  await expect(anew).toBeDisabled()
  await page.clock.fastForward('10:00')
  await anew.click()

  await type(page, await codeFor(page, number, 4))
  await expect(page).toHaveURL(/:\d+\/about-us$/, SLOW)
})

test('a reload keeps the sign-up form without passwords and returns to the code @once', async ({
  page,
}) => {
  const address = newAddress('reloaded')
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Create account' })
  const fill = (label: string) => form.getByLabel(label, { exact: true })
  await fill('Name').fill('Ana')
  await fill('Email').fill('reloaded@')
  await fill('Password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(form.getByText('Email address is invalid')).toBeVisible()
  await expect(form.getByText('Passwords do not match')).toBeVisible()
  await page.reload()
  await expect(fill('Name')).toHaveValue('Ana')
  await expect(fill('Email')).toHaveValue('reloaded@')
  await expect(fill('Password')).toHaveValue('')

  await fill('Email').fill(address)
  await fill('Password').fill(PASSWORD)
  await fill('Confirm password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(codeField(page)).toBeVisible()
  const code = await codeFor(page, address)
  await page.reload()
  await expect(page.getByText(address)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD)
  await type(page, code)
  await expect(page).toHaveURL(/\/sign-in$/)
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()
  const signIn = page.getByRole('form', { name: 'Sign in' })
  await expect(signIn.getByLabel('Email')).toHaveValue(address)
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await signIn.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/$/, SLOW)
})
