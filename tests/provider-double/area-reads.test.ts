import { describe, expect, test } from 'vitest'
import { agentQueries } from '@/client/api/agents.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { contentQueries, sendContactMessage } from '@/client/api/content.ts'
import { homeQueries } from '@/client/api/home.ts'
import { packageQueries } from '@/client/api/member/packages.ts'
import { placeQueries } from '@/client/api/places.ts'
import { projectQueries } from '@/client/api/projects.ts'
import { propertyQueries } from '@/client/api/properties.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { settingsQueries } from '@/client/api/settings.ts'
import { toolQueries } from '@/client/api/tools.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { clientWith, failure, read } from './asking.ts'
import { knownToken } from './quirky-members.ts'

const guest = clientWith(null)
const member = clientWith(knownToken)

const house: PropertyCard = {
  id: 17,
  slug: 'house-by-the-lake',
  title: 'House by the lake',
  price: 845_000,
  type: 'sell',
  rentPeriod: null,
  city: 'Kirkland',
  state: null,
  country: 'United States',
  position: { latitude: 47.6769, longitude: -122.206 },
  category: 'House',
  picture: { url: 'https://other.example/images/house.jpg', width: null, height: null, hash: null },
  isPremium: false,
  isFeatured: true,
  isFavourite: false,
  distanceKm: null,
  facts: [
    { id: 3, name: 'Bedrooms', value: '3' },
    { id: 8, name: 'Features', value: ['Garden'] },
    { id: 10, name: 'Floors', value: '2' },
  ],
}

const loft: PropertyCard = {
  id: 18,
  slug: 'loft-1',
  title: 'Loft',
  price: 1_450,
  type: 'rent',
  rentPeriod: 'Monthly',
  city: null,
  state: null,
  country: null,
  position: null,
  category: '',
  picture: { url: '', width: null, height: null, hash: null },
  isPremium: false,
  isFeatured: false,
  isFavourite: false,
  distanceKm: null,
  facts: [],
}

const project = {
  id: 4,
  slug: 'harbour-court',
  title: 'Harbour Court',
  type: 'upcoming',
  location: '',
  city: 'Tacoma',
  state: null,
  country: null,
  category: { name: '', slug: '', image: '' },
  picture: { url: '', width: null, height: null, hash: null },
  isFeatured: false,
  owner: 'Admin',
}

describe('properties', () => {
  test('returns a page of results, and an empty one', async () => {
    const rows = await read(propertyQueries.list(guest, noFilters))
    expect(rows).toEqual({ rows: [house], total: 1, totalIsEstimate: false })
    const none = await read(propertyQueries.list(guest, { ...noFilters, city: 'Nowhere' }))
    expect(none).toEqual({ rows: [], total: 0, totalIsEstimate: false })
  })

  test('returns a listing with similar ones', async () => {
    const page = await read(propertyQueries.detail(guest, 'house-by-the-lake'))
    expect(page.property).toMatchObject({ price: 845_000, property_type: 'sell', profile: '' })
    expect(page.similar).toEqual([
      {
        ...house,
        id: 19,
        slug: 'other-house',
        isFeatured: false,
        state: 'Washington',
      },
    ])
  })

  test('reads an empty list as not found', async () => {
    expect(await failure(propertyQueries.detail(guest, 'gone'))).toMatchObject({ kind: 'notFound' })
  })

  test('reads refusals of premium listings', async () => {
    expect(await failure(propertyQueries.detail(guest, 'premium'))).toMatchObject({
      kind: 'packageRefused',
      message: 'Premium only',
    })
    expect(await failure(propertyQueries.detail(member, 'premium-for-members'))).toMatchObject({
      kind: 'packageRefused',
      data: { package_available: true, feature_available: false, limit_available: false },
    })
  })

  test('reads similar, nearby and compared listings', async () => {
    expect(await read(propertyQueries.similar(guest, 17))).toEqual([loft])
    expect(await read(propertyQueries.nearby(guest, { city: 'Kirk' }))).toEqual([loft])
    const { source, target } = await read(propertyQueries.comparison(guest, 17, 18))
    expect([source.is_premium, target.is_premium, source.price]).toEqual([1, 0, 845_000])
    expect(await failure(propertyQueries.comparison(guest, 17, 17))).toMatchObject({
      kind: 'refused',
      message: 'Select two different homes',
    })
  })

  test('reads categories, facilities, nearby places and report reasons', async () => {
    expect(await read(propertyCatalogQueries.categories(guest))).toEqual([
      { id: 2, name: 'House', slug: 'house', image: '', listings: 412, facilities: [] },
    ])
    const facilities = await read(propertyCatalogQueries.facilities(guest))
    expect(facilities.map(({ type_values }) => type_values)).toEqual([
      null,
      ['Balcony', 'Garden'],
      ['Gas', 'Heat pump'],
      null,
    ])
    expect(await read(propertyCatalogQueries.nearbyPlaces(guest))).toEqual([])
    expect(await read(propertyCatalogQueries.reportReasons(guest))).toEqual([])
  })
})

describe('projects', () => {
  test('returns a page', async () => {
    const page = await read(projectQueries.list(guest))
    expect(page).toEqual({ rows: [project], total: 1, totalIsEstimate: false })
  })

  test('returns one to members', async () => {
    const page = await read(projectQueries.detail(member, 'harbour-court'))
    expect(page).toMatchObject({ project: { total_click: 96, video_link: null }, similar: [] })
    expect(await failure(projectQueries.detail(guest, 'harbour-court'))).toMatchObject({
      kind: 'unauthenticated',
    })
    expect(await failure(projectQueries.detail(member, 'gone'))).toMatchObject({ kind: 'notFound' })
  })
})

