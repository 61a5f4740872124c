import { expect, type Page } from 'playwright/test'
import { freePort } from '@/scripts/running/free-port.mjs'
import { DECLINED_CARD, GOOD_CARD, stubGatewayForms } from '@/tests/payments/gateway-doubles.ts'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site.ts'
import { choosePackage, expectOutcome } from './buyer.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, SLOW } from './members.ts'

/** Stripe's card form and Razorpay's window in the page, as with real keys. */
test.describe('forms of gateways', () => {
  let site: OwnSite
  let sandboxUrl: string

  test.beforeAll(async () => {
    const port = String(await freePort())
    sandboxUrl = `http://127.0.0.1:${port}`
    site = await openOwnSite('tests/payments/provider.ts', { FORMS_SANDBOX_PORT: port })
  })
  test.afterAll(() => site?.stop())

  test('a buyer’s card is declined at Stripe, and another one pays @phone @full', async ({
    browser,
  }) => {
    const { page, asked } = await openBuyer(browser.newContext({ baseURL: site.address }))
    await stubGatewayForms(page, sandboxUrl)
    await choosePackage(page, 'Agency')
    await page.getByLabel(/^Card/).check(SLOW)
    expect(asked()).toEqual([])
    await page.getByRole('button', { name: 'Pay $49' }).click()
    const card = page.frameLocator('iframe').getByLabel('Card number')
    await card.fill(DECLINED_CARD)
    expect(asked()).toEqual(['https://js.stripe.com'])
    const heard = page.waitForResponse((reply) => reply.url().endsWith('/payments/check'), SLOW)
    await page.getByRole('button', { name: 'Pay $49' }).click()
    const refusal = page.getByRole('alert').filter({ hasText: 'Your card was declined.' })
    await expect(refusal).toBeVisible(SLOW)
    // Also after the gateway's notice of it.
    await heard
    await expect(refusal).toBeVisible()

    await card.fill(GOOD_CARD)
    await page.getByRole('button', { name: 'Pay $49' }).click()
    await expectOutcome(page, 'Your package is active')
    await page.context().close()
  })

  test('a buyer closes Razorpay’s window, opens it again and pays @phone @full', async ({
    browser,
  }) => {
    const { page, asked } = await openBuyer(browser.newContext({ baseURL: site.address }))
    await stubGatewayForms(page, sandboxUrl)
    await choosePackage(page, 'Agency')
    await page.getByLabel(/^Razorpay/).check(SLOW)
    expect(asked()).toEqual([])
    await page.getByRole('button', { name: 'Pay $49' }).click()
    const shown = page.frameLocator('iframe[title="Razorpay Checkout"]')
    await shown.getByRole('button', { name: 'Close checkout' }).click()
    await expectOutcome(page, 'Payment canceled. Please try again later.')
    await page.getByRole('button', { name: 'Try again' }).click()

    await page.getByLabel(/^Razorpay/).check(SLOW)
    await page.getByRole('button', { name: 'Pay $49' }).click()
    await shown.getByRole('button', { name: 'Pay now' }).click()
    await expectOutcome(page, 'Your package is active')
    expect(asked()).toEqual(['https://api.razorpay.com', 'https://checkout.razorpay.com'])
    await page.context().close()
  })
})

/** A signed-in member, and which other origins the pages asked. */
async function openBuyer(
  opened: ReturnType<Page['context']> | Promise<ReturnType<Page['context']>>,
) {
  const page = await (await opened).newPage()
  const address = newAddress('buyer')
  await openAccount(page, address)
  await beSignedIn(page, address)
  const own = new URL(page.url()).origin
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  return { page, asked: () => [...origins].filter((it) => it !== own).sort() }
}
