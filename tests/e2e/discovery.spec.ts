import { parseAtomFeed } from 'feedsmith'
import { type APIRequestContext, expect, test } from 'playwright/test'
import { htmlFaults } from '../support/html-faults.ts'
import { structuredData } from '../support/structured-data.ts'

// Machine-readable output does not depend on the viewport.
test.describe('output for search engines and feed readers @desktop', () => {
  test('each kind of public page has its own title, description and URLs', async ({
    request,
    baseURL,
  }) => {
    const paths = await publicPaths(request)
    const titles = new Map<string, string>()
    for (const path of paths) {
      const html = await pageOf(request, path)
      const facts = headOf(html)
      expect.soft(facts.title.length, path).toBeGreaterThan(5)
      expect.soft(facts.title.length, path).toBeLessThan(120)
      expect.soft(titles.get(facts.title), `${path} is called like another`).toBeUndefined()
      titles.set(facts.title, path)
      expect.soft(facts.description.length, path).toBeGreaterThan(20)
      expect.soft(facts.description.length, path).toBeLessThanOrEqual(165)
      expect.soft(facts.canonical, path).toBe(baseURL + path)
      expect.soft(facts.alternates['x-default'], path).toBe(baseURL + path)
      const languages = Object.keys(facts.alternates).sort()
      expect.soft(languages, path).toEqual(['ar', 'de', 'en', 'es', 'x-default'])
      expect.soft(facts.alternates.ar, path).toBe(`${baseURL}/ar${path === '/' ? '' : path}`)
      expect.soft(facts.robots, path).toBe('')
      expect.soft(facts.image, path).toContain(`${baseURL}/api/ext/discovery/share-picture`)
      expect.soft(facts.feed, path).toBe(`${baseURL}/feed.xml`)
    }
  })

  test('a translated page is its own canonical URL, with the unprefixed one as x-default', async ({
    request,
    baseURL,
  }) => {
    const { title, canonical, alternates } = headOf(await pageOf(request, '/ar/projects'))
    expect(canonical).toBe(`${baseURL}/ar/projects`)
    expect(alternates['x-default']).toBe(`${baseURL}/projects`)
    expect(title).not.toBe(headOf(await pageOf(request, '/projects')).title)
  })

  test('keyword searches and unknown pages are noindex, and sorting is left out of the canonical URL', async ({
    request,
  }) => {
    expect(headOf(await pageOf(request, '/properties?q=garden')).robots).toContain('noindex')
    const missing = await request.get('/properties-details/never-was-here')
    expect(headOf(await missing.text()).robots).toContain('noindex')
    const sorted = headOf(await pageOf(request, '/properties?type=sell&sort=price_asc'))
    expect(sorted.canonical).toMatch(/\/properties\?type=sell$/)
  })

  test('pages describe their content as valid JSON-LD', async ({ request }) => {
    const [home, sale, rent, article, agent] = await Promise.all([
      saidBy(request, '/'),
      saidBy(request, await openHome(request, 0)),
      saidBy(request, await openHome(request, 1)),
      saidBy(request, await firstOf(request, '/sitemap-article-1.xml')),
      saidBy(request, await firstOf(request, '/sitemap-agent-1.xml')),
    ])
    expect(home.Organization).toEqual([expect.objectContaining({ name: 'Hearth' })])
    expect(home.WebSite).toEqual([
      expect.objectContaining({
        potentialAction: expect.objectContaining({ '@type': 'SearchAction' }),
      }),
    ])
    expect(sale.RealEstateListing).toEqual([
      expect.objectContaining({
        mainEntity: expect.objectContaining({
          address: expect.objectContaining({ '@type': 'PostalAddress' }),
          geo: expect.objectContaining({ latitude: expect.any(Number) }),
        }),
        offers: expect.objectContaining({
          price: expect.any(Number),
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          seller: expect.any(Object),
        }),
      }),
    ])
    expect(rent.RealEstateListing).toEqual([
      expect.objectContaining({
        offers: expect.objectContaining({
          priceSpecification: expect.objectContaining({
            '@type': 'UnitPriceSpecification',
            unitCode: expect.stringMatching(/^(DAY|MON|QAN|ANN)$/),
          }),
        }),
      }),
    ])
    expect(sale.BreadcrumbList).toHaveLength(1)
    expect(article.Article).toEqual([expect.objectContaining({ headline: expect.any(String) })])
    expect(agent.ProfilePage).toEqual([
      expect.objectContaining({
        mainEntity: expect.objectContaining({ '@type': 'RealEstateAgent' }),
      }),
    ])
    expect((await saidBy(request, '/properties')).ItemList).toHaveLength(1)
    expect((await saidBy(request, '/projects')).ItemList).toHaveLength(1)
    expect((await saidBy(request, '/faqs')).FAQPage).toHaveLength(1)
  })

  test('pages have valid HTML', async ({ request }) => {
    const listing = await openHome(request, 0)
    const { slug_id } = (await rowsOf(request, 'get-projects?limit=1'))[0] ?? {}
    const project = `/project-details/${slug_id}`
    for (const path of [listing, project, '/', '/properties', '/ar/faqs']) {
      expect.soft(await htmlFaults(await pageOf(request, path)), path).toEqual([])
    }
  })

  test('robots.txt names the sitemap, which lists non-premium homes once each', async ({
    request,
    baseURL,
  }) => {
    const robots = await pageOf(request, '/robots.txt')
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
    const maps = locations(await pageOf(request, '/sitemap.xml'))
    expect(maps).toContain(`${baseURL}/sitemap-pages.xml`)
    expect(maps).toContain(`${baseURL}/ar/sitemap-property-1.xml`)
    const listings = await pageOf(request, '/sitemap-property-1.xml')
    const addresses = locations(listings)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses.length).toBeGreaterThanOrEqual(1000)
    const premium = await rowsOf(request, 'get-property-list?get_all_premium_properties=1&limit=1')
    expect(listings).not.toContain(`/${premium[0]?.slug_id}<`)
    expect(maps.join(' ')).not.toContain('sitemap-project')
    expect(listings.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:]{8}Z<\/lastmod>/g)).toHaveLength(
      addresses.length,
    )
    const [first = ''] = addresses
    expect((await request.get(first)).status()).toBe(200)
    expect((await request.get('/sitemap-property-9.xml')).status()).toBe(404)
  })

  test('the feed of a filtered search has its own URL and lists the newest entries first', async ({
    request,
    baseURL,
  }) => {
    const reply = await request.get('/es/feed.xml?type=rent')
    expect(reply.headers()['content-type']).toContain('application/atom+xml')
    const feed = parseAtomFeed(await reply.text())
    expect(feed.id).toBe(`${baseURL}/es/feed.xml?type=rent`)
    const dates = (feed.entries ?? []).map(({ updated }) => String(updated))
    expect(dates.length).toBeGreaterThan(10)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(feed.updated).toBe(dates[0])
  })

  test('a home has a picture for link previews', async ({ request }) => {
    const { image } = headOf(await pageOf(request, await openHome(request, 0)))
    const picture = await request.get(image)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect((await picture.body()).length).toBeGreaterThan(10_000)
  })
})

