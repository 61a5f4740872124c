import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

test('a member with a package finds a project by name and opens it @once', async ({ page }) => {
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/projects')
  const first = page.getByRole('article').first().getByRole('heading')
  const title = (await first.textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search developments' }).fill(title)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/projects\?q=/)
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, SLOW)
  await expect(page.getByRole('region', { name: 'Listed by' })).toBeVisible()
  await expectNoViolations(page)
})

test('an empty result links to all projects @once', async ({ page }) => {
  await page.goto('/projects?q=zzzzqqqq')
  await page.getByRole('link', { name: 'Show all developments' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('an unknown project answers 404 with a link to other projects @once', async ({ page }) => {
  const reply = await page.goto('/project-details/never-was-here')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Browse other projects' })).toBeVisible()
})
