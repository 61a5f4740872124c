import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { type OwnSite, openOwnSite } from '@/tests/support/own-site.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, PASSWORD } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Payments, bank transfers and packages as an administrator handles them. */
test.describe('payment desk', () => {
  let site: OwnSite

  test.beforeAll(async () => {
    site = await openOwnSite('tests/payments/provider.ts')
  })
  test.afterAll(() => site?.stop())

  test('an administrator rejects and approves a transfer, refunds a payment, decides a case and changes packages @desktop', async ({
    browser,
  }) => {
    const viewport = { width: 1280, height: 900 }
    const context = await browser.newContext({ baseURL: site.address, viewport })
    const page = await context.newPage()
    const buyer = await newBuyer(page)
    const transferId = await buyer.transfer('Agency')
    const { administrator, password } = DEMO_ACCOUNTS
    await beSignedIn(page, administrator, password)

    await page.goto('/admin/payments')
    await page.getByRole('button', { name: /^Reject Agency for/ }).click()
    const reasons = page.getByRole('dialog', { name: 'Reject the transfer for Agency' })
    await reasons.getByRole('button', { name: 'The receipt can’t be read.' }).click()
    await reasons.getByRole('button', { name: 'Reject' }).click()
    await expect(page.getByText('No bank transfers to review')).toBeVisible()
    await buyer.sendReceipt(transferId)
    await page.reload()
    await page.getByRole('button', { name: /^Approve Agency for/ }).click()
    await expect(page.getByText('No bank transfers to review')).toBeVisible()
    expect(await buyer.packages()).toEqual(['Agency'])

    await buyer.pay('Office')
    await page.getByText('All payments', { exact: true }).click()
    await page.getByRole('button', { name: /Office.*Paid/ }).click()
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const refund = page.getByRole('dialog', { name: 'Refund this payment' })
    await refund.getByRole('textbox', { name: 'Reason' }).fill('Agreed by telephone.')
    await refund.getByRole('button', { name: 'Refund', exact: true }).click()
    await expect(page.getByText('Refund started')).toBeVisible()
    await expect.poll(() => buyer.packages(), { timeout: 20_000 }).toEqual(['Agency'])
    await expectNoViolations(page)

    await buyer.pay('Office', 1)
    await page.goto('/admin/payments?of=cases')
    const held = page.getByRole('listitem').filter({ hasText: 'Wrong amount' })
    await held.getByRole('button', { name: 'Grant' }).click()
    const note = page.getByRole('dialog', { name: 'Grant the package anyway?' })
    await note.getByRole('textbox', { name: 'Reason' }).fill('The rest was paid in cash.')
    await note.getByRole('button', { name: 'Grant' }).click()
    await expect(page.getByText('No open cases')).toBeVisible()
    expect(await buyer.packages()).toEqual(['Agency', 'Office'])

    await page.keyboard.press('Control+k')
    const search = page.getByRole('dialog', { name: 'Search the administration' })
    await expect(search.getByRole('combobox')).toBeFocused()
    await page.keyboard.type('packages')
    await expect(search.getByRole('option', { name: 'Packages', exact: true })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'New package' }).click()
    const draft = page.getByRole('dialog', { name: 'New package' })
    await draft.getByLabel('Name', { exact: true }).fill('Weekend')
    await draft.getByLabel(/^Price/).fill('9.90')
    await draft.getByLabel('Homes you can list', { exact: true }).check()
    await draft.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: /^Weekend/ })).toBeVisible()
    await page.getByRole('button', { name: 'Stop offering Weekend' }).click()
    await expect(page.getByRole('heading', { name: 'No longer offered' })).toBeVisible()
    await page.goto('/admin/audit')
    await expect(page.getByText('Package no longer offered')).toBeVisible()
    await context.close()
  })
})

const RECEIPT = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'

/** Somebody who buys by the calls that the pages make. */
async function newBuyer(page: Page) {
  const email = newAddress('buyer')
  await openAccount(page, email)
  const signedIn = await page.request.post('/api/user_signup', {
    data: { type: '3', email, password: PASSWORD },
  })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  const offer = async () => (await page.request.get('/api/get-package', { headers })).json()
  const idOf = async (name: string): Promise<number> => {
    const { data } = await offer()
    return data.find((it: { name: string }) => it.name === name).id
  }
  const file = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from(RECEIPT) }
  const packages = async (): Promise<string[]> => {
    const { active_packages } = await offer()
    return active_packages.map(({ name }: { name: string }) => name).sort()
  }
  return {
    packages,
    async transfer(name: string): Promise<number> {
      const multipart = { package_id: String(await idOf(name)), file }
      const reply = await page.request.post('/api/initiate-bank-transfer', { headers, multipart })
      return (await reply.json()).data.id
    },
    async sendReceipt(id: number): Promise<void> {
      const multipart = { payment_transaction_id: String(id), file }
      const reply = await page.request.post('/api/upload-bank-receipt-file', { headers, multipart })
      expect(await reply.json()).toMatchObject({ error: false })
    },
    /** Pays at the sandbox; another amount than the price becomes a case. */
    async pay(name: string, paidAmount?: number): Promise<void> {
      const data = { package_id: await idOf(name), platform_type: 'web', payment_method: 'stripe' }
      const reply = await page.request.post('/api/create-payment-intent', { headers, data })
      const { payment_intent: intent } = (await reply.json()).data
      const { origin } = new URL(intent.payment_url)
      const paid = await page.request.post(`${origin}/control/payments/stripe/${intent.id}`, {
        data: { action: 'pay', ...(paidAmount ? { paying: { paidAmount } } : {}) },
      })
      expect(paid.status()).toBe(200)
      const state = async () => {
        const query = '/api/get_payment_details?limit=1&offset=0'
        const { data: rows } = await (await page.request.get(query, { headers })).json()
        return rows[0].payment_state
      }
      await expect.poll(state, { timeout: 20_000 }).toBe(paidAmount ? 'held' : 'paid')
    },
  }
}
