import type { Page } from 'playwright'
import { at, type Shot, WIDE } from './shot.ts'

/** The ways into an account, and what a visitor sees of a member's pages. */
export const account: readonly Shot[] = [
  { name: 'sign-in', path: at('signIn') },
  { name: 'sign-in-refused', path: at('signIn'), prepare: sendEmpty },
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
  { name: 'register', path: at('register') },
  { name: 'register-refused', path: at('register'), prepare: sendEmpty },
  { name: 'forgot-password', path: at('forgotPassword') },
  { name: 'reset-password', path: at('resetPassword') },
  { name: 'outbox', path: at('outbox') },
  { name: 'member-page-of-a-visitor', path: at('member'), prepare: askedToSignIn, isWindow: true },
]

/** What is wrong with each field is said. */
async function sendEmpty(page: Page): Promise<void> {
  await page.locator('main form button[type=submit]:enabled').click()
  await page.locator('main form [aria-invalid]').first().waitFor()
}

/** The sign-in lies over the page. */
function askedToSignIn(page: Page): Promise<void> {
  return page.locator('[role=dialog] form').waitFor()
}
