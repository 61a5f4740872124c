import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { test } from './journey.ts'

/** What a member has and does, from what a device remembered to the end of the account. */
const password = 'birch-and-slate'

/** Opens an account with a proven address, by the calls that the pages make. */
async function openAccount(page: Page, address: string): Promise<void> {
  const send = async (path: string, body: object) => {
    const reply = await page.request.post(`/api/${path}`, { data: body })
    expect(await reply.json()).toMatchObject({ error: false })
  }
  const form = { name: 'Ana García', email: address, password, re_password: password }
  await send('user-register', form)
  const code = async () => {
    const outbox = await (await page.request.get('/api/ext/account/outbox')).json()
    const mail = outbox.data.find(({ to }: { to: string }) => to === address)
    return /\b\d{6}\b/.exec(`${mail?.subject} ${mail?.text}`)?.[0]
  }
  await expect.poll(code).toBeTruthy()
  await send('verify-otp', { email: address, otp: await code() })
}

async function signIn(page: Page, address: string, next: string): Promise<void> {
  await page.goto(`/sign-in?next=${next}`)
  const form = page.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('E-mail').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(new RegExp(`${next}$`))
}

test('what a visitor saved is in the account, and on the next device, too', async ({
  page,
  browser,
}, { project }) => {
  test.setTimeout(120_000)
  const address = `saver-${project.name}@example.org`
  await openAccount(page, address)
  await page.goto('/properties')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await heart.click()
  const title = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? ''

  await signIn(page, address, '/user/favourites')
  await expect(page.getByText('1 home you saved here is now in your account.')).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signIn(other, address, '/user/favourites')
  await expect(other.getByRole('link', { name: title })).toBeVisible()
  const { violations } = await new AxeBuilder({ page: other }).analyze()
  expect(violations).toEqual([])

  // Taken out there, it is gone here.
  await other.getByRole('button', { name: `Save ${title}` }).click()
  await expect(other.getByText('No saved homes yet')).toBeVisible()
  await expect(page.getByText('No saved homes yet')).toBeVisible({ timeout: 20_000 })
  await elsewhere.close()
})

test('a profile survives a reload half written, and is saved', async ({ page }, { project }) => {
  test.setTimeout(90_000)
  const address = `profile-${project.name}@example.org`
  await openAccount(page, address)
  await signIn(page, address, '/user/profile')
  await page.getByLabel('Postal address').fill('12 Harbour Street')
  await page.reload()
  await expect(page.getByLabel('Postal address')).toHaveValue('12 Harbour Street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Postal address')).toHaveValue('12 Harbour Street')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('the part of a picture that was chosen is the portrait', async ({ page }, { project }) => {
  test.setTimeout(90_000)
  const address = `portrait-${project.name}@example.org`
  await openAccount(page, address)
  await signIn(page, address, '/user/profile')
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    canvas.getContext('2d')?.fillRect(0, 0, 200, 300)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
  await page
    .getByLabel('Your picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Choose the part that is shown' })
  await expect(dialog.getByRole('slider', { name: 'Enlarge' })).toBeVisible()
  await expect(dialog.locator('img')).toHaveCSS('position', 'absolute')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  await expect(page.locator('#profile img')).toHaveAttribute('src', /\/files\/images\//)
})

test('a visitor who reports a home signs in, and the report goes on', async ({ page }, {
  project,
}) => {
  test.setTimeout(90_000)
  const address = `reporter-${project.name}@example.org`
  await openAccount(page, address)
  await page.goto('/properties')
  await page.locator('main article h2 a').first().click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  const gate = page.getByRole('dialog')
  await gate.getByLabel('E-mail').fill(address)
  await gate.getByLabel('Password', { exact: true }).fill(password)
  await gate.getByRole('button', { name: 'Sign in', exact: true }).click()
  const report = page.getByRole('dialog', { name: 'What is wrong with this listing?' })
  await report.getByText('Something else').click()
  await report.getByLabel('What is it?').fill('It was sold in May.')
  await report.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Your report is with the administrator.')).toBeVisible()
  await expect(page.getByText('You reported this listing')).toBeVisible()
})

test('an account is left for good, with what is kept of it in hand', async ({ page }, {
  project,
}) => {
  test.setTimeout(90_000)
  const address = `leaver-${project.name}@example.org`
  await openAccount(page, address)
  await signIn(page, address, '/user/delete-account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the archive' }).click()
  expect((await download).suggestedFilename()).toMatch(/^account-\d+\.zip$/)
  await page.getByLabel('Your password').fill('not-the-password')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('main [aria-invalid]')).toBeVisible()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^Your account is deleted/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const again = await page.request.post('/api/user_signup', {
    data: { type: '3', email: address, password },
  })
  expect(await again.json()).toMatchObject({ error: true })
})
