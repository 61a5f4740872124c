import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { chatRoute } from '@/domain/web/chat-route.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { viewingRoutes } from '@/domain/web/viewing-routes.ts'
import { launchOptions } from '@/scripts/browser.mjs'
import { readCalendarEntry } from '@/tests/support/calendar-entry.ts'
import { bubble, conversation, write } from './conversation.ts'
import { test } from './journey.ts'
import {
  beSignedIn,
  keptFor,
  newAddress,
  newestLink,
  openAccount,
  publicHome,
  SLOW,
} from './members.ts'
import { expectNoViolations } from './no-violations.ts'

const { args, ...browserOptions } = launchOptions()
// A microphone that beeps once a second, and is allowed.
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
test.use({ launchOptions: { ...browserOptions, args: [...args, ...microphone] } })

/** From a question without account to a viewing, a voice message and a block, on phone and desktop. */

test('somebody without account asks, agrees on a viewing, moves it, and talks on as a member @phone', async ({
  page: ada,
}) => {
  const owner = await openDesk(ada)
  const home = await publicHome(owner)
  await offerTimes(owner, home)

  const address = newAddress('talk')
  const name = `Ada ${randomInt(1e6)}`
  await ada.goto(routes.property(home))
  await ask(ada, { name, address })
  await answer(owner, name)
  await ada.goto(await newestLink(ada, address, 2))
  await expect(ada.getByRole('log')).toContainText('Gladly. Choose a time.')

  const viewing = ada.getByRole('region', { name: 'Viewing' })
  await viewing.getByRole('button', { name: 'Request a viewing' }).click(SLOW)
  const first = await chooseTime(viewing.getByRole('radio').first())
  await expectNoViolations(ada)
  await viewing.getByRole('button', { name: 'Request this time' }).dblclick()
  await expect(viewing.getByText('Waiting for confirmation')).toBeVisible()
  const row = await confirm(owner, name)
  await expectNoViolations(owner)
  const agreed = await newestEntry(ada, address, 1)
  const place = '12 Mill Lane'
  expect(agreed).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    start: first,
    location: place,
  })
  expect(await newestEntry(owner, DEMO_ACCOUNTS.agent)).toMatchObject(agreed)

  await ada.reload()
  await expect(viewing.getByText('Meeting point: 12 Mill Lane')).toBeVisible(SLOW)
  await viewing.getByRole('button', { name: 'Propose another time' }).click()
  const second = await chooseTime(viewing.getByRole('radio').last())
  expect(second).not.toBe(first)
  const propose = viewing.getByRole('button', { name: 'Propose this time' })
  await ada.context().setOffline(true)
  await propose.click()
  await expect(viewing.getByText('This was not sent')).toBeVisible()
  await ada.context().setOffline(false)
  await propose.click()
  await expect(viewing.getByText('Waiting for confirmation')).toBeVisible()
  const { uid } = agreed
  const moved = await newestEntry(ada, address, 2)
  expect(moved).toMatchObject({ method: 'REQUEST', uid, status: 'TENTATIVE', start: second })
  expect(moved.sequence).toBeGreaterThan(agreed.sequence)
  await confirm(owner, name)
  const again = await newestEntry(ada, address, 3)
  expect(again).toMatchObject({ uid, status: 'CONFIRMED', start: second })
  expect(again.sequence).toBeGreaterThan(moved.sequence)

  await row.getByRole('button', { name: 'Cancel viewing' }).click()
  await row.getByLabel(/^Reason/).fill('The roof is being repaired.')
  await row.getByRole('button', { name: 'Cancel viewing' }).click()
  await expect(row.getByText('Canceled')).toBeVisible()
  await ada.reload()
  await expect(viewing.getByText('Reason: The roof is being repaired.')).toBeVisible(SLOW)
  await expect(viewing.getByRole('button', { name: 'Request a viewing' })).toBeVisible()
  const gone = await newestEntry(ada, address, 4)
  expect(gone).toMatchObject({ method: 'CANCEL', uid, status: 'CANCELLED' })
  expect(gone.sequence).toBeGreaterThan(again.sequence)
  await withdrawTimes(owner, home)

  await openAccount(ada, address)
  await beSignedIn(ada, address)
  await talk(ada, owner, home)
  await owner.context().close()
})

/** The agent at a desk, whatever the other side's device. */
async function openDesk(page: Page): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const browser = page.context().browser()
  const desk = await browser?.newContext({ viewport, isMobile: false, hasTouch: false })
  if (!desk) throw new Error('this context has no browser of its own')
  const owner = await desk.newPage()
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  return owner
}

/** Of one home, beside the times of all the agent's. Half-filled times survive a reload. */
async function offerTimes(owner: Page, home: string): Promise<void> {
  await openTimes(owner, home)
  await owner.getByRole('button', { name: 'Add time, Sunday' }).click(SLOW)
  await owner.getByLabel(/^Meeting point/).fill('12 Mill Lane')
  await owner.reload()
  await expect(owner.getByLabel('From, Sunday').first()).toHaveValue('16:00', SLOW)
  await expect(owner.getByLabel(/^Meeting point/)).toHaveValue('12 Mill Lane')
  await expectNoViolations(owner)
  await owner.getByRole('button', { name: 'Save times' }).click()
  await expect(owner.getByText('Your times are saved.')).toBeVisible()
}

async function openTimes(owner: Page, home: string): Promise<void> {
  await owner.goto(listingRoutes.myProperty(home))
  await owner.getByRole('link', { name: 'Viewing times' }).click(SLOW)
  await expect(owner).toHaveURL(/show=times&property=\d+$/)
}

