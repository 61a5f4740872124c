import type { Page } from 'playwright'
import { type MemberPage, routes } from '@/domain/web/routes.ts'
import type { Shot } from './shot.ts'

const leaving: Shot[] = [
  page('delete-account'),
  {
    ...page('delete-account'),
    name: 'delete-account-wrong',
    says: { '/delete_user': wantsProof('password') },
    prepare: async (page) => {
      await leave(page)
      await page.locator('main button[type=submit]').click()
      await page.locator('main [aria-invalid]').waitFor()
    },
  },
  {
    ...page('delete-account'),
    name: 'delete-account-by-code',
    says: { '/delete_user': wantsProof('otp') },
    prepare: leave,
  },
]

/** The action requires a recent sign-in. */
export function wantsProof(proof: 'password' | 'otp') {
  return { status: 403, body: { error: true, key: 'recentSignInRequired', data: { proof } } }
}

async function leave(page: Page): Promise<void> {
  await page.locator('main input[type=checkbox]').check()
  await page.locator('main button[type=submit]').click()
  await page.locator('main input[name=proof]').waitFor()
}

const signIns: Shot[] = [
  {
    ...page('devices'),
    name: 'devices-password',
    prepare: async (page) => {
      await page.locator('[aria-labelledby=password] button').click()
      await page.locator('main input[name=password]').fill('slate-and-heather')
      await page.locator('main form button[type=submit]').click()
      await page.locator('main [aria-invalid]').first().waitFor()
    },
  },
  {
    ...page('devices'),
    name: 'devices-others',
    prepare: async (page) => {
      await page.locator('[aria-labelledby=devices] button[aria-haspopup]').click()
      await page.locator('[role=dialog]').waitFor()
    },
    isWindow: true,
  },
]

export const security: readonly Shot[] = [...leaving, ...signIns]

function page(name: MemberPage): Shot {
  return { name, by: 'member', path: () => routes.member(name) }
}
