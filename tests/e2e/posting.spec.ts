import { type Browser, expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site.ts'
import { test } from './journey.ts'
import {
  approve,
  completeProfile,
  edit,
  hasArrived,
  LONG,
  openMenu,
  openWaiting,
  paper,
  photographs,
  publish,
  register,
  reject,
  rowOf,
  save,
  toStep,
  writeBasics,
  writePlace,
} from './lister.ts'
import { beSignedIn, endSignIns, enter, newAddress, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** An owner's journey on a site that requires verification: from sign-up to a rented home and a project. */
test.describe.configure({ mode: 'serial', timeout: 300_000 })

const TITLE = 'Quiet flat above the old dairy'
const PROJECT = 'Terraces on the old tannery ground'

const PROPERTIES = '/user/properties'
const PROJECTS = '/user/projects'

const address = newAddress('lister')

/** A site that requires verification for listing. */
let site: OwnSite
let lister: Page
let administrator: Page

test.describe('journey of an owner @phone', () => {
  test.beforeAll(async ({ browser }, { project }) => {
    site = await openOwnSite('tests/listing/provider.ts')
    const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = project.use
    lister = await openPage(browser, { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor })
    administrator = await openPage(browser, { viewport: { width: 1280, height: 900 } })
  })
  test.afterAll(async () => {
    await Promise.all([lister, administrator].map((page) => page?.context().close()))
    await site?.stop()
  })

  test('each listing gate names what is missing, leads to it and back', async () => {
    await register(lister, { name: 'Ana García', address })
    await lister.goto('/user/add-property')
    await gate(lister, 'Complete your profile first', 'Complete profile')
    await completeProfile(lister, '+15035550188')
    await gate(lister, 'Get verified first', 'Apply for verification')
    await apply(lister)
    await back(lister)
    await refused(lister, 'Your verification is under review')

    await beSignedIn(administrator, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.password)
    await openWaiting(administrator, 'Ana García')
    await reject(administrator, 'The document is unreadable.')

    await lister.goto('/user/add-property')
    await gate(lister, 'Your verification was rejected', 'Apply again')
    await expect(lister.getByText('The document is unreadable.')).toBeVisible()
    await lister.getByRole('button', { name: 'Apply again' }).click()
    await lister.getByRole('button', { name: 'Submit again' }).click()
    await expect(lister.getByText('Your application is under review')).toBeVisible(SLOW)
    await approve(administrator, 'Ana García')

    await lister.goto('/user/add-property')
    await gate(lister, 'You need a package', 'See packages')
    await lister.getByRole('button', { name: 'Get Starter' }).click()
    await expect(lister.getByRole('heading', { level: 2, name: 'Basics' })).toBeVisible(SLOW)
  })

  test('posts a home for rent from a phone, and its photos survive a reload', async () => {
    await writeBasics(lister, TITLE)
    const photos = await photographs(12)
    await toStep(lister, 'Photos')
    // Uploads interrupted by leaving the page continue when it is back.
    let sent = 0
    let isHeld = true
    await lister.route('**/api/ext/uploads*/**', (route) =>
      isHeld && route.request().method() === 'PATCH' && ++sent > 4 ? undefined : route.continue(),
    )
    await lister.getByLabel('Choose photos').setInputFiles(photos)
    await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(4)
    isHeld = false
    await lister.reload()
    await arePhotos(lister, 12)
    // Not before: a page that still loads its scripts may wait for them forever when the route is removed.
    await lister.unroute('**/api/ext/uploads*/**')
    await lister.getByLabel('Choose documents').setInputFiles(paper('ground-floor.pdf'))
    await hasArrived(lister, 'ground-floor.pdf')

    await toStep(lister, 'Review')
    await expectNoViolations(lister)
    await publish(lister)
    const row = await rowOf(lister, PROPERTIES, TITLE)
    await expect(row).toHaveCount(1)
    await expect(row.getByText('Pending approval')).toBeVisible()
  })

  test('an approved home is public, returns to review after a change, and shows why it was rejected', async () => {
    await approve(administrator, TITLE)
    await finds(lister, '/properties', TITLE)

    await rowOf(lister, PROPERTIES, TITLE)
    await edit(
      lister,
      TITLE,
      'Quiet, light and close to the river: changed once. Pets are welcome.',
    )
    await finds(lister, '/properties', TITLE, false)
    await openWaiting(administrator, TITLE)
    await reject(administrator, 'Please say which floor it is on.')
    const row = await rowOf(lister, PROPERTIES, TITLE)
    await expect(row.getByText('Please say which floor it is on.')).toBeVisible()
    await row.getByRole('link', { name: 'Fix it' }).click()
    await expect(lister).toHaveURL(/\/user\/edit-property\//)
  })

  test('resolves conflicting changes from two tabs and marks the home as rented', async () => {
    const other = await lister.context().newPage()
    await other.goto(lister.url())
    await toStep(other, 'Basics')
    await toStep(lister, 'Basics')
    await other.getByLabel('Price', { exact: true }).fill('1500')
    await save(other)
    await other.close()

    const mended = 'Quiet and light, on the second floor, close to the river. Pets are welcome.'
    await lister.getByLabel('Description', { exact: true }).fill(mended)
    await lister.getByRole('button', { name: 'Save changes' }).click()
    const choice = lister.getByRole('dialog', { name: 'This listing was changed in the meantime' })
    const price = choice.getByRole('group', { name: 'Price' })
    await expect(price.getByText('$1,450')).toBeVisible(SLOW)
    await price.getByText('$1,500').click()
    const description = choice.getByRole('group', { name: 'Description' })
    await expect(description.getByRole('radio', { name: /^This version/ })).toBeChecked()
    await choice.getByRole('button', { name: 'Continue' }).click()
    await save(lister)

    const waiting = await openWaiting(administrator, TITLE)
    await expect(waiting.getByText(mended).first()).toBeVisible()
    await expect(waiting.getByText('$1,500').first()).toBeVisible()
    await approve(administrator, TITLE)
    const row = await rowOf(lister, PROPERTIES, TITLE)
    await openMenu(row, `More actions for ${TITLE}`)
    await lister.getByRole('button', { name: 'Mark as rented' }).click()
    await expect(lister.getByText('Your listing is marked as rented.')).toBeVisible()
    await expect(row.getByText('Rented').first()).toBeVisible()
    await finds(lister, '/properties', TITLE, false)
  })

  test('signs in again in place when the session ends in the project editor, and keeps the draft @full', async () => {
    await lister.goto('/user/add-project')
    await toStep(lister, 'Basics')
    await lister.getByLabel('Category').selectOption({ index: 1 })
    await lister
      .getByLabel('Description', { exact: true })
      .fill('Forty homes around a garden. Ready in two years.')
    await writePlace(lister)
    await toStep(lister, 'Photos')
    // Two uploads are in flight when the session ends.
    const held: (() => void)[] = []
    let isHeld = true
    await lister.route('**/api/ext/uploads*/**', async (route) => {
      if (isHeld && route.request().method() === 'PATCH') {
        await new Promise<void>((go) => held.push(go))
      }
      await route.continue()
    })
    await lister.getByLabel('Choose photos').setInputFiles(await photographs(3))
    await expect.poll(() => held.length, LONG).toBe(2)
    await toStep(lister, 'Basics')
    await lister.getByLabel('Title', { exact: true }).fill(PROJECT)
    await endSignIns(lister, address)
    isHeld = false
    for (const go of held) go()
    await enter(lister.getByRole('dialog'), address)
    await expect(lister.getByLabel('Title', { exact: true })).toHaveValue(PROJECT, SLOW)
    await toStep(lister, 'Location')
    await expect(lister.getByLabel('City')).toHaveValue('Portland')
    await toStep(lister, 'Photos')
    await arePhotos(lister, 3)
    await toStep(lister, 'Floor plans')
    await lister.getByRole('button', { name: 'Add a floor' }).click()
    await lister.getByLabel('Floor name').fill('Ground floor')
    await lister.getByLabel('Choose a file').setInputFiles(paper('ground-floor.pdf'))
    await hasArrived(lister, 'ground-floor.pdf')
    await toStep(lister, 'Review')
    await publish(lister)
  })

  test('a project is approved, changed, rejected, approved again and hidden @full', async () => {
    await approve(administrator, PROJECT)
    await finds(lister, '/projects', PROJECT)
    await rowOf(lister, PROJECTS, PROJECT)
    await edit(lister, PROJECT, 'Fifty homes around a garden. Ready in two years.')
    await finds(lister, '/projects', PROJECT, false)
    await openWaiting(administrator, PROJECT)
    await reject(administrator, 'Forty or fifty?')

    const row = await rowOf(lister, PROJECTS, PROJECT)
    await expect(row.getByText('Forty or fifty?')).toBeVisible()
    await edit(lister, PROJECT, 'Forty-five homes around a garden. Ready in two years.')
    await approve(administrator, PROJECT)
    await finds(lister, '/projects', PROJECT)
    await rowOf(lister, PROJECTS, PROJECT)
    await openMenu(row, `More actions for ${PROJECT}`)
    await lister.getByRole('button', { name: 'Hide' }).click()
    await expect(lister.getByText('Your listing is hidden. Only you can see it.')).toBeVisible()
    await finds(lister, '/projects', PROJECT, false)
  })
})

async function openPage(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: site.address })
  context.setDefaultTimeout(SLOW.timeout)
  return context.newPage()
}

/** Expects the gate with this title and follows its link. */
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
  // By keyboard: a notification may still cover the link.
  await page.getByRole('link', { name: 'Back to your listing' }).press('Enter')
  await expect(page).toHaveURL(/\/user\/add-property/)
}

async function apply(page: Page): Promise<void> {
  await page.getByLabel('License number').fill('OR-201-88731')
  await page.getByLabel('Years in business').fill('4')
  await page.getByText('Self-employed', { exact: true }).click()
  await page.getByText('Rentals', { exact: true }).click()
  await page.getByLabel('Choose a file: License document').setInputFiles(paper('licence.pdf'))
  await hasArrived(page, 'licence.pdf')
  await page.getByRole('button', { name: 'Apply for verification' }).click()
  await expect(page.getByText('Your application is under review')).toBeVisible(SLOW)
}

async function arePhotos(page: Page, count: number): Promise<void> {
  const album = page.getByRole('list', { name: 'Photos in order' })
  await expect(album.getByRole('button', { name: /^Edit/ })).toHaveCount(count, LONG)
}

/** Expects a search for the title to find the listing, or not to. */
async function finds(page: Page, list: string, title: string, isThere = true): Promise<void> {
  await page.goto(`${list}?q=${encodeURIComponent(title)}`)
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toHaveCount(
    isThere ? 1 : 0,
  )
}
