import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Accessibility of the pages of owners and administrators. */

const PAGES = ['/admin', '/admin/review', '/admin/reports', '/admin/users', '/admin/audit']

test('the project editor and the pages of owners and administrators have no accessibility violations @desktop @full', async ({
  page,
}) => {
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/user/add-project')
  await arriveAt(page, 'Basics', SLOW)
  await expectNoViolations(page)
  for (const step of ['Location', 'Photos', 'Floor plans', 'Search engines', 'Review']) {
    await page.getByRole('button', { name: 'Next' }).click()
    await arriveAt(page, step)
    await expectNoViolations(page, 'main')
  }
  for (const path of ['/user/projects', '/user/verification']) {
    await page.goto(path)
    await expect(page.getByText(/^Loading|being loaded/)).toHaveCount(0)
    await expectNoViolations(page, 'main')
  }

  await beSignedIn(page, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.password)
  for (const path of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible(SLOW)
    await expectNoViolations(page)
  }
})

async function arriveAt(page: Page, step: string, patience = {}): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible(
    patience,
  )
}
