import type { Page } from 'playwright'
import { account } from './account-shots.ts'
import { administration } from './admin-shots.ts'
import { listing } from './listing-shots.ts'
import { member } from './member-shots.ts'
import { payments } from './payment-shots.ts'
import { at, PHONE, press, property, type Shot, WIDE } from './shot.ts'
import { rare } from './sites.ts'

const home: Shot[] = [
  { name: 'home', path: at('home') },
  { name: 'home-top', path: at('home'), isWindow: true },
  {
    name: 'menu',
    path: at('home'),
    prepare: press('[popovertarget=site-menu]'),
    isWindow: true,
    widths: PHONE,
  },
  {
    name: 'language-menu',
    path: at('home'),
    prepare: press('[popovertarget=language-menu]'),
    isWindow: true,
    widths: WIDE,
  },
  {
    name: 'suggestions',
    path: at('home'),
    prepare: async (page) => {
      await page.locator('main [role=combobox]').first().pressSequentially('Por')
      await page.locator('[role=option]').first().waitFor()
    },
    isWindow: true,
  },
]

const results: Shot[] = [
  { name: 'results', path: at('properties') },
  { name: 'results-top', path: at('properties'), isWindow: true },
  { name: 'results-list', path: () => '/properties?view=list' },
  { name: 'results-filtered', path: () => '/properties?type=rent&bedrooms=2&max_price=3000' },
  {
    name: 'results-filters-open',
    path: () => '/properties?type=sell',
    prepare: press('[popovertarget=filters]'),
    isWindow: true,
    widths: [360, 768],
  },
  { name: 'results-empty', path: () => '/properties?bedrooms=50&min_price=999999999' },
  {
    name: 'results-error',
    site: 'altered',
    path: () => `/properties?q=${encodeURIComponent(rare.failingSearch)}`,
  },
  { name: 'results-last-page', path: () => '/properties?city=Portland&page=3' },
]

const maps: Shot[] = [
  {
    name: 'map',
    path: () => '/properties?city=Portland&view=map',
    prepare: mapShown,
    isWindow: true,
  },
  {
    name: 'map-streets',
    path: () => '/properties?type=rent&view=map&bounds=45.515,-122.69,45.535,-122.66',
    prepare: streetsShown,
    isWindow: true,
  },
  {
    name: 'map-drawing',
    path: () => '/properties?city=Portland&view=map',
    prepare: async (page) => {
      await mapShown(page)
      await page.locator('[data-draw]').click()
    },
    isWindow: true,
  },
  { name: 'location', path: at('location') },
  { name: 'cities', path: at('cities') },
]

const tools: Shot[] = [
  { name: 'mortgage', path: () => '/mortgage-calculator?price=450000&down=90000' },
  { name: 'area', path: () => '/area-converter?amount=120&unit=square_metre' },
  { name: 'valuation', path: () => '/valuation' },
]

