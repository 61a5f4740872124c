import AxeBuilder from '@axe-core/playwright'
import { type Browser, expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/demo-accounts.ts'
import { type ListingHouse, openListingHouse } from '@/tests/support/listing-house.ts'
import { test } from './journey.ts'
import {
  completeProfile,
  openWaiting,
  paper,
  photographs,
  register,
  reject,
  toStep,
} from './lister.ts'
import { enter, newAddress, SLOW } from './members.ts'

/** Where only verified people list: from nothing to a listing that is rented, and to a project. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

/** Twelve photos are sent and looked at. */
const LONG = { timeout: 90_000 }

const TITLE = 'Quiet flat above the old dairy'
const PROJECT = 'Terraces on the old tannery ground'

let house: ListingHouse
let lister: Page
let administrator: Page

test.describe('from an idea to a listing @phone', () => {
  test.beforeAll(async ({ browser }, { project }) => {
    test.setTimeout(240_000)
    house = await openListingHouse()
    const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = project.use
    lister = await openPage(browser, { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor })
    administrator = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  })
  test.afterAll(async () => {
    await Promise.all([lister, administrator].map((page) => page?.context().close()))
    await house?.stop()
  })

  test('each gate says what is missing and leads to it and back', async () => {
    await register(lister, { name: 'Ana García', address: newAddress('lister') })
    await lister.goto('/user/add-property')
    await gate(lister, 'Complete your profile first', 'Complete profile')
    await completeProfile(lister, '+15035550188')
    await gate(lister, 'Get verified first', 'Apply for verification')
    await apply(lister)
    await back(lister)
    await refused(lister, 'Your verification is under review')

    await administrator.goto('/sign-in?next=/admin')
    await enter(administrator, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.password)
    await expect(administrator).toHaveURL(/:\d+\/admin$/, SLOW)
    await openWaiting(administrator, 'Ana García')
    await reject(administrator, 'The document cannot be read.')

    await lister.goto('/user/add-property')
    await gate(lister, 'Your verification was refused', 'Apply again')
    await expect(lister.getByText('The document cannot be read.')).toBeVisible()
    await lister.getByRole('button', { name: 'Apply again' }).click()
    await lister.getByRole('button', { name: 'Send again' }).click()
    await expect(lister.getByText('Your application is under review')).toBeVisible(SLOW)
    await approve(administrator, 'Ana García')

    await lister.goto('/user/add-property')
    await gate(lister, 'You need a package', 'See the packages')
    await lister.getByRole('button', { name: 'Get Starter' }).click()
    await expect(lister.getByRole('heading', { level: 2, name: 'Basics' })).toBeVisible(SLOW)
  })

  test('a home to let is written on a telephone; its photos survive a reload', async () => {
    await writeBasics(lister)
    const photos = await photographs(12)
    await toStep(lister, 'Photos')
    // What is on its way when the page is left goes on when it is back.
    let sent = 0
    await lister.route('**/api/ext/uploads*/**', (route) =>
      route.request().method() === 'PATCH' && ++sent > 4 ? undefined : route.continue(),
    )
    await lister.getByLabel('Choose photos').setInputFiles(photos)
    await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(4)
    await lister.reload()
    await lister.unroute('**/api/ext/uploads*/**')
    const album = lister.getByRole('list', { name: 'Photos in their order' })
    await expect(album.getByRole('button', { name: /^Edit/ })).toHaveCount(12, LONG)
    await lister.getByLabel('Choose documents').setInputFiles(paper('ground-floor.pdf'))
    await hasArrived(lister, 'ground-floor.pdf')

    await toStep(lister, 'Review')
    const { violations } = await new AxeBuilder({ page: lister }).analyze()
    expect(violations).toEqual([])
    await publish(lister)
    await lister.goto('/user/properties')
    const row = lister.getByRole('article', { name: TITLE })
    await expect(row).toHaveCount(1)
    await expect(row.getByText('Waiting for approval')).toBeVisible()
  })

  test('approved it is found, changed it waits again, refused it says why, mended it is rented', async () => {
    await approve(administrator, TITLE)
    await find(lister, true)

    await edit(lister, 'Quiet, light and close to the river: changed once. Pets are welcome.')
    await find(lister, false)
    await openWaiting(administrator, TITLE)
    await reject(administrator, 'Please say which floor it is on.')
    await lister.goto('/user/properties')
    const row = lister.getByRole('article', { name: TITLE })
    await expect(row.getByText('Please say which floor it is on.')).toBeVisible()
    await row.getByRole('link', { name: 'Fix it' }).click()
    await expect(lister).toHaveURL(/\/user\/edit-property\//)
    await edit(
      lister,
      'Quiet and light, on the second floor, close to the river. Pets are welcome.',
    )
    await approve(administrator, TITLE)

    await lister.goto('/user/properties')
    await row.getByRole('button', { name: `More for ${TITLE}` }).click()
    await lister.getByRole('button', { name: 'Mark as rented' }).click()
    await expect(lister.getByText('It is marked as rented.')).toBeVisible()
    await expect(row.getByText('Rented').first()).toBeVisible()
    await find(lister, false)
  })

  test('a project goes the same way', async () => {
    await lister.goto('/user/add-project')
    await toStep(lister, 'Basics')
    await lister.getByLabel('Title', { exact: true }).fill(PROJECT)
    await lister.getByLabel('Category').selectOption({ index: 1 })
    await lister
      .getByLabel('Description', { exact: true })
      .fill('Forty homes around a garden. Ready in two years.')
    await writePlace(lister)
    await toStep(lister, 'Photos')
    await lister.getByLabel('Choose photos').setInputFiles(await photographs(2))
    const album = lister.getByRole('list', { name: 'Photos in their order' })
    await expect(album.getByRole('button', { name: /^Edit/ })).toHaveCount(2, LONG)
    await toStep(lister, 'Floor plans')
    await lister.getByRole('button', { name: 'Add a floor' }).click()
    await lister.getByLabel('Name of the floor').fill('Ground floor')
    await lister.getByLabel('Choose a drawing').setInputFiles(paper('ground-floor.pdf'))
    await hasArrived(lister, 'ground-floor.pdf')
    await toStep(lister, 'Review')
    await publish(lister)
    await approve(administrator, PROJECT)
    await lister.goto(`/projects?q=${encodeURIComponent('old tannery')}`)
    await expect(lister.getByRole('link', { name: PROJECT })).toBeVisible()
  })
})

async function openPage(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: house.address })
  context.setDefaultTimeout(SLOW.timeout)
  return context.newPage()
}