/** Fixed pages of the sitemap, and one listed page of each kind. */
async function publicPaths(request: APIRequestContext): Promise<string[]> {
  const fixed = locations(await pageOf(request, '/sitemap-pages.xml')).map(pathOf)
  const kinds = ['property', 'article', 'agent']
  const listed = await Promise.all(kinds.map((kind) => firstOf(request, `/sitemap-${kind}-1.xml`)))
  return [...fixed, ...listed]
}

async function pageOf(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path)
  expect(reply.status(), path).toBe(200)
  return reply.text()
}

async function saidBy(request: APIRequestContext, path: string) {
  const { things, faults } = await structuredData(await pageOf(request, path))
  expect(faults, path).toEqual([])
  return things
}

type Row = { slug_id: string; is_premium?: boolean }

async function rowsOf(request: APIRequestContext, call: string): Promise<Row[]> {
  return (await (await request.get(`/api/${call}`)).json()).data
}

/** The newest home for sale (0) or rent (1) that is open to everybody. */
async function openHome(request: APIRequestContext, type: 0 | 1): Promise<string> {
  const rows = await rowsOf(request, `get-property-list?property_type=${type}&limit=20`)
  return `/properties-details/${rows.find(({ is_premium }) => !is_premium)?.slug_id}`
}

/** The first page in a sitemap. */
async function firstOf(request: APIRequestContext, list: string): Promise<string> {
  const [first = ''] = locations(await pageOf(request, list))
  return pathOf(first)
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => decoded(url))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Metadata in the head of a page, decoded. */
function headOf(html: string) {
  const of = (pattern: RegExp) => decoded(pattern.exec(html)?.[1] ?? '')
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)]
  return {
    title: of(/<title>([^<]*)<\/title>/),
    description: of(/<meta name="description" content="([^"]*)"/),
    canonical: of(/<link rel="canonical" href="([^"]*)"/),
    robots: of(/<meta name="robots" content="([^"]*)"/),
    image: of(/<meta property="og:image" content="([^"]*)"/),
    feed: of(/<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/),
    alternates: Object.fromEntries(
      links.map(([, language = '', href = '']) => [language, decoded(href)]),
    ),
  }
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