const listings: Shot[] = [
  { name: 'property-sale', path: ({ sale }) => property(sale) },
  { name: 'property-top', path: ({ rich }) => property(rich), isWindow: true },
  { name: 'property-rent', path: ({ rent }) => property(rent) },
  { name: 'property-rich', path: ({ rich }) => property(rich) },
  { name: 'property-sold', site: 'altered', path: () => property(rare.sold) },
  { name: 'property-rented', site: 'altered', path: () => property(rare.rented) },
  {
    name: 'property-without-pictures',
    site: 'altered',
    path: () => property(rare.withoutPictures),
  },
  { name: 'property-premium', path: ({ premium }) => property(premium) },
  { name: 'property-premium-open', by: 'agent', path: ({ premium }) => property(premium) },
  { name: 'property-gate', site: 'altered', path: () => property(rare.premium) },
  { name: 'property-missing', path: () => property('never-was-here') },
  {
    name: 'lightbox',
    path: ({ sale }) => property(sale),
    prepare: async (page) => {
      await page.locator('main a:has(img)').first().click()
      await page.locator('dialog[open], [role=dialog]').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
    isWindow: true,
  },
]

const projects: Shot[] = [
  { name: 'projects', path: at('projects') },
  { name: 'projects-empty', path: () => '/projects?q=nothing+is+called+so' },
  { name: 'project', path: at('project') },
  { name: 'project-open', by: 'agent', path: at('project') },
  { name: 'project-gate', site: 'altered', path: () => `/project-details/${rare.membersProject}` },
  { name: 'project-missing', path: () => '/project-details/never-was-here' },
]

const reading: Shot[] = [
  { name: 'agents', path: at('agents') },
  { name: 'agent', path: at('agent') },
  { name: 'agent-missing', path: () => '/agent-details/never-was-here' },
  { name: 'articles', path: at('articles') },
  { name: 'article', path: at('article') },
  { name: 'article-missing', path: () => '/article-details/never-was-here' },
  { name: 'faqs', path: at('faqs') },
  { name: 'about', path: at('about') },
  { name: 'contact', path: at('contact') },
  { name: 'privacy', path: at('privacy') },
  { name: 'terms', path: at('terms') },
]

const kept: Shot[] = [
  { name: 'save-search', path: () => '/saved-search/new?type=sell&city=Bend' },
  {
    name: 'save-search-dialog',
    path: () => '/properties?type=sell&city=Bend',
    prepare: async (page) => {
      await page.locator('main a[href*="/saved-search/new"]').click()
      await page.locator('[role=dialog] form').waitFor()
    },
    isWindow: true,
  },
  { name: 'saved-search-confirm', path: () => '/saved-search/confirm?token=example' },
  { name: 'saved-search-unsubscribed', path: () => '/saved-search/unsubscribe?token=example' },
  { name: 'saved-search-not-there', path: () => '/saved-search/manage?token=example' },
  { name: 'compare', path: () => '/compare?homes=1,2,3' },
  { name: 'compare-one-gone', path: () => '/compare?homes=1,2,999999999' },
  { name: 'compare-single', path: () => '/compare?homes=1' },
  { name: 'compare-nothing', path: () => '/compare', prepare: keepNothing },
  { name: 'compare-tray', path: at('properties'), prepare: keep('compared'), isWindow: true },
  { name: 'saved', path: () => '/saved', prepare: keep('favourites') },
  { name: 'saved-recent', path: () => '/saved?show=recent', prepare: keep('recent') },
  { name: 'saved-hidden', path: () => '/saved?show=hidden', prepare: keep('hidden') },
  { name: 'saved-nothing', path: () => '/saved', prepare: keepNothing },
]

const elsewhere: Shot[] = [
  { name: 'not-found', path: () => '/nothing/is/here' },
  { name: 'maintenance', site: 'maintenance', path: at('home'), isWindow: true },
  { name: 'unavailable', site: 'unavailable', path: at('home'), isWindow: true },
  {
    name: 'offline',
    path: at('home'),
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.locator('[role=alert], [role=status]').filter({ hasText: /\S/ }).first().waitFor()
    },
    isWindow: true,
  },
]

/** Every page and state; add new pages here. */
export const shots: readonly Shot[] = [
  ...home,
  ...results,
  ...maps,
  ...listings,
  ...projects,
  ...reading,
  ...tools,
  ...kept,
  ...account,
  ...member,
  ...listing,
  ...administration,
  ...payments,
  ...elsewhere,
]

/** Stores four favorites on the device, the last of which no longer exists. */
function keep(list: string): NonNullable<Shot['prepare']> {
  return async (page) => {
    await page.evaluate((name) => {
      const ids = name === 'compared' ? [1, 2, 3] : [1, 2, 3, 999_999_999]
      localStorage.setItem('kept-listings', JSON.stringify({ version: 1, [name]: ids }))
    }, list)
    await page.reload({ waitUntil: 'networkidle' })
  }
}

async function keepNothing(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('kept-listings'))
  const { origin, pathname } = new URL(page.url())
  await page.goto(origin + pathname, { waitUntil: 'networkidle' })
}

async function mapShown(page: Page): Promise<void> {
  await page.locator('.map-sign').first().waitFor()
  await page.locator('[data-drawn]').waitFor()
}

const STREETS_MILLISECONDS = 90_000

/** The demo draws its streets after its first start; an open page keeps what it found. */
async function streetsShown(page: Page): Promise<void> {
  const hasStreets = async () => {
    const reply = await page.request.get(new URL('/api/ext/map/areas', page.url()).href)
    return (await reply.text()).includes('demo-portland')
  }
  const until = Date.now() + STREETS_MILLISECONDS
  while (!(await hasStreets()) && Date.now() < until) await page.waitForTimeout(1_000)
  await page.reload({ waitUntil: 'networkidle' })
  await page.locator('[data-drawn="streets"]').waitFor()
  await page.locator('.map-sign').first().waitFor()
}
