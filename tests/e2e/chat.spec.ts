import { randomInt } from 'node:crypto'
import { type Browser, devices, expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { routes } from '@/domain/web/routes.ts'
import { bubble, conversation, write } from './conversation.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, publicHome, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Texts of all messages that the page shows, in their order. */
const texts = (page: Page) => conversation(page).locator('li p[dir=auto]').allTextContents()

async function expectBoth(pages: readonly Page[], expected: readonly string[]): Promise<void> {
  for (const page of pages) await expect.poll(() => texts(page), SLOW).toEqual(expected)
}

/**
 * A member on a phone writes to the agent, who has the list of conversations open. The member hears
 * of nothing before `connect` is called.
 */
async function meet(
  owner: Page,
  { browser, baseURL = '' }: { browser: Browser; baseURL: string | undefined },
) {
  const phone = await browser.newContext(devices['Pixel 7'])
  await phone.addCookies([{ name: 'app-banner', value: 'hidden', url: baseURL }])
  const ana = await phone.newPage()
  const address = newAddress('chat')
  await openAccount(ana, address)
  await beSignedIn(ana, address)
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  const home = await publicHome(owner)
  await owner.goto(chatRoute())
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>()
  await ana.route('**/api/ext/account/events', async (route) => {
    await connected
    await route.continue()
  })
  await ana.goto(routes.property(home))
  await ana.getByRole('button', { name: 'Send message' }).filter({ visible: true }).first().click()
  await ana.getByRole('dialog').getByRole('link', { name: 'Go to your conversation' }).click()
  // The dialog has a field of the same name, and goes with its page.
  await ana.waitForURL(/\/user\/chat/)
  await expect(ana.getByRole('dialog')).toHaveCount(0)
  return { phone, ana, connect }
}

test('two people write to each other over a lost connection, and see each message once @desktop', async ({
  page: owner,
  browser,
  baseURL,
}) => {
  const { phone, ana, connect } = await meet(owner, { browser, baseURL })
  const question = `Is home ${randomInt(1_000, 9_999)} still free?`
  await write(ana, question)
  await expect(bubble(ana, question)).toContainText('Sent')
  const row = owner.getByRole('link', { name: /Ana García/ }).filter({ hasText: question })
  await expect(row).toContainText('1 unread')
  await row.click()
  await expect(bubble(owner, question)).toBeVisible()
  connect()
  await expect(bubble(ana, question)).toContainText('Read')

  await owner.getByLabel('Message', { exact: true }).fill('Yes. Thursday at five?')
  await owner.keyboard.press('Enter')
  const sent = [question, 'Yes. Thursday at five?']
  await expectBoth([ana, owner], sent)
  await expect(bubble(owner, 'Thursday at five')).toContainText('Read')
  await expectNoViolations(owner, 'main')
  await expectNoViolations(ana, 'main')

  // The provider takes the message, and its answer is lost.
  await ana.route(
    '**/api/send_message',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await write(ana, 'Thursday is fine.')
  await expectBoth([ana, owner], [...sent, 'Thursday is fine.'])
  await expect(bubble(ana, 'Thursday is fine.')).toContainText('Read')

  await phone.setOffline(true)
  await write(ana, 'We come by train.')
  await write(ana, 'May we bring the dog?')
  await expect(conversation(ana).getByText('Waiting to send')).toHaveCount(2)
  await write(owner, 'Please ring twice.')
  await expect(bubble(owner, 'Please ring twice.')).toContainText('Sent')
  await phone.setOffline(false)
  sent.push('Thursday is fine.', 'Please ring twice.', 'We come by train.', 'May we bring the dog?')
  await expectBoth([ana, owner], sent)
  await expect(conversation(ana).getByText(/Waiting to send|Sending…/)).toHaveCount(0)

  await Promise.all([ana.reload(), owner.reload()])
  await expectBoth([ana, owner], sent)
  const wide = await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await phone.close()
})
