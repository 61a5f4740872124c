import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn } from './members.ts'

test.describe('tools without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the mortgage calculator shows the totals of the provider @once', async ({
    page,
    request,
  }) => {
    await page.goto('/mortgage-calculator')
    await page.getByLabel('Home price').fill('845000')
    await page.getByLabel('Down payment').fill('145000')
    await page.getByLabel('Interest rate per year').fill('4.35')
    await page.getByLabel('Loan term in years').fill('27')
    await page.getByRole('button', { name: 'Calculate' }).click()
    const query = 'loan_amount=845000&down_payment=145000&interest_rate=4.35&loan_term_years=27'
    const reply = await request.get(`/api/mortgage-calculator?${query}`, {
      headers: { Accept: 'application/json' },
    })
    const { main_total: totals } = (await reply.json()).data
    const shown =
      (await page.getByRole('region', { name: 'Mortgage estimate' }).textContent()) ?? ''
    const written = (amount: number) =>
      // The demo region shows prices without cents.
      amount.toLocaleString('en-US', { maximumFractionDigits: 0 })
    for (const amount of [totals.monthly_emi, totals.payable_interest, totals.total_amount]) {
      expect(shown).toContain(written(amount))
    }
    // The repayment plan is for members whose package includes it.
    await expect(page.getByText('View as table')).toHaveCount(0)
  })

  test('the mortgage calculator explains invalid figures @once', async ({ page }) => {
    await page.goto('/mortgage-calculator?price=100&down=100&rate=0&years=31')
    await expect(page.getByText('The down payment must be less than the price.')).toBeVisible()
    await expect(page.getByText('Enter a rate between 1 and 100 percent')).toBeVisible()
    await expect(page.getByText('Enter a whole number of years between 1 and 30')).toBeVisible()
  })

  test('the area converter works as a plain form @once', async ({ page }) => {
    await page.goto('/area-converter')
    await page.getByLabel('Area').fill('2,5')
    await page.getByLabel('Unit').selectOption({ label: 'Hectare (ha)' })
    await page.getByRole('button', { name: 'Convert' }).click()
    await expect(page.getByText('25,000', { exact: true }).first()).toBeVisible()
  })
})

test('a member with a package downloads the repayment plan with one line per month @once', async ({
  page,
}) => {
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/mortgage-calculator?price=200000&down=0&rate=5&years=10')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as CSV' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('mortgage-plan.csv')
  const lines: string[] = []
  for await (const part of await download.createReadStream()) lines.push(String(part))
  expect(lines.join('').trim().split('\r\n')).toHaveLength(121)
})

test('the area converter updates while typing @once', async ({ page }) => {
  await page.goto('/area-converter')
  await page.getByLabel('Area').fill('1')
  await page.getByLabel('Unit').selectOption({ label: 'Acre (ac)' })
  await expect(page.getByText('43,560')).toBeVisible()
  await page.getByLabel('Area').fill('much')
  await expect(page.getByText('Enter a number greater than zero')).toBeVisible()
})
