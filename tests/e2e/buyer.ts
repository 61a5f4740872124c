import { expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { beSignedIn, newAddress, openAccount, SLOW } from './members.ts'

/** Signs a new member in; returns the address. */
export async function beMember(page: Page, name: string): Promise<string> {
  const address = newAddress(name)
  await openAccount(page, address)
  await beSignedIn(page, address)
  return address
}

/** Opens the checkout of a package from the comparison of all. */
export async function choosePackage(page: Page, name: string): Promise<void> {
  await page.goto('/subscription-plan')
  await page.getByRole('link', { name: `Choose ${name}` }).click()
}

type Way = { label: string; gateway: string }

/** From the checkout to the page of the gateway. */
export async function goToGateway(page: Page, way: Way): Promise<void> {
  await chooseWay(page, way)
  await pay(page, way)
}

export async function chooseWay(page: Page, { label }: Way): Promise<void> {
  await page.getByLabel(new RegExp(`^${label}`)).check(SLOW)
}

/** Pays in the chosen way, or continues the payment that another tab has begun meanwhile. */
export async function pay(page: Page, { gateway }: Way, clicks = 1): Promise<void> {
  await page.getByRole('button', { name: /^(Pay |Continue payment)/ }).click({ clickCount: clicks })
  await page.waitForURL((url) => url.pathname.includes('/pay/'), SLOW)
  await expect(page.getByRole('heading', { name: `${gateway} sandbox` })).toBeVisible()
}

export async function expectOutcome(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title })).toBeVisible(SLOW)
}

/** Calls of the administration, by the demo's administrator. */
export async function openAdministration(page: Page) {
  const { request } = page
  const { administrator: email, password } = DEMO_ACCOUNTS
  const signIn = await request.post('/api/user_signup', { data: { type: '3', email, password } })
  const headers = { authorization: `Bearer ${(await signIn.json()).token}` }
  return {
    list: async (path: string) =>
      (await (await request.get(`/api/ext/admin/${path}`, { headers })).json()).data,
    async send(path: string, data: object): Promise<void> {
      const reply = await request.post(`/api/ext/admin/${path}`, { headers, data })
      expect(await reply.json()).toMatchObject({ error: false })
    },
  }
}