async function withdrawTimes(owner: Page, home: string): Promise<void> {
  await openTimes(owner, home)
  const withdraw = owner.getByRole('button', { name: 'Use the times of all listings' })
  await withdraw.click(SLOW)
  await withdraw.click()
  await expect(owner.getByText(/^This listing uses the times of all your listings/)).toBeVisible()
}

async function ask(page: Page, { name, address }: { name: string; address: string }) {
  await page.getByRole('button', { name: 'Send message' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Send message' })
  await dialog.getByLabel('Message', { exact: true }).fill('May I see it?')
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByLabel('Email').fill(address)
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeVisible(SLOW)
}

async function answer(owner: Page, name: string): Promise<void> {
  await owner.goto('/user/leads?state=new')
  await owner.getByRole('link', { name: new RegExp(name) }).click()
  await owner.getByLabel(`Answer ${name}`).fill('Gladly. Choose a time.')
  await owner.getByRole('button', { name: 'Send answer' }).click()
  await expect(owner.getByRole('log')).toContainText('Gladly. Choose a time.')
}

/** ISO 8601 of the time. */
async function chooseTime(radio: Locator): Promise<string> {
  await radio.check({ force: true })
  return new Date((await radio.getAttribute('value')) ?? '').toISOString()
}

/** Confirms the viewing with this person in the agenda; returns its row. */
async function confirm(owner: Page, name: string): Promise<Locator> {
  await owner.goto(viewingRoutes.agenda())
  const row = owner.getByRole('listitem').filter({ hasText: `With ${name}` })
  await expect(row.getByText('Waiting for you')).toBeVisible(SLOW)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row.getByText('Confirmed')).toBeVisible()
  return row
}

/** As the newest mail's calendar file has it, once `count` mails have one. */
async function newestEntry(page: Page, address: string, count = 1) {
  const files = async () => (await keptFor(page, address)).flatMap(({ attachments }) => attachments)
  await expect.poll(async () => (await files()).length, SLOW).toBeGreaterThanOrEqual(count)
  const [newest] = await files()
  const { pathname } = new URL(newest?.url ?? '')
  expect(newest?.name).toBe('viewing.ics')
  return readCalendarEntry(await (await page.request.get(pathname)).text())
}

/** A conversation about the home: written, recorded without connection, blocked and unblocked. */
async function talk(ada: Page, owner: Page, home: string): Promise<void> {
  const question = `Is home ${randomInt(1e6)} quiet?`
  await ada.goto(routes.property(home))
  await ada.getByRole('button', { name: 'Send message' }).filter({ visible: true }).first().click()
  await ada.getByRole('dialog').getByRole('link', { name: 'Go to your conversation' }).click()
  await ada.waitForURL(/\/user\/chat/)
  await expect(ada.getByRole('dialog')).toHaveCount(0)
  await write(ada, question)
  await expect(bubble(ada, question)).toContainText('Sent')
  await owner.goto(chatRoute())
  await owner
    .getByRole('link', { name: /Ana García/ })
    .filter({ hasText: question })
    .click()
  await expect(bubble(ada, question)).toContainText('Read')

  await ada.getByRole('button', { name: 'Record a voice message' }).click()
  await expect(ada.getByRole('status').filter({ hasText: 'Recording' })).toHaveCount(1)
  const recorder = ada.getByRole('region', { name: 'Voice message' })
  await expect(recorder.getByText(/^0:03/)).toBeVisible()
  await ada.getByRole('button', { name: 'Stop' }).click()
  const position = /^0:00 of 0:0[2-5]$/
  await expect(recorder.getByRole('slider')).toHaveAttribute('aria-valuetext', position)
  await expectNoViolations(ada, 'main')
  await ada.context().setOffline(true)
  await recorder.getByRole('button', { name: 'Send voice message' }).click()
  await expect(conversation(ada).getByText('Waiting to send')).toHaveCount(1)
  await ada.context().setOffline(false)
  const heard = conversation(owner).getByRole('group', { name: 'Voice message' })
  await expect(heard).toHaveCount(1, SLOW)
  await expect(
    owner.getByRole('status').filter({ hasText: 'Ana García: Voice message' }),
  ).toHaveCount(1)
  await listen(owner, heard)

  await owner.getByRole('button', { name: 'Options for this conversation' }).click()
  await owner.getByRole('button', { name: 'Block Ana García' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(owner.getByText('You blocked Ana García. Unblock to write again.')).toBeVisible()
  await write(ada, 'Did you hear me?')
  await expect(bubble(ada, 'Did you hear me?').getByRole('alert')).toContainText(
    'You can’t write to each other while one of you blocks the other.',
  )
  await owner.getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(owner.getByLabel('Message', { exact: true })).toBeVisible()
  await bubble(ada, 'Did you hear me?').getByRole('button', { name: 'Try again' }).click()
  await expect(bubble(owner, 'Did you hear me?')).toHaveCount(1, SLOW)
}

/** Of two to five seconds. */
async function listen(page: Page, message: Locator): Promise<void> {
  const slider = message.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:00 of 0:0[2-5]$/)
  await slider.focus()
  await page.keyboard.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[2-5] of 0:0[2-5]$/)
  await page.keyboard.press('Home')
  await message.getByRole('button', { name: 'Play voice message' }).click()
  await expect(slider).toHaveAttribute('aria-valuetext', /^0:0[1-5] of/)
}
