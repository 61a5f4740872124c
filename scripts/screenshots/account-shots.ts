import type { Page } from 'playwright'
import { at, property, REPORT, type Shot, WIDE } from './shot.ts'

const USED: NonNullable<Shot['says']> = {
  '/ext/account/password': { status: 404, body: { error: true, key: 'notFound' } },
}
const WRONG_CODE = {
  status: 422,
  body: { error: true, key: 'invalid', fields: { otp: 'This code is not right.' } },
}
const HALF = {
  status: 403,
  body: { error: true, key: 'secondFactorRequired', data: { challenge: '1.abc', expires_in: 300 } },
}
const TOO_MANY = { status: 429, wait: 600, body: { error: true, key: 'tooMany' } }

/** Sign-in and account pages with their errors, and member pages seen by visitors. */
export const account: readonly Shot[] = [
  { name: 'sign-in', path: at('signIn') },
  { name: 'sign-in-refused', path: at('signIn'), prepare: sendEmpty },
  {
    name: 'sign-in-wrong',
    path: at('signIn'),
    says: { '/user_signup': { status: 401, body: { error: true, key: 'unauthenticated' } } },
    prepare: (page) => signIn(page),
  },
  {
    name: 'sign-in-too-many',
    path: at('signIn'),
    says: { '/user_signup': TOO_MANY },
    prepare: (page) => signIn(page),
  },
  {
    name: 'sign-in-deactivated',
    path: at('signIn'),
    says: { '/user_signup': { body: { error: true, is_active: false } } },
    prepare: (page) => signIn(page),
  },
  {
    name: 'sign-in-second-factor',
    path: at('signIn'),
    says: { '/user_signup': HALF },
    prepare: (page) => signIn(page, 'input[name=code]'),
  },
  {
    name: 'sign-in-dialog',
    path: at('faqs'),
    prepare: async (page) => {
      await page.waitForLoadState('networkidle')
      await page.locator('header a[href$="/sign-in"]:visible').first().click()
      await page.locator('[role=dialog] form').waitFor()
    },
    isWindow: true,
    widths: WIDE,
  },
  {
    name: 'gate-dialog',
    path: ({ sale }) => property(sale),
    prepare: async (page) => {
      await page.waitForLoadState('networkidle')
      await page.locator(REPORT).click()
      await page.locator('[role=dialog] form').waitFor()
    },
    isWindow: true,
  },
  { name: 'phone', path: at('signIn'), prepare: toPhone },
  { name: 'phone-refused', path: at('signIn'), prepare: sendNumber('12') },
  {
    name: 'phone-too-many',
    path: at('signIn'),
    says: { '/get-otp': TOO_MANY },
    prepare: sendNumber('+15035550142', 'form button[type=submit]:disabled'),
  },
  { name: 'phone-code', path: at('signIn'), says: { '/get-otp': {} }, prepare: toCode },
  {
    name: 'phone-code-wrong',
    path: at('signIn'),
    says: { '/get-otp': {}, '/verify-otp': WRONG_CODE },
    prepare: enterCode,
  },
  {
    name: 'phone-code-spent',
    path: at('signIn'),
    says: { '/get-otp': {}, '/verify-otp': TOO_MANY },
    prepare: enterCode,
  },
  { name: 'register', path: at('register') },
  { name: 'register-refused', path: at('register'), prepare: sendEmpty },
  { name: 'register-filled', path: at('register'), prepare: fillRegistration },
  {
    name: 'register-code',
    path: at('register'),
    says: { '/user-register': {} },
    prepare: async (page) => {
      await fillRegistration(page)
      await submit(page)
      await page.locator('main input[name=otp]').waitFor()
    },
  },
  { name: 'forgot-password', path: at('forgotPassword') },
  {
    name: 'forgot-password-sent',
    path: at('forgotPassword'),
    says: { '/forgot-password': {} },
    prepare: async (page) => {
      await page.locator('main input[name=email]').fill('ana@example.org')
      await submit(page)
      await page.locator('main h2[tabindex="-1"]').waitFor()
    },
  },
  { name: 'undo-change', path: at('undoContact') },
  { name: 'staff-invitation-gone', path: at('invitation') },
  {
    name: 'staff-invitation',
    path: () => '/staff-invitation?token=example',
    says: {
      '/ext/staff-invitations': {
        body: {
          error: false,
          message: '',
          data: { email: 'ben@example.org', role: 'editor', needs_password: true },
        },
      },
    },
    prepare: (page) => page.locator('main input[name=password]').waitFor(),
  },
  { name: 'reset-password', path: at('resetPassword') },
  {
    name: 'reset-password-used',
    path: at('resetPassword'),
    says: USED,
    prepare: async (page) => {
      await setPassword(page)
      await page.locator('main [role=alert]').waitFor()
    },
  },
  {
    name: 'reset-password-done',
    path: at('resetPassword'),
    says: { '/ext/account/password': {} },
    prepare: async (page) => {
      await setPassword(page)
      await page.locator('main h2[tabindex="-1"]').waitFor()
    },
  },
  { name: 'outbox', path: at('outbox') },
  { name: 'member-page-of-a-visitor', path: at('member'), prepare: askedToSignIn, isWindow: true },
  {
    name: 'member-page-given-up',
    path: at('member'),
    prepare: async (page) => {
      await askedToSignIn(page)
      await page.keyboard.press('Escape')
      await page.locator('main h1').waitFor()
    },
  },
]

function submit(page: Page): Promise<void> {
  return page.locator('main form button[type=submit]:enabled').click()
}

async function sendEmpty(page: Page): Promise<void> {
  await submit(page)
  await page.locator('main form [aria-invalid]').first().waitFor()
}

async function signIn(page: Page, then = '[role=alert]'): Promise<void> {
  await page.locator('main input[name=email]').fill('ana@example.org')
  await page.locator('main input[name=password]').fill('birch-and-slate')
  await submit(page)
  await page.locator(`main ${then}`).waitFor()
}

async function toPhone(page: Page): Promise<void> {
  await page.locator('main button:not(form *)').click()
  await page.locator('main input[name=mobile]').waitFor()
}

function sendNumber(number: string, then = '[aria-invalid]'): NonNullable<Shot['prepare']> {
  return async (page) => {
    await toPhone(page)
    await page.locator('main input[name=mobile]').fill(number)
    await submit(page)
    await page.locator(`main ${then}`).first().waitFor()
  }
}

async function toCode(page: Page): Promise<void> {
  await toPhone(page)
  await page.locator('main input[name=mobile]').fill('+15035550142')
  await submit(page)
  await page.locator('main input[name=otp]').waitFor()
}

async function enterCode(page: Page): Promise<void> {
  await toCode(page)
  await page.locator('main input[name=otp]').pressSequentially('482915')
  await page.locator('main [aria-invalid], main [role=alert]').first().waitFor()
}

async function fillRegistration(page: Page): Promise<void> {
  const typed = { name: 'Ana García', email: 'ana@example.org' }
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`main input[name=${name}]`).fill(text)
  }
  for (const name of ['password', 're_password']) {
    await page.locator(`main input[name=${name}]`).fill('birch-and-slate')
  }
}

async function setPassword(page: Page): Promise<void> {
  for (const name of ['password', 're_password']) {
    await page.locator(`main input[name=${name}]`).fill('birch-and-slate')
  }
  await submit(page)
}

function askedToSignIn(page: Page): Promise<void> {
  return page.locator('[role=dialog] form').waitFor()
}
