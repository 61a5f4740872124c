import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { routes } from '@/domain/web/routes.ts'
import { launchOptions } from '@/scripts/browser.mjs'
import { bubble, conversation, write } from './conversation.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, otherDevice, publicHome, SLOW } from './members.ts'
import { tabBackTo, tabTo } from './tab-to.ts'

const { args, ...browserOptions } = launchOptions()
// A microphone that beeps once a second, and is allowed.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...browserOptions, args: [...args, ...microphone] } })

/** Goes to a control with the Tab key and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** The same, to what was passed before. */
async function pressBack(page: Page, target: Locator): Promise<void> {
  await tabBackTo(page, target)
  await page.keyboard.press('Enter')
}

const sendMessage = (page: Page) =>
  page.getByRole('button', { name: 'Send message' }).filter({ visible: true }).first()

test('a visitor asks and requests a viewing without a mouse @desktop', async ({ page }) => {
  const owner = await (await otherDevice(page.context())).newPage()
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto(routes.property(await publicHome(owner)))
  await owner.context().close()

  await press(page, sendMessage(page))
  const dialog = page.getByRole('dialog', { name: 'Send message' })
  const send = dialog.getByRole('button', { name: 'Send message' })
  await press(page, send)
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await expect(dialog.getByText('Enter your name.')).toBeVisible()
  await page.keyboard.type('Ada Brandt')
  await tabTo(page, dialog.getByLabel('Phone number'))
  await page.keyboard.type(`+1503555${randomInt(1_000, 9_999)}`)
  await tabTo(page, dialog.getByLabel('Message', { exact: true }))
  await page.keyboard.type('May I see it?')
  await tabTo(page, dialog.getByRole('checkbox', { name: /^I agree/ }))
  await page.keyboard.press('Space')
  await press(page, send)
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeFocused(SLOW)

  const viewing = dialog.getByRole('region', { name: 'Viewing' })
  await press(page, viewing.getByRole('button', { name: 'Request a viewing' }))
  await expect(viewing.getByLabel('Day')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await tabTo(page, viewing.getByRole('radio').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(viewing.getByRole('radio', { checked: true })).toBeFocused()
  await press(page, viewing.getByRole('button', { name: 'Request this time' }))
  await expect(viewing.getByText('Waiting for confirmation')).toBeVisible()

  await pressBack(page, dialog.getByRole('link', { name: 'Open the conversation' }))
  await expect(page).toHaveURL(/\/inquiry\?token=/)
  await tabTo(page, page.getByRole('textbox', { name: /^Write to/ }))
  await page.keyboard.type('I can also come on Friday.')
  await press(page, sendMessage(page))
  await expect(page.getByRole('log')).toContainText('I can also come on Friday.')
})

test('a member writes, speaks, deletes, blocks and searches without a mouse, and hears of answers @desktop @full', async ({
  page,
}) => {
  const owner = await (await otherDevice(page.context())).newPage()
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  const home = await publicHome(owner)
  const address = newAddress('talk-keys')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto(routes.property(home))
  await press(page, sendMessage(page))
  await press(page, page.getByRole('dialog').getByRole('link', { name: 'Go to your conversation' }))
  await page.waitForURL(/\/user\/chat/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const field = page.getByLabel('Message', { exact: true })
  const question = `Is home ${randomInt(1_000, 9_999)} still free?`
  await tabTo(page, field)
  await page.keyboard.type(question)
  await page.keyboard.press('Enter')
  await expect(bubble(page, question)).toContainText('Sent')
  await expect(field).toBeFocused()

  await owner.goto(chatRoute())
  await owner
    .getByRole('link', { name: /Ana García/ })
    .filter({ hasText: question })
    .click()
  await write(owner, 'Yes, it is.')
  const announced = page.getByRole('status').filter({ hasText: /: Yes, it is\.$/ })
  await expect(announced).toHaveCount(1, SLOW)
  await owner.context().close()

  await press(page, page.getByRole('button', { name: 'Record a voice message' }))
  const recorder = page.getByRole('region', { name: 'Voice message' })
  // The first beep comes within a second.
  await expect(recorder.getByText(/^0:02/)).toBeVisible(SLOW)
  await press(page, page.getByRole('button', { name: 'Stop' }))
  await press(page, recorder.getByRole('button', { name: 'Send voice message' }))
  await expect(conversation(page).getByRole('group', { name: 'Voice message' })).toHaveCount(
    1,
    SLOW,
  )

  const sure = page.getByRole('dialog')
  await pressBack(
    page,
    bubble(page, question).getByRole('button', { name: 'Options for this message' }),
  )
  await press(page, page.getByRole('button', { name: 'Delete message' }).filter({ visible: true }))
  await press(page, sure.getByRole('button', { name: 'Delete' }))
  await expect(bubble(page, question)).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  const menu = page.getByRole('button', { name: 'Options for this conversation' })
  await pressBack(page, menu)
  await press(page, page.getByRole('button', { name: /^Block / }).filter({ visible: true }))
  await press(page, sure.getByRole('button', { name: 'Block' }))
  await expect(page.getByText(/^You blocked .+ Unblock to write again\.$/)).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Unblock', exact: true }))
  await expect(field).toBeVisible()

  await pressBack(page, page.getByLabel('Search messages'))
  await page.keyboard.type('Yes, it')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('navigation', { name: 'Messages found' }).getByRole('link'))
  await expect(bubble(page, 'Yes, it is.')).toBeInViewport()
})
