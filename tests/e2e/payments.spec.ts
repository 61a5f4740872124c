import { expect, type Page } from 'playwright/test'
import {
  beMember,
  choosePackage,
  chooseWay,
  expectOutcome,
  goToGateway,
  openAdministration,
  pay,
} from './buyer.ts'
import { test } from './journey.ts'
import { paper } from './lister.ts'
import { SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Packages bought at the sandbox of each gateway, and by bank transfer. */

/** The screens are the same for all gateways; handlers are tested with each of them. */
const METHODS = [
  { label: 'Card', gateway: 'Stripe', tag: '@phone' },
  { label: 'PayPal', gateway: 'PayPal', tag: '@phone @full' },
  { label: 'Razorpay', gateway: 'Razorpay', tag: '@phone @full' },
  { label: 'Paystack', gateway: 'Paystack', tag: '@phone @full' },
  { label: 'Flutterwave', gateway: 'Flutterwave', tag: '@phone @full' },
]

for (const { label, gateway, tag } of METHODS) {
  test(`a buyer fails, cancels, closes and pays at ${gateway} ${tag}`, async ({
    page,
    context,
  }) => {
    await beMember(page, 'buyer')
    await choosePackage(page, 'Explorer')

    await goToGateway(page, { label, gateway })
    await page.getByRole('button', { name: 'Decline the payment' }).click()
    await expectOutcome(page, 'Payment failed')
    await page.getByRole('link', { name: 'Try again' }).click()

    await goToGateway(page, { label, gateway })
    await page.getByRole('button', { name: 'Cancel and return' }).click()
    await expectOutcome(page, 'Payment canceled. Please try again later.')
    await page.getByRole('link', { name: 'Try again' }).click()

    // Closed and reopened: the payment that was begun is still there.
    await goToGateway(page, { label, gateway })
    const hosted = page.url()
    await page.close()
    const reopened = await context.newPage()
    await choosePackage(reopened, 'Explorer')
    await expect(reopened.getByText('You have an unfinished payment')).toBeVisible(SLOW)
    await reopened.getByRole('button', { name: 'Continue payment' }).click()
    await reopened.waitForURL((url) => url.pathname.includes('/pay/'), SLOW)
    expect(new URL(reopened.url()).pathname).toBe(new URL(hosted).pathname)
    await reopened.getByRole('button', { name: 'Pay', exact: true }).click()
    await expectOutcome(reopened, 'Your package is active')
    await expect(reopened.getByRole('note')).toContainText('no money moves')
  })
}

test('a window that is closed after paying grants the package in the open page @phone @full', async ({
  page,
  context,
}) => {
  await beMember(page, 'closer')
  await choosePackage(page, 'Explorer')
  const other = await context.newPage()
  await choosePackage(other, 'Explorer')
  // Two tabs and a double click: one payment.
  const stripe = { label: 'Card', gateway: 'Stripe' }
  await Promise.all([chooseWay(page, stripe), chooseWay(other, stripe)])
  await Promise.all([pay(page, stripe, 2), pay(other, stripe)])
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname)
  await choosePackage(other, 'Explorer')
  await expect(other.getByText('You have an unfinished payment')).toBeVisible(SLOW)
  await page.getByRole('button', { name: 'Pay and close the window' }).click()
  await expect(other.getByRole('heading', { name: 'Your package is active' })).toBeVisible()
  await other.goto('/user/subscription')
  await expect(other.getByRole('heading', { name: 'Explorer' })).toHaveCount(1)
})

test('the checkout asks no third party before Pay, and has no violations @phone', async ({
  page,
}) => {
  await beMember(page, 'looker')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await choosePackage(page, 'Explorer')
  await expect(page.getByRole('group', { name: 'Payment method' })).toBeVisible(SLOW)
  await expectNoViolations(page)
  expect(new Set(asked)).toEqual(new Set([new URL(page.url()).origin]))
})

test('a buyer comes back from a gateway to the language of the checkout @phone @full', async ({
  page,
}) => {
  await beMember(page, 'arabic')
  await page.goto('/ar/subscription-plan')
  await page.getByRole('link', { name: 'اختيار Explorer' }).click()
  await page.getByLabel(/^PayPal/).check(SLOW)
  await page.getByRole('button', { name: /^دفع / }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectOutcome(page, 'باقتك مفعّلة')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('lang', 'ar')
  await expect(root).toHaveAttribute('dir', 'rtl')
})

test('a bank transfer is rejected, sent again and activated @phone', async ({ page }) => {
  const address = await beMember(page, 'transferrer')
  await choosePackage(page, 'Explorer')
  await page.getByLabel(/^Bank transfer/).check(SLOW)
  await page.getByRole('link', { name: 'Continue with bank transfer' }).click()
  await page.getByRole('button', { name: 'Show bank details' }).click()
  await expect(page.getByText('Payment reference')).toBeVisible(SLOW)
  const file = page.locator('input[type=file]')
  const program = { name: 'receipt.exe', mimeType: 'application/x-msdownload' }
  await file.setInputFiles({ ...program, buffer: Buffer.from('MZ') })
  await expect(page.locator('#receipt-error')).toHaveText(
    'The receipt must be a picture (JPEG, PNG, WebP, AVIF or HEIC) or a PDF.',
  )
  await expectNoViolations(page)
  await file.setInputFiles(paper('receipt.pdf'))
  await expect(page.getByText('Your receipt is under review')).toBeVisible(SLOW)

  await decide(page, address, { decision: 'reject', reason: 'The amount can’t be read.' })
  await expect(page.getByText('The amount can’t be read.')).toBeVisible(SLOW)
  await file.setInputFiles(paper('receipt-2.pdf'))
  await expect(page.getByText('Your receipt is under review')).toBeVisible(SLOW)
  await decide(page, address, { decision: 'approve' })
  await expectOutcome(page, 'Your package is active')
  await page.goto('/user/subscription')
  await expect(page.getByRole('heading', { name: 'Explorer' })).toHaveCount(1)
})

test('a page that needs a package leads to the purchase and back to it @phone @full', async ({
  page,
}) => {
  await beMember(page, 'lister')
  const next = '/mortgage-calculator'
  await page.goto(`/subscription-plan?next=${encodeURIComponent(next)}`)
  await page.getByRole('link', { name: 'Choose Explorer' }).click()
  await goToGateway(page, { label: 'PayPal', gateway: 'PayPal' })
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expectOutcome(page, 'Your package is active')
  await page.getByRole('link', { name: 'Continue where you left off' }).click()
  await expect(page).toHaveURL(new RegExp(`${next}$`))
})

/** Decides the transfer of a buyer. */
async function decide(page: Page, buyer: string, decision: Record<string, string>): Promise<void> {
  const { list, send } = await openAdministration(page)
  const waiting: { id: number; buyer: { email: string } }[] = await list(
    'bank-transfers?status=review',
  )
  const transfer = waiting.find((row) => row.buyer.email === buyer)
  await send('bank-transfers/decisions', { payment_transaction_id: transfer?.id, ...decision })
}
