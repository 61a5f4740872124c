import { expect, type Page } from 'playwright/test'
import { watchComplaints } from './complaints.ts'
import { settled, test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'

type Town = { label: string; latitude: string; longitude: string }

/** A city of the demo region, as the provider suggests it. */
async function town(page: Page, typed: string): Promise<Town & { at: Position }> {
  const reply = await page.request.get(`/api/ext/location/suggestions?query=${typed}`, {
    headers: { Accept: 'application/json' },
  })
  const { data } = await reply.json()
  const found: Town = data.find(({ kind }: { kind: string }) => kind === 'place')
  const at = { latitude: Number(found.latitude), longitude: Number(found.longitude) }
  return { ...found, at }
}

type Position = { latitude: number; longitude: number }

async function allow(page: Page, at: Position): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(at)
}

/** Makes geolocation fail with this `GeolocationPositionError` code. */
async function failWith(page: Page, code: number): Promise<void> {
  await page.addInitScript((answer) => {
    navigator.geolocation.getCurrentPosition = (_, fail, options) => {
      Object.assign(window, { askedFor: options })
      setTimeout(() => fail?.({ ...kinds, code: answer, message: '' }), 20)
    }
    const kinds = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
  }, code)
}

function header(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /^(Location:|Near me)/ })
}

async function openPicker(page: Page) {
  await header(page).click()
  return page.getByRole('dialog', { name: 'Where are you looking?' })
}

function watch(page: Page) {
  const seen = { complaints: watchComplaints(page), logged: [] as string[] }
  page.on('console', (message) => {
    if (message.type() === 'info') seen.logged.push(message.text())
  })
  return seen
}

test('uses an allowed location for the home page and keeps it for later pages @once', async ({
  page,
}) => {
  const { label, at } = await town(page, 'Portland')
  await allow(page, at)
  const seen = watch(page)
  const around = page.waitForRequest(/\/api\/homepage-data\?.*latitude=/)
  await page.goto('/')
  expect(new URL((await around).url()).searchParams.get('radius')).toBe('50')
  await expect(header(page)).toHaveAccessibleName(`Location: ${label}`)
  await expect(page.getByText(`Homes near ${label}`)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('persist:root')))
    .toContain('"isLocationSet":true')
  await page.context().clearPermissions()
  await page.goto('/projects')
  await expect(header(page)).toHaveAccessibleName(`Location: ${label}`)
  expect(seen).toEqual({ complaints: [], logged: [] })
})

test('the first visit stores five slices with all their fields under one key @once', async ({
  page,
}) => {
  await page.goto('/')
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? 'null'))
  await expect.poll(async () => (await stored())?.Settings.lastFetch).toBeGreaterThan(0)
  const { _persist, ...slices } = await stored()
  const fields = Object.entries(slices).map(([slice, value]) => [slice, Object.keys(value ?? {})])
  expect(Object.fromEntries(fields)).toEqual({
    Settings: ['data', 'lastFetch', 'loading', 'fcmToken'],
    User_signup: ['data', 'loading'],
    Language: ['languages', 'loading', 'selectedLanguage'],
    cachedata: [
      'categories',
      'lastFetch',
      'loading',
      'sliderDataLength',
      'newUserChatData',
      'filterData',
      'articleCategoryId',
      'isProject',
      'locationData',
    ],
    location: ['currentLocation', 'isLocationSet'],
  })
  expect(_persist).toMatchObject({ version: 1, rehydrated: true, bootstrapped: true })
  expect(slices.Language.selectedLanguage).toEqual({ code: 'en', name: 'English', rtl: false })
})

test('stores the categories, filters, location, topic and editor kind of the pages visited @once @full', async ({
  page,
}) => {
  const remembered = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('persist:root') ?? 'null')?.cachedata)
  await page.goto('/')
  await expect.poll(async () => (await remembered())?.categories.length).toBeGreaterThan(0)
  await expect.poll(async () => (await remembered()).sliderDataLength).toBeGreaterThan(0)
  expect((await remembered()).lastFetch).toBeGreaterThan(Date.now() - 60_000)
  await page.goto('/properties?type=rent&city=Portland&view=list')
  await expect
    .poll(async () => (await remembered()).filterData)
    .toEqual({ type: 'rent', city: 'Portland' })
  expect((await remembered()).locationData).toBeNull()
  await page.goto('/properties?near=45.52,-122.67,20')
  await expect
    .poll(async () => (await remembered()).locationData?.coordinates)
    .toEqual({ latitude: 45.52, longitude: -122.67 })
  await page.goto('/articles')
  const categories = page.getByRole('navigation', { name: 'Topics' })
  await categories.getByRole('link').nth(1).click()
  await expect.poll(async () => (await remembered()).articleCategoryId).toBeGreaterThan(0)
  await page.goto('/user/add-project')
  await expect.poll(async () => (await remembered()).isProject).toBe(true)
  await page.goto('/user/add-property')
  await expect.poll(async () => (await remembered()).isProject).toBe(false)
})

