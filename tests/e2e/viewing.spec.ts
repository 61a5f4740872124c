import { randomInt } from 'node:crypto'
import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { routes } from '@/domain/web/routes.ts'
import { viewingRoutes } from '@/domain/web/viewing-routes.ts'
import { test } from './journey.ts'
import { beSignedIn, otherDevice, publicHome, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** A viewing from the offered times to a refusal with its reason, in two browsers. */

test('an owner offers times, and somebody without account asks for one, moves it and reads why it is declined @once', async ({
  page: guest,
}) => {
  test.setTimeout(180_000)
  const owner = await (await otherDevice(guest.context())).newPage()
  await beSignedIn(owner, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await offerTimes(owner)

  const name = `Ada ${randomInt(1e6)}`
  await guest.goto(routes.property(await publicHome(owner)))
  await askByNumber(guest, name)
  const dialog = guest.getByRole('dialog', { name: 'Send message' })
  await dialog.getByRole('button', { name: 'Request a viewing' }).click(SLOW)
  await dialog.getByRole('radio').first().check({ force: true })
  await expectNoViolations(guest)
  await dialog.getByRole('button', { name: 'Request this time' }).dblclick()
  await expect(dialog.getByText('Waiting for confirmation')).toBeVisible()

  await owner.goto(viewingRoutes.agenda())
  const row = owner.getByRole('listitem').filter({ hasText: `With ${name}` })
  await expect(row.getByText('Waiting for you')).toBeVisible()
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row.getByText('Confirmed')).toBeVisible()
  await expectNoViolations(owner)

  await dialog.getByRole('link', { name: 'Open the conversation' }).click()
  const viewing = guest.getByRole('region', { name: 'Viewing' })
  await expect(viewing.getByText('Meeting point: 12 Mill Lane')).toBeVisible(SLOW)
  await viewing.getByRole('button', { name: 'Propose another time' }).click()
  await viewing.getByRole('radio').last().check({ force: true })
  await viewing.getByRole('button', { name: 'Propose this time' }).click()
  await expect(viewing.getByText('Waiting for confirmation')).toBeVisible()
  await expectNoViolations(guest)

  await owner.reload()
  await row.getByRole('button', { name: 'Decline' }).click()
  await row.getByLabel(/^Reason/).fill('The roof is being repaired.')
  await row.getByRole('button', { name: 'Decline' }).click()
  await expect(row.getByText('Declined')).toBeVisible()
  await guest.reload()
  await expect(viewing.getByText('Reason: The roof is being repaired.')).toBeVisible(SLOW)
  await expect(viewing.getByRole('button', { name: 'Request a viewing' })).toBeVisible()

  await owner.goto(viewingRoutes.times())
  await owner.getByRole('button', { name: 'Stop offering times' }).click()
  await owner.getByRole('button', { name: 'Stop offering times' }).click()
  await expect(owner.getByText(/^You don’t offer times yet/)).toBeVisible()
})

/** Half-filled times survive a reload. */
async function offerTimes(owner: Page): Promise<void> {
  await owner.goto(viewingRoutes.times())
  for (const day of ['Monday', 'Wednesday']) {
    await owner.getByRole('button', { name: `Add time, ${day}` }).click(SLOW)
  }
  await owner.getByLabel(/^Meeting point/).fill('12 Mill Lane')
  await owner.reload()
  await expect(owner.getByLabel('From, Wednesday').first()).toHaveValue('16:00', SLOW)
  await expect(owner.getByLabel(/^Meeting point/)).toHaveValue('12 Mill Lane')
  await expectNoViolations(owner)
  await owner.getByRole('button', { name: 'Save times' }).click()
  await expect(owner.getByRole('button', { name: 'Stop offering times' })).toBeVisible()
}

/** Without address, so that the page itself has the way to the conversation. */
async function askByNumber(guest: Page, name: string): Promise<void> {
  await guest
    .getByRole('button', { name: 'Send message' })
    .filter({ visible: true })
    .first()
    .click()
  const dialog = guest.getByRole('dialog', { name: 'Send message' })
  await dialog.getByLabel('Message', { exact: true }).fill('May I see it?')
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByLabel('Phone number').fill('+1 503 555 0142')
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check()
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog.getByRole('heading', { name: 'Message sent' })).toBeVisible(SLOW)
}
