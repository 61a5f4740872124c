import { expect, type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { codeFor, PASSWORD, SLOW } from './members.ts'

/** Twelve photos are sent and looked at. */
export const LONG = { timeout: 90_000 }

type SentFile = { name: string; mimeType: string; buffer: Buffer }

/** Stripes, by which photos of one home are told from another's. */
export const STRIPES = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${[0, 2, 4, 6]
    .map((at) => `<rect x="${at * 200}" width="200" height="1200"/>`)
    .join('')}</svg>`,
)

/**
 * Photographs that differ, as a telephone takes them, only smaller. `drawing`: SVG over all of them;
 * without one, two homes of an owner look like the same.
 */
export async function photographs(count: number, drawing?: Buffer): Promise<SentFile[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => ({
      name: `IMG_${at + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: {
          width: 1600,
          height: 1200,
          channels: 3,
          background: { r: (at * 53) % 256, g: (at * 97) % 256, b: (at * 151) % 256 },
          noise: { type: 'gaussian', mean: 128, sigma: 12 + at },
        },
      })
        .composite(drawing ? [{ input: drawing }] : [])
        .jpeg({ quality: 70 })
        .toBuffer(),
    })),
  )
}

/** A document of one empty page. */
export function paper(name: string): SentFile {
  const buffer = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )
  return { name, mimeType: 'application/pdf', buffer }
}

/** Opens an account on the page for it, and proves the address by its code. */
export async function register(page: Page, { name, address }: { name: string; address: string }) {
  await page.goto('/register')
  const form = page.getByRole('form', { name: 'Create account' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Confirm password').fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeFor(page, address))
  await expect(page).toHaveURL(/\/$/, SLOW)
}

/** Adds what a profile needs beside its name and its address of mail. */
export async function completeProfile(page: Page, number: string): Promise<void> {
  await page.getByLabel('Mailing address').fill('12 Harbour Street')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your profile has been saved.')).toBeVisible()
  const [picture] = await photographs(1)
  if (!picture) throw new Error('there is no picture')
  const choose = page.getByLabel('Your photo', { exact: true }).and(page.locator('input'))
  await choose.setInputFiles(picture)
  await page.getByRole('button', { name: 'Use this crop' }).click()
  await expect(page.getByText('Your photo has been saved.')).toBeVisible(SLOW)
  await page.getByRole('button', { name: 'Add a phone number' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a phone number' })
  await dialog.getByLabel('New phone number').fill(number)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill(await codeFor(page, number))
}

/** Another step of the form of a listing. */
export async function toStep(page: Page, name: string): Promise<Locator> {
  const steps = page.getByRole('navigation', { name: 'Form steps' })
  await steps.getByRole('button', { name }).click()
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  return page.getByRole('main')
}

/** Fills what a home for rent needs, but its photos. */
export async function writeBasics(page: Page, title: string): Promise<void> {
  await toStep(page, 'Basics')
  await page.getByText('Rent out', { exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Category').selectOption({ label: 'Apartment' })
  await page.getByLabel('Price', { exact: true }).fill('1450')
  await page.getByLabel('Rent period').selectOption({ label: 'per month' })
  await page.getByLabel('Description', { exact: true }).fill('Quiet, light and close to the river.')
  await writePlace(page)
  await toStep(page, 'Details')
  for (const field of await page.getByRole('main').locator('[aria-required=true]').all()) {
    await field.fill('2')
  }
}

export async function writePlace(page: Page): Promise<void> {
  await toStep(page, 'Location')
  await page.getByLabel('Address', { exact: true }).fill('7 Dairy Lane')
  await page.getByLabel('City').fill('Portland')
  await page.getByLabel('State or region').fill('Oregon')
  await page.getByLabel('Country').fill('United States')
}

/** The administrator's page for what waits, with one thing of it opened. */
export async function openWaiting(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin/review')
  await page
    .getByRole('link', { name: title })
    .or(page.getByRole('button', { name: title }))
    .first()
    .click()
  const article = page.getByRole('article', { name: title })
  await expect(article).toBeVisible()
  return article
}

/** Refuses what is open, with words of one's own. */
export async function reject(page: Page, reason: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: 'Reject' })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason', { exact: true }).fill(reason)
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Lets what waits be seen by everybody. */
export async function approve(page: Page, title: string): Promise<void> {
  await openWaiting(page, title)
  await page
    .getByRole('region', { name: 'Decision' })
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(page.getByText(`Decision saved: ${title}`)).toBeVisible()
}

/** The provider has a document whole, and takes it. */
export async function hasArrived(page: Page, name: string): Promise<void> {
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name })).toHaveCount(0, LONG)
}

/** Pressed twice, as people do. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).dblclick()
  await expect(page.getByText('Your listing is under review')).toBeVisible(LONG)
}

/** A listing in its owner's list, which is opened. */
export async function rowOf(page: Page, list: string, title: string): Promise<Locator> {
  await page.goto(list)
  return page.getByRole('article', { name: title })
}

/** Describes anew what stands in the list that is open. */
export async function edit(page: Page, title: string, description: string): Promise<void> {
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: /^(Edit|Fix it)/ })
    .click()
  await toStep(page, 'Basics')
  await page.getByLabel('Description', { exact: true }).fill(description)
  await save(page)
}

/** Sends what was changed of a listing, which waits from then on. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are under review')).toBeVisible(SLOW)
}

/**
 * Opens a row's menu and waits until it has come to rest. Playwright scrolls the page before it clicks
 * a moving target again, and a popover follows scrolling a frame late: the click would miss it.
 */
export async function openMenu(row: Locator, name: string): Promise<void> {
  const button = row.getByRole('button', { name })
  await button.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await button.click()
  await row.locator('[popover]').evaluate(async (menu) => {
    await Promise.allSettled(menu.getAnimations().map(({ finished }) => finished))
  })
}
