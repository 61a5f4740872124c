import { type BrowserContext, expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { beMember, expectOutcome, goToGateway, openAdministration } from './buyer.ts'
import { test } from './journey.ts'
import {
  approve,
  completeProfile,
  LONG,
  openMenu,
  photographs,
  publish,
  rowOf,
  toStep,
  writeBasics,
} from './lister.ts'
import { beSignedIn, SLOW } from './members.ts'

const TITLE = 'Bright flat that a package has paid for'

test('a member buys a package at the gate, lists and features a home, which ends with a refund @phone', async ({
  page,
  context,
}) => {
  const address = await beMember(page, 'owner')
  await page.goto('/user/add-property')
  await leaveGate(page, 'Complete your profile first', 'Complete profile')
  await completeProfile(page, '+15035550172')
  await leaveGate(page, 'You need a package', 'See packages')
  await page.getByRole('link', { name: 'Choose Agent' }).click()
  await goToGateway(page, { label: 'Card', gateway: 'Stripe' })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectOutcome(page, 'Your package is active')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()

  await writeBasics(page, TITLE)
  await toStep(page, 'Photos')
  const photos = await photographs(3)
  await page.getByLabel('Choose photos').setInputFiles(photos)
  const album = page.getByRole('list', { name: 'Photos in order' })
  await expect(album.getByRole('button', { name: /^Edit/ })).toHaveCount(photos.length, LONG)
  await toStep(page, 'Review')
  await publish(page)
  const administrator = await openAdministrator(context)
  await approve(administrator, TITLE)

  const row = await rowOf(page, '/user/properties', TITLE)
  await openMenu(row, `More actions for ${TITLE}`)
  await row.getByRole('button', { name: 'Feature', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Feature “${TITLE}”` })
  await expect(dialog.getByText('Uses 1 of 5 left in your Agent package')).toBeVisible(SLOW)
  await dialog.getByRole('button', { name: 'Feature' }).click()
  await expect(page).toHaveURL(/\/user\/advertisement$/, SLOW)
  await administrator.goto('/admin/adverts')
  await administrator.getByRole('button', { name: `Approve “${TITLE}”` }).click()
  await expect(administrator.getByText('Approved. The listing is featured now.')).toBeVisible(SLOW)
  await administrator.goto(`/properties?q=${encodeURIComponent(TITLE)}`)
  const found = administrator.getByRole('article').filter({ hasText: TITLE })
  await expect(found.getByText('Featured')).toBeVisible()
  await administrator.context().close()

  await refund(page, address)
  const advert = page.getByRole('article', { name: TITLE })
  // A job ends it, each minute; a busy machine is late with it.
  await expect(async () => {
    await page.goto('/user/advertisement')
    await expect(advert.getByText('The package was refunded.')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 150_000 })
  await page.goto('/user/transactions')
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible()
})

/** Expects the gate with this title and follows its way out. */
async function leaveGate(page: Page, title: string, way: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await expect(dialog).toBeVisible(SLOW)
  await dialog.getByRole('link', { name: way }).click()
  await expect(dialog).toHaveCount(0)
}

/** At a desk, whatever the member's device. */
async function openAdministrator(context: BrowserContext): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const desk = await context.browser()?.newContext({ viewport, isMobile: false, hasTouch: false })
  if (!desk) throw new Error('this context has no browser of its own')
  const page = await desk.newPage()
  await beSignedIn(page, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.password)
  return page
}

async function refund(page: Page, buyer: string): Promise<void> {
  const { list, send } = await openAdministration(page)
  const [payment] = await list(`payments?search=${encodeURIComponent(buyer)}`)
  const reason = 'Agreed by telephone.'
  await send('payments/refunds', { payment_transaction_id: payment.id, reason })
}
