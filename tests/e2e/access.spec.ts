import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, enter, newAddress, openAccount, SLOW } from './members.ts'
import { expectNoViolations } from './no-violations.ts'

/** Features that need a package: premium homes, projects and the repayment plan. */

test('a visitor sees a project’s card and the packages for it, and opens it with a free package @once', async ({
  page,
}) => {
  const address = newAddress('reader')
  await openAccount(page, address)
  await page.goto('/projects')
  const link = page.getByRole('article').first().getByRole('link').first()
  const title = (await page.getByRole('article').first().getByRole('heading').textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/project-details\//)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You need a package to see project details',
  )
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible()
  const packages = page.getByRole('list', { name: 'Packages that include this' })
  await expect(packages.getByRole('listitem').first()).toContainText('Starter')
  await expectNoViolations(page)

  await page.getByRole('link', { name: 'Choose a package' }).click()
  await page.getByRole('button', { name: 'Get Starter' }).click()
  await enter(page.getByRole('dialog'), address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, SLOW)
  await expect(page.getByRole('region', { name: 'Listed by' })).toBeVisible()
  await expect(mapPicture(page)).toBeVisible(SLOW)
})

test('a premium home opens only for a member with a package for it @once', async ({
  page,
  request,
}) => {
  const home = await premiumHome(request)
  const address = newAddress('closed')
  await openAccount(page, address)
  await beSignedIn(page, address)
  await page.goto(`/properties-details/${home.slug_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium home')
  const packages = page.getByRole('list', { name: 'Packages that include this' })
  await expect(packages.getByRole('listitem').first()).toContainText('Explorer')
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0)

  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto(`/properties-details/${home.slug_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.title, SLOW)
  await expect(page.getByText(home.description.slice(0, 40))).toBeVisible()
  await expect(mapPicture(page)).toBeVisible(SLOW)
})

test('withholds premium details from the HTML and the API for visitors @once', async ({
  request,
}) => {
  const home = await premiumHome(request)
  const reply = await request.get(`/properties-details/${home.slug_id}`)
  const html = await reply.text()
  expect(html).toContain(home.title)
  expect(html).toContain('noindex')
  expect(html).not.toContain('RealEstateListing')
  const facts = [home.description.slice(0, 40), ...home.documents.map(({ file }) => file)]
  for (const fact of facts) expect(html).not.toContain(fact)

  const refused = await request.get(`/api/get_property?slug_id=${home.slug_id}`)
  expect(refused.status()).toBe(403)
  expect(await refused.json()).toMatchObject({ error: true, data: null })
})

test('the repayment plan download needs a package @once', async ({ page }) => {
  await page.goto('/mortgage-calculator?price=200000&rate=5&years=10')
  const packages = page.getByRole('list', { name: 'Packages that include this' })
  await expect(packages).toContainText('Explorer')
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toHaveCount(0)
  await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
  await page.goto('/mortgage-calculator?price=200000&rate=5&years=10')
  await expect(page.getByRole('link', { name: 'Download as CSV' })).toBeVisible(SLOW)
})

const mapPicture = (page: Page) => page.getByRole('img', { name: /^(Street m|M)ap (with|of the) / })

type Home = { slug_id: string; title: string; description: string; documents: { file: string }[] }

/** A premium home of the demo, as its agent sees it. */
async function premiumHome(request: APIRequestContext): Promise<Home> {
  const { agent: email } = DEMO_ACCOUNTS
  const signIn = { type: '3', email, password: DEMO_ACCOUNTS.password }
  const { token } = await (await request.post('/api/user_signup', { data: signIn })).json()
  const list = '/api/get-property-list?get_all_premium_properties=1&limit=1'
  const [{ slug_id }] = (await (await request.get(list)).json()).data
  const headers = { authorization: `Bearer ${token}` }
  const detail = await request.get(`/api/get_property?slug_id=${slug_id}`, { headers })
  return (await detail.json()).data[0]
}