test('reports a denied location only in the picker @once', async ({ page }) => {
  await failWith(page, 1)
  const seen = watch(page)
  await page.goto('/')
  await expect.poll(() => seen.logged).toEqual(['The location is not known: denied'])
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  await expect(header(page)).toHaveAccessibleName('Near me')
  // A reload must not log it a second time.
  await page.reload()
  await settled(page)
  expect(seen).toEqual({ complaints: [], logged: ['The location is not known: denied'] })
  const picker = await openPicker(page)
  await picker.getByRole('button', { name: 'Use my location' }).click()
  await expect(picker.getByRole('alert')).toContainText('Permission denied')
})

test('requests a fresh, precise position and reports a timeout in the picker @once @full', async ({
  page,
}) => {
  await failWith(page, 3)
  await page.goto('/')
  const asked = () => page.evaluate(() => Reflect.get(window, 'askedFor'))
  await expect.poll(asked).toEqual({ timeout: 10_000, enableHighAccuracy: true, maximumAge: 0 })
  const picker = await openPicker(page)
  await picker.getByRole('button', { name: 'Use my location' }).click()
  await expect(picker.getByRole('alert')).toContainText('Request timed out')
})

test('the picker names every other reason for a missing location @once @full', async ({ page }) => {
  await failWith(page, 2)
  await page.goto('/')
  const picker = await openPicker(page)
  const useMine = picker.getByRole('button', { name: 'Use my location' })
  await useMine.click()
  await expect(picker.getByRole('alert')).toContainText('Position unavailable')
  await page.evaluate(() => {
    const sea = { coords: { latitude: 0, longitude: -30 } }
    navigator.geolocation.getCurrentPosition = (tell) => tell(sea as GeolocationPosition)
  })
  await useMine.click()
  await expect(picker.getByRole('alert')).toContainText('Could not determine location')
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true }),
  )
  await useMine.click()
  await expect(picker.getByRole('alert')).toContainText('Geolocation not supported')
  await expectNoViolations(page, '[role=dialog]')
})

test('chooses and clears a city with the keyboard alone @once @full', async ({ page }) => {
  await failWith(page, 1)
  await page.goto('/')
  await header(page).focus()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog')
  const field = picker.getByRole('combobox', { name: 'City or neighborhood' })
  await field.focus()
  await field.pressSequentially('Portla')
  await expect(picker.getByRole('option', { name: /^Portland/ }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  await expect(header(page)).toHaveAccessibleName('Location: Portland')
  await expect(header(page)).toBeFocused()
  await expect(page.getByText('Homes near Portland')).toBeVisible()
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Search everywhere' }).press('Enter')
  await expect(header(page)).toHaveAccessibleName('Near me')
  await expect(page.getByText('Homes near Portland')).toHaveCount(0)
})

test('a location chosen in one tab appears in the other @desktop', async ({ page, context }) => {
  const { label, at } = await town(page, 'Portland')
  await page.goto('/projects')
  const other = await context.newPage()
  await other.goto('/projects')
  await settled(other)
  await allow(page, at)
  const picker = await openPicker(page)
  await picker.getByRole('button', { name: 'Use my location' }).click()
  await expect(header(page)).toHaveAccessibleName(`Location: ${label}`)
  await expect(header(other)).toHaveAccessibleName(`Location: ${label}`)
})

test('determines the location without an error when storage is blocked @once', async ({ page }) => {
  const seen = watch(page)
  const { label, at } = await town(page, 'Portland')
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await allow(page, at)
  await page.goto('/projects')
  await expect(header(page)).toHaveAccessibleName(`Location: ${label}`)
  expect(seen.complaints).toEqual([])
})

test('chooses a location on the location page @once @full', async ({ page }) => {
  await failWith(page, 1)
  await page.goto('/location')
  const field = page.getByRole('main').getByRole('combobox', { name: 'City or neighborhood' })
  await field.pressSequentially('Portla')
  await page
    .getByRole('option', { name: /^Portland/ })
    .first()
    .click()
  await expect(page.getByText('Now showing homes near Portland')).toBeVisible()
  await expect(
    page.getByRole('main').getByText('Showing homes near', { exact: true }),
  ).toBeVisible()
  await expectNoViolations(page)
})

test('offers a list of cities without JavaScript @once', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const plain = await context.newPage()
  await plain.goto('/')
  await plain.getByRole('link', { name: 'Near me' }).click()
  await plain.getByRole('main').getByRole('link', { name: 'Portland' }).first().click()
  expect(new URL(plain.url()).searchParams.get('city')).toBe('Portland')
  await context.close()
})
