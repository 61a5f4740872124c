import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect, type Page } from 'playwright/test'
import { createProviderDouble } from '@/tests/provider-double/double.ts'
import { type BuiltWeb, startWeb } from '@/tests/support/built-web.ts'
import { test } from './journey.ts'

test('the footer links to the about page, the privacy policy and the terms @once', async ({
  page,
}) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  for (const name of ['About us', 'Privacy policy', 'Terms and conditions']) {
    await foot.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.rich-text p').first()).toBeVisible()
  }
})

test.describe('static pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens an answer in the FAQ, and the contact page shows an email address @once', async ({
    page,
  }) => {
    await page.goto('/faqs')
    await page.getByText('Who checks the listings?').click()
    await expect(page.locator('details[open] p')).toBeVisible()
    await page.getByRole('complementary').getByRole('link', { name: 'Contact us' }).click()
    await expect(page.getByText('This form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toBeVisible()
  })
})

test('the contact form validates, survives a reload and a lost connection, and sends once @once', async ({
  page,
  context,
}) => {
  await page.goto('/contact-us')
  const send = page.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(page.getByText('Name is required')).toHaveCount(2)
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Subject is required')).toBeVisible()
  await expect(page.getByText('Message is required')).toBeVisible()
  await write(page)
  await page.getByLabel('Email').fill('ana@')
  await send.click()
  await expect(page.getByText('Email address is invalid')).toBeVisible()
  await page.getByLabel('Email').fill(`ana${Date.now()}@example.org`)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Is it still free?')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Your message was not sent')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Is it still free?')
  await context.setOffline(false)

  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contct_us')) sent.push(request.url())
  })
  await send.dblclick()
  await expect(page.getByRole('heading', { name: 'Your message has been sent' })).toBeFocused()
  expect(sent).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('notices and texts of the operator', () => {
  test.describe.configure({ mode: 'serial' })
  let web: BuiltWeb
  let close: () => void

  test.beforeAll(async () => {
    const double = createProviderDouble()
    const provider = createServer(
      getRequestListener(async (request) => {
        const reply = await double.fetch(request)
        if (new URL(request.url).pathname !== '/api/web-settings') return reply
        const { data, ...rest } = await reply.json()
        const operator = {
          allow_cookies: true,
          playstore_id: 'https://shop.example/hearth',
          about_us: '<script>window.stolen=1</script><p onclick="window.stolen=1">About</p>',
        }
        return Response.json({ ...rest, data: { ...data, ...operator } })
      }),
    )
    provider.listen(0, '127.0.0.1')
    await once(provider, 'listening')
    close = () => {
      provider.closeAllConnections()
      provider.close()
    }
    web = await startWeb(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`)
  })

  test.afterAll(async () => {
    await web.stop()
    close()
  })

  test('shows the cookie notice first, then the app banner on phones, once each and without layout shift @once', async ({
    page,
    isMobile,
  }) => {
    const notice = page.getByRole('region', { name: 'Cookies and device storage' })
    const app = page.getByRole('region', { name: /^Get the .+ app/ })
    await page.context().clearCookies()
    await page.goto(`${web.address}/contact-us`)
    await expect(notice).toBeVisible()
    await expect(app).toHaveCount(0)
    await page.getByLabel('Subject').fill('Listing')
    expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toBe(null)
    const before = await page.getByRole('heading', { level: 1 }).boundingBox()
    await notice.getByRole('button', { name: 'Accept all' }).click()
    await expect(notice).toHaveCount(0)
    expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before)
    await page.getByLabel('Subject').fill('Listing a home')
    await page.reload()
    await expect(notice).toHaveCount(0)
    await expect(page.getByLabel('Subject')).toHaveValue('Listing a home')
    await expect(app).toHaveCount(isMobile ? 1 : 0)
    if (!isMobile) return
    await expect(app.getByRole('link', { name: 'Install' })).toHaveAttribute(
      'href',
      'https://shop.example/hearth',
    )
    await app.getByRole('button', { name: 'Continue in the browser' }).click()
    await page.reload()
    await expect(app).toHaveCount(0)
  })

  test('runs no script from the operator’s texts and answers 404 for a missing text @once', async ({
    page,
  }) => {
    await page.goto(`${web.address}/about-us`)
    await page.locator('.rich-text').getByText('About').click()
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    const reply = await page.goto(`${web.address}/terms-conditions`)
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('isn’t available yet')).toBeVisible()
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Terms and conditions' }),
    ).toHaveCount(0)
  })
})

async function write(page: Page) {
  await page.getByLabel('First name').fill('Ana')
  await page.getByLabel('Last name').fill('García')
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is it still free?')
}
