import { fileURLToPath } from 'node:url'
import { expect, type Page } from 'playwright/test'
import { type FirebaseFixture, openFirebaseFixture } from '@/tests/support/firebase-fixture.ts'
import { settled, test } from './journey.ts'
import { expectNoViolations } from './no-violations.ts'

/**
 * Runs the real SDK in a real browser against the Firebase emulator. Only Google's script for iframes is
 * a double, because it exists only on Google's servers; requests to other hosts are aborted.
 */
test.describe.configure({ mode: 'serial', timeout: 90_000 })

const GAPI = fileURLToPath(new URL('../firebase/gapi.js', import.meta.url))
/** The page `next` leads to, not the URL that contains `next`. */
const DONE = /:\d+\/mortgage-calculator$/
const INCORRECT =
  'The details entered are incorrect Please enter the correct details and try again.'

let fixture: FirebaseFixture
let elsewhere: string[] = []

test.describe('sign-in with Firebase @desktop', () => {
  test.beforeAll(async () => {
    fixture = await openFirebaseFixture()
  })
  test.afterAll(() => fixture?.stop())

  test.beforeEach(async ({ context }) => {
    elsewhere = []
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1' && hostname !== 'localhost',
      (route) => {
        const { hostname } = new URL(route.request().url())
        elsewhere.push(hostname)
        return hostname === 'apis.google.com' ? route.fulfill({ path: GAPI }) : route.abort()
      },
    )
  })

  test('Google creates an account in a popup and signs in to it from the dialog the next time', async ({
    page,
  }) => {
    await openSignIn(page)
    expect(elsewhere).toEqual([])
    await inWindow(page, (window) => addAccount(window, 'Ana García', 'ana@example.org'))
    await expect(page).toHaveURL(DONE)
    await expect(account(page, 'Ana García')).toBeVisible()
    await signOut(page, 'Ana García')

    // By keyboard: a notification may still cover the link.
    await page.getByRole('link', { name: 'Sign in' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    await expect(google(page)).toBeEnabled()
    await inWindow(page, (window) => window.getByText('ana@example.org').click())
    await expect(dialog).toHaveCount(0)
    await expect(account(page, 'Ana García')).toBeVisible()
    await expect(page).toHaveURL(DONE)
    await page.reload()
    await expect(account(page, 'Ana García')).toBeVisible()
    expect(new Set(elsewhere)).not.toContain('identitytoolkit.googleapis.com')
  })

  test('closing the popup returns to the page, and a disabled account is rejected @full', async ({
    page,
  }) => {
    await openSignIn(page)
    const window = await windowOf(page)
    await expect(page.getByText('Continue in the Google window.')).toBeVisible()
    await window.close()
    await expect(page.getByText('Continue in the Google window.')).toBeHidden({ timeout: 20_000 })
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)

    await disable('ana@example.org')
    await inWindow(page, (again) => again.getByText('ana@example.org').click())
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
      'User account has been disabled',
    )
    await expectNoViolations(page)
  })

  test('redirects to Google and back when popups are blocked @full', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await openSignIn(page)
    await google(page).click()
    await addAccount(page, 'Ben Okafor', 'ben@example.org')
    await expect(page).toHaveURL(DONE)
    await expect(account(page, 'Ben Okafor')).toBeVisible()
  })

  test('a code from Firebase signs in by phone, and a wrong one is rejected @full', async ({
    page,
  }) => {
    const number = '+4915112345678'
    await openSignIn(page)
    await sendCode(page, number)
    const code = await codeFor(number)
    await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '111111' : '000000')
    await expect(page.getByText(INCORRECT)).toBeVisible()
    expect(await welcome(page, code)).toBe('Welcome.')
    await expect(page).toHaveURL(DONE)
    await signOut(page)

    await openSignIn(page)
    await sendCode(page, number)
    expect(await welcome(page, await codeFor(number))).toBe('Welcome back.')
    await expect(page).toHaveURL(DONE)
    expect(elsewhere).toEqual([])
  })

  test('the policy allows the emulator, and the SDK loads only when Google sign-in is about to be used', async ({
    page,
  }) => {
    const sdk = scriptsThat(page, /identitytoolkit/)
    const reply = await page.goto(`${fixture.address}/sign-in`)
    const policy = reply?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain(`connect-src 'self' ${fixture.emulator};`)
    await expect(google(page)).toBeEnabled()
    expect(await sdk()).toHaveLength(0)
    await google(page).hover()
    await expect.poll(async () => (await sdk()).length).toBeGreaterThan(0)
  })

  test('without configuration no SDK is loaded and the policy allows no Firebase host', async ({
    page,
    baseURL,
  }) => {
    const sdk = scriptsThat(page, /identitytoolkit/)
    const reply = await page.goto(`${baseURL}/sign-in`)
    await settled(page)
    expect(reply?.headers()['content-security-policy']).not.toMatch(/google|firebase/)
    await expect(google(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign in by text message' }).click()
    await expect(page.getByLabel('Phone number')).toBeVisible()
    await settled(page)
    expect(await sdk()).toEqual([])
    expect(elsewhere).toEqual([])
  })
})

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Your account: ${name}` })

async function openSignIn(page: Page) {
  await page.goto(`${fixture.address}/sign-in?next=/mortgage-calculator`)
  await expect(google(page)).toBeEnabled()
}

async function windowOf(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await google(page).click()
  return opening
}

async function inWindow(page: Page, act: (window: Page) => Promise<void>) {
  const window = await windowOf(page)
  const closing = window.waitForEvent('close')
  await act(window)
  await closing
}

/** Adds an account on the emulator's own page. */
async function addAccount(window: Page, name: string, address: string) {
  await window.getByText('Add new account').click()
  await window.locator('#email-input').fill(address)
  await window.locator('#display-name-input').fill(name)
  await window.locator('#sign-in').click()
}

async function signOut(page: Page, name?: string) {
  await page.getByRole('button', { name: name ? `Your account: ${name}` : /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You’re signed out.')).toBeVisible()
}

async function sendCode(page: Page, number: string) {
  await page.getByRole('button', { name: 'Sign in by text message' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
}

/** The provider's message after the right code. */
async function welcome(page: Page, code: string): Promise<string> {
  const answering = page.waitForResponse(/\/api\/user_signup$/)
  await page.getByLabel('Code', { exact: true }).fill(code)
  const { message } = await (await answering).json()
  return message
}

/** The newest code for a number, read from the emulator. */
async function codeFor(number: string): Promise<string> {
  const path = `/emulator/v1/projects/${fixture.projectId}/verificationCodes`
  const { verificationCodes } = await (await fetch(fixture.emulator + path)).json()
  const codes: { phoneNumber: string; code: string }[] = verificationCodes
  return codes.findLast(({ phoneNumber }) => phoneNumber === number)?.code ?? ''
}

async function disable(address: string) {
  const ask = async (call: string, body: object) => {
    const path = `/identitytoolkit.googleapis.com/v1/projects/${fixture.projectId}/accounts:${call}`
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' }
    const reply = await fetch(fixture.emulator + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return reply.json()
  }
  const { users } = await ask('lookup', { email: [address] })
  await ask('update', { localId: users[0].localId, disableUser: true })
}

/** The scripts loaded by a page whose source matches. */
function scriptsThat(page: Page, say: RegExp): () => Promise<string[]> {
  const came: Promise<string>[] = []
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') came.push(reply.text().catch(() => ''))
  })
  return async () => (await Promise.all(came)).filter((text) => say.test(text))
}