test('home has known sections in order, whatever else is sent', async () => {
  const home = await read(homeQueries.page(guest))
  expect(home.sections.map(({ type, rows }) => [type, rows.length])).toEqual([
    ['featured_properties_section', 1],
    ['nearby_properties_section', 0],
    ['featured_projects_section', 1],
    ['agents_list_section', 2],
    ['articles_section', 1],
    ['categories_section', 1],
    ['faqs_section', 1],
    ['properties_by_cities_section', 1],
  ])
  expect(home.sections[0]?.rows).toEqual([loft])
  expect(home.sections[2]?.rows).toEqual([project])
  expect(home.slides).toMatchObject([{ slider_type: '1', link: null, show_property_details: 0 }])
  expect(home.isNarrowed).toBe(false)
})

describe('agents', () => {
  test('counts agents without the administrator, who comes first', async () => {
    const page = await read(agentQueries.list(guest))
    expect(page.total).toBe(1)
    expect(
      page.rows.map(({ name, is_admin, property_count }) => [name, is_admin, property_count]),
    ).toEqual([
      ['Admin', true, 3],
      ['Ada Brandt', false, 12],
    ])
  })

  test('returns an agent’s listings', async () => {
    const page = await read(agentQueries.listings(guest, { admin: true }, 'properties'))
    expect(page.properties).toEqual([{ ...loft, isPremium: true, category: 'House' }])
    expect(page).toMatchObject({ projects: [], total: 1, premiumCount: 1, isGranted: false })
    expect(await failure(agentQueries.listings(guest, { slug: 'gone' }, 'projects'))).toMatchObject(
      {
        kind: 'notFound',
      },
    )
    expect(await failure(agentQueries.listings(guest, { slug: '' }, 'projects'))).toMatchObject({
      kind: 'refused',
      status: 200,
      message: 'The slug id field is required.',
    })
  })
})

describe('content', () => {
  const first = {
    id: 6,
    slug: 'first-home',
    title: 'Your first home',
    excerpt: 'Begin & read.',
    image: '',
    category: null,
    createdAt: null,
    age: '3 weeks ago',
  }

  test('reads articles and questions', async () => {
    expect(await read(contentQueries.articles(guest))).toMatchObject({ rows: [first], total: 1 })
    const { article, similar } = await read(contentQueries.article(guest, 'first-home'))
    expect([article.title, article.category, similar]).toEqual(['Your first home', null, []])
    expect(await failure(contentQueries.article(guest, 'gone'))).toMatchObject({ kind: 'notFound' })
    expect((await read(contentQueries.faqs(guest))).rows).toMatchObject([{ answer: '' }])
  })

  test('sends a form, and reads a refusal with status 200', async () => {
    const message = { first_name: 'Ada', last_name: 'B', email: 'a@b.example', message: 'Hi' }
    await sendContactMessage(guest, { ...message, subject: 'Question' })
    await expect(sendContactMessage(guest, { ...message, subject: '' })).rejects.toMatchObject({
      kind: 'refused',
      message: 'The subject field is required.',
    })
    expect(sendContactMessage.stale).toEqual([])
  })
})

test('cities, packages and a mortgage are read', async () => {
  expect(await read(placeQueries.cities(guest))).toEqual([
    { name: 'Kirkland', state: null, country: null, listings: 57, image: '' },
  ])
  const offer = await read(packageQueries.packages(guest))
  expect(offer.offered.map(({ name, price }) => [name, price])).toEqual([
    ['Gold', 49],
    ['Free', null],
  ])
  expect([offer.active, offer.features]).toEqual([[], []])
  const loan = { loanAmount: 250_000, downPayment: 50_000, interestRate: 6, termYears: 30 }
  expect(await read(toolQueries.mortgage(guest, loan))).toMatchObject({
    main_total: { monthly_emi: 1_199.1 },
    yearly_totals: [],
  })
  const tooMuchDown = toolQueries.mortgage(guest, { ...loan, downPayment: 250_000 })
  expect(await failure(tooMuchDown)).toMatchObject({ kind: 'refused', status: 200 })
  const details = toolQueries.mortgage(member, loan, { details: true })
  expect(await failure(details)).toMatchObject({ kind: 'packageRefused' })
})

describe('settings', () => {
  test('are read for guests, members and a bare provider', async () => {
    const settings = await read(settingsQueries.web(guest))
    expect(settings).toMatchObject({ number_with_suffix: '1', min_price: 450, extensions: [] })
    expect(settings).not.toHaveProperty('is_active')
    expect(await read(settingsQueries.web(member))).toMatchObject({ is_active: true })
    expect(await read(settingsQueries.web(clientWith('empty')))).toMatchObject({
      company_name: '',
      languages: [],
    })
  })

  test('include a language’s texts, or a refusal with status 200', async () => {
    expect(await read(settingsQueries.texts(guest, 'en'))).toMatchObject({ file_name: {}, rtl: 0 })
    expect(await failure(settingsQueries.texts(guest, 'xx'))).toMatchObject({ kind: 'refused' })
  })
})

test('extensions of our own are not found', async () => {
  expect(await failure(placeQueries.suggestions(guest, 'kirk'))).toMatchObject({
    kind: 'notFound',
    status: 404,
  })
  expect(await failure(propertyQueries.facets(guest, noFilters))).toMatchObject({
    kind: 'notFound',
  })
})
