import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { expect } from 'playwright/test'
import { createProviderDouble } from '@/tests/provider-double/double.ts'
import { article as sample } from '@/tests/provider-double/quirky-content.ts'
import { startWeb } from '@/tests/support/built-web.ts'
import { test } from './journey.ts'

test('a visitor opens a topic, an article and the next one @once', async ({ page }) => {
  await page.goto('/articles')
  await page.getByRole('link', { name: 'Renting', exact: true }).click()
  await expect(page).toHaveURL('/articles?category=renting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renting')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/article-details\//)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  await expect(page.locator('.rich-text p').first()).toBeVisible()
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
})

test.describe('articles without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens an article from the next page of the list @once', async ({ page }) => {
    await page.goto('/de/articles')
    await page.getByRole('link', { name: 'Nächste Seite' }).click()
    await expect(page).toHaveURL('/de/articles?page=2')
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.locator('.rich-text')).not.toBeEmpty()
  })
})

test('unknown articles and topics answer 404, with a link to all articles @once', async ({
  page,
}) => {
  expect((await page.goto('/articles?category=how-to-read-a-floor-plan'))?.status()).toBe(404)
  expect((await page.goto('/article-details/never-was-here'))?.status()).toBe(404)
  await page.getByRole('link', { name: 'Show all articles' }).click()
  await expect(page).toHaveURL('/articles')
})

test('removes scripts, styles and frames from an article of the provider @once', async ({
  page,
}) => {
  const hostile = [
    '<h1 onclick="window.stolen=1">Heading</h1><script>window.stolen=1</script>',
    '<style>body{display:none}</style><p style="position:fixed" class="sr-only">Words</p>',
    '<iframe src="https://evil.example/frame"></iframe><object data="x"></object>',
    '<img src="x" onerror="window.stolen=1" alt="Broken">',
    '<img src="https://evil.example/pixel.gif" alt="A pixel">',
    '<a href="javascript:window.stolen=1">Press</a><form action="https://evil.example"></form>',
    '<svg onload="window.stolen=1"><use href="#x"/></svg><math><mtext></mtext></math>',
  ].join('')
  const double = createProviderDouble()
  const provider = createServer(
    getRequestListener((request) => {
      if (new URL(request.url).pathname !== '/api/get_articles') return double.fetch(request)
      return Response.json({ error: false, total: 1, data: [{ ...sample, description: hostile }] })
    }),
  )
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const web = await startWeb(`http://127.0.0.1:${port}`)
  try {
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(web.address)) strangers.push(request.url())
    })
    await page.goto(`${web.address}/article-details/${sample.slug_id}`)
    const text = page.locator('.rich-text')
    await expect(text.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible()
    await expect(text.getByText('Words')).toBeVisible()
    await expect(text.getByRole('link', { name: 'A pixel' })).toHaveAttribute(
      'href',
      'https://evil.example/pixel.gif',
    )
    await text.getByText('Press').click()
    await text.getByText('Heading').click()
    expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
    expect(await text.locator('script, style, iframe, object, svg, form, [style]').count()).toBe(0)
    expect(strangers.filter((url) => url.includes('evil.example'))).toEqual([])
  } finally {
    await web.stop()
    provider.closeAllConnections()
    provider.close()
  }
})
