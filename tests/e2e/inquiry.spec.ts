import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, newestLink, openAccount, otherDevice, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** An inquiry from the first question to an account. */

test('asks an agent without an account, gets an answer by mail, and takes the inquiry into an account @once @full', async ({
  page,
}) => {
  const address = newAddress('asks')
  const question = `Do you also sell boathouses, ${address}?`
  await page.goto(`/agent-details/${await demoAgent(page)}`)
  await openForm(page)
  const dialog = page.getByRole('dialog', { name: 'Send message' })
  await dialog.getByLabel('Message', { exact: true }).fill(question)
  await page.reload()
  await openForm(page)
  await expect(dialog.getByLabel('Message', { exact: true })).toHaveValue(question)
  await dialog.getByLabel('Your name').fill('Ada Brandt')
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Send message' }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeFocused(SLOW)

  const link = await newestLink(page, address, 1)
  const owner = await (await otherDevice(page.context())).newPage()
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await owner.goto('/user/leads?state=new')
  await owner.getByRole('link', { name: new RegExp(address) }).click()
  await expect(owner).toHaveURL(/lead=\d+/)
  await owner.getByLabel('Answer Ada Brandt').fill('Gladly. Would Friday suit you?')
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await expect(owner.getByRole('log')).toContainText('Gladly. Would Friday suit you?')
  await expectNoViolations(owner)

  expect(await newestLink(page, address, 2)).not.toBe(link)
  const reply = await page.request.get(link)
  expect(reply.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  await page.goto(link)
  await expect(page.getByRole('log')).toContainText('Gladly. Would Friday suit you?')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('textbox', { name: /^Write to/ }).fill('Friday is fine.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('log')).toContainText('Friday is fine.')
  await expectNoViolations(page)

  await owner.reload()
  await expect(owner.getByRole('log')).toContainText('Friday is fine.')
  await owner.getByRole('button', { name: 'Close lead' }).click()
  await expect(owner.getByRole('button', { name: 'Reopen lead' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('This inquiry is closed')).toBeVisible()

  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto('/user/inquiries')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await page.getByRole('main').locator('a[href*="inquiry="]').click()
  await expect(page.getByRole('log')).toContainText(question)
  await owner.context().close()
})

test('says that a link is wrong, and answers a cut one @once', async ({ page }) => {
  for (const path of ['/inquiry?token=nobody', '/inquiry']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  }
})

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send message' }).filter({ visible: true }).first().click()
}

async function demoAgent(page: Page): Promise<string> {
  const { agent: email, password } = DEMO_ACCOUNTS
  const data = { type: '3', email, password }
  const reply = await (await page.request.post('/api/user_signup', { data })).json()
  const { slug_id }: { slug_id: string } = reply.data
  return slug_id
}
