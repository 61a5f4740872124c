import { expect, type Locator, type Page } from 'playwright/test'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { test } from './journey.ts'
import { beSignedIn, SLOW } from './members.ts'

/** Regressions at widths between a phone and a wide desktop. */

/** Words broken across two lines; breaks at a written hyphen do not count. */
function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((root) => {
    const broken: string[] = []
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}

test('the German header fits in one row at 1280 pixels, with no text clipped or broken @desktop @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/de')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Mieten' })).toBeVisible()
  expect((await header.boundingBox())?.height).toBeLessThanOrEqual(80)
  for (const control of await header.locator('a:visible, button:visible').all()) {
    const { lines, isClipped } = await control.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = element.getBoundingClientRect()
      return {
        lines: Math.round(
          element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
        ),
        isClipped:
          left < 0 || right > innerWidth || range.getBoundingClientRect().width > right - left + 1,
      }
    })
    const name = (await control.textContent()) ?? ''
    expect(isClipped, name).toBe(false)
    expect(lines, name).toBeLessThan(3)
  }
  expect(await brokenWords(header)).toEqual([])
})

test('result headings and the comparison table break no words at 768 pixels @desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/properties')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const heading of await page.getByRole('main').getByRole('heading').all()) {
    expect(await brokenWords(heading)).toEqual([])
  }
  await page.goto(`/compare?homes=${(await fourHomes(page)).join()}`)
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  expect(await brokenWords(table)).toEqual([])
})

async function fourHomes(page: Page): Promise<number[]> {
  const reply = await page.request.get('/api/get-property-list?limit=40', {
    headers: { Accept: 'application/json' },
  })
  const { data }: { data: { id: number; is_premium: boolean }[] } = await reply.json()
  return data.flatMap(({ id, is_premium }) => (is_premium ? [] : [id])).slice(0, 4)
}

for (const language of ['', '/de']) {
  test(`${language}/user/add-property fits all editor steps at 1280 pixels @desktop @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(page, DEMO_ACCOUNTS.agent, DEMO_ACCOUNTS.password)
    await page.goto(`${language}/user/add-property`)
    const steps = page.locator('main nav ol').first()
    await expect(steps.getByRole('button').first()).toBeVisible(SLOW)
    const row = await steps.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(row).toBe(0)
    const last = await steps.getByRole('button').last().boundingBox()
    expect((last?.x ?? 1280) + (last?.width ?? 0)).toBeLessThanOrEqual(1280)
  })
}
