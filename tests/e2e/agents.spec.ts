import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, SLOW } from './members.ts'

test('a visitor finds an agent by name and opens one of their listings @once', async ({ page }) => {
  await page.goto('/agents')
  const name = (await page.getByRole('article').nth(1).getByRole('link').textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/agents\?q=/)
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(/\/agent-details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toHaveAttribute('href', /^tel:/)
  const listings = page.getByRole('region', { name: `Listed by ${name}` })
  await expect(listings.getByRole('article').first()).toBeVisible()
  await listings.locator('article:not([data-premium])').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/properties-details\//)
})

test('an agent’s projects are shown only to a member with a package @once', async ({ page }) => {
  await page.goto('/agents')
  await page
    .getByRole('article')
    .filter({ hasText: /project/ })
    .first()
    .getByRole('link')
    .click()
  await page.getByRole('link', { name: /^\d+ projects?$/ }).click()
  await expect(page).toHaveURL(/show=projects/)
  await expect(
    page.getByRole('heading', { name: 'You need a package to see project details' }),
  ).toBeVisible()
  const address = page.url()
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto(address)
  const cards = page.getByRole('region', { name: /^Listed by/ }).getByRole('article')
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/project-details\//,
    SLOW,
  )
})

test.describe('agents without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters by city and verification with a plain form and links to the next page @once', async ({
    page,
  }) => {
    await page.goto('/agents')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/agents?page=2')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/agents')
    await page.getByRole('combobox').selectOption({ index: 1 })
    await page.getByRole('checkbox', { name: 'Verified only' }).check()
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/city=.+&verified=1/)
    await expect(page.getByRole('checkbox', { name: 'Verified only' })).toBeChecked()
    const cards = page.getByRole('article')
    await expect(cards.first()).toBeVisible()
    expect(await page.getByText('Verified agent').count()).toBe(await cards.count())
  })
})

test('an empty result links to all agents @once', async ({ page }) => {
  await page.goto('/agents?q=zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'No agents match your search' })).toBeVisible()
  await page.getByRole('link', { name: 'Show all agents' }).click()
  await expect(page).toHaveURL('/agents')
})

test('the administrator has a page, and an unknown agent answers 404 with a link to all agents @once', async ({
  page,
}) => {
  expect((await page.goto('/agent-details/admin'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hearth team')
  expect((await page.goto('/ar/agent-details/never-was-here'))?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto('/agent-details/never-was-here')
  await expect(page.getByRole('link', { name: 'Show all agents' })).toBeVisible()
})
