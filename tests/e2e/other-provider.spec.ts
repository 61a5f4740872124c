import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { createProviderDouble } from '@/tests/provider-double/double.ts'
import { article, faq } from '@/tests/provider-double/quirky-content.ts'
import {
  detail,
  homeProject,
  listItem,
  projectDetail,
} from '@/tests/provider-double/quirky-listings.ts'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'
import { test } from './journey.ts'
import { enter } from './members.ts'

/**
 * The built web with another provider: one that shows premium homes and projects to members only, has the home page
 * of older releases, and runs in demo mode.
 */

let provider: Server
let web: BuiltWeb

test.beforeAll(async () => {
  const double = createProviderDouble({ hasFlatHome: true })
  provider = createServer(
    getRequestListener(async (request) => {
      const url = new URL(request.url)
      const isMember = request.headers.has('Authorization')
      if (isMember && url.searchParams.get('slug_id') === 'premium')
        url.searchParams.set('slug_id', detail.slug_id)
      const reply = await double.fetch(new Request(url, request))
      if (url.pathname !== '/api/web-settings') return reply
      const settings = await reply.json()
      return Response.json({ ...settings, data: { ...settings.data, demo_mode: true } })
    }),
  )
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  web = await startWeb(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
})

test.afterAll(async () => {
  await web.stop()
  provider.closeAllConnections()
  provider.close()
})

test('signing in opens a premium home in place, and a project is shown afterwards @desktop', async ({
  page,
}) => {
  await page.goto(`${web.address}/properties-details/premium`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premium home')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await enter(page.getByRole('dialog', { name: 'Sign in to see premium homes' }), 'ana@example.org')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(detail.title)
  await expect(page.getByText('Listed by', { exact: true })).toBeVisible()
  await page.goto(`${web.address}/project-details/${projectDetail.slug_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(projectDetail.title)
  await expect(page.getByRole('region', { name: 'Listed by' })).toBeVisible()
})

test('offers no Hearth demo accounts for another provider in demo mode @desktop', async ({
  page,
}) => {
  await page.goto(`${web.address}/sign-in`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByText('hearth-demo')).toHaveCount(0)
  await expect(page.getByText(DEMO_ACCOUNTS.member)).toHaveCount(0)
})

test('shows the sections of the flat home page of older providers @desktop', async ({ page }) => {
  await page.goto(web.address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: listItem.title }).first()).toBeAttached()
  await expect(page.getByRole('link', { name: homeProject.title }).first()).toBeAttached()
  await expect(page.getByText(article.title).first()).toBeAttached()
  await expect(page.getByText(faq.question).first()).toBeAttached()
})
