import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { LONG, photographs } from './lister.ts'
import { beSignedIn, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'
import { tabTo } from './tab-to.ts'

/** Lists and manages a home without a mouse; checks each step for accessibility violations. */

const TITLE = 'Boathouse that keys alone have listed'

test('lists, deletes and restores a home with the keyboard alone @desktop @full', async ({
  page,
}) => {
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/user/add-property')
  await arriveAt(page, 'Basics', SLOW)

  await tabTo(page, page.getByRole('radio', { name: 'Sell' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rent out' })).toBeFocused()
  await write(page, 'Title', TITLE)
  await choose(page, 'Category', 'Apartment')
  await write(page, 'Price', '1450')
  await write(page, 'Description', 'Quiet, light and close to the river.')
  await goOn(page, 'Location')

  for (const [label, words] of [
    ['Address', '3 Boathouse Lane'],
    ['City', 'Portland'],
    ['State or region', 'Oregon'],
    ['Country', 'United States'],
  ] as const) {
    await write(page, label, words)
  }
  await goOn(page, 'Details')
  for (const field of await page.getByRole('main').locator('[aria-required=true]').all()) {
    await tabTo(page, field)
    await page.keyboard.type('2')
  }
  await goOn(page, 'Nearby')
  await tabTo(page, page.getByRole('main').getByRole('checkbox').first())
  await page.keyboard.press('Space')
  const distance = page.getByLabel(/^Distance to/)
  await tabTo(page, distance)
  await page.keyboard.type('1.5')
  await goOn(page, 'Photos')
  await addPhotos(page)
  await goOn(page, 'Search engines')
  await goOn(page, 'Review')
  await expectNoViolations(page, 'main')
  await press(page, 'Publish')
  await expect(page.getByRole('heading', { name: 'Your listing is under review' })).toBeFocused(
    SLOW,
  )
  await lookAfter(page)
})

/** Chooses two photos, moves the first behind the second and describes one. */
async function addPhotos(page: Page): Promise<void> {
  // Subscribe before tabbing: a key press can reach the page before the browser starts to intercept file choosers.
  const opening = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel('Choose photos'))
  await page.keyboard.press('Enter')
  await (await opening).setFiles(await photographs(2))
  const edit = page.getByRole('button', { name: 'Edit Photo 2' })
  await expect(edit).toBeVisible(LONG)

  const [first] = await shown(page)
  await tabTo(page, page.getByRole('button', { name: 'Move Photo 1', exact: true }))
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  await expect(page.getByText('Photo 1 dropped at position 2 of 2.')).toBeAttached()
  expect((await shown(page))[1]).toBe(first)

  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit photo' })
  await tabTo(page, dialog.getByLabel('Photo description'))
  await page.keyboard.type('The jetty')
  await expectNoViolations(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(edit).toBeFocused()
}

/** URLs of the photos in their order. */
function shown(page: Page): Promise<(string | null)[]> {
  const album = page.getByRole('list', { name: 'Photos in order' })
  return album.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
}

/** Deletes the listing from its menu in my listings, then restores it. */
async function lookAfter(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'All my listings' }))
  await page.keyboard.press('Enter')
  const row = page.getByRole('article', { name: TITLE })
  await expect(row.getByText('Pending approval')).toBeVisible(SLOW)
  await expectNoViolations(page)
  const more = row.getByRole('button', { name: `More actions for ${TITLE}` })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await tabTo(page, page.getByRole('button', { name: /^Restore/ }).first())
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
}

/** Checks the step for violations, then goes to the next one by keyboard. */
async function goOn(page: Page, step: string): Promise<void> {
  await expectNoViolations(page, 'main')
  await press(page, 'Next')
  await arriveAt(page, step)
}

async function arriveAt(page: Page, step: string, patience = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible(
    patience,
  )
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }))
  await page.keyboard.press('Enter')
}

async function write(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(words)
}

/** Selects an option of a closed list by typing its text. */
async function choose(page: Page, label: string, word: string): Promise<void> {
  const list = page.getByLabel(label, { exact: true })
  await tabTo(page, list)
  await page.keyboard.type(word)
  await expect(list.locator('option:checked')).toHaveText(word)
}
