import type pg from 'pg'
import { expect, type Page } from 'playwright/test'
import { alertsSent, linkTo, mailsTo, newMail, openDatabase, publish, refresh } from './alerts.ts'
import { test } from './journey.ts'
import { beSignedIn, newAddress, openAccount, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Saved searches: saving, confirming, alerts and unsubscribing. */
test.describe.configure({ mode: 'serial' })

let database: pg.Pool

test.beforeAll(() => {
  database = openDatabase()
})

test.afterAll(() => database.end())

async function fill(page: Page, address: string) {
  const form = page.getByRole('form', { name: 'Save this search' })
  await expect(form.getByLabel('Search name')).toHaveValue('Homes for sale in Bend')
  await form.getByLabel('Email').fill(address)
  await form.getByRole('radio', { name: /Instantly/ }).check()
  return form
}

test('saves and confirms a search, gets an alert and unsubscribes from it @once', async ({ page }, {
  project,
}) => {
  const address = `ana-${project.name}@example.org`
  // A keyword per project, so that homes published at the other width do not match.
  const word = `quietnook${project.name}`
  await page.goto(`/properties?type=sell&city=Bend&q=${word}`)
  await page.getByRole('link', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  const form = await fill(page, address)
  await expectNoViolations(page, '[role="dialog"]')
  await form.getByRole('button', { name: 'Save search' }).dblclick()
  await expect(dialog.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()

  const asked = await newMail(database, address, 0)
  expect(asked.subject).toBe('Confirm your saved search: Homes for sale in Bend')
  const confirm = linkTo('confirm', asked)
  await page.goto(confirm)
  await page.goto(confirm)
  const title = `Before confirming ${word}`
  await publish(database, title)
  expect(await mailsTo(database, address)).toHaveLength(1)
  await page.getByRole('button', { name: 'Confirm saved search' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your search is saved' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Homes for sale in Bend')

  const told = await newMail(database, address, 1)
  expect(told.subject).toBe('1 home for “Homes for sale in Bend”')
  expect(told.text).toContain(`${title}\nNew\n`)
  await page.goto(/https?:\/\/\S+\/properties-details\/\S+/.exec(told.text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  await page.goto(linkTo('unsubscribe', told))
  await page.reload()
  expect((await mailsTo(database, address)).length).toBe(2)
  await page.getByRole('button', { name: 'Delete this search' }).click()
  await expect(page.getByRole('heading', { name: 'Search deleted' })).toBeVisible()
  await publish(database, `After the end ${word}`)
  await alertsSent(database, address)
  expect(await mailsTo(database, address)).toHaveLength(2)
  const again = await page.request.post(told.unsubscribe_url ?? '', {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(again.status()).toBe(200)
})

test('keeps a draft typed before the scripts load, also after a reload, and explains invalid fields @once', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/saved-search/new?type=sell&city=Bend', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Save this search' })
  // Only the hydrated form validates itself.
  const live = page.locator('form[novalidate]').and(form)
  await form.getByLabel('Email').pressSequentially('ana@')
  await form.getByRole('radio', { name: /Instantly/ }).check()
  await expect(live).toHaveCount(0)
  scripts.resolve()
  await expect(live.getByLabel('Email')).toHaveValue('ana@')
  await page.reload()
  await expect(live.getByLabel('Email')).toHaveValue('ana@')
  await expect(live.getByRole('radio', { name: /Instantly/ })).toBeChecked()

  await live.getByRole('button', { name: 'Save search' }).click()
  await expect(live.getByLabel('Email')).toBeFocused()
  await expect(live.getByText('Enter a valid email address')).toBeVisible()
  await page.reload()
  await expect(live.getByLabel('Email')).toHaveValue('ana@')
})

test.describe('saved search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('saves, changes and pauses a search @once @full', async ({ page }, { project }) => {
    const address = `plain-${project.name}@example.org`
    await page.goto('/properties?type=sell&city=Bend')
    await page.getByRole('link', { name: 'Save this search' }).click()
    const form = await fill(page, address)
    await form.getByRole('button', { name: 'Save search' }).click()
    await expect(page.getByText('We sent you an email')).toBeVisible()
    await page.goto(linkTo('confirm', await newMail(database, address, 0)))
    await page.getByRole('button', { name: 'Confirm saved search' }).click()
    await page.getByLabel('Search name').fill('Bend, and nothing else')
    await page.getByRole('checkbox', { name: 'price drops' }).uncheck()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bend, and nothing else')
    await expect(page.getByRole('checkbox', { name: 'price drops' })).not.toBeChecked()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByText(`We’re not sending any emails to ${address}`)).toBeVisible()
    await publish(database, `While it rests ${project.name}`)
    await alertsSent(database, address)
    expect(await mailsTo(database, address)).toHaveLength(1)
  })
})

test('rejects invalid links with an explanation @once', async ({ page }) => {
  await page.goto('/saved-search/confirm?token=none')
  await page.getByRole('button', { name: 'Confirm saved search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  const reply = await page.goto('/saved-search/manage?token=none')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved search not found')
})

test('a withdrawn home is off the market and links to similar homes @once', async ({ page }, {
  project,
}) => {
  const id = await publish(database, `Withdrawn ${project.name}`)
  const { rows } = await database.query('select slug from property where id = $1', [id])
  const path = `/properties-details/${rows[0]?.slug}`
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Price history' })).toBeVisible()
  await expect(page.getByText('On Hearth for 90 days.')).toBeVisible()
  await database.query('update property set is_active = false where id = $1', [id])
  await refresh(database, id)
  const reply = await page.goto(path)
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This home is off the market')
  await page.getByRole('link', { name: 'Similar homes in Bend' }).click()
  await expect(page).toHaveURL(/city=Bend/)
})

test('a member saves a search with one click and gets its new homes @once', async ({ page }, {
  project,
}) => {
  const address = newAddress('saver')
  await openAccount(page, address)
  await beSignedIn(page, address)
  const word = `brightloft${project.name}`
  await page.goto(`/properties?type=sell&city=Bend&q=${word}`)
  await page.getByRole('button', { name: 'Save this search' }).click(SLOW)
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeFocused()

  // Another spelling is the same search.
  await page.goto(`/properties?city=BEND&type=sell&q=${word.toUpperCase()}&sort=price_asc`)
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible(SLOW)
  await page.goto('/user/saved-searches')
  const list = page.getByRole('list', { name: 'Saved searches' })
  await expect(list.getByRole('heading')).toHaveText('Homes for sale in Bend', SLOW)
  const before = (await mailsTo(database, address)).length
  const alerts = list.getByLabel('Alerts for “Homes for sale in Bend”')
  await alerts.selectOption('instant')
  await expect(page.getByText('Your change has been saved.')).toBeVisible()
  await expectNoViolations(page, 'main')

  await publish(database, `Just listed ${word}`)
  const told = await newMail(database, address, before)
  expect(told.subject).toBe('1 home for “Homes for sale in Bend”')
  await page.reload()
  await expect(list.getByText('1 new home')).toBeVisible(SLOW)
  await list.getByRole('link', { name: /^See homes/ }).click()
  await expect(page).toHaveURL(/\/properties\?/)
  await page.goto('/user/saved-searches')
  await expect(list.getByText('No new homes since your last visit')).toBeVisible(SLOW)

  await page.goto(linkTo('unsubscribe', told))
  await page.getByRole('button', { name: 'Stop alerts' }).click()
  await expect(page.getByRole('heading', { name: 'Alerts stopped' })).toBeVisible()
  await page.goto('/user/saved-searches')
  await expect(alerts).toHaveValue('never', SLOW)
  await list.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByText('No saved searches yet')).toBeVisible()
})
