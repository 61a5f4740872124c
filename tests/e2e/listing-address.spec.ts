import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { LONG, openWaiting, photographs, publish, STRIPES, toStep, writeBasics } from './lister.ts'
import { beSignedIn } from './members.ts'

/** The demo draws its streets after its first start. */
const DRAWN = { timeout: 90_000 }
const TITLE = 'Two rooms whose pin was moved'
/** The middle of the demo's largest town. */
const MIDDLE = 'latitude=45.5202&longitude=-122.6742'

test('an address that is typed places the pin, and review sees how far it was moved @desktop @full', async ({
  page,
  request,
}) => {
  await expect
    .poll(async () => (await request.get('/api/ext/map/areas')).text(), DRAWN)
    .toContain('demo-portland-oregon')
  const reply = await request.get(`/api/ext/map/address-at?${MIDDLE}`)
  const { house_number: number, street } = (await reply.json()).data
  const label = `${number} ${street}`
  expect(label).toMatch(/^\d+ \S/)

  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/user/add-property')
  await writeBasics(page, TITLE)
  await toStep(page, 'Location')
  // The city stays: other towns have such an address, too.
  for (const field of ['State or region', 'Country']) await page.getByLabel(field).fill('')
  await page.getByLabel('Address', { exact: true }).fill(label.toLowerCase())
  await page
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .first()
    .click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(label)
  await expect(page.getByLabel('City')).toHaveValue('Portland')
  await expect(page.getByLabel('State or region')).toHaveValue('Oregon')
  await expect(page.getByText(new RegExp(`The pin is at .?${label}`))).toBeVisible()

  await page.getByRole('button', { name: 'Move pin' }).click()
  const map = page.getByRole('region', { name: /^Map for choosing a location/ })
  await map.focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  const moved = new RegExp(`The pin is [\\d.,]+ \\S+ from .*${label}`)
  await expect(page.getByText(moved)).toBeVisible()

  await toStep(page, 'Photos')
  await page.getByLabel('Choose photos').setInputFiles(await photographs(2, STRIPES))
  await expect(page.getByRole('button', { name: 'Edit Photo 2' })).toBeVisible(LONG)
  await toStep(page, 'Review')
  await publish(page)

  await beSignedIn(page, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.password)
  const waiting = await openWaiting(page, TITLE)
  await expect(waiting.getByText(moved)).toBeVisible()
  await expect(waiting.getByText(/The pin is .* from the center of .*Portland/)).toBeVisible()
})
