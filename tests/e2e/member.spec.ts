import { expect } from 'playwright/test'
import { test } from './journey.ts'
import {
  beSignedIn,
  enter,
  newAddress,
  openAccount,
  otherDevice,
  PASSWORD,
  SLOW,
  signIn,
} from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Journeys of a member, from favorites kept on a device to account deletion. */
test('signing in at a premium home moves favorites from the device into the account @once', async ({
  page,
  context,
}) => {
  const address = newAddress('saver')
  await openAccount(page, address)
  await page.goto('/properties?premium=1')
  const heart = page.getByRole('button', { name: /^Save / }).first()
  await heart.click()
  const title = (await heart.getAttribute('aria-label'))?.replace(/^Save /, '') ?? ''
  const saved = page.getByRole('banner').getByRole('link', { name: 'Favorites' })
  await expect(saved).toHaveAccessibleDescription('1 favorite')

  await page.getByRole('article').getByRole('link', { name: title }).first().click()
  await expect(page).toHaveURL(/\/properties-details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium home')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await enter(page.getByRole('dialog', { name: 'Sign in to see premium homes' }), address)
  await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible(SLOW)
  await expect(page.getByText('1 favorite from this device is now in your account.')).toBeVisible()
  await page.goto('/user/favourites')
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible()

  const elsewhere = await otherDevice(context)
  const other = await elsewhere.newPage()
  await signIn(other, address, '/user/favourites')
  await expect(other.getByRole('main').getByRole('link', { name: title })).toBeVisible()
  await expectNoViolations(other)

  // Removing it there also removes it here.
  await other.getByRole('button', { name: `Save ${title}` }).click()
  await expect(other.getByText('No favorites yet')).toBeVisible()
  await expect(page.getByText('No favorites yet')).toBeVisible({ timeout: 20_000 })
  await elsewhere.close()
})

test('keeps unsaved profile changes over a reload and saves them @once', async ({ page }) => {
  const address = newAddress('profile')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto('/user/profile')
  await page.getByLabel('Mailing address').fill('12 Harbour Street')
  await page.reload()
  await expect(page.getByLabel('Mailing address')).toHaveValue('12 Harbour Street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  await expect(page.getByText('3 of 5')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Mailing address')).toHaveValue('12 Harbour Street')
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await expectNoViolations(page)
})

test('crops and saves a profile photo @once @full', async ({ page }) => {
  const address = newAddress('portrait')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto('/user/profile')
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 400
    canvas.height = 300
    canvas.getContext('2d')?.fillRect(0, 0, 200, 300)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') }
  await page
    .getByLabel('Your photo', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(file)
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await expect(dialog.locator('img')).toHaveCSS('position', 'absolute')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Use this crop' }).click()
  await expect(page.getByText('Your photo has been saved.')).toBeVisible()
  await expect(page.locator('#profile img')).toHaveAttribute('src', /\/files\/images\//)
})

test('a visitor who reports a listing signs in and continues the report @once', async ({
  page,
}) => {
  const address = newAddress('reporter')
  await openAccount(page, address)
  await page.goto('/properties')
  await page.locator('main article:not([data-premium]) h2 a').first().click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  await enter(page.getByRole('dialog'), address)
  const report = page.getByRole('dialog', { name: 'What’s wrong with this listing?' })
  await report.getByText('Something else').click()
  await report.getByLabel('What’s wrong?').fill('It was sold in May.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('The administrators have received your report.')).toBeVisible()
  await expect(page.getByText('You reported this listing')).toBeVisible()
})

test('a member downloads their data and deletes the account @once', async ({ page }) => {
  const address = newAddress('leaver')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto('/user/delete-account')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^account-\d+\.zip$/)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/^Your account has been deleted/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/, SLOW)
  const again = await page.request.post('/api/user_signup', {
    data: { type: '3', email: address, password: PASSWORD },
  })
  expect(await again.json()).toMatchObject({ error: true })
})
