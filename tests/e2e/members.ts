import { randomInt } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'

/** Of every account that a journey opens. */
export const PASSWORD = 'birch-and-slate'

/** Passwords are made slow on purpose, and one at a time. */
export const SLOW = { timeout: 30_000 }

/** Of somebody who has no account yet, however often a journey is walked on one product. */
export function newAddress(name: string): string {
  return `${name}-${randomInt(1e9)}@example.org`
}

type Kept = {
  kind: 'mail' | 'sms'
  to: string
  subject: string
  text: string
  attachments: { name: string; url: string }[]
}

/** What was mailed or texted to an address, the newest first, from the outbox where the product is tried out. */
export async function keptFor(page: Page, address: string): Promise<Kept[]> {
  const outbox = await (await page.request.get('/api/ext/account/outbox')).json()
  const kept: Kept[] = outbox.data
  return kept.filter(({ to }) => to.replace('+', '') === address.replace('+', ''))
}

/** The code of the newest message to an address, once there are `count` of them. */
export async function codeFor(page: Page, address: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await keptFor(page, address)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count)
  const [newest] = await keptFor(page, address)
  return /\b\d{6}\b/.exec(`${newest?.subject} ${newest?.text}`)?.[0] ?? ''
}

/** Opens an account with a proven address, by the calls that the pages make. */
export async function openAccount(page: Page, address: string): Promise<void> {
  const send = async (path: string, body: object) => {
    const reply = await page.request.post(`/api/${path}`, { data: body })
    expect(await reply.json()).toMatchObject({ error: false })
  }
  const form = { name: 'Ana García', email: address, password: PASSWORD, re_password: PASSWORD }
  await send('user-register', form)
  await send('verify-otp', { email: address, otp: await codeFor(page, address) })
}

/** Fills the form of a page or of a dialog in, and sends it. */
export async function enter(within: Page | Locator, address: string, secret = PASSWORD) {
  const form = within.getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Email').fill(address)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Signs in on the page for it, which leads to `next`. */
export async function signIn(page: Page, address: string, next: string): Promise<void> {
  await page.goto(`/sign-in?next=${next}`)
  await enter(page, address)
  // The address of the sign-in ends so, too.
  await expect(page).toHaveURL(new RegExp(`:\\d+${next}$`), SLOW)
}

/** Makes the browser that of a member as a sign-in does, where its form is not the point. */
export async function beSignedIn(page: Page, address: string, secret = PASSWORD): Promise<void> {
  const { token, data } = await newSignIn(page, address, secret)
  await keepSignIn(page, { token, data })
}

/** As `beSignedIn`, with a token at hand; `site` is the origin where it is not the product's. */
export async function keepSignIn(
  page: Page,
  { token, data }: { token: string; data: { id: number } },
  site = '',
): Promise<void> {
  // Something of the site that has no scripts.
  await page.goto(`${site}/icon.svg`)
  await page.evaluate(
    (signedIn) => {
      const before = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
      const _persist = { version: 1, rehydrated: true, bootstrapped: true }
      const User_signup = { data: signedIn, loading: false }
      localStorage.setItem('persist:root', JSON.stringify({ ...before, User_signup, _persist }))
    },
    { token, data },
  )
}

/** Ends every sign-in of the account, as its owner can from another device. */
export async function endSignIns(page: Page, address: string): Promise<void> {
  const { token } = await newSignIn(page, address, PASSWORD)
  const headers = { authorization: `Bearer ${token}` }
  const signIns = '/api/ext/account/sign-ins'
  const { data } = await (await page.request.get(signIns, { headers })).json()
  const others: { id: number; is_current: number }[] = data
  for (const { id, is_current } of others) {
    if (is_current) continue
    const ended = await page.request.delete(`${signIns}/${id}`, { headers })
    expect(ended.ok()).toBe(true)
  }
}

async function newSignIn(page: Page, email: string, password: string) {
  const reply = await page.request.post('/api/user_signup', {
    data: { type: '3', email, password },
  })
  const signedIn: { token: string; data: { id: number } } = await reply.json()
  expect(signedIn).toMatchObject({ error: false })
  return signedIn
}

/** Somebody's other device. */
export async function otherDevice(context: BrowserContext): Promise<BrowserContext> {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser of its own')
  return browser.newContext()
}

/** A home of the signed-in owner that every visitor sees. */
export async function publicHome(owner: Page): Promise<string> {
  const token = await owner.evaluate(
    () => JSON.parse(localStorage.getItem('persist:root') ?? '{}').User_signup.data.token,
  )
  const reply = await owner.request.get('/api/get-added-properties?limit=50', {
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
  })
  const { data }: { data: Record<string, unknown>[] } = await reply.json()
  const home = data.find(
    ({ request_status, property_type, status, is_premium }) =>
      request_status === 'approved' && property_type === 'sell' && status === 1 && !is_premium,
  )
  return String(home?.slug_id)
}

/** Path of an inquiry's conversation in the newest mail, once there are `count` of them. */
export async function newestLink(page: Page, address: string, count: number): Promise<string> {
  await expect
    .poll(async () => (await keptFor(page, address)).length, SLOW)
    .toBeGreaterThanOrEqual(count)
  const [newest] = await keptFor(page, address)
  const found = /https?:\/\/\S+\/inquiry\?token=\S+/.exec(newest?.text ?? '')?.[0]
  if (!found) throw new Error('the mail has no link to the conversation')
  const { pathname, search } = new URL(found)
  return pathname + search
}