/** Pressed twice, as people do. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page.getByText('Your listing is in review')).toBeVisible(LONG)
}

/** The provider has a document whole, and takes it. */
async function hasArrived(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name })).toHaveCount(0, LONG)
}

/** The gate stands in the way with this name; its one way out is taken. */
async function gate(page: Page, title: string, way: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible(SLOW)
  await dialog.getByRole('link', { name: way }).click()
  await expect(dialog).toHaveCount(0)
}

async function refused(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Not now' }).click()
}

async function back(page: Page): Promise<void> {
  // A message may still lie over it.
  await page.getByRole('link', { name: 'Back to your listing' }).press('Enter')
  await expect(page).toHaveURL(/\/user\/add-property/)
}

async function apply(page: Page): Promise<void> {
  await page.getByLabel('Licence number').fill('OR-201-88731')
  await page.getByLabel('Years in business').fill('4')
  await page.getByText('Self-employed', { exact: true }).click()
  await page.getByText('Lettings', { exact: true }).click()
  await page.getByLabel('Choose a file: Licence document').setInputFiles(paper('licence.pdf'))
  await hasArrived(page, 'licence.pdf')
  await page.getByRole('button', { name: 'Apply for verification' }).click()
  await expect(page.getByText('Your application is under review')).toBeVisible(SLOW)
}

async function approve(page: Page, title: string): Promise<void> {
  await openWaiting(page, title)
  await page
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByText(`Decided: ${title}`)).toBeVisible()
}

async function writeBasics(page: Page): Promise<void> {
  await toStep(page, 'Basics')
  await page.getByText('Let', { exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill(TITLE)
  await page.getByLabel('Category').selectOption({ label: 'Apartment' })
  await page.getByLabel('Price', { exact: true }).fill('1450')
  await page.getByLabel('Rent is paid').selectOption({ label: 'per month' })
  await page.getByLabel('Description', { exact: true }).fill('Quiet, light and close to the river.')
  await writePlace(page)
  await toStep(page, 'Details')
  for (const field of await page.getByRole('main').locator('[aria-required=true]').all()) {
    await field.fill('2')
  }
}

async function writePlace(page: Page): Promise<void> {
  await toStep(page, 'Place')
  await page.getByLabel('Address', { exact: true }).fill('7 Dairy Lane')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or region').fill('Oregon')
  await page.getByLabel('Country').fill('United States')
}

async function edit(page: Page, description: string): Promise<void> {
  if (!page.url().includes('/user/edit-property/')) {
    await page.goto('/user/properties')
    await page.getByRole('article', { name: TITLE }).getByRole('link', { name: /^Edit/ }).click()
  }
  await toStep(page, 'Basics')
  await page.getByLabel('Description', { exact: true }).fill(description)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByText('Your changes are in review').or(page.getByText('Your listing is in review')),
  ).toBeVisible(SLOW)
}

async function find(page: Page, isThere: boolean): Promise<void> {
  await page.goto(`/properties?q=${encodeURIComponent('above the old dairy')}`)
  await expect(page.getByRole('main').getByRole('link', { name: TITLE })).toHaveCount(
    isThere ? 1 : 0,
  )
}
