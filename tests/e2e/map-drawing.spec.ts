import { expect, type Page } from 'playwright/test'
import { settled, test } from './journey.ts'
import { tabBackTo, tabTo } from './tab-to.ts'

const PORTLAND = '45.4,-122.85,45.63,-122.45'

const signs = (page: Page) => page.locator('.map-sign')

/** The number of homes stated above the list. */
async function count(page: Page): Promise<number> {
  const said = page.getByText(/^(About )?[\d,]+ homes?$/).first()
  await expect(said).toBeVisible()
  return Number((await said.textContent())?.replaceAll(/\D/g, ''))
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let n = 0; n < times; n++) await page.keyboard.press(key)
}

test('draws, shares and removes an area with the keyboard alone @desktop @full', async ({
  page,
  context,
}) => {
  await page.goto(`/properties?bounds=${PORTLAND}`)
  await settled(page)
  await tabTo(page, page.getByRole('link', { name: 'Show on map' }))
  await page.keyboard.press('Enter')
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  const all = await count(page)

  await tabTo(page, page.getByRole('link', { name: 'Skip to map' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#results-map')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Draw an area' }))
  await page.keyboard.press('Enter')
  const paper = page.getByRole('region', { name: /^Map for drawing/ })
  await expect(paper).toBeFocused()
  const said = page.getByRole('group', { name: 'Draw an area' }).getByRole('status')
  await press(page, 'ArrowLeft', 3)
  await press(page, 'ArrowUp', 3)
  await press(page, 'Enter')
  await expect(said).toHaveText('Point 1 added.')
  await press(page, 'ArrowRight', 6)
  await press(page, 'Enter')
  await press(page, 'ArrowRight')
  await press(page, ' ')
  await press(page, 'Backspace')
  await expect(said).toHaveText('Point removed. 2 left.')
  await press(page, 'ArrowLeft')
  await press(page, 'ArrowDown', 3)
  await press(page, 'Enter')
  await press(page, 'ArrowLeft', 6)
  await press(page, 'Enter')
  await press(page, 'ArrowUp', 3)
  await expect(said).toContainText('Press Enter to finish')
  await press(page, 'Enter')

  await expect(page).toHaveURL(/[?&]area=[\w.*-]+/)
  await expect(page.getByRole('button', { name: 'Draw another area' })).toBeFocused()
  await expect(page.getByText('Drawn area')).toBeVisible()
  await expect.poll(() => count(page)).toBeLessThan(all)
  const inside = await count(page)
  expect(inside).toBeGreaterThan(0)
  await tabBackTo(page, page.getByRole('article').getByRole('heading').first().getByRole('link'))

  // The shared link shows the same homes and area.
  const other = await context.newPage()
  await other.goto(page.url())
  expect(await count(other)).toBe(inside)
  await expect(other.getByRole('button', { name: '1 area' })).toBeVisible({ timeout: 30_000 })
  await other.close()

  await tabBackTo(page, page.getByRole('link', { name: 'Remove filter: Drawn area' }))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/area=/)
  await expect(page.getByRole('button', { name: 'Draw an area' })).toBeVisible()
})

test('Escape cancels drawing and leaves the search unchanged @desktop @full', async ({ page }) => {
  await page.goto(`/properties?view=map&bounds=${PORTLAND}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  const start = page.getByRole('button', { name: 'Draw an area' })
  await start.focus()
  await press(page, 'Enter')
  await press(page, 'Enter')
  await press(page, 'ArrowRight', 4)
  await press(page, 'Escape')
  await expect(start).toBeFocused()
  await expect(page).not.toHaveURL(/area=/)
})

test('draws areas with the mouse, cuts a part out and restores the area after going back @desktop', async ({
  page,
}) => {
  await page.goto(`/properties?view=map&bounds=${PORTLAND}`)
  await expect(signs(page).first()).toBeVisible({ timeout: 30_000 })
  const all = await count(page)
  const { x, y, width, height } = (await page.locator('.maplibregl-canvas').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  // The northern half of the city lies above the middle of the map.
  const middle = { x: x + width / 2, y: y + height / 2 - 70 }
  const circle = async (radius: number) => {
    await page.mouse.move(middle.x + radius, middle.y)
    await page.mouse.down()
    for (let n = 1; n <= 30; n++) {
      const angle = (2 * Math.PI * n) / 30
      await page.mouse.move(
        middle.x + radius * Math.cos(angle),
        middle.y + radius * Math.sin(angle),
      )
    }
    await page.mouse.up()
  }

  await page.getByRole('button', { name: 'Draw an area' }).click()
  await circle(80)
  await expect(page).toHaveURL(/[?&]area=/)
  await expect.poll(() => count(page)).toBeLessThan(all)
  const round = await count(page)

  await page.getByRole('button', { name: 'Cut out a part' }).click()
  await circle(45)
  await expect(page).toHaveURL(/[?&]area=[\w-]+\.[\w-]+/)
  await expect.poll(() => count(page)).toBeLessThan(round)
  const ring = page.url()

  // A second area, point by point; moving the map keeps both areas in the search.
  await page.getByRole('button', { name: 'Draw another area' }).click()
  await page.getByText('Point by point').click()
  for (const [right, down] of [
    [-280, -180],
    [-220, -180],
    [-220, -130],
    [-280, -180],
  ] as const) {
    await page.mouse.click(middle.x + right, middle.y + down)
  }
  await expect(page.getByRole('button', { name: '2 areas' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]area=[\w.-]+\*[\w-]+/)
  const drawn = new URL(page.url()).searchParams.get('area')
  const before = page.url()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(page).not.toHaveURL(before)
  expect(new URL(page.url()).searchParams.get('area')).toBe(drawn)

  await page.goBack()
  await expect(page).toHaveURL(ring)
  await expect(page.getByRole('button', { name: '1 area' })).toBeVisible()
})

test('ignores an invalid area in the URL and keeps the city @once @full', async ({ page }) => {
  for (const area of ['A', '%22%3E%3Cscript%3E', 'AAAA', 'gr9hJ_nirX']) {
    await page.goto(`/properties?area=${area}&city=Portland`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('city')).toBe('Portland')
    await expect(page.getByText('Drawn area')).toHaveCount(0)
  }
})

test('loads the location map only on request and looks up the clicked point @once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/location')
  await settled(page)
  expect(fetched.some((path) => /maplibre|\/basemap\//.test(path))).toBe(false)
  await page.getByRole('button', { name: 'Choose on the map' }).click()
  const map = page.getByRole('region', { name: /^Map for choosing a location/ })
  await expect(map).toBeVisible({ timeout: 30_000 })
  // The map shows the whole world; click the northwest of America.
  await map.focus()
  const towards = async (latitude: number, longitude: number) => {
    const box = await map.boundingBox()
    if (!box) throw new Error('the map has no place')
    const share = { x: (longitude + 180) / 360, y: latitude }
    await page.mouse.click(box.x + box.width * share.x, box.y + box.height * share.y)
  }
  await towards(0.4, -122)
  await page.getByRole('button', { name: 'Use this location' }).click()
  await expect(
    page.getByText(/showing homes near|Could not determine location/i).first(),
  ).toBeVisible()
})
