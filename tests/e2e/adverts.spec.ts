import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { openMenu } from './lister.ts'
import { beSignedIn, otherDevice, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

test('an agent features a home, which is approved, shown as featured and ends when it is sold @phone @full', async ({
  page,
  context,
}) => {
  const { agent, administrator, password } = DEMO_ACCOUNTS
  await beSignedIn(page, agent, password)
  await page.goto('/user/properties')
  const inMenu = (name: string) =>
    page.getByRole('button', { name, exact: true, includeHidden: true })
  const title = await page
    .getByRole('article')
    .filter({ has: inMenu('Feature') })
    .filter({ has: inMenu('Mark as sold') })
    .first()
    .getAttribute('aria-label')
  if (!title) throw new Error('The agent has no home to feature.')
  const row = page.getByRole('article', { name: title, exact: true })
  await openMenu(row, `More actions for ${title}`)
  await row.getByRole('button', { name: 'Feature', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Feature “${title}”` })
  await expect(dialog.getByText(/^Uses 1 of \d+ left in your Agency package/)).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Feature' }).click()
  await expect(page).toHaveURL(/\/user\/advertisement$/, SLOW)
  const advert = page.getByRole('article', { name: title, exact: true })
  await expect(advert.getByText('In review', { exact: true })).toBeVisible()
  await expectNoViolations(page)

  const desk = await otherDevice(context)
  const admin = await desk.newPage()
  await beSignedIn(admin, administrator, password)
  await admin.goto('/admin/adverts')
  await admin.getByRole('button', { name: `Approve “${title}”` }).click()
  await expect(admin.getByText('Approved. The listing is featured now.')).toBeVisible(SLOW)
  await desk.close()

  await page.reload()
  await expect(advert.getByText('Featured', { exact: true })).toBeVisible()
  const visitors = await otherDevice(context)
  const visitor = await visitors.newPage()
  await visitor.goto('/properties?promoted=1&sort=newest')
  await expect(visitor.getByRole('article').first().getByText('Featured')).toBeVisible()
  await visitor.goto(`/properties?q=${encodeURIComponent(title)}`)
  const found = visitor.getByRole('article').filter({ hasText: title })
  await expect(found.getByText('Featured')).toBeVisible()
  await visitors.close()

  await page.goto('/user/properties')
  await openMenu(row, `More actions for ${title}`)
  await row.getByRole('button', { name: 'Mark as sold', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
  await expect(row.getByText('Sold', { exact: true })).toBeVisible(SLOW)
  await page.goto('/user/advertisement')
  await expect(advert.getByText('Sold or rented.')).toBeVisible()
})
